/** A layer: one thing a chart shows, from the recording's rows to pixels, legend value and CSV column. */
import type { LossMark } from '../../protocol/losses.gen';
import type { MarkedKind } from '../../reading/eventKinds';
import type { RowIndex } from '../../reading/rowIndex';
import type { Column } from '../../reading/source';
import type { PlotFrame, Side } from './plotFrame';
import type { Range } from './ranges';
import type { ColorName } from './theme';

/** What happened, by the row of the table of events. */
export type EventWords = (row: number) => string;

/** How a line is drawn: that of the primary path solid, those of alternates broken. */
export type Dash = 'line' | 'dashed' | 'dotted' | 'dashdot';

/** How the legend draws a layer. */
export type Swatch = Dash | 'dot' | 'ring' | 'square' | 'plus' | 'bar' | 'hatched' | MarkedKind;

const LINES: ReadonlySet<Swatch> = new Set<Dash>(['line', 'dashed', 'dotted', 'dashdot']);
const VALUED: ReadonlySet<Swatch> = new Set<Swatch>([
  ...LINES,
  'dot',
  'ring',
  'square',
  'plus',
  'bar',
  'hatched',
]);

/** The ends of intervals are sums of their lengths: this much is rounding. */
const ROUNDING_S = 1e-9;

/** Whether a layer is a line, whose value holds until the next row. */
export function isLine({ swatch }: Pick<Layer, 'swatch'>): boolean {
  return LINES.has(swatch) || swatch === 'bar' || swatch === 'hatched';
}

/** Whether a layer is a kind of mark, not a line or a cloud of points. */
export function isMark({ swatch }: Pick<Layer, 'swatch'>): boolean {
  return !VALUED.has(swatch);
}

export interface Layer {
  readonly key: string;
  readonly label: string;
  /** Its name in full, where the label is short: "cwnd of path 1". */
  readonly name?: string;
  /** The letter of the run that it is of, where several are compared. */
  run?: string;
  /** Unit of the values, as in the CSV header and the data table. */
  readonly unit: string;
  readonly color: ColorName;
  readonly swatch: Swatch;
  /** The shapes that it has so far, where causes of losses have shapes of their own: the same list until there are others. */
  shapes?(): readonly LossMark[];
  /** The value axis, or null for marks that have no value. */
  readonly side: Side | null;
  /** The axis is stretched for this layer's sake to no more than so many times what the others need. */
  readonly soft?: number;
  /** Whether few runs have any of it: the legend names it only where there is one. */
  readonly rare?: boolean;
  /** Whether it is told within the plot, and not by the legend. */
  readonly unlisted?: boolean;
  /** Whether it lies behind what the chart is about: by itself it fills none. */
  readonly background?: boolean;
  /** Switched by the legend. */
  visible: boolean;
  /** Whether a row closes the interval that its value is of, and holds not from its instant on but up to it; its length, s. */
  readonly interval_s?: number;
  /** Rows of the recording that this layer shows. */
  readonly index: RowIndex;
  times(): Column;
  /** The value of a row, in `unit`, as legend, table and CSV give it. */
  value(row: number): number;
  /** The value of a row in words, where it is a code. */
  words?(row: number, events: EventWords): string;
  /** Takes in rows recorded since the last call. */
  update(): void;
  /** Chooses what to draw of `range` on so many pixels. */
  prepare(range: Range, pixels: number): void;
  /** Lowest and highest value prepared; Infinity and -Infinity if there is none. */
  readonly min: number;
  readonly max: number;
  draw(frame: PlotFrame): void;
  /** The mark that is drawn nearest to a point, within reach, in canvas pixels; absent where there are none. */
  markAt?(frame: PlotFrame, x: number, y: number, reach: number): MarkHit | null;
}

/** What a layer is called in full, with its run where there are several: "A cwnd of path 1". */
export function nameOf({ run, name, label }: Pick<Layer, 'run' | 'name' | 'label'>): string {
  return run === undefined ? (name ?? label) : `${run} ${name ?? label}`;
}

/** Whether a run has nothing of what few runs have. */
export function isAbsent({ rare, index }: Pick<Layer, 'rare' | 'index'>): boolean {
  return rare === true && index.count === 0;
}

/** Whether there may be something of a layer to see. */
export function isShown(layer: Pick<Layer, 'visible' | 'rare' | 'index'>): boolean {
  return layer.visible && !isAbsent(layer);
}

/** What a mark stands for: a row of `events`, or where that is -1 a row of `segments`. */
export interface Marked {
  readonly event: number;
  readonly packet?: number;
}

/** The mark that was hit, and how far off, in canvas pixels. */
export interface MarkHit extends Marked {
  readonly distance: number;
}

/** The nearest of a layer's rows about the column `x`; `hit` tells how near each is, or null if it is no mark. */
export function nearestMark(
  layer: Pick<Layer, 'index' | 'times'>,
  frame: PlotFrame,
  x: number,
  reach: number,
  hit: (row: number, across: number) => MarkHit | null,
): MarkHit | null {
  const { index } = layer;
  const column = layer.times();
  const [from, to] = [frame.t(x - reach), frame.t(x + reach)];
  let best: MarkHit | null = null;
  for (let at = index.at(column, from); at < index.count; at += 1) {
    const row = index.rows[at] ?? 0;
    const t = column[row] ?? Number.POSITIVE_INFINITY;
    if (t > to) break;
    const found = hit(row, Math.abs(frame.x(t) - x));
    if (found && found.distance < (best?.distance ?? reach)) best = found;
  }
  return best;
}

/** A layer's value at an instant: that of the last row not after it, or of the row that closes the interval it is in. */
export function valueAt(layer: Layer, t: number): number {
  const row = rowAt(layer, t);
  return row < 0 ? Number.NaN : layer.value(row);
}

function rowAt(layer: Layer, t: number): number {
  const { index, interval_s } = layer;
  const column = layer.times();
  if (interval_s === undefined) return index.rowAt(column, t);
  const at = index.at(column, t - ROUNDING_S);
  const row = at < index.count ? (index.rows[at] ?? -1) : -1;
  return row >= 0 && (column[row] ?? 0) - interval_s <= t + ROUNDING_S ? row : -1;
}
