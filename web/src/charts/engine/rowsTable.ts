/** The full-resolution rows of a chart as a table: a line for each instant at which something was recorded. */
import type { RowIndex } from '../../reading/rowIndex';
import type { Column } from '../../reading/source';
import { type Layer, nameOf } from './layer';
import type { Range } from './ranges';

/** Takes one line: its time in seconds, a value or NaN for each layer, and the layer's row or -1. */
export type TakeLine = (t: number, values: readonly number[], rows: readonly number[]) => void;

interface Walk {
  readonly index: RowIndex;
  readonly times: Column;
  readonly columns: readonly number[];
  position: number;
  readonly end: number;
}

/** Column names: "time (s)", "cwnd (kB)", ... */
export function headings(layers: readonly Layer[]): string[] {
  return ['time (s)', ...layers.map((layer) => heading(layer))];
}

export function heading(layer: Layer, name = nameOf(layer)): string {
  return layer.unit === '' ? name : `${name} (${layer.unit})`;
}

/** Walks the rows of all layers within a range in order of time; rows of one instant share a line. */
export function eachLine(layers: readonly Layer[], range: Range, take: TakeLine): void {
  const walks = prepare(layers, range);
  const values = layers.map(() => Number.NaN);
  const rows = layers.map(() => -1);
  for (;;) {
    const t = earliest(walks);
    if (t === Number.POSITIVE_INFINITY) return;
    values.fill(Number.NaN);
    rows.fill(-1);
    for (const walk of walks) {
      if (timeOf(walk) !== t) continue;
      const row = walk.index.rows[walk.position] ?? 0;
      for (const column of walk.columns) {
        values[column] = layers[column]?.value(row) ?? Number.NaN;
        rows[column] = row;
      }
      walk.position += 1;
    }
    take(t, values, rows);
  }
}

/** Layers over the same rows are walked together. */
function prepare(layers: readonly Layer[], range: Range): Walk[] {
  const byIndex = new Map<RowIndex, number[]>();
  layers.forEach((layer, column) => {
    layer.update();
    const columns = byIndex.get(layer.index);
    if (columns) columns.push(column);
    else byIndex.set(layer.index, [column]);
  });
  return [...byIndex].map(([index, columns]) => {
    const times = layers[columns[0] ?? 0]?.times() ?? new Float64Array();
    const position = index.at(times, range.from);
    return { index, times, columns, position, end: index.at(times, range.to) };
  });
}

function timeOf(walk: Walk): number {
  if (walk.position >= walk.end) return Number.POSITIVE_INFINITY;
  return walk.times[walk.index.rows[walk.position] ?? 0] ?? Number.POSITIVE_INFINITY;
}

function earliest(walks: readonly Walk[]): number {
  let t = Number.POSITIVE_INFINITY;
  for (const walk of walks) t = Math.min(t, timeOf(walk));
  return t;
}
