/** The plot of a sweep: means as marks on lines, 95 % confidence bars, references as hollow marks. */
import type { PlotFrame } from '../../charts/engine/plotFrame';
import type { LinesPlot, PlotLine, PlotPoint } from '../../protocol/experiment.gen';
import { axisLabel, plotAxes, roomFor } from './axes';
import { HostedPlot } from './hostedPlot';
import { drawMark, type SeriesStyle, seriesStyle } from './pointSigns';

/** How near a pointer must come to a mark, CSS pixels. */
const REACH = 26;
/** Marks on the edge stay whole. */
const OVER_EDGE = 7;
/** More values than this are not marked one by one. */
const MOST_TICKS = 8;

export interface Picked {
  readonly line: number;
  readonly point: PlotPoint;
}

export class LinesChart extends HostedPlot {
  private readonly content: LinesPlot;
  private readonly hidden: ReadonlySet<number>;
  private picked: Picked | null = null;

  constructor(host: HTMLElement, content: LinesPlot, hidden: ReadonlySet<number>) {
    const shown = content.lines.filter((_, index) => !hidden.has(index));
    const points = shown.flatMap(({ points, reference }) => [...points, ...reference]);
    const values = [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b);
    const { x, y } = content;
    const logarithmic = x.scale === 'log';
    // Few values of a logarithmic axis are marked themselves: no decade needs its own ten lines.
    const ticks = logarithmic && values.length <= MOST_TICKS ? values : null;
    const axes = plotAxes({ logarithmic, words: x.words, ticks }, OVER_EDGE);
    super(host, axes, { xLabel: axisLabel(x), yLabel: axisLabel(y) });
    this.content = content;
    this.hidden = hidden;
    const heights = points.flatMap(({ y, low, high }) => [y, low, high]);
    const left = roomFor(heights, y.scale === 'log', y.from_zero);
    this.draw({ x: roomFor(values, logarithmic, false), left, right: null });
  }

  /** Marks a point, or none. */
  show(picked: Picked | null): void {
    this.picked = picked;
    this.draw();
  }

  /** The mark nearest to a pointer, if one is near. */
  at(event: { clientX: number; clientY: number }): Picked | null {
    const { frame, area } = this.plot;
    const box = area.getBoundingClientRect();
    const across = frame.left + (event.clientX - box.left) * frame.ratio;
    const down = frame.top + (event.clientY - box.top) * frame.ratio;
    let nearest: Picked | null = null;
    let least = REACH * frame.ratio;
    this.content.lines.forEach((line, index) => {
      if (this.hidden.has(index)) return;
      for (const point of line.points) {
        const [x, y] = place(frame, point);
        const distance = Math.hypot(x - across, y - down);
        if (distance < least) {
          least = distance;
          nearest = { line: index, point };
        }
      }
    });
    return nearest;
  }

  protected fill(frame: PlotFrame): void {
    const { lines } = this.content;
    for (let index = lines.length - 1; index >= 0; index -= 1) {
      const line = lines[index];
      if (line && !this.hidden.has(index)) drawLine(frame, line, seriesStyle(index));
    }
    const { picked } = this;
    const line = picked === null ? undefined : lines[picked.line];
    if (picked && line) {
      const same = line.points.find(({ x }) => x === picked.point.x) ?? picked.point;
      const { context, colors, ratio } = frame;
      context.beginPath();
      context.lineWidth = 1.5 * ratio;
      context.strokeStyle = colors[seriesStyle(picked.line).color];
      context.arc(...place(frame, same), 10 * ratio, 0, 2 * Math.PI);
      context.stroke();
    }
  }
}

function drawLine(frame: PlotFrame, line: PlotLine, style: SeriesStyle): void {
  const { context, ratio } = frame;
  context.strokeStyle = frame.colors[style.color];
  context.lineJoin = 'round';
  context.lineWidth = 2 * ratio;
  context.setLineDash(style.dash.map((length) => length * ratio));
  context.beginPath();
  for (const point of line.points) context.lineTo(...place(frame, point));
  context.stroke();
  context.setLineDash([]);
  for (const point of line.points) bar(frame, point, 5);
  for (const point of line.points) drawMark(frame, style, place(frame, point), 0.8 * ratio);
  for (const point of line.reference) {
    bar(frame, point, 3);
    drawMark(frame, style, place(frame, point), 0.95 * ratio, true);
  }
}

/** The confidence interval of a point, in the colour set before. */
function bar(frame: PlotFrame, { x, low, high }: PlotPoint, half: number): void {
  if (!(high > low)) return;
  const { context, ratio } = frame;
  const [left, top] = place(frame, { x, y: high });
  const [, bottom] = place(frame, { x, y: low });
  const cap = half * ratio;
  context.lineWidth = 1.25 * ratio;
  context.beginPath();
  context.moveTo(left, top);
  context.lineTo(left, bottom);
  context.moveTo(left - cap, top);
  context.lineTo(left + cap, top);
  context.moveTo(left - cap, bottom);
  context.lineTo(left + cap, bottom);
  context.stroke();
}

function place(frame: PlotFrame, { x, y }: Pick<PlotPoint, 'x' | 'y'>): [number, number] {
  return [frame.x(x), frame.y('left', y)];
}
