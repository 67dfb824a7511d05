/** What the plots of experiments share: a plot that fills its host and follows its size and the page's colours. */
import { Plot, type PlotAxes, type PlotLimits } from '../../charts/engine/plot';
import type { PlotFrame } from '../../charts/engine/plotFrame';
import { onThemeChange, readColors } from '../../charts/engine/theme';

/** The least width and height, CSS pixels. */
const LEAST = 120;

export interface AxisNames {
  readonly xLabel: string;
  readonly yLabel: string;
}

export abstract class HostedPlot {
  protected readonly plot: Plot;
  private readonly host: HTMLElement;
  private readonly resizing = new ResizeObserver(() => this.resize());
  private readonly unfollow: () => void;
  private limits: PlotLimits | null = null;

  constructor(host: HTMLElement, axes: PlotAxes, { xLabel, yLabel }: AxisNames) {
    this.host = host;
    const look = { scale: 1, labels: { x: xLabel, left: yLabel, right: '' } };
    const draw = (frame: PlotFrame) => this.fill(frame);
    this.plot = new Plot(host, sizeOf(host), readColors(), axes, draw, look);
    this.resizing.observe(host);
    this.unfollow = onThemeChange(() => {
      this.plot.setColors(readColors());
      this.draw();
    });
  }

  get canvas(): HTMLCanvasElement {
    return this.plot.canvas;
  }

  destroy(): void {
    this.resizing.disconnect();
    this.unfollow();
    this.plot.destroy();
  }

  /** Draws within limits, those before if none are given. */
  protected draw(limits = this.limits): void {
    this.limits = limits;
    if (limits) this.plot.draw(limits, Number.POSITIVE_INFINITY);
  }

  private resize(): void {
    const { width, height } = sizeOf(this.host);
    if (this.host.clientWidth >= LEAST) this.plot.resize(width, height);
  }

  /** Draws what is in the frame. */
  protected abstract fill(frame: PlotFrame): void;
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement) {
  return { width: Math.max(LEAST, clientWidth), height: Math.max(LEAST, clientHeight) };
}
