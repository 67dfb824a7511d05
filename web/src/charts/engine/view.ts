/** What all charts of a group share: the time range on show, the cursor, and the wish to be drawn again. */
import { span } from '../../base/quantity';
import { say } from '../../words/say';
import { followRange, panRange, type Range, spanRange, zoomRange } from './ranges';

/** Spans of the window that follows the playhead, seconds; `Infinity` is all that has been simulated. */
export const FOLLOW_SPANS = [10, 30, 60, 300, Number.POSITIVE_INFINITY] as const;

/** A span of the window as its button says it: "300 s", and "All" without an end. */
export function followName(length: number): string {
  return Number.isFinite(length) ? span(length) : say('All');
}

/** What a link keeps of the view: a chosen range, or the span that follows the playhead (null: all). */
export interface KeptView {
  readonly range?: readonly [from: number, to: number];
  readonly follow?: number | null;
}

/** Two instants between which is measured; without `b` the second is the playhead. */
export interface Measuring {
  readonly a: number;
  readonly b: number | null;
}

/** Range, cursor and playhead of a group of charts. */
export class SharedView {
  /** The span of the window that follows the playhead. */
  follow: number = 10;
  /** The range chosen by zooming, or null while the window follows the playhead. */
  private fixed: Range | null = null;
  /** The instant under the pointer, or null. */
  cursor: number | null = null;
  playhead = 0;
  simulated_s = 0;
  /** Up to when what is recorded may be seen; the playhead where what comes is hidden. */
  until_s = Number.POSITIVE_INFINITY;
  /** Instants of which somebody has noted something, ascending. */
  notes: readonly number[] = [];
  /** What is being measured, or null. */
  measuring: Measuring | null = null;
  private shown: Range = { from: 0, to: 10 };
  private readonly listeners = new Set<() => void>();

  get range(): Range {
    return this.shown;
  }

  /** The part of the range that may be seen. */
  get seen(): Range {
    const { from, to } = this.shown;
    return { from, to: Math.max(from, Math.min(to, this.until_s)) };
  }

  /** The earlier and the later of the two instants, of what is simulated and may be seen; null while nothing is measured. */
  get measured(): Range | null {
    if (this.measuring === null) return null;
    const { a, b } = this.measuring;
    const last = Math.min(this.simulated_s, this.until_s);
    const [one, other] = [a, b ?? this.playhead].map((t) => Math.min(Math.max(0, t), last));
    const [from = 0, to = 0] = [one, other].sort((x = 0, y = 0) => x - y);
    return { from, to };
  }

  get zoomed(): boolean {
    return this.fixed !== null;
  }

  /** How far a zoom or pan may reach. */
  private get limit(): number {
    return Math.max(1, this.simulated_s, this.shown.to);
  }

  /** Places the range for a playhead; called on every frame. Of what is hidden nothing after it may be seen. */
  place(t: number, simulated_s: number, hidesAhead = this.until_s < Infinity): void {
    this.playhead = t;
    this.until_s = hidesAhead ? t : Number.POSITIVE_INFINITY;
    this.simulated_s = simulated_s;
    const range = this.fixed ?? followRange(t, this.follow, simulated_s);
    if (range.from !== this.shown.from || range.to !== this.shown.to) this.shown = range;
  }

  setFollow(span: number): void {
    this.follow = span;
    this.show(null);
  }

  setCursor(t: number | null): void {
    if (t === this.cursor) return;
    this.cursor = t;
    this.changed();
  }

  zoom(centre: number, factor: number): void {
    this.show(zoomRange(this.range, centre, factor, this.limit));
  }

  pan(by: number): void {
    this.show(panRange(this.range, by, this.limit));
  }

  select(a: number, b: number): void {
    this.show(spanRange(a, b, this.limit));
  }

  setNotes(notes: readonly number[]): void {
    if (notes.join() === this.notes.join()) return;
    this.notes = notes;
    this.changed();
  }

  /** Measures between two instants, or up to the playhead; null ends it. */
  measure(measuring: Measuring | null): void {
    this.measuring = measuring;
    this.changed();
  }

  /** Measures from `t` on, up to where it was measured to, or to the playhead. */
  measureFrom(t: number): void {
    this.measure({ a: t, b: this.measuring?.b ?? null });
  }

  /** Measures up to `t`. */
  measureTo(t: number): void {
    this.measure({ a: this.measured?.from ?? Math.min(this.range.from, t), b: t });
  }

  /** Measures from the beginning of what is on show up to the playhead, or no longer. */
  turnMeasuring(): void {
    this.measure(
      this.measuring === null ? { a: Math.min(this.range.from, this.playhead), b: null } : null,
    );
  }

  /** What a link keeps. */
  keep(): KeptView {
    if (this.fixed) return { range: [this.fixed.from, this.fixed.to] };
    return { follow: Number.isFinite(this.follow) ? this.follow : null };
  }

  /** Shows what a link kept; anything else changes nothing. */
  restore(kept: unknown): void {
    const { range, follow } = (kept ?? {}) as { range?: unknown; follow?: unknown };
    const span = follow === null ? Number.POSITIVE_INFINITY : follow;
    const known = FOLLOW_SPANS.find((one) => one === span);
    if (Array.isArray(range)) {
      const [from, to] = range.map(Number);
      if (from !== undefined && to !== undefined && from >= 0 && to > from && Number.isFinite(to)) {
        this.show({ from, to });
      }
    } else if (known !== undefined) this.setFollow(known);
  }

  /** Goes back to the window that follows the playhead. */
  reset(): void {
    this.show(null);
  }

  /** Calls back whenever the view changed otherwise than by the clock. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private show(range: Range | null): void {
    this.fixed = range;
    this.place(this.playhead, this.simulated_s);
    this.changed();
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
