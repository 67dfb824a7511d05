/** uPlot as a frame: axes, grid and scales; the layers draw the data into it. */
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { say } from '../../words/say';
import { PlotFrame, type Side } from './plotFrame';
import type { Range } from './ranges';
import { type Colors, FONT } from './theme';

/** uPlot wants data; the layers bring their own. */
const NO_DATA: uPlot.AlignedData = [
  [0, 1],
  [0, 0],
  [0, 0],
];

/** How an axis is divided and written; lengths are CSS pixels of the screen. */
export interface AxisLook {
  /** Its width, or height, and the least distance between two divisions. */
  readonly size: number;
  readonly space: number;
  /** The steps that it may have, or where it is divided if not evenly. */
  readonly steps?: readonly number[];
  readonly at?: readonly number[];
  readonly grid?: boolean;
  /** By how much what stands at its divisions is turned, degrees; it then ends there. */
  readonly turned?: number;
  /** Divisions below this one are left out. */
  readonly least?: number;
  /** What stands at its divisions; `place` gives their pixels. Divisions that a logarithm leaves bare are null. */
  text(
    divisions: readonly (number | null)[],
    step: number,
    place: (value: number) => number,
  ): readonly string[];
}

/** The axes of a plot and the room around them. */
export interface PlotAxes {
  readonly x: AxisLook;
  readonly left: AxisLook;
  readonly right?: AxisLook;
  readonly logarithmic?: boolean;
  /** Above the plotting area and to the right of it. */
  readonly padding: readonly [top: number, right: number];
  /** How far marks at the edge reach over it. */
  readonly reach?: number;
  readonly gap: number;
  readonly fontSize: number;
  /** Height, or width, of the line that names an axis, and its weight. */
  readonly labelLine: number;
  readonly labelWeight: number;
}

/** How a plot is drawn other than as a small chart on the screen. */
export interface PlotLook {
  /** How much larger everything is drawn than on the screen. */
  readonly scale: number;
  /** What the axes are called; a small chart has no room for it. */
  readonly labels: Readonly<Record<'x' | Side, string>> | null;
}

const ON_SCREEN: PlotLook = { scale: 1, labels: null };

export interface PlotLimits {
  readonly x: Range;
  readonly left: Range;
  readonly right: Range | null;
}

/** Limits as they are given: uPlot would widen logarithmic ones to whole decades, away from what layers draw. */
export const asGiven: uPlot.Range.Function = (_plot, from, to) => [from, to];

/** The canvas with axes of one chart. */
export class Plot {
  readonly frame: PlotFrame;
  private readonly plot: uPlot;
  private colors: Colors;
  private readonly axes: PlotAxes;
  private readonly look: PlotLook;

  constructor(
    host: HTMLElement,
    { width, height }: { readonly width: number; readonly height: number },
    colors: Colors,
    axes: PlotAxes,
    draw: (frame: PlotFrame) => void,
    look: PlotLook = ON_SCREEN,
  ) {
    this.colors = colors;
    this.axes = axes;
    this.look = look;
    this.plot = new uPlot(this.options(width, height, draw), NO_DATA, host);
    this.frame = new PlotFrame(this.plot.ctx, colors, axes.logarithmic ?? false);
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

  private options(width: number, height: number, draw: (frame: PlotFrame) => void): uPlot.Options {
    const hidden = { paths: () => null, points: { show: false }, auto: false };
    const { padding, right, logarithmic } = this.axes;
    const show = right !== undefined;
    return {
      width,
      height,
      padding: [this.px(padding[0]), this.px(padding[1]), 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: {
          time: false,
          auto: false,
          range: asGiven,
          ...(logarithmic ? { distr: 3, log: 10, min: 1, max: 10 } : { min: 0, max: 1 }),
        },
        left: { auto: false, min: 0, max: 1 },
        right: { auto: false, min: 0, max: 1 },
      },
      series: [{}, { ...hidden, scale: 'left' }, { ...hidden, scale: 'right', show }],
      axes: [
        this.axis('x', this.axes.x),
        this.axis('left', this.axes.left),
        ...(right ? [this.axis('right', right)] : []),
      ],
      hooks: { drawAxes: [(plot) => this.drawLayers(plot, draw)] },
    };
  }

  private axis(which: 'x' | Side, look: AxisLook): uPlot.Axis {
    const { fontSize, gap, labelLine, labelWeight } = this.axes;
    const font = say`${this.px(fontSize)}px ${FONT}`;
    const label = this.look.labels?.[which];
    const { at, least } = look;
    const above = (_plot: uPlot, all: number[]) =>
      all.map((value) => (least !== undefined && value < least ? null : value));
    return {
      scale: which,
      ...(which === 'x' ? {} : { side: which === 'left' ? 3 : 1 }),
      font,
      gap: this.px(gap),
      size: this.px(look.size),
      space: this.px(look.space),
      stroke: () => this.colors.muted,
      grid: {
        show: look.grid ?? true,
        stroke: () => this.colors.line,
        width: this.px(1),
        ...(least === undefined ? {} : { filter: above }),
      },
      ...(least === undefined ? {} : { filter: above }),
      ticks: { show: false },
      ...(look.turned ? { rotate: look.turned } : {}),
      ...(look.steps ? { incrs: [...look.steps] } : {}),
      // What is divided by itself needs no lines between.
      ...(at ? { splits: () => [...at], filter: (_plot: uPlot, all: number[]) => all } : {}),
      values: (plot, divisions, _axis, _space, step) => [
        ...look.text(divisions, step, (value) => plot.valToPos(value, which)),
      ],
      ...(label
        ? { label, labelFont: `${labelWeight} ${font}`, labelSize: this.px(labelLine) }
        : {}),
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
    const reach = this.px(this.axes.reach ?? 0) * uPlot.pxRatio;
    plot.ctx.rect(left - reach, top - reach, width + 2 * reach, height + 2 * reach);
    plot.ctx.clip();
    draw(this.frame);
    plot.ctx.restore();
  }
}
