/** uPlot as a frame: axes, grid and scales; the layers draw the data into it. */

import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { tick } from './format';
import { PlotFrame, type Side } from './plotFrame';
import type { Range } from './ranges';
import type { Colors } from './theme';

const FONT = "'Inter Variable', Inter, system-ui, sans-serif";
const FONT_SIZE = 11;
/** Height, or width, of a line that names an axis. */
const LABEL_LINE = 20;
/** Widths of the value axes in CSS pixels: the same for every chart, so that their time axes line up. */
const LEFT_AXIS = 40;
const RIGHT_AXIS = 22;
const BOTTOM_AXIS = 20;
const TIME_STEPS = [
  0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600,
  1200, 1800, 3600, 7200, 14_400, 21_600, 43_200, 86_400, 172_800, 432_000, 864_000,
];
/** uPlot wants data; the layers bring their own. */
const NO_DATA: uPlot.AlignedData = [
  [0, 1],
  [0, 0],
  [0, 0],
];

/** How a plot is drawn other than on the screen. */
export interface PlotLook {
  /** How much larger everything is drawn than on the screen. */
  readonly scale: number;
  /** What the axes are called; the screen has no room for it. */
  readonly labels: Readonly<Record<'x' | Side, string>> | null;
}

const ON_SCREEN: PlotLook = { scale: 1, labels: null };

export interface PlotLimits {
  readonly x: Range;
  readonly left: Range;
  readonly right: Range | null;
}

/** The canvas with axes of one chart. */
export class Plot {
  readonly frame: PlotFrame;
  private readonly plot: uPlot;
  private colors: Colors;
  private readonly look: PlotLook;

  constructor(
    host: HTMLElement,
    { width, height }: { readonly width: number; readonly height: number },
    colors: Colors,
    right: boolean,
    draw: (frame: PlotFrame) => void,
    look: PlotLook = ON_SCREEN,
  ) {
    this.colors = colors;
    this.look = look;
    this.plot = new uPlot(this.options(width, height, right, draw), NO_DATA, host);
    this.frame = new PlotFrame(this.plot.ctx, colors);
  }

  /** The element over the plotting area, for pointers. */
  get area(): HTMLElement {
    return this.plot.over;
  }

  get canvas(): HTMLCanvasElement {
    return this.plot.ctx.canvas;
  }

  /** The plotting area in CSS pixels, from the left and top of the canvas. */
  get box(): { left: number; top: number; width: number; height: number } {
    const { left, top, width, height } = this.plot.bbox;
    const ratio = uPlot.pxRatio;
    return { left: left / ratio, top: top / ratio, width: width / ratio, height: height / ratio };
  }

  setColors(colors: Colors): void {
    this.colors = colors;
    this.frame.colors = colors;
  }

  resize(width: number, height: number): void {
    if (width === this.plot.width && height === this.plot.height) return;
    this.plot.setSize({ width, height });
  }

  /** Draws everything anew for the limits given. */
  draw(limits: PlotLimits, simulated_s: number): void {
    const { frame } = this;
    frame.range = limits.x;
    frame.simulated_s = simulated_s;
    frame.setLimits('left', limits.left);
    if (limits.right) frame.setLimits('right', limits.right);
    this.plot.batch(() => {
      this.setScale('x', limits.x);
      this.setScale('left', limits.left);
      if (limits.right) this.setScale('right', limits.right);
    });
  }

  destroy(): void {
    this.plot.destroy();
  }

  private setScale(key: 'x' | Side, range: Range): void {
    this.plot.setScale(key, { min: range.from, max: range.to });
  }

  private options(
    width: number,
    height: number,
    right: boolean,
    draw: (frame: PlotFrame) => void,
  ): uPlot.Options {
    const hidden = { paths: () => null, points: { show: false }, auto: false };
    return {
      width,
      height,
      padding: [this.px(6), right ? 0 : this.px(RIGHT_AXIS), 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, auto: false, min: 0, max: 1 },
        left: { auto: false, min: 0, max: 1 },
        right: { auto: false, min: 0, max: 1 },
      },
      series: [{}, { ...hidden, scale: 'left' }, { ...hidden, scale: 'right', show: right }],
      axes: [this.timeAxis(), this.valueAxis('left'), { ...this.valueAxis('right'), show: right }],
      hooks: { drawAxes: [(plot) => this.drawLayers(plot, draw)] },
    };
  }

  private timeAxis(): uPlot.Axis {
    return {
      ...this.axis('x'),
      size: this.px(BOTTOM_AXIS),
      space: this.px(56),
      incrs: TIME_STEPS,
      values: (_plot, splits, _axis, _space, increment) => splits.map((t) => tick(t, increment)),
    };
  }

  private valueAxis(side: Side): uPlot.Axis {
    return {
      ...this.axis(side),
      scale: side,
      side: side === 'left' ? 3 : 1,
      size: this.px(side === 'left' ? LEFT_AXIS : RIGHT_AXIS),
      space: this.px(24),
      ...(side === 'right' ? { grid: { show: false }, incrs: [1, 2, 5, 10, 20, 50] } : {}),
      values: (_plot, splits) => splits.map((value) => axisNumber(value)),
    };
  }

  private axis(which: 'x' | Side): uPlot.Axis {
    const font = `${this.px(FONT_SIZE)}px ${FONT}`;
    const label = this.look.labels?.[which];
    return {
      font,
      gap: this.px(4),
      stroke: () => this.colors.muted,
      grid: { stroke: () => this.colors.line, width: this.px(1) },
      ticks: { show: false },
      ...(label ? { label, labelFont: font, labelSize: this.px(LABEL_LINE) } : {}),
    };
  }

  /** CSS pixels of the screen as those of this plot. */
  private px(length: number): number {
    return Math.round(length * this.look.scale);
  }

  /** Layers lie on the grid and within the plotting area. */
  private drawLayers(plot: uPlot, draw: (frame: PlotFrame) => void): void {
    if (!this.frame) return;
    const { left, top, width, height } = plot.bbox;
    Object.assign(this.frame, { left, top, width, height, ratio: this.look.scale * uPlot.pxRatio });
    plot.ctx.save();
    plot.ctx.beginPath();
    plot.ctx.rect(left, top, width, height);
    plot.ctx.clip();
    draw(this.frame);
    plot.ctx.restore();
  }
}

function axisNumber(value: number): string {
  if (Math.abs(value) >= 10_000) return `${Number((value / 1000).toFixed(1))}k`;
  return String(Number(value.toFixed(3)));
}
