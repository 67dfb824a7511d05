/** What a time-sequence diagram shows: the window of time, the flows, the numbers. A link keeps it. */
import type { PieceNumber } from '../../families';

export interface Window {
  readonly from: number;
  readonly to: number;
}

/** A step by its instant and its place among the steps of that instant, which hold when rows are renumbered. */
export interface Stepped {
  readonly t: number;
  readonly n: number;
}

/** The shortest and the longest window, seconds. */
const LEAST_SPAN_S = 0.001;
const MOST_SPAN_S = 600;
/** Where in a window that follows it the playhead may be, from its top. */
const TOP = 0.2;
const BOTTOM = 0.66;

export class SequenceView {
  /** The window moves with the playhead. */
  follows = true;
  /** Whether it takes the globe's place, too. */
  wide = true;
  /** What pieces of data are called by, where the numbers on the wire count something else. */
  numbers: PieceNumber = 'ssn';
  /** The flow beside the one on show, or null. */
  beside: number | null = null;
  /** The length of the window that was chosen, seconds, or null. */
  span: number | null = null;
  /** Its length until one is chosen: that depends on how long a round trip is. */
  usual = 1;
  /** The step that was chosen: which of those at an instant; elsewhere the last one before the playhead is current. */
  stepped: Stepped | null = null;
  private start = 0;
  private readonly listeners = new Set<() => void>();

  /** Shows what a link kept of a run of so many flows; what it does not say is as at the beginning. */
  constructor(kept: Readonly<Record<string, unknown>> | null = null, flows = 1) {
    const { from, span, wide, numbers, beside, step } = kept ?? {};
    this.follows = !isTime(from);
    this.start = isTime(from) ? from : 0;
    this.span = isTime(span) && span > 0 ? clamp(span) : null;
    this.wide = wide !== false;
    this.numbers = numbers === 'tsn' ? 'tsn' : 'ssn';
    this.beside = isOrdinal(beside) && beside < flows ? beside : null;
    const [t, n] = Array.isArray(step) ? step : [];
    this.stepped = isTime(t) && isOrdinal(n) ? { t, n } : null;
  }

  get window(): Window {
    return { from: this.start, to: this.start + (this.span ?? this.usual) };
  }

  /** Keeps the playhead in a window that follows it; called on every frame. */
  place(t: number): void {
    const span = this.span ?? this.usual;
    if (!this.follows) return;
    if (t < this.start + span * TOP || t > this.start + span * (BOTTOM + 1)) {
      this.start = Math.max(0, t - span * TOP);
    } else if (t > this.start + span * BOTTOM) this.start = t - span * BOTTOM;
  }

  /** Shows an instant, wherever the window was. */
  reveal(t: number): void {
    const { from, to } = this.window;
    const room = (to - from) * 0.06;
    if (t >= from + room && t <= to - room) return;
    this.start = Math.max(0, t - (to - from) * 0.4);
    this.changed();
  }

  /** Longer (factor > 1) or shorter, with the instant `centre` where it is. */
  zoom(centre: number, factor: number): void {
    const { from, to } = this.window;
    const span = clamp((to - from) * factor);
    this.start = Math.max(0, centre - ((centre - from) / (to - from)) * span);
    this.span = span;
    this.changed();
  }

  pan(by_s: number, simulated_s: number): void {
    this.follows = false;
    this.start = Math.max(0, Math.min(this.start + by_s, simulated_s));
    this.changed();
  }

  /** Exactly the time from `from` to `to`. */
  select(from: number, to: number): void {
    if (!(to > from) || !Number.isFinite(to)) return;
    this.follows = false;
    this.start = Math.max(0, from);
    this.span = clamp(to - this.start);
    this.changed();
  }

  /** The window about an instant. */
  around(t: number): void {
    this.follows = false;
    this.start = Math.max(0, t - (this.span ?? this.usual) / 2);
    this.changed();
  }

  follow(t: number): void {
    this.follows = true;
    this.place(t);
    this.changed();
  }

  set(look: Partial<Pick<SequenceView, 'wide' | 'numbers' | 'beside' | 'stepped'>>): void {
    Object.assign(this, look);
    this.changed();
  }

  /** What a link keeps, or null if everything is as at the beginning. */
  keep(): Readonly<Record<string, unknown>> | null {
    const { follows, wide, numbers, beside, span, stepped, window } = this;
    const kept = {
      ...(follows ? {} : { from: window.from }),
      ...(span === null ? {} : { span }),
      ...(wide ? {} : { wide }),
      ...(numbers === 'ssn' ? {} : { numbers }),
      ...(beside === null ? {} : { beside }),
      ...(stepped === null ? {} : { step: [stepped.t, stepped.n] }),
    };
    return Object.keys(kept).length === 0 ? null : kept;
  }

  /** Calls back whenever it changed otherwise than by the clock. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}

function clamp(span: number): number {
  return Math.min(Math.max(span, LEAST_SPAN_S), MOST_SPAN_S);
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isOrdinal(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
