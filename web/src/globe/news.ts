/** Whether blocks of a recording that came since the last drawing can change what is shown of an instant. */
import type { GlobeRun } from './types';

export class News {
  private run: GlobeRun | null = null;
  private version: number | undefined;
  /** Whether all that is ever shown of the instant had been recorded when it was drawn. */
  private whole = false;

  /** An instant has been drawn. */
  drawn(run: GlobeRun, t: number): void {
    this.run = run;
    this.version = run.recording.version;
    this.whole = isWhole(run, t);
  }

  /** Whether the instant that was drawn last is to be drawn again. */
  of(run: GlobeRun, t: number): boolean {
    const { version, simulated_s, finished } = run.recording;
    if (run !== this.run || version === undefined || simulated_s === undefined) return true;
    if (version === this.version || this.whole) return false;
    // Blocks from before the instant say nothing of it yet: the page is catching up.
    return simulated_s > t || finished === true;
  }
}

/** The load of links is known at the end of the interval that holds the instant. */
function isWhole({ recording, interval_s }: GlobeRun, t: number): boolean {
  const { simulated_s = 0, finished } = recording;
  return finished === true || simulated_s > t + (interval_s ?? 1);
}
