/** One chart: plot, overlay, legend and gestures tied together; redrawn only when something changed. */
import type { RecordingSource } from '../../reading/source';
import { extent } from './extent';
import { changed, type Drawn } from './freshness';
import { type Asked, listen } from './gestures';
import type { Layer, Marked, MarkHit } from './layer';
import { Legend } from './legend';
import { Overlay, paintNow } from './overlay';
import type { Paper } from './paper';
import { Plot, type PlotLimits } from './plot';
import type { PlotFrame, Side } from './plotFrame';
import { type Range, withFoot } from './ranges';
import { axisLabels, type ChartSpec, inForce } from './spec';
import { summarise } from './summary';
import { type Colors, readColors } from './theme';
import { timeAxes } from './timeAxes';
import type { SharedView } from './view';

/** Milliseconds between two redraws of a chart that moves, two writings of its legend and two of its summary. */
const REDRAW_MS = 66;
/** Milliseconds between two redraws for nothing but new blocks: drawing takes from the simulation what it needs. */
const BLOCKS_MS = 250;
const LEGEND_MS = 100;
const SUMMARY_MS = 1000;
/** How near to a mark a click must be, CSS pixels. */
const REACH_PX = 8;
/** The most of a plot's height that its foot may take. */
const MOST_FOOT = 0.4;

export interface ChartDeps {
  readonly spec: ChartSpec;
  readonly source: RecordingSource;
  /** The recordings of other runs that are drawn as well. */
  readonly beside?: readonly RecordingSource[];
  readonly view: SharedView;
  /** How much larger everything is drawn than in the column of charts; 1 without it. */
  readonly scale?: number;
  seek(t: number): void;
  /** Told the mark that was clicked. */
  choose(mark: Marked): void;
  /** Told the instant at which somebody asked what can be done. */
  readonly ask?: ((asked: Asked) => void) | undefined;
  /** Told a layer that the legend showed or hid. */
  toggled(layer: Layer): void;
  /** Told that the chart no longer does what its switch says, or does again. */
  barred(): void;
}

/** Where the parts of a chart go: the plot and both parts of its legend. */
export interface ChartHosts {
  readonly plot: HTMLElement;
  readonly lines: HTMLElement;
  readonly marks: HTMLElement;
}

export class Chart {
  readonly spec: ChartSpec;
  private readonly deps: ChartDeps;
  private readonly plot: Plot;
  private readonly overlay: Overlay;
  private readonly legend: Legend;
  private readonly host: HTMLElement;
  private readonly empty = document.createElement('p');
  private readonly resizing: ResizeObserver;
  private readonly quiet: () => void;
  private readonly limits: Record<Side, Range | null> = { left: null, right: null };
  private selection: readonly [number, number] | null = null;
  private drawnRange: Range = { from: 0, to: 1 };
  private drawnUntil_s = Number.POSITIVE_INFINITY;
  /** All that is drawn, and what of it was drawn last. */
  private readonly sources: readonly RecordingSource[];
  private readonly drawn: Drawn[];
  private stale = true;
  private drawnAt = Number.NEGATIVE_INFINITY;
  private legendAt = Number.NEGATIVE_INFINITY;
  private legendFor = Number.NaN;
  private legendVersion = -1;
  private summaryAt = Number.NEGATIVE_INFINITY;
  private summaryOfData = false;

  /** Builds the chart inside its hosts. */
  constructor({ plot: host, lines: linesHost, marks: marksHost }: ChartHosts, deps: ChartDeps) {
    this.deps = deps;
    this.sources = [deps.source, ...(deps.beside ?? [])];
    this.drawn = this.sources.map(() => ({ version: -1, generation: -1, simulated_s: -1 }));
    this.spec = deps.spec;
    this.host = host;
    const colors = readColors();
    const size = {
      width: Math.max(60, host.clientWidth),
      height: Math.max(60, host.clientHeight),
    };
    const axes = timeAxes(this.hasRight, this.spec);
    const draw = (frame: PlotFrame) => this.drawLayers(frame);
    this.plot = new Plot(host, size, colors, axes, draw, { scale: this.scale, labels: null });
    this.overlay = new Overlay(host, colors, this.scale);
    this.legend = new Legend(deps.spec, colors, (layer) => {
      deps.toggled(layer);
      this.touch();
    });
    linesHost.append(this.legend.lines);
    marksHost.append(this.legend.marks);
    this.empty.className = 'chart-empty';
    this.empty.textContent = deps.spec.empty;
    host.append(this.empty);
    host.setAttribute('role', 'img');
    host.setAttribute('aria-label', deps.spec.title);
    this.quiet = listen(this.plot.area, {
      view: deps.view,
      seek: (t) => deps.seek(t),
      markAt: (x, y) => this.markAt(x, y),
      choose: (mark) => deps.choose(mark),
      ask: deps.ask,
      selecting: (selection) => {
        this.selection = selection;
      },
    });
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(host);
  }

  /** The size of the plot, CSS pixels. */
  get width(): number {
    return this.host.clientWidth;
  }
  get height(): number {
    return this.host.clientHeight;
  }

  /**
   * Takes a picture of the plot, of `width` by `height`: with its axes named, or with the playhead and what lies ahead
   * veiled, as it is on the screen.
   */
  picture(width: number, height: number, paper: Paper, now = false): HTMLCanvasElement {
    const { colors, density, begun } = paper;
    const { view, source } = this.deps;
    const scale = density / devicePixelRatio;
    const size = { width: width * scale, height: height * scale };
    const look = { scale, labels: now ? null : axisLabels(this.spec) };
    const draw = (frame: PlotFrame) => this.drawLayers(frame);
    const plot = new Plot(
      document.createElement('div'),
      size,
      colors,
      timeAxes(this.hasRight, this.spec),
      draw,
      look,
    );
    begun?.(plot.canvas);
    const limits = this.prepare(view.seen, width * density, this.footOf(plot, scale));
    plot.draw({ x: view.range, ...limits }, Math.min(source.simulated_s, view.until_s));
    if (now) paintNow(plot.frame, view.playhead);
    plot.destroy();
    // What the layers hold now is for the picture's size.
    this.touch();
    return plot.canvas;
  }

  setColors(colors: Colors): void {
    this.plot.setColors(colors);
    this.overlay.setColors(colors);
    this.legend.setColors(colors);
    this.touch();
  }

  /** Marks the chart for a redraw, for example after a switch was turned. */
  touch(): void {
    this.stale = true;
  }

  /** Whether what is on the canvas is no longer what should be there, and enough time has passed for another redraw. */
  due(now: number): boolean {
    const passed_ms = now - this.drawnAt;
    if (this.moved) return passed_ms >= REDRAW_MS;
    return this.grown && passed_ms >= BLOCKS_MS;
  }

  /** Whether what is on the canvas is no longer what should be there. */
  private get dirty(): boolean {
    return this.moved || this.grown;
  }

  /** Whether another range, size or look is wanted. */
  private get moved(): boolean {
    const { from, to } = this.deps.view.range;
    if (from !== this.drawnRange.from || to !== this.drawnRange.to) return true;
    return this.stale || this.deps.view.until_s !== this.drawnUntil_s;
  }

  /** Whether blocks have come that change something in the range. */
  private get grown(): boolean {
    const { range } = this.deps.view;
    for (let at = 0; at < this.sources.length; at += 1) {
      const [source, drawn] = [this.sources[at], this.drawn[at]];
      if (source && drawn && changed(source, drawn, range)) return true;
    }
    return false;
  }

  /** Draws the data; `now` is the page's clock in milliseconds. */
  redraw(now: number): void {
    const { view, source } = this.deps;
    const range = view.range;
    const foot = this.footOf(this.plot, this.scale);
    const switched = inForce(this.spec.toggle);
    const limits = this.prepare(view.seen, this.plot.box.width * devicePixelRatio, foot);
    if (inForce(this.spec.toggle) !== switched) this.deps.barred();
    this.plot.draw({ x: range, ...limits }, Math.min(source.simulated_s, view.until_s));
    this.overlay.place(this.plot.box);
    const hasRows = this.spec.layers.some(
      ({ index, background }) => index.count > 0 && background !== true,
    );
    if (this.empty.hidden !== hasRows) this.empty.hidden = hasRows;
    this.drawnRange = range;
    this.drawnUntil_s = view.until_s;
    this.sources.forEach(({ version, generation, simulated_s }, at) => {
      this.drawn[at] = { version, generation, simulated_s };
    });
    this.drawnAt = now;
    this.legendFor = Number.NaN;
    this.stale = false;
  }

  /** What every frame does: the lines that move and, now and then, the words. */
  follow(now: number): void {
    const { view, source } = this.deps;
    this.overlay.draw(view, this.drawnRange, this.selection);
    const t = Math.min(view.cursor ?? view.playhead, view.until_s);
    const rest_ms =
      t !== this.legendFor ? LEGEND_MS : source.version !== this.legendVersion ? BLOCKS_MS : null;
    if (rest_ms !== null && now - this.legendAt >= rest_ms) {
      this.legendAt = now;
      this.legendFor = t;
      this.legendVersion = source.version;
      this.legend.write(t, this.limits);
    }
    const hasData = this.empty.hidden !== false;
    if (now - this.summaryAt < SUMMARY_MS && hasData === this.summaryOfData) return;
    this.summaryAt = now;
    this.summaryOfData = hasData;
    const words = summarise(this.spec, view.playhead, view.seen);
    if (this.host.getAttribute('aria-label') !== words) this.host.setAttribute('aria-label', words);
  }

  /** Shows a sought playhead at once: plot, lines and words. */
  answer(now: number): void {
    if (this.dirty) this.redraw(now);
    this.legendAt = Number.NEGATIVE_INFINITY;
    this.summaryAt = Number.NEGATIVE_INFINITY;
    this.follow(now);
  }

  destroy(): void {
    this.quiet();
    this.resizing.disconnect();
    this.plot.destroy();
    this.overlay.canvas.remove();
    this.legend.lines.remove();
    this.legend.marks.remove();
    this.empty.remove();
  }

  private get scale(): number {
    return this.deps.scale ?? 1;
  }

  private get hasRight(): boolean {
    return this.spec.rightUnit !== undefined;
  }

  private drawLayers(frame: PlotFrame): void {
    const { context } = frame;
    const { until_s } = this.deps.view;
    context.save();
    if (until_s < frame.range.to) {
      const right = frame.x(Math.max(frame.range.from, until_s));
      context.beginPath();
      context.rect(0, 0, right, context.canvas.height);
      context.clip();
    }
    for (const layer of this.spec.layers) if (layer.visible) layer.draw(frame);
    context.restore();
  }

  /** Makes the layers ready for `range` on so many pixels; gives the limits of the value axes above a foot. */
  private prepare(range: Range, pixels: number, foot: number): Omit<PlotLimits, 'x'> {
    for (const layer of this.spec.layers) {
      if (!layer.visible) continue;
      layer.update();
      layer.prepare(range, pixels);
    }
    const left = withFoot(this.fit('left'), foot);
    return { left, right: this.hasRight ? this.fit('right') : null };
  }

  /** The share of a plot's height that the foot takes. */
  private footOf({ box }: Plot, scale: number): number {
    return Math.min(MOST_FOOT, ((this.spec.foot ?? 0) * scale) / Math.max(1, box.height));
  }

  /** The mark that is nearest to a point of the plotting area, in CSS pixels, or null. */
  private markAt(x: number, y: number): Marked | null {
    const { frame } = this.plot;
    const ratio = frame.ratio / this.scale;
    const [across, down] = [frame.left + x * ratio, frame.top + y * ratio];
    if (frame.t(across) > this.deps.view.until_s) return null;
    let event: MarkHit | null = null;
    let packet: MarkHit | null = null;
    for (const layer of this.spec.layers) {
      const hit = layer.visible
        ? layer.markAt?.(frame, across, down, REACH_PX * frame.ratio)
        : undefined;
      if (!hit) continue;
      if (hit.packet === undefined) event = nearer(event, hit);
      else packet = nearer(packet, hit);
    }
    // Packets are many: an event among them is what was meant.
    return event ?? packet;
  }

  /** The limits of a value axis about the visible layers measured by it. */
  private fit(side: Side): Range {
    const { min, max } = extent(this.spec.layers, side);
    const limits = this.spec.limits(side, min, max, this.limits[side]);
    this.limits[side] = limits;
    return limits;
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.host;
    if (clientWidth < 40 || clientHeight < 40) return;
    this.plot.resize(clientWidth, clientHeight);
    this.touch();
  }
}

function nearer(before: MarkHit | null, hit: MarkHit): MarkHit {
  return before && before.distance <= hit.distance ? before : hit;
}
