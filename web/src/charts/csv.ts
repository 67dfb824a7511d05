/** CSV of what a chart shows (RFC 4180), every row of the range, units in the header. */

import type { Layer } from './layer';
import type { Range } from './ranges';
import { eachLine, headings } from './rowsTable';

/** Nanoseconds are the recording's resolution: times keep nine decimals, without trailing zeros. */
const TIME_DECIMALS = 9;

/** The layers on show within the range, foremost first, as the legend has them. */
export function chartCsv(layers: readonly Layer[], range: Range): string {
  const shown = layers.filter((layer) => layer.visible).reverse();
  const lines = [headings(shown).map(quoted).join(',')];
  eachLine(shown, range, (t, values) => {
    const cells = values.map((value) => (Number.isNaN(value) ? '' : number(value)));
    lines.push([number(t), ...cells].join(','));
  });
  return `${lines.join('\r\n')}\r\n`;
}

function number(value: number): string {
  return String(Number(value.toFixed(TIME_DECIMALS)));
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
