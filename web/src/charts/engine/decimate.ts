/** Min/max decimation: what a line of any length looks like in a few hundred columns of pixels. */
import type { Column } from '../../reading/source';
import { BLOCK_ROWS, type Extremes } from './extremes';

/** No series is drawn with more points. */
export const MAX_POINTS = 4000;
/** Each column of pixels takes up to four points: first, lowest, highest, last. */
const MAX_COLUMNS = MAX_POINTS / 4 - 2;

/** The points to draw, in arrays that are used again for every redraw. */
export class Points {
  readonly x = new Float64Array(MAX_POINTS);
  readonly y = new Float64Array(MAX_POINTS);
  count = 0;
  /** Lowest and highest value among the points; Infinity and -Infinity if there are none. */
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;

  clear(): void {
    this.count = 0;
    this.min = Number.POSITIVE_INFINITY;
    this.max = Number.NEGATIVE_INFINITY;
  }

  add(x: number, y: number): void {
    if (this.count === MAX_POINTS) return;
    this.x[this.count] = x;
    this.y[this.count] = y;
    this.count += 1;
    if (y < this.min) this.min = y;
    if (y > this.max) this.max = y;
  }
}

/** A stretch of rows to decimate: positions `start` (inclusive) to `end` (exclusive) of `rows`. */
export interface Stretch {
  readonly times: Column;
  readonly values: Column;
  readonly rows: Uint32Array;
  readonly start: number;
  readonly end: number;
  /** Drawn value = stored value x scale. */
  readonly scale: number;
  /** Values below zero mean "none": the line breaks there. */
  readonly gaps: boolean;
  /** Summaries of whole blocks of rows, for stretches too long to walk. */
  readonly extremes: Extremes | null;
}

/** One column of pixels while its rows are gathered. */
class Bucket {
  column = Number.NaN;
  private firstX = 0;
  private first = Number.NaN;
  private minX = 0;
  private min = Number.NaN;
  private maxX = 0;
  private max = Number.NaN;
  private lastX = 0;
  private last = Number.NaN;

  begin(column: number, x: number): void {
    this.column = column;
    this.firstX = x;
    this.first = Number.NaN;
  }

  add(x: number, y: number): void {
    if (Number.isNaN(this.first)) {
      this.firstX = x;
      this.first = y;
      this.minX = x;
      this.min = y;
      this.maxX = x;
      this.max = y;
    } else if (y < this.min) {
      this.minX = x;
      this.min = y;
    } else if (y > this.max) {
      this.maxX = x;
      this.max = y;
    }
    this.lastX = x;
    this.last = y;
  }

  flush(out: Points): void {
    if (Number.isNaN(this.column)) return;
    out.add(this.firstX, this.first);
    if (Number.isNaN(this.first)) return;
    const minFirst = this.minX <= this.maxX;
    const lowInside = this.min < this.first && this.min < this.last;
    const highInside = this.max > this.first && this.max > this.last;
    if (lowInside && minFirst) out.add(this.minX, this.min);
    if (highInside) out.add(this.maxX, this.max);
    if (lowInside && !minFirst) out.add(this.minX, this.min);
    if (this.lastX > this.firstX || this.last !== this.first) out.add(this.lastX, this.last);
  }
}

const bucket = new Bucket();

/**
 * Fills `out` with the stretch, exactly if it fits, else with the extremes of each column of pixels.
 * Columns lie on a grid fixed in time, so a window that slides does not make the peaks flicker.
 */
export function decimate(stretch: Stretch, span: number, pixels: number, out: Points): void {
  out.clear();
  const rows = stretch.end - stretch.start;
  if (rows <= 0) return;
  const columns = Math.max(1, Math.min(MAX_COLUMNS, Math.floor(pixels)));
  if (rows <= Math.min(MAX_POINTS, columns * 2)) copy(stretch, out);
  else gather(stretch, columns / span, columns, out);
}

function copy(stretch: Stretch, out: Points): void {
  const { times, values, rows, scale, gaps } = stretch;
  for (let position = stretch.start; position < stretch.end; position += 1) {
    const row = rows[position] ?? 0;
    const value = values[row] ?? 0;
    out.add(times[row] ?? 0, gaps && value < 0 ? Number.NaN : value * scale);
  }
}

function gather(stretch: Stretch, perSecond: number, columns: number, out: Points): void {
  bucket.begin(Number.NaN, 0);
  const { extremes } = stretch;
  const byBlock = extremes !== null && stretch.end - stretch.start > columns * BLOCK_ROWS * 2;
  let position = stretch.start;
  while (position < stretch.end) {
    if (byBlock && position % BLOCK_ROWS === 0 && position + BLOCK_ROWS <= stretch.end) {
      addBlock(stretch, extremes, position, perSecond, out);
      position += BLOCK_ROWS;
    } else {
      const row = stretch.rows[position] ?? 0;
      const value = stretch.values[row] ?? 0;
      const y = stretch.gaps && value < 0 ? Number.NaN : value * stretch.scale;
      addPoint(stretch.times[row] ?? 0, y, perSecond, out);
      position += 1;
    }
  }
  bucket.flush(out);
}

function addBlock(
  stretch: Stretch,
  extremes: Extremes,
  position: number,
  perSecond: number,
  out: Points,
): void {
  const block = position / BLOCK_ROWS;
  const x = stretch.times[stretch.rows[position] ?? 0] ?? 0;
  const first = stretch.values[stretch.rows[position] ?? 0] ?? 0;
  const low = extremes.min[block] ?? first;
  if (stretch.gaps && low < 0) {
    addPoint(x, Number.NaN, perSecond, out);
    return;
  }
  addPoint(x, first * stretch.scale, perSecond, out);
  addPoint(x, low * stretch.scale, perSecond, out);
  addPoint(x, (extremes.max[block] ?? first) * stretch.scale, perSecond, out);
}

function addPoint(x: number, y: number, perSecond: number, out: Points): void {
  const column = Math.floor(x * perSecond);
  if (column !== bucket.column) {
    bucket.flush(out);
    bucket.begin(column, x);
  }
  if (!Number.isNaN(y)) bucket.add(x, y);
}
