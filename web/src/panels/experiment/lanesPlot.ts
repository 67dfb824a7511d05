/** Instants of one path in lanes below each other: handovers, path changes, and when the seam lies between the ends. */
import { hatch } from '../../charts/engine/hatch';
import type { PlotFrame } from '../../charts/engine/plotFrame';
import type { Range } from '../../charts/engine/ranges';
import type { ColorName } from '../../charts/engine/theme';
import { EVEN, plotAxes } from './axes';
import { HostedPlot } from './hostedPlot';

export interface Lane {
  readonly label: string;
  readonly color: ColorName;
  /** Hours. */
  readonly instants: Float64Array;
  readonly spans: readonly Range[];
}

/** Room for the words above the marks of a lane, CSS pixels. */
const WORDS = 15;

export class LanesPlot extends HostedPlot {
  private readonly lanes: readonly Lane[];

  constructor(host: HTMLElement, lanes: readonly Lane[], x: Range, xLabel: string) {
    const axes = plotAxes(EVEN, 0);
    const left = {
      ...axes.left,
      grid: false,
      text: (values: readonly unknown[]) => values.map(() => ''),
    };
    super(host, { ...axes, left }, { xLabel, yLabel: ' ' });
    this.lanes = lanes;
    this.draw({ x, left: { from: 0, to: 1 }, right: null });
  }

  protected fill(frame: PlotFrame): void {
    // The plot is drawn once before its lanes are there.
    const lanes = this.lanes ?? [];
    const { context, colors, ratio, left, top, width, height } = frame;
    const each = height / Math.max(1, lanes.length);
    for (const [number, { label, color, instants, spans }] of lanes.entries()) {
      const from = top + number * each;
      const [begin, end] = [from + WORDS * ratio, from + each - 3 * ratio];
      for (const span of spans) hatch(frame, span, begin, end - begin);
      context.beginPath();
      let last = Number.NaN;
      for (const instant of instants) {
        const x = Math.round(frame.x(instant));
        if (x < left || x > left + width || x === last) continue;
        context.moveTo(x, begin);
        context.lineTo(x, end);
        last = x;
      }
      context.strokeStyle = colors[color];
      context.lineWidth = ratio;
      context.stroke();
      context.fillStyle = colors.muted;
      context.font = `${11 * ratio}px 'Inter Variable', Inter, system-ui, sans-serif`;
      context.textAlign = 'left';
      context.textBaseline = 'top';
      context.fillText(label, left + 2 * ratio, from + 2 * ratio);
    }
  }
}
