/** Which charts, lines and switches somebody chose: kept apart from the charts, which every run has anew. */
import type { ChartSpec } from '../engine/spec';
import { CHART_IDS, type ChartId, FIRST_CHARTS } from '../kinds/ids';

/** What a link keeps of it: only what differs from the beginning. */
export interface KeptLook {
  readonly charts?: readonly ChartId[];
  readonly large?: ChartId;
  /** Lines and marks by chart and name, `windows.flight`, shown or hidden against their usual. */
  readonly lines?: Readonly<Record<string, boolean>>;
  /** Switches by chart, turned against their usual. */
  readonly switches?: Readonly<Record<string, boolean>>;
}

export class ChartLook {
  /** Grows when everything may be different, as after a link was opened. */
  epoch = 0;
  private charts: ReadonlySet<ChartId> = new Set(FIRST_CHARTS);
  private enlarged: ChartId | null = null;
  private lines = new Map<string, boolean>();
  private switches = new Map<string, boolean>();
  private readonly listeners = new Set<() => void>();

  get shown(): ReadonlySet<ChartId> {
    return this.charts;
  }

  /** The chart that fills the width, or null. */
  get large(): ChartId | null {
    return this.enlarged !== null && this.charts.has(this.enlarged) ? this.enlarged : null;
  }

  show(charts: ReadonlySet<ChartId>): void {
    this.charts = charts;
    this.changed();
  }

  enlarge(chart: ChartId | null): void {
    this.enlarged = chart;
    this.changed();
  }

  showLine(chart: ChartId, line: string, on: boolean): void {
    this.lines.set(`${chart}.${line}`, on);
    this.changed();
  }

  turn(chart: ChartId, on: boolean): void {
    this.switches.set(chart, on);
    this.changed();
  }

  /** Makes a chart look as it was left. */
  apply(spec: ChartSpec): void {
    for (const layer of spec.layers) {
      layer.visible = this.lines.get(`${spec.id}.${layer.key}`) ?? layer.visible;
    }
    if (spec.toggle) spec.toggle.on = this.switches.get(spec.id) ?? spec.toggle.on;
  }

  /** What a link keeps, or null if everything is as at the beginning. */
  keep(): KeptLook | null {
    const usual = FIRST_CHARTS.length === this.charts.size;
    const kept: KeptLook = {
      ...(usual && FIRST_CHARTS.every((id) => this.charts.has(id))
        ? {}
        : { charts: [...this.charts] }),
      ...(this.large === null ? {} : { large: this.large }),
      ...(this.lines.size === 0 ? {} : { lines: Object.fromEntries(this.lines) }),
      ...(this.switches.size === 0 ? {} : { switches: Object.fromEntries(this.switches) }),
    };
    return Object.keys(kept).length === 0 ? null : kept;
  }

  /** Shows what a link kept; what it does not say is as at the beginning. */
  restore(kept: unknown): void {
    const { charts, large, lines, switches } = (kept ?? {}) as Record<string, unknown>;
    const wanted = Array.isArray(charts) ? charts : FIRST_CHARTS;
    this.charts = new Set(CHART_IDS.filter((id) => wanted.includes(id)));
    this.enlarged = CHART_IDS.find((id) => id === large) ?? null;
    this.lines = flags(lines);
    this.switches = flags(switches);
    this.epoch += 1;
    this.changed();
  }

  /** Calls back whenever something was chosen. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** A chart shows something else by itself. */
  changed(): void {
    for (const listener of this.listeners) listener();
  }
}

function flags(value: unknown): Map<string, boolean> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(entries.filter((entry): entry is [string, boolean] => entry[1] === !!entry[1]));
}
