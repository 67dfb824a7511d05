/** Single points over time, such as every segment sent by its TSN, thinned to one a pixel cell. */
import type { LossMark } from '../../protocol/losses.gen';
import type { MarkedKind } from '../../reading/eventKinds';
import { MarksSeen } from '../../reading/lossesSeen';
import type { RowIndex } from '../../reading/rowIndex';
import type { Column } from '../../reading/source';
import { type Layer, type MarkHit, nearestMark } from './layer';
import { MarkPen } from './markShapes';
import type { PlotFrame } from './plotFrame';
import type { Range } from './ranges';
import type { ColorName } from './theme';

export interface DotOptions {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly color: ColorName;
  readonly shape: 'dot' | 'ring' | 'square' | 'plus' | MarkedKind;
  /** The shape of a row that is a loss. */
  readonly mark?: (row: number) => LossMark;
  /** Side of a dot, CSS pixels. */
  readonly size?: number;
  /** How many times as large it is drawn; 1 without it. */
  readonly scale?: (frame: PlotFrame) => number;
  /** Rows drawn in one redraw; more are sampled evenly, so that a busy stretch has no empty end. */
  readonly most?: number;
  /** Whether few runs have any: the legend names it only where there is one. */
  readonly rare?: boolean;
  readonly index: RowIndex;
  readonly times: () => Column;
  /** The TSN of a row. */
  readonly value: (row: number) => number;
  /** Where a value is drawn, such as modulo 100. */
  readonly place: (value: number) => number;
  readonly update: () => void;
  /** The event that a row's point stands for, as a row of the events table, or -1. */
  readonly event?: (row: number) => number;
  /** The packet that a row's point stands for where it is no event, as a row of `segments`. */
  readonly packet?: (row: number) => number;
}

/** Rows looked at for the axis; longer stretches are sampled evenly. */
const MAX_ROWS = 40_000;
/** Rows drawn in one redraw, unless told otherwise. */
const MAX_DRAWN = 8000;
/** How near to the point of a packet a click must be, CSS pixels: there are many, and room to seek between them. */
const PACKET_PX = 4;
/** Cells across the plot that hold at most one point: 1 CSS pixel at the usual width. */
const GRID_COLUMNS = 400;
const GRID_ROWS = 160;
/** The least size of a ring with something to see in it, CSS pixels. */
const HOLLOW_PX = 3.5;

export class DotLayer implements Layer {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly color: ColorName;
  readonly swatch: 'dot' | 'ring' | 'square' | 'plus' | MarkedKind;
  readonly side = 'left';
  readonly rare: boolean;
  readonly index: RowIndex;
  visible = true;
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  private readonly options: DotOptions;
  private readonly seen: MarksSeen | null;
  /** Canvas pixels that the range was prepared for. */
  pixels = 0;
  private start = 0;
  private end = 0;
  private readonly grid = new Uint32Array(GRID_COLUMNS * GRID_ROWS);
  private stamp = 0;

  constructor(options: DotOptions) {
    this.options = options;
    this.key = options.key;
    this.label = options.label;
    this.unit = options.unit;
    this.color = options.color;
    this.swatch = options.shape;
    this.rare = options.rare ?? false;
    this.index = options.index;
    this.seen = options.mark ? new MarksSeen(options.index, options.mark) : null;
  }

  shapes(): readonly LossMark[] {
    return this.seen?.all() ?? [];
  }

  times(): Column {
    return this.options.times();
  }

  /** How many points the range has. */
  get count(): number {
    return this.end - this.start;
  }

  value(row: number): number {
    return this.options.value(row);
  }

  update(): void {
    this.options.update();
  }

  prepare(range: Range, pixels: number): void {
    this.pixels = pixels;
    const times = this.times();
    this.start = this.index.at(times, range.from);
    this.end = this.index.at(times, range.to);
    this.min = Number.POSITIVE_INFINITY;
    this.max = Number.NEGATIVE_INFINITY;
    const stride = Math.max(1, Math.ceil((this.end - this.start) / MAX_ROWS));
    for (let position = this.start; position < this.end; position += stride) {
      const value = this.options.value(this.index.rows[position] ?? 0);
      if (value < this.min) this.min = value;
      if (value > this.max) this.max = value;
    }
  }

  draw(frame: PlotFrame): void {
    if (this.end <= this.start) return;
    const { context } = frame;
    const scale = this.options.scale?.(frame) ?? 1;
    const size = (this.options.size ?? 2) * frame.ratio * scale;
    context.fillStyle = frame.colors[this.color];
    const shape = this.options.shape;
    if (shape === 'dot')
      this.each(frame, (x, y) => context.fillRect(x - size / 2, y - size / 2, size, size));
    else if (shape === 'ring') this.rings(frame, size);
    else if (shape === 'square') this.squares(frame, 2.6 * size);
    else if (shape === 'plus') this.pluses(frame, 3.2 * size);
    else this.marks(frame, shape, scale);
  }

  /** Acknowledgements are hollow; where that would not be seen, they are smaller. */
  private rings(frame: PlotFrame, size: number): void {
    const { context } = frame;
    if (size >= HOLLOW_PX * frame.ratio) {
      context.strokeStyle = frame.colors[this.color];
      context.lineWidth = Math.max(1, frame.ratio);
      context.setLineDash([]);
      context.beginPath();
      this.each(frame, (x, y) => {
        context.moveTo(x + size / 2, y);
        context.arc(x, y, size / 2, 0, 2 * Math.PI);
      });
      context.stroke();
      return;
    }
    const bar = Math.max(1, size / 2);
    this.each(frame, (x, y) => context.fillRect(x - bar / 2, y - bar / 2, bar, bar));
  }

  /** Segments on alternate paths: a frame, also about the marks of retransmissions. */
  private squares(frame: PlotFrame, size: number): void {
    const { context } = frame;
    context.strokeStyle = frame.colors[this.color];
    context.lineWidth = Math.max(1, frame.ratio);
    context.setLineDash([]);
    this.each(frame, (x, y) => context.strokeRect(x - size / 2, y - size / 2, size, size));
  }

  /** Segments that were sent again for being too big. */
  private pluses(frame: PlotFrame, size: number): void {
    const { context, ratio } = frame;
    const arm = Math.max(1, Math.round(1.5 * ratio));
    this.each(frame, (x, y) => {
      context.fillRect(x - size / 2, y - arm / 2, size, arm);
      context.fillRect(x - arm / 2, y - size / 2, arm, size);
    });
  }

  private marks(frame: PlotFrame, kind: MarkedKind, scale: number): void {
    const pen = new MarkPen(frame.context, 3 * frame.ratio * Math.sqrt(scale));
    pen.begin(kind, frame.colors);
    const { mark } = this.options;
    this.each(frame, (x, y, row) => pen.shape(kind, x, y, mark?.(row)));
    pen.end(kind);
  }

  markAt(frame: PlotFrame, x: number, y: number, reach: number): MarkHit | null {
    const { event, packet, place, value } = this.options;
    if (!event && !packet) return null;
    const { offset, factor } = frame.vertical('left');
    return nearestMark(this, frame, x, reach, (row, across) => {
      const distance = Math.hypot(across, offset + factor * place(value(row)) - y);
      if (distance >= reach) return null;
      const found = event?.(row) ?? -1;
      if (found >= 0) return { event: found, distance };
      if (!packet || distance > PACKET_PX * frame.ratio) return null;
      return { event: -1, packet: packet(row), distance };
    });
  }

  /** Calls `place` for at most one row of each cell. */
  private each(frame: PlotFrame, place: (x: number, y: number, row: number) => void): void {
    const { range, left, top, width, height } = frame;
    const times = this.times();
    const { offset, factor } = frame.vertical('left');
    const perSecond = width / (range.to - range.from);
    const stride = sampling(this.end - this.start, this.options.most ?? MAX_DRAWN);
    // Counted from the first row of all: the same rows are drawn wherever the view begins.
    const first = Math.ceil(this.start / stride) * stride;
    this.stamp += 1;
    for (let position = first; position < this.end; position += stride) {
      const row = this.index.rows[position] ?? 0;
      const x = left + ((times[row] ?? 0) - range.from) * perSecond;
      const y = offset + factor * this.options.place(this.options.value(row));
      const column = Math.floor(((x - left) / width) * GRID_COLUMNS);
      const cell = Math.floor(((y - top) / height) * (GRID_ROWS - 1)) * GRID_COLUMNS + column;
      if (this.grid[cell] === this.stamp) continue;
      this.grid[cell] = this.stamp;
      place(x, y, row);
    }
  }
}

/** One row in how many is drawn: no multiple of 2 or 5, which would leave TSNs modulo 100 on few heights. */
function sampling(rows: number, most: number): number {
  let stride = Math.max(1, Math.ceil(rows / most));
  while (stride > 1 && (stride % 2 === 0 || stride % 5 === 0)) stride += 1;
  return stride;
}
