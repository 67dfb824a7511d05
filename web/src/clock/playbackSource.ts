/** What charts, timeline and event list need of the clock, and nothing more. */

/** The playback clock: where the playhead stands and how it moves. */
export interface PlaybackSource {
  /** The playhead, simulated seconds. */
  readonly t: number;
  readonly playing: boolean;
  /** Simulated seconds per second. */
  readonly speed: number;
  /** Whether the playhead waits for the simulation. */
  readonly waiting: boolean;
  readonly duration_s: number;
  /** Whether what comes after the playhead is hidden, so that it can be predicted first. */
  readonly hidesAhead: boolean;
  hideAhead(on: boolean): void;
  pause(): void;
  toggle(): void;
  /** Moves the playhead within what has been simulated. */
  seek(t: number): void;
  setSpeed(speed: number): void;
  /** Calls back on every animation frame, also while the clock stands still. */
  subscribe(frame: (t: number, dt_ms: number) => void): () => void;
  /** Calls back when playing, speed, duration, a sought position or what is hidden changed. */
  watch(changed: () => void): () => void;
}

/** Up to when what is recorded may be seen. */
export function seenUntil({ hidesAhead, t }: Pick<PlaybackSource, 'hidesAhead' | 't'>): number {
  return hidesAhead ? t : Number.POSITIVE_INFINITY;
}
