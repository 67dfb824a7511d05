/**
 * How far ahead of the playhead the worker simulates: as far as is of use, but not so far that packets on the
 * screen would have to be dropped for those to come.
 */

/** Simulated at least this far ahead of the playhead, seconds. */
const AHEAD_S = 900;
/** While the globe is being made, which needs every core: enough for the charts' first window. */
const OPENING_AHEAD_S = 60;
/** Seconds of watching at the chosen speed that are simulated ahead. */
const AHEAD_WATCHED_S = 60;

/** Share of the room for packets beyond which simulation waits for the playhead. */
const ALMOST_FULL = 0.85;
/** What stays behind the playhead when old packets are dropped, seconds, if there is room for it. */
const BEHIND_S = 30;
/** At most this share of what a drop leaves stays behind the playhead: the rest is for what lies ahead of it. */
const BEHIND_SHARE = 0.5;

/** Asked of the worker at once before anything is known of a run, seconds. */
const FIRST_STRIDE_S = 30;
const SHORTEST_STRIDE_S = 0.05;
/** Share of the room for packets that the worker may fill before the page has looked at it. */
const STRIDE_SHARE = 0.08;

/** What is asked of a recording. */
export interface Filling {
  /** Everything before this time has been simulated. */
  readonly simulated_s: number;
  /** Single packets are known from this time on. */
  readonly packetsSince_s: number;
  /** How near the packets are to the limit at which the older half of them is dropped, 0 to 1. */
  readonly packetsFull: number;
  /** The time before which packets would be dropped next. */
  readonly packetsMiddle_s: number;
}

/** Where the playhead is and how it moves. */
export interface Watching {
  readonly t: number;
  readonly speed: number;
  readonly duration_s: number;
}

export class Pace {
  /** Whether the page is still being opened. */
  opening = true;
  private until_s = 0;

  /** A new run begins. */
  restart(): void {
    this.until_s = 0;
  }

  /** How far the worker is to simulate, if that is to be said to it now; else null. */
  ask(filling: Filling, watching: Watching): number | null {
    if (mustWait(filling, watching.t)) {
      return this.until_s > filling.simulated_s ? this.tell(filling.simulated_s) : null;
    }
    const { t, speed, duration_s } = watching;
    const ahead = this.opening ? OPENING_AHEAD_S : Math.max(AHEAD_S, speed * AHEAD_WATCHED_S);
    const stride = strideOf(filling);
    const wanted = Math.min(duration_s, t + ahead, filling.simulated_s + stride);
    // Asking anew for every frame would tell the worker nothing.
    const least = wanted < duration_s ? stride / 4 : 0;
    return wanted > this.until_s + least ? this.tell(wanted) : null;
  }

  private tell(until_s: number): number {
    this.until_s = until_s;
    return until_s;
  }
}

/**
 * Whether a drop would now take packets that are still wanted. A playhead that has come to the end of what is
 * simulated never waits: what must stay behind it is less than what a drop leaves.
 */
function mustWait({ packetsFull, simulated_s, packetsMiddle_s }: Filling, t: number): boolean {
  if (packetsFull <= ALMOST_FULL) return false;
  const left_s = Math.max(0, simulated_s - packetsMiddle_s);
  return t < packetsMiddle_s + Math.min(BEHIND_S, BEHIND_SHARE * left_s);
}

/** How far the worker may go on its own: the page decides again before the recording is full. */
function strideOf({ simulated_s, packetsSince_s, packetsFull }: Filling): number {
  const covered_s = simulated_s - packetsSince_s;
  if (covered_s <= 0) return FIRST_STRIDE_S;
  const fillPerSecond = Math.max(packetsFull / covered_s, 1e-6);
  return Math.min(Math.max(STRIDE_SHARE / fillPerSecond, SHORTEST_STRIDE_S), AHEAD_S);
}
