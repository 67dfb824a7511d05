/** The plot of a run against time: steps for windows and counts, dots for single packets; a drag zooms. */
import uPlot from 'uplot';
import { readColors } from '../../charts/engine/theme';
import { makeFrame, roomFor, type Span } from './frame';
import { drawMark, isLight, seriesStyle } from './pointSigns';

/** Distance of the marks along a line, CSS pixels. */
const MARK_EVERY = 110;

export interface TimeLine {
  readonly label: string;
  readonly form: 'steps' | 'dots';
  readonly t: Float64Array;
  readonly y: Float64Array;
}

export class TimeChart {
  private readonly host: HTMLElement;
  private readonly lines: readonly TimeLine[];
  private readonly hidden: ReadonlySet<number>;
  private readonly plot: uPlot;
  private readonly span: Span;

  constructor(
    host: HTMLElement,
    lines: readonly TimeLine[],
    hidden: ReadonlySet<number>,
    span: Span,
    yLabel: string,
  ) {
    this.host = host;
    this.lines = lines;
    this.hidden = hidden;
    this.span = span;
    const spec = {
      xLabel: 'Time, s',
      yLabel,
      logarithmic: false,
      words: null,
      x: span,
      y: roomFor(extremes(this.shown(), span), false, true),
    };
    this.plot = makeFrame(host, spec, readColors(), (plot) => this.draw(plot));
  }

  get canvas(): HTMLCanvasElement {
    return this.plot.ctx.canvas;
  }

  /** The time under a pointer. */
  timeAt(clientX: number): number {
    const box = this.plot.over.getBoundingClientRect();
    return this.plot.posToVal(clientX - box.left, 'x');
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (width < 120 || (width === this.plot.width && height === this.plot.height)) return;
    this.plot.setSize({ width, height: Math.max(120, height) });
  }

  destroy(): void {
    this.plot.destroy();
  }

  private shown(): TimeLine[] {
    return this.lines.filter((_, index) => !this.hidden.has(index));
  }

  private draw(plot: uPlot): void {
    const { ctx, bbox } = plot;
    const light = isLight();
    ctx.save();
    ctx.beginPath();
    ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
    ctx.clip();
    for (let index = this.lines.length - 1; index >= 0; index -= 1) {
      const line = this.lines[index];
      if (!line || this.hidden.has(index)) continue;
      const { color } = seriesStyle(index, light);
      ctx.fillStyle = color;
      ctx.strokeStyle = color;
      if (line.form === 'dots') this.dots(plot, line, index);
      else {
        this.steps(plot, line);
        this.marks(plot, line, index);
      }
    }
    ctx.restore();
  }

  /** Each column of pixels shows the lowest and highest value within it, so that no spike is lost. */
  private steps(plot: uPlot, { t, y }: TimeLine): void {
    const { ctx } = plot;
    const ratio = uPlot.pxRatio;
    ctx.lineWidth = 1.5 * ratio;
    ctx.beginPath();
    let column = Number.NaN;
    let [low, high, last] = [Number.NaN, Number.NaN, Number.NaN];
    const first = Math.max(0, below(t, this.span.min) - 1);
    for (let row = first; row < t.length; row += 1) {
      const time = t[row] ?? 0;
      if (time > this.span.max) break;
      const x = Math.round(plot.valToPos(Math.max(time, this.span.min), 'x', true));
      const value = plot.valToPos(y[row] ?? 0, 'y', true);
      if (Number.isNaN(column)) {
        ctx.moveTo(x, value);
        [column, low, high] = [x, value, value];
      } else if (x !== column) {
        vertical(ctx, column, low, high, last);
        ctx.lineTo(x, last);
        [column, low, high] = [x, last, last];
      }
      low = Math.min(low, value);
      high = Math.max(high, value);
      last = value;
    }
    if (!Number.isNaN(column)) {
      vertical(ctx, column, low, high, last);
      ctx.lineTo(plot.valToPos(this.span.max, 'x', true), last);
    }
    ctx.stroke();
  }

  /** A few marks along a line, so that its shape tells it apart besides its colour. */
  private marks(plot: uPlot, { t, y }: TimeLine, index: number): void {
    const ratio = uPlot.pxRatio;
    const { left, width } = plot.bbox;
    const style = seriesStyle(index, isLight());
    const first = left + ((index + 0.5) / this.lines.length) * MARK_EVERY * ratio;
    for (let x = first; x < left + width; x += MARK_EVERY * ratio) {
      const row = below(t, plot.posToVal((x - left) / ratio, 'x')) - 1;
      if (row < 0) continue;
      const place = [x, plot.valToPos(y[row] ?? 0, 'y', true)] as const;
      drawMark(plot.ctx, style, place, 0.7 * ratio, null);
    }
  }

  /** Squares, larger for the first line, so that two lines differ by size too. */
  private dots(plot: uPlot, { t, y }: TimeLine, index: number): void {
    const { ctx } = plot;
    const size = (index === 0 ? 3 : 2) * uPlot.pxRatio;
    const drawn = new Set<number>();
    for (let row = below(t, this.span.min); row < t.length; row += 1) {
      const time = t[row] ?? 0;
      if (time > this.span.max) break;
      const x = Math.round(plot.valToPos(time, 'x', true));
      const top = Math.round(plot.valToPos(y[row] ?? 0, 'y', true));
      // Dots on the same pixel are one.
      const key = x * 65_536 + top;
      if (drawn.has(key)) continue;
      drawn.add(key);
      ctx.fillRect(x - size / 2, top - size / 2, size, size);
    }
  }
}

function vertical(
  ctx: CanvasRenderingContext2D,
  x: number,
  low: number,
  high: number,
  last: number,
): void {
  ctx.lineTo(x, low);
  ctx.lineTo(x, high);
  ctx.lineTo(x, last);
}

/** Rows before a time. */
function below(t: Float64Array, time: number): number {
  let [low, high] = [0, t.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((t[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function extremes(lines: readonly TimeLine[], span: Span): number[] {
  const values: number[] = [];
  for (const { t, y } of lines) {
    for (let row = Math.max(0, below(t, span.min) - 1); row < t.length; row += 1) {
      if ((t[row] ?? 0) > span.max) break;
      values.push(y[row] ?? 0);
    }
  }
  return values;
}
