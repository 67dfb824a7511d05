/** The charts of a flow on one time axis: who is redrawn in which frame. */
import type { PlaybackSource } from '../../clock/playbackSource';
import { FlowRows } from '../../reading/flowRows';
import type { FlowView, RecordingSource } from '../../reading/source';
import { Chart, type ChartHosts } from '../engine/chart';
import type { Asked } from '../engine/gestures';
import type { ChartSpec } from '../engine/spec';
import { onThemeChange, readColors } from '../engine/theme';
import { SharedView } from '../engine/view';
import { chartSpec } from '../kinds';
import type { ChartId } from '../kinds/ids';
import { type Beside, compared } from './beside';
import { Ease } from './ease';
import { ChartLook } from './look';

export interface GroupDeps {
  readonly source: RecordingSource;
  readonly playback: PlaybackSource;
  readonly flow: FlowView;
  /** The only path on show; all without. */
  readonly path?: number | null;
  /** A view to go on with, such as that of the flow shown before. */
  readonly view?: SharedView;
  /** Told the event whose mark was clicked; the playhead has been moved to it. */
  readonly onEvent?: (row: number) => void;
  /** Told the packet whose mark was clicked, a row of `segments`. */
  readonly onPacket?: (row: number) => void;
  /** Told the instant at which somebody asked what can be done. */
  readonly onAsk?: ((asked: Asked) => void) | undefined;
  /** How charts were left that were there before. */
  readonly look?: ChartLook;
  /** How much larger than in the column everything is drawn. */
  readonly scale?: number;
  /** The runs beside the one on show. */
  readonly beside?: Beside | null;
}

export class ChartGroup {
  readonly view: SharedView;
  readonly look: ChartLook;
  readonly rows: FlowRows;
  /** The rows of the other runs, shared by all charts. */
  private readonly others: readonly FlowRows[];
  private readonly deps: GroupDeps;
  private readonly specs = new Map<ChartId, ChartSpec>();
  private readonly charts: Chart[] = [];
  private readonly stops: (() => void)[] = [];
  private readonly ease = new Ease();
  private turn = 0;
  private colorsStale = false;

  constructor(deps: GroupDeps) {
    this.deps = deps;
    this.view = deps.view ?? new SharedView();
    this.look = deps.look ?? new ChartLook();
    this.rows = new FlowRows(deps.source, deps.flow, deps.path ?? null);
    this.others = (deps.beside?.others ?? []).map(
      ({ source, flow }) => new FlowRows(source, flow, pathIn(flow, deps.path)),
    );
    this.stops.push(deps.playback.subscribe((t) => this.frame(t)));
    this.stops.push(deps.playback.watch(() => this.answer()));
    this.stops.push(
      onThemeChange(() => {
        this.colorsStale = true;
      }),
    );
  }

  /** What a chart of this flow is made of; the same object every time, so switches keep their state. */
  spec(id: ChartId): ChartSpec {
    const known = this.specs.get(id);
    if (known) return known;
    const { beside } = this.deps;
    const own = chartSpec(id, this.rows);
    const made = beside ? compared(own, this.rows, beside, this.others) : own;
    this.look.apply(made);
    this.specs.set(id, made);
    return made;
  }

  /** Builds a chart and shows what is there already; it lives until it is removed. */
  add(id: ChartId, hosts: ChartHosts): Chart {
    const { playback, source } = this.deps;
    const chart = new Chart(hosts, {
      spec: this.spec(id),
      source,
      beside: this.others.map((rows) => rows.source),
      view: this.view,
      scale: this.deps.scale ?? 1,
      seek: (t) => playback.seek(t),
      choose: ({ event, packet }) => {
        if (packet === undefined) {
          playback.seek(source.events.t[event] ?? playback.t);
          this.deps.onEvent?.(event);
        } else {
          playback.seek(source.segments.t[packet] ?? playback.t);
          this.deps.onPacket?.(packet);
        }
      },
      ask: this.deps.onAsk,
      toggled: ({ key, visible }) => this.look.showLine(id, key, visible),
      barred: () => this.look.changed(),
    });
    this.charts.push(chart);
    this.view.place(playback.t, source.simulated_s, playback.hidesAhead);
    chart.answer(performance.now());
    return chart;
  }

  remove(chart: Chart): void {
    const at = this.charts.indexOf(chart);
    if (at < 0) return;
    this.charts.splice(at, 1);
    chart.destroy();
  }

  /** One frame of the clock: moves the lines of every chart and redraws at most one. */
  frame(t: number): void {
    if (this.charts.length === 0) return;
    const now = performance.now();
    this.view.place(t, this.deps.source.simulated_s, this.deps.playback.hidesAhead);
    if (!this.ease.frame(now)) return;
    if (this.colorsStale) this.recolor();
    this.redrawOne(now);
    for (const chart of this.charts) chart.follow(now);
  }

  /** A playhead that was sought is shown before the next frame, which may be long in coming. */
  private answer(): void {
    const { playback, source } = this.deps;
    const { playhead, until_s } = this.view;
    if (playback.t === playhead && playback.hidesAhead === until_s < Infinity) return;
    this.view.place(playback.t, source.simulated_s, playback.hidesAhead);
    const now = performance.now();
    for (const chart of this.charts) chart.answer(now);
  }

  destroy(): void {
    for (const stop of this.stops) stop();
    for (const chart of this.charts) chart.destroy();
    this.charts.length = 0;
  }

  private redrawOne(now: number): void {
    for (let tries = 0; tries < this.charts.length; tries += 1) {
      this.turn = (this.turn + 1) % this.charts.length;
      const chart = this.charts[this.turn];
      if (!chart?.due(now)) continue;
      chart.redraw(now);
      return;
    }
  }

  private recolor(): void {
    this.colorsStale = false;
    const colors = readColors();
    for (const chart of this.charts) chart.setColors(colors);
  }
}

/** The path on show, if a flow of another run has one of that number. */
function pathIn({ paths }: FlowView, path: number | null = null): number | null {
  return path !== null && path < paths ? path : null;
}
