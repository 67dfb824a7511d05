/** The next handover of terminals, looked for anew only where what was found may no longer hold. */
import { nextHandover, servingAt } from './pathFacts';
import type { RecordingStore } from './recordingStore';

/** How a terminal stands at an instant. */
export interface Watched {
  /** The satellite that serves it, or null. */
  readonly serving: number | null;
  /** When it gets another one, s; null where that is not simulated yet, or does not come. */
  readonly next: number | null;
}

interface Found extends Watched {
  readonly from: number;
  readonly version: number;
  readonly generation: number;
}

export class HandoverWatch {
  private readonly store: RecordingStore;
  private readonly found = new Map<number, Found>();

  constructor(store: RecordingStore) {
    this.store = store;
  }

  at(terminal: number, t: number): Watched {
    const { store } = this;
    const known = this.found.get(terminal);
    const serving = servingAt(store, terminal, t);
    if (known && known.serving === serving && this.holds(known, t)) return known;
    const next = nextHandover(store, terminal, t);
    const { version, generation } = store;
    const found = { serving, next, from: t, version, generation };
    this.found.set(terminal, found);
    return found;
  }

  private holds({ from, next, version, generation }: Found, t: number): boolean {
    if (t < from || generation !== this.store.generation) return false;
    // What was not simulated yet may be by now.
    return next === null ? version === this.store.version : t < next;
  }
}
