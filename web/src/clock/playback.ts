/** The playback clock: where the playhead is and how it moves. Frames call globe and charts directly. */

/** Slowest and fastest playback, simulated seconds per second. */
export const SPEED_MIN = 0.01;
export const SPEED_MAX = 1000;

/** Longest step of one frame: a page that slept does not jump. */
const LONGEST_FRAME_MS = 250;

/** Called once a frame with the playhead in seconds and the milliseconds since the last frame. */
export type Frame = (t: number, dt_ms: number) => void;

/** Where time comes from; replaced in tests. */
export interface Ticker {
  request(callback: (now_ms: number) => void): number;
  cancel(id: number): void;
}

const browserTicker: Ticker = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
};

export class Playback {
  private position = 0;
  private running = false;
  private rate = 1;
  private hides = false;
  private simulated = 0;
  private length = Number.POSITIVE_INFINITY;
  private last_ms: number | null = null;
  private request: number | null = null;
  private readonly frames = new Set<Frame>();
  private readonly watchers = new Set<() => void>();
  private readonly ticker: Ticker;

  constructor(ticker: Ticker = browserTicker) {
    this.ticker = ticker;
  }

  /** The playhead, simulated seconds. */
  get t(): number {
    return this.position;
  }
  get playing(): boolean {
    return this.running;
  }
  /** Simulated seconds per second. */
  get speed(): number {
    return this.rate;
  }
  /** Whether what comes after the playhead is hidden. */
  get hidesAhead(): boolean {
    return this.hides;
  }
  /** Everything before this time can be shown. */
  get limit_s(): number {
    return this.simulated;
  }
  get duration_s(): number {
    return this.length;
  }
  /** True while the playhead waits for the simulation. */
  get waiting(): boolean {
    return (
      this.position > this.simulated ||
      (this.running && this.position >= this.simulated && this.position < this.length)
    );
  }

  /** Calls `frame` on every animation frame until the returned function is called. */
  subscribe(frame: Frame): () => void {
    this.frames.add(frame);
    this.start();
    return () => {
      this.frames.delete(frame);
      if (this.frames.size === 0) this.stop();
    };
  }

  /** Calls `changed` when playing, speed, duration, a sought position or what is hidden change, not on every frame. */
  watch(changed: () => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  play(): void {
    if (this.position >= this.length) this.position = 0;
    this.running = true;
    this.notify();
  }

  pause(): void {
    this.running = false;
    this.notify();
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }

  setSpeed(speed: number): void {
    if (!Number.isFinite(speed)) return;
    this.rate = Math.min(SPEED_MAX, Math.max(SPEED_MIN, speed));
    this.notify();
  }

  hideAhead(on: boolean): void {
    if (on === this.hides) return;
    this.hides = on;
    this.notify();
  }

  /** Moves the playhead within what has been simulated. */
  seek(t: number): void {
    this.moveTo(Math.min(t, this.simulated));
  }

  /** Puts the playhead where a new run or a link wants it, also ahead of the simulation, which catches up. */
  moveTo(t: number): void {
    if (!Number.isFinite(t)) return;
    this.position = Math.min(Math.max(0, t), this.length);
    this.notify();
  }

  setLimit(simulated_s: number): void {
    this.simulated = simulated_s;
  }

  setDuration(duration_s: number): void {
    this.length = duration_s;
    this.position = Math.min(this.position, duration_s);
    this.notify();
  }

  private start(): void {
    if (this.request !== null) return;
    this.last_ms = null;
    this.request = this.ticker.request(this.tick);
  }

  private stop(): void {
    if (this.request !== null) this.ticker.cancel(this.request);
    this.request = null;
  }

  private readonly tick = (now_ms: number): void => {
    this.request = this.ticker.request(this.tick);
    const dt_ms = this.last_ms === null ? 0 : Math.min(now_ms - this.last_ms, LONGEST_FRAME_MS);
    this.last_ms = now_ms;
    this.advance(dt_ms);
    for (const frame of this.frames) frame(this.position, dt_ms);
  };

  private advance(dt_ms: number): void {
    if (!this.running) return;
    if (this.position < this.simulated) {
      this.position = Math.min(this.position + (dt_ms / 1000) * this.rate, this.simulated);
    }
    if (this.position >= this.length) this.pause();
  }

  private notify(): void {
    for (const changed of this.watchers) changed();
  }
}
