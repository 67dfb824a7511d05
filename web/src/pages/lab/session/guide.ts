/** What leads somebody through the lab, and may hide what comes next. */

export interface Guide {
  /** Nothing after this instant is simulated, s. */
  readonly held_s: number;
  leave(): void;
}

/** Who leads, if anybody does. */
export class Guides {
  /** What leads through the lab, or null. */
  now: Guide | null = null;
  private readonly changed: () => void;

  /** `changed` is told when another guide leads, or none. */
  constructor(changed: () => void) {
    this.changed = changed;
  }

  /** Lets another guide lead, or none. */
  follow(guide: Guide | null): void {
    if (guide === this.now) return;
    this.now?.leave();
    this.now = guide;
    this.changed();
  }
}
