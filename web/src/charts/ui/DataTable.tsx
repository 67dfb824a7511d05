/** The rows of a chart as a table, for those who read rather than look. */
import { useMemo } from 'react';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { isLine, isShown, type Layer, valueAt } from '../engine/layer';
import type { Range } from '../engine/ranges';
import { eachLine, headings } from '../engine/rowsTable';
import type { ChartSpec } from '../engine/spec';
import { summarise } from '../engine/summary';

/** More rows than this are thinned evenly. */
const MOST_ROWS = 200;

export interface DataTableProps {
  readonly spec: ChartSpec;
  /** The range as it was when the table was asked for. */
  readonly range: Range;
  /** The playhead then. */
  readonly t: number;
}

interface Line {
  readonly t: number;
  readonly values: readonly number[];
}

/** A scrollable table of the range with one column a line or kind of mark. */
export function DataTable({ spec, range, t }: DataTableProps) {
  const layers = useMemo(
    () => spec.layers.filter((layer) => isShown(layer) && layer.side).reverse(),
    [spec],
  );
  const lines = useMemo(() => heldLines(layers, range), [layers, range]);
  const words = useMemo(() => summarise(spec, t, range), [spec, t, range]);
  const every = Math.max(1, Math.ceil(lines.length / MOST_ROWS));
  const shown = lines.filter((_line, position) => position % every === 0);
  const said =
    every === 1
      ? say`${lines.length} rows`
      : say`1 of every ${every} of ${lines.length} rows; the CSV has all`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="chart-table" aria-label={say`${spec.title}, data table`} tabIndex={0}>
      <p>{words}</p>
      <table>
        <caption>{say`${fixed(range.from, 1)} s to ${fixed(range.to, 1)} s, ${said}.`}</caption>
        <thead>
          <tr>
            {headings(layers).map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several rows may share an instant; the list never moves
            <tr key={position}>
              <th scope="row">{fixed(line.t, 3)}</th>
              {layers.map((layer, column) => (
                <td key={layer.key}>{cell(spec, layer, line.values[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cell(spec: ChartSpec, layer: Layer, value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : spec.text(layer, value);
}

/** The rows of a range in which a line keeps its value until its next row, as it does in the chart. */
function heldLines(layers: readonly Layer[], range: Range): Line[] {
  const lines: Line[] = [];
  const held = layers.map(isLine);
  eachLine(layers, range, (t, values) => {
    const before = lines.at(-1)?.values;
    const kept = values.map((value, column) => {
      const layer = layers[column];
      if (!Number.isNaN(value) || !held[column] || !layer) return value;
      return layer.interval_s === undefined ? (before?.[column] ?? value) : valueAt(layer, t);
    });
    lines.push({ t, values: kept });
  });
  return lines;
}
