/** The states of a path over time, a lane each: thick while in use, thin while active, broken while inactive. */
import { numberOf, PATH_USE_WORDS, PathUse, wordsOf } from '../../protocol/codes.gen';
import type { FlowRows } from '../../reading/flowRows';
import type { RowIndex } from '../../reading/rowIndex';
import type { Column } from '../../reading/source';
import { noted, say } from '../../words/say';
import type { Layer } from '../engine/layer';
import type { PlotFrame } from '../engine/plotFrame';
import type { Range } from '../engine/ranges';

/** More changes than this in view are not told apart. */
const MOST = 20_000;

abstract class LaneLayer implements Layer {
  abstract readonly key: string;
  abstract readonly label: string;
  abstract readonly name: string;
  abstract readonly unit: string;
  abstract readonly color: Layer['color'];
  abstract readonly swatch: Layer['swatch'];
  readonly side = 'left';
  readonly min = Number.POSITIVE_INFINITY;
  readonly max = Number.NEGATIVE_INFINITY;
  readonly index: RowIndex;
  visible = true;
  protected readonly rows: FlowRows;
  protected readonly path: number;
  protected start = 0;
  protected end = 0;

  constructor(rows: FlowRows, path: number) {
    this.rows = rows;
    this.path = path;
    this.index = rows.windowsOf(path);
  }

  times(): Column {
    return this.rows.source.windows.t;
  }

  abstract value(row: number): number;

  update(): void {
    this.rows.updateWindows();
  }

  prepare(range: Range): void {
    this.start = Math.max(0, this.index.at(this.times(), range.from) - 1);
    this.end = this.index.at(this.times(), range.to);
    this.start = Math.max(this.start, this.end - MOST);
  }

  abstract draw(frame: PlotFrame): void;

  /** The middle of the lane, canvas pixels. */
  protected lane(frame: PlotFrame): number {
    const { offset, factor } = frame.vertical('left');
    return Math.round(offset + factor * this.path);
  }
}

export class PathStateLayer extends LaneLayer {
  readonly unit = '';
  readonly color = 'text';
  readonly swatch = 'bar';
  readonly key = `state.${this.path}`;
  readonly label = String(this.path);
  readonly name = say`path ${this.path}`;

  value(row: number): number {
    return numberOf(this.state(row));
  }

  words(row: number): string {
    return wordsOf(PATH_USE_WORDS, this.state(row));
  }

  draw(frame: PlotFrame): void {
    const times = this.times();
    for (let position = this.start; position < this.end; ) {
      const state = this.state(this.index.rows[position]);
      let next = position + 1;
      while (next < this.end && this.state(this.index.rows[next]) === state) next += 1;
      const from = frame.x(times[this.index.rows[position] ?? 0] ?? 0);
      const last = next < this.end;
      const until = last ? (times[this.index.rows[next] ?? 0] ?? 0) : frame.simulated_s;
      this.stretch(frame, state, from, frame.x(Math.min(until, frame.range.to)));
      position = next;
    }
  }

  private state(row = 0): PathUse | undefined {
    return this.rows.source.windows.state[row];
  }

  private stretch(frame: PlotFrame, state: PathUse | undefined, from: number, to: number): void {
    const { context, ratio, colors } = frame;
    const y = this.lane(frame) + 0.5;
    context.beginPath();
    context.setLineDash(state === PathUse.inactive ? [4 * ratio, 3 * ratio] : []);
    context.lineWidth = (state === PathUse.inUse ? 7 : 2.5) * ratio;
    context.strokeStyle =
      state === PathUse.inUse
        ? colors.cwnd
        : state === PathUse.inactive
          ? colors.loss
          : colors.muted;
    context.moveTo(from, y);
    context.lineTo(Math.max(to, from + ratio), y);
    context.stroke();
    context.setLineDash([]);
  }
}

/** Errors in a row on a path: a tick wherever their number grew. */
export class PathErrorLayer extends LaneLayer {
  readonly unit = noted('errors');
  readonly color = 'loss';
  readonly swatch = 'dot';
  readonly key = `errors.${this.path}`;
  readonly label = this.path === 0 ? say('errors') : say`errors (${this.path})`;
  readonly name = say`errors in a row of path ${this.path}`;

  value(row: number): number {
    return this.rows.source.windows.errors[row] ?? Number.NaN;
  }

  draw(frame: PlotFrame): void {
    const { context, ratio } = frame;
    const times = this.times();
    const y = this.lane(frame);
    context.beginPath();
    context.setLineDash([]);
    let before = 0;
    for (let position = this.start; position < this.end; position += 1) {
      const row = this.index.rows[position] ?? 0;
      const errors = this.value(row);
      if (errors > before) {
        const x = frame.x(times[row] ?? 0);
        context.moveTo(x, y - 8 * ratio);
        context.lineTo(x, y + 8 * ratio);
      }
      before = errors;
    }
    context.strokeStyle = frame.colors.loss;
    context.lineWidth = 1.5 * ratio;
    context.stroke();
  }
}
