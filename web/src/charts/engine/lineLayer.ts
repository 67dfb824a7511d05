/** A line over time: steps for windows, decimated to what the pixels can show, with its letter where runs are compared. */
import type { RowIndex } from '../../reading/rowIndex';
import type { Column } from '../../reading/source';
import { decimate, Points } from './decimate';
import { Extremes } from './extremes';
import { type Dash, type Layer, valueAt } from './layer';
import type { PlotFrame, Side } from './plotFrame';
import type { Range } from './ranges';
import { type ColorName, FONT } from './theme';

/** The run that a line is of, where several are compared. */
export interface LineRun {
  readonly letter: string;
  readonly dash: Dash;
  /** Its number among the runs, and how many there are: each letter has a column of its own. */
  readonly at: number;
  readonly of: number;
  /** How far the run is recorded, s. */
  end_s(): number;
}

export interface LineOptions {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly color: ColorName;
  /** The line's full name, where the label is short. */
  readonly name?: string | undefined;
  readonly dash?: Dash;
  readonly side?: Side;
  readonly hidden?: boolean;
  /** Few runs have any of it. */
  readonly rare?: boolean;
  /** Does not stretch the axis to more than twice what the others need. */
  readonly soft?: number;
  /** Line width in CSS pixels. */
  readonly width?: number;
  /** The length of the intervals that rows close, s; without it a value holds until the next row. */
  readonly interval_s?: number;
  /** Shown value = stored value x scale. */
  readonly scale?: number;
  /** Stored values below zero mean "none". */
  readonly gaps?: boolean;
  readonly index: RowIndex;
  readonly times: () => Column;
  readonly values: () => Column;
  /** Brings `index` up to date. */
  readonly update: () => void;
  /** The run that it is of. */
  readonly run?: LineRun;
}

/** The letters at the ends of the lines: their type, and how far their columns are apart, CSS pixels. */
const LETTER = { font: 11, apart: 13, above: 3, rim: 3 };

const DASHES: Readonly<Record<Dash, readonly number[]>> = {
  line: [],
  dashed: [5, 4],
  dotted: [1.5, 2.5],
  dashdot: [6, 3, 1.5, 3],
};

export class LineLayer implements Layer {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly color: ColorName;
  readonly name?: string;
  readonly swatch: Dash;
  readonly side: Side;
  readonly soft?: number;
  readonly rare: boolean;
  readonly interval_s?: number;
  readonly index: RowIndex;
  visible: boolean;
  run?: string;
  private readonly options: LineOptions;
  private readonly points = new Points();
  private readonly extremes = new Extremes();
  private readonly scale: number;

  constructor(options: LineOptions) {
    this.options = options;
    this.key = options.key;
    this.label = options.label;
    this.unit = options.unit;
    this.color = options.color;
    this.swatch = options.dash ?? 'line';
    if (options.name !== undefined) this.name = options.name;
    this.side = options.side ?? 'left';
    if (options.soft !== undefined) this.soft = options.soft;
    this.rare = options.rare ?? false;
    if (options.interval_s !== undefined) this.interval_s = options.interval_s;
    this.index = options.index;
    this.visible = !options.hidden;
    this.scale = options.scale ?? 1;
    if (options.run) this.run = options.run.letter;
  }

  /** The same line as that of one run among several: its style and its letter say which. */
  ofRun(run: LineRun, hidden: boolean): LineLayer {
    const key = `${this.key}@${run.letter}`;
    return new LineLayer({ ...this.options, key, dash: run.dash, hidden, run });
  }

  get min(): number {
    return this.points.min;
  }

  get max(): number {
    return this.points.max;
  }

  times(): Column {
    return this.options.times();
  }

  value(row: number): number {
    const value = this.options.values()[row] ?? Number.NaN;
    return this.options.gaps && value < 0 ? Number.NaN : value * this.scale;
  }

  update(): void {
    this.options.update();
  }

  prepare(range: Range, pixels: number): void {
    const times = this.times();
    const values = this.options.values();
    const { index } = this;
    this.extremes.update(values, index.rows, index.count, index.epoch);
    const first = index.at(times, range.from);
    const last = index.at(times, range.to);
    const stretch = {
      times,
      values,
      rows: index.rows,
      start: Math.max(0, first - 1),
      end: Math.min(index.count, last + 1),
      scale: this.scale,
      gaps: this.options.gaps ?? false,
      extremes: this.extremes,
    };
    decimate(stretch, range.to - range.from, pixels, this.points);
  }

  draw(frame: PlotFrame): void {
    const { context, ratio } = frame;
    if (this.points.count === 0) return;
    context.beginPath();
    if (this.interval_s === undefined) this.traceAfter(frame);
    else this.traceBefore(frame, this.interval_s);
    context.strokeStyle = frame.colors[this.color];
    context.lineWidth = (this.options.width ?? 1.5) * ratio;
    context.lineJoin = 'round';
    context.setLineDash(DASHES[this.swatch].map((length) => length * ratio));
    context.stroke();
    if (this.options.run) this.writeLetter(frame, this.options.run);
  }

  /** Writes the letter of the run where the line ends, or leaves the plot. */
  private writeLetter(frame: PlotFrame, run: LineRun): void {
    const { context, ratio, left, width, top, height } = frame;
    const column = left + width - (run.of - run.at - 0.5) * LETTER.apart * ratio;
    const t = Math.min(frame.t(column), run.end_s());
    const value = valueAt(this, t);
    if (Number.isNaN(value) || t < frame.range.from) return;
    const size = LETTER.font * ratio;
    const y = frame.y(this.side, value) - LETTER.above * ratio;
    context.font = `600 ${size}px ${FONT}`;
    context.textAlign = 'center';
    context.textBaseline = 'bottom';
    context.lineJoin = 'round';
    context.setLineDash([]);
    context.lineWidth = LETTER.rim * ratio;
    context.strokeStyle = frame.colors.raised;
    context.fillStyle = frame.colors.text;
    const at = [frame.x(t), Math.min(Math.max(y, top + size), top + height)] as const;
    context.strokeText(run.letter, ...at);
    context.fillText(run.letter, ...at);
  }

  private traceAfter(frame: PlotFrame): void {
    const { context, left, range } = frame;
    const { offset, factor } = frame.vertical(this.side);
    const perSecond = frame.width / (range.to - range.from);
    const { x: xs, y: ys, count } = this.points;
    let before = Number.NaN;
    for (let i = 0; i < count; i += 1) {
      const x = left + ((xs[i] ?? 0) - range.from) * perSecond;
      const y = offset + factor * (ys[i] ?? 0);
      if (!Number.isNaN(before)) context.lineTo(x, before);
      if (Number.isNaN(before)) context.moveTo(x, y);
      else if (y !== before) context.lineTo(x, y);
      before = y;
    }
    if (Number.isNaN(before)) return;
    const end_s = this.options.run?.end_s() ?? frame.simulated_s;
    context.lineTo(frame.x(Math.min(end_s, range.to)), before);
  }

  private traceBefore(frame: PlotFrame, interval_s: number): void {
    const { context, left, range } = frame;
    const { offset, factor } = frame.vertical(this.side);
    const perSecond = frame.width / (range.to - range.from);
    const { x: xs, y: ys, count } = this.points;
    let beforeX = Number.NaN;
    for (let i = 0; i < count; i += 1) {
      const x = left + ((xs[i] ?? 0) - range.from) * perSecond;
      const y = offset + factor * (ys[i] ?? 0);
      // The first row has no other before it: its line is as long as its interval.
      if (Number.isNaN(beforeX)) context.moveTo(x - interval_s * perSecond, y);
      else context.lineTo(beforeX, y);
      context.lineTo(x, y);
      beforeX = x;
    }
  }
}
