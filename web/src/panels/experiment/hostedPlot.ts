/** What the plots of experiments share: a plot that fills its host and follows its size and the page's colours. */
import type { Paper } from '../../charts/engine/paper';
import { Plot, type PlotAxes, type PlotLimits } from '../../charts/engine/plot';
import type { PlotFrame } from '../../charts/engine/plotFrame';
import { type Colors, onThemeChange, readColors } from '../../charts/engine/theme';

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
  /** Makes the plot in a host, so many times as large. */
  private readonly make: (host: HTMLElement, scale: number, colors: Colors) => Plot;

  constructor(host: HTMLElement, axes: PlotAxes, { xLabel, yLabel }: AxisNames) {
    this.host = host;
    const labels = { x: xLabel, left: yLabel, right: '' };
    const draw = (frame: PlotFrame) => this.fill(frame);
    this.make = (into, scale, colors) => {
      const { width, height } = sizeOf(host);
      const size = { width: width * scale, height: height * scale };
      return new Plot(into, size, colors, axes, draw, { scale, labels });
    };
    this.plot = this.make(host, 1, readColors());
    this.resizing.observe(host);
    this.unfollow = onThemeChange(() => {
      this.plot.setColors(readColors());
      this.draw();
    });
  }

  /** The plot on paper, in the size that it has on the page. */
  picture({ colors, density, begun }: Paper): HTMLCanvasElement {
    const plot = this.make(document.createElement('div'), density / devicePixelRatio, colors);
    begun?.(plot.canvas);
    if (this.limits) plot.draw(this.limits, Number.POSITIVE_INFINITY);
    plot.destroy();
    return plot.canvas;
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
