/** The part of a run that the timeline shows: all of it, or what somebody has zoomed into. */

/** Instants in seconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The shortest part that can be shown, s. */
const SHORTEST_S = 0.02;
/** How far into the shown part the playhead comes when it has left it. */
const AHEAD = 0.1;
/** The room on each side of a span that was asked for, as a part of it. */
const AROUND = 0.25;

export class TimelineRange {
  /** What was zoomed into; null for the whole run. */
  private zoomed: Span | null = null;
  /** Grows with every change. */
  version = 0;
  private readonly listeners = new Set<() => void>();

  /** Whether a part is shown. */
  get isPart(): boolean {
    return this.zoomed !== null;
  }

  /** What is shown of a run of so many seconds. */
  span(duration_s: number): Span {
    return this.zoomed ? within(this.zoomed, duration_s) : { from: 0, to: duration_s };
  }

  /** Shows so many times less around an instant, which stays where it is. */
  zoom(times: number, t: number, duration_s: number): void {
    const { from, to } = this.span(duration_s);
    const width = Math.max(SHORTEST_S, (to - from) / times);
    const share = (Math.min(Math.max(t, from), to) - from) / (to - from);
    const start = t < from || t > to ? t - width / 2 : t - share * width;
    this.show({ from: start, to: start + width }, duration_s);
  }

  /** Moves what is shown by so many seconds. */
  pan(by_s: number, duration_s: number): void {
    if (!this.zoomed) return;
    const { from, to } = this.span(duration_s);
    this.show({ from: from + by_s, to: to + by_s }, duration_s);
  }

  /** Brings an instant back into what is shown. */
  reach(t: number, duration_s: number): void {
    const { from, to } = this.span(duration_s);
    if (t >= from && t <= to) return;
    const start = t - AHEAD * (to - from);
    this.show({ from: start, to: start + (to - from) }, duration_s);
  }

  /** Shows what happens between two instants, with some room around it. */
  showSpan({ from, to }: Span, duration_s: number): void {
    const room = Math.max(SHORTEST_S / 2, AROUND * (to - from));
    this.show({ from: from - room, to: to + room }, duration_s);
  }

  showAll(): void {
    this.set(null);
  }

  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  private show(wanted: Span, duration_s: number): void {
    this.set(wanted.to - wanted.from >= duration_s ? null : within(wanted, duration_s));
  }

  private set(zoomed: Span | null): void {
    const same = zoomed?.from === this.zoomed?.from && zoomed?.to === this.zoomed?.to;
    if (same) return;
    this.zoomed = zoomed;
    this.version += 1;
    for (const changed of this.listeners) changed();
  }
}

/** The same width, between the beginning and the end of the run. */
function within({ from, to }: Span, duration_s: number): Span {
  const width = Math.min(to - from, duration_s);
  const start = Math.min(Math.max(0, from), duration_s - width);
  return { from: start, to: start + width };
}
