/** The plot of a sweep: means as marks on lines, 95 % confidence bars, references as hollow marks. */
import uPlot from 'uplot';
import { readColors } from '../../charts/engine/theme';
import type { LinesPlot, PlotLine, PlotPoint } from '../../model/experimentPlot';
import { makeFrame, roomFor } from './frame';
import { drawMark, isLight, type SeriesStyle, seriesStyle } from './pointSigns';

/** How near a pointer must come to a mark, CSS pixels. */
const REACH = 26;
/** More values than this are not marked one by one. */
const MOST_TICKS = 8;

export interface Picked {
  readonly line: number;
  readonly point: PlotPoint;
}

export class LinesChart {
  private readonly host: HTMLElement;
  private readonly plot: uPlot;
  private readonly content: LinesPlot;
  private readonly hidden: ReadonlySet<number>;
  private picked: Picked | null = null;

  constructor(host: HTMLElement, content: LinesPlot, hidden: ReadonlySet<number>) {
    this.host = host;
    this.content = content;
    this.hidden = hidden;
    const shown = content.lines.filter((_, index) => !hidden.has(index));
    const points = shown.flatMap(({ points, reference }) => [...points, ...reference]);
    const values = [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b);
    const spec = {
      ...content,
      ticks: content.logarithmic && values.length <= MOST_TICKS ? values : null,
      x: roomFor(
        points.map(({ x }) => x),
        content.logarithmic,
        false,
      ),
      y: roomFor(
        points.flatMap(({ y, low, high }) => [y, low, high]),
        false,
        true,
      ),
    };
    this.plot = makeFrame(host, spec, readColors(), (plot) => this.draw(plot));
  }

  get canvas(): HTMLCanvasElement {
    return this.plot.ctx.canvas;
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (width < 120 || (width === this.plot.width && height === this.plot.height)) return;
    this.plot.setSize({ width, height: Math.max(120, height) });
  }

  /** Marks a point, or none. */
  show(picked: Picked | null): void {
    this.picked = picked;
    this.plot.redraw(false);
  }

  /** The mark nearest to a pointer, if one is near. */
  at(event: { clientX: number; clientY: number }): Picked | null {
    const box = this.plot.over.getBoundingClientRect();
    const [left, top] = [event.clientX - box.left, event.clientY - box.top];
    let nearest: Picked | null = null;
    let least = REACH;
    this.content.lines.forEach((line, index) => {
      if (this.hidden.has(index)) return;
      for (const point of line.points) {
        const x = this.plot.valToPos(point.x, 'x');
        const y = this.plot.valToPos(point.y, 'y');
        const distance = Math.hypot(x - left, y - top);
        if (distance < least) {
          least = distance;
          nearest = { line: index, point };
        }
      }
    });
    return nearest;
  }

  destroy(): void {
    this.plot.destroy();
  }

  private draw(plot: uPlot): void {
    const light = isLight();
    const { lines } = this.content;
    for (let index = lines.length - 1; index >= 0; index -= 1) {
      const line = lines[index];
      if (line && !this.hidden.has(index)) this.drawLine(plot, line, seriesStyle(index, light));
    }
    const { picked } = this;
    const line = picked === null ? undefined : lines[picked.line];
    if (picked && line) {
      const style = seriesStyle(picked.line, light);
      const same = line.points.find(({ x }) => x === picked.point.x) ?? picked.point;
      const { ctx } = plot;
      ctx.beginPath();
      ctx.lineWidth = 1.5 * uPlot.pxRatio;
      ctx.strokeStyle = style.color;
      const [x, y] = place(plot, same.x, same.y);
      ctx.arc(x, y, 10 * uPlot.pxRatio, 0, 2 * Math.PI);
      ctx.stroke();
    }
  }

  private drawLine(plot: uPlot, line: PlotLine, style: SeriesStyle): void {
    const { ctx } = plot;
    const ratio = uPlot.pxRatio;
    ctx.strokeStyle = style.color;
    ctx.lineJoin = 'round';
    ctx.lineWidth = 2 * ratio;
    ctx.setLineDash(style.dash.map((length) => length * ratio));
    ctx.beginPath();
    line.points.forEach((point, index) => {
      const [x, y] = place(plot, point.x, point.y);
      if (index === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    });
    ctx.stroke();
    ctx.setLineDash([]);
    for (const point of line.points) bar(plot, point, 5);
    for (const point of line.points) {
      drawMark(ctx, style, place(plot, point.x, point.y), 0.8 * ratio, null);
    }
    for (const point of line.reference) {
      bar(plot, point, 3);
      drawMark(ctx, style, place(plot, point.x, point.y), 0.95 * ratio, readColors().surface);
    }
  }
}

/** The confidence interval of a point, in the colour set before. */
function bar(plot: uPlot, { x, low, high }: PlotPoint, half: number): void {
  if (!(high > low)) return;
  const { ctx } = plot;
  const ratio = uPlot.pxRatio;
  const [left, top] = place(plot, x, high);
  const [, bottom] = place(plot, x, low);
  const cap = half * ratio;
  ctx.lineWidth = 1.25 * ratio;
  ctx.beginPath();
  ctx.moveTo(left, top);
  ctx.lineTo(left, bottom);
  ctx.moveTo(left - cap, top);
  ctx.lineTo(left + cap, top);
  ctx.moveTo(left - cap, bottom);
  ctx.lineTo(left + cap, bottom);
  ctx.stroke();
}

function place(plot: uPlot, x: number, y: number): [number, number] {
  return [plot.valToPos(x, 'x', true), plot.valToPos(y, 'y', true)];
}
