/** CSV of what a chart shows: every row of the range, units in the header, words beside every code. */

import { csvNumber, csvOf } from '../../base/csv';
import { inEnglish } from '../../words/say';
import { type EventWords, isShown, type Layer, nameOf } from './layer';
import type { Range } from './ranges';
import { eachLine, heading } from './rowsTable';

/** The layers on show within the range, foremost first, as the legend has them. */
export function chartCsv(layers: readonly Layer[], range: Range, events: EventWords): string {
  const shown = layers.filter(isShown).reverse();
  const lines = [['time (s)', ...shown.flatMap(headingsOf)]];
  eachLine(shown, range, (t, values, rows) => {
    const cells = shown.flatMap((layer, column) =>
      cellsOf(layer, values[column] ?? Number.NaN, rows[column] ?? -1, events),
    );
    lines.push([csvNumber(t), ...cells]);
  });
  return csvOf(lines);
}

/** One column, or two for codes: the code and its words. */
function headingsOf(layer: Layer): string[] {
  const name = inEnglish(nameOf(layer));
  if (!layer.words) return [heading(layer, name)];
  return [`${name} (${layer.unit || 'code'})`, `${name}, in words`];
}

function cellsOf(layer: Layer, value: number, row: number, events: EventWords): string[] {
  const code = Number.isNaN(value) ? '' : csvNumber(value);
  if (!layer.words) return [code];
  return [code, row < 0 ? '' : layer.words(row, events)];
}
