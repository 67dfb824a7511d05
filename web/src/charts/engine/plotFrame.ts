/** The plotting area during one redraw: where it lies on the canvas and how values become pixels. */
import type { Range } from './ranges';
import type { Colors } from './theme';

/** Which value axis a layer is measured by. */
export type Side = 'left' | 'right';

/** All lengths are canvas pixels; `ratio` of them make a CSS pixel. */
export class PlotFrame {
  context: CanvasRenderingContext2D;
  colors: Colors;
  ratio = 1;
  left = 0;
  top = 0;
  width = 0;
  height = 0;
  range: Range = { from: 0, to: 1 };
  /** Simulated so far, seconds: lines that hold their value end here. */
  simulated_s = 0;
  private readonly limits: Record<Side, Range> = {
    left: { from: 0, to: 1 },
    right: { from: 0, to: 1 },
  };

  /** Whether the horizontal is spread by factors. */
  private readonly logarithmic: boolean;

  constructor(context: CanvasRenderingContext2D, colors: Colors, logarithmic = false) {
    this.context = context;
    this.colors = colors;
    this.logarithmic = logarithmic;
  }

  setLimits(side: Side, limits: Range): void {
    this.limits[side] = limits;
  }

  /** The pixel column of an instant, or of what else lies along the horizontal. */
  x(t: number): number {
    const { from, to } = this.range;
    const share = this.logarithmic
      ? Math.log(t / from) / Math.log(to / from)
      : (t - from) / (to - from);
    return this.left + share * this.width;
  }

  /** The pixel row of a value. */
  y(side: Side, value: number): number {
    const { offset, factor } = this.vertical(side);
    return offset + factor * value;
  }

  /** The instant of a pixel column. */
  t(x: number): number {
    return this.range.from + ((x - this.left) / this.width) * (this.range.to - this.range.from);
  }

  /** Pixels = offset + factor x value, for the loops that draw. */
  vertical(side: Side): { readonly offset: number; readonly factor: number } {
    const { from, to } = this.limits[side];
    const factor = -this.height / (to - from);
    return { offset: this.top + this.height - factor * from, factor };
  }
}
