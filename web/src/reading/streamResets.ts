/** When the streams of a flow began anew, which chunks are the first with new numbers, and whether streams are closed meanwhile. */
import type { ResetEvents } from '../families/familyReading';
import { End } from '../protocol/codes.gen';
import type { ChunkIndex } from './chunkIndex';
import { NONE, type RowList } from './lists';
import type { RecordingStore } from './recordingStore';

/** A request that had no last answer yet: since when, s, and its number. */
export interface PendingReset {
  readonly since: number;
  readonly request: number;
}

/** Times of a recording are whole nanoseconds. */
const JUST_S = 5e-10;

export class StreamResets {
  /** Instants at which the sender heard that its streams begin anew. */
  private readonly done: number[] = [];
  /** Requests and their last answers in turn: instant, number, and whether messages are held from there on. */
  private readonly holds: {
    readonly t: number;
    readonly request: number;
    readonly held: boolean;
  }[] = [];
  private seen = 0;
  private generation = -1;
  private readonly store: RecordingStore;
  private readonly index: ChunkIndex;
  private readonly codes: ResetEvents | null;

  constructor(store: RecordingStore, index: ChunkIndex, codes: ResetEvents | null) {
    this.store = store;
    this.index = index;
    this.codes = codes;
  }

  /** Takes in the events recorded since the last call. */
  update(): void {
    const { codes, store } = this;
    if (!codes) return;
    const generation = store.generationOf('events');
    if (generation !== this.generation) this.restart();
    this.generation = generation;
    const { t, code, flow, end, a, b } = store.events;
    for (let row = this.seen; row < t.length; row += 1) {
      if (flow[row] !== this.index.flow || end[row] !== End.sender) continue;
      const [at, request] = [t[row] ?? 0, a[row] ?? 0];
      if (code[row] === codes.asked) this.holds.push({ t: at, request, held: true });
      if (code[row] !== codes.answered || codes.notYet === b[row]) continue;
      this.holds.push({ t: at, request, held: false });
      if (codes.done.includes(b[row] ?? -1)) this.done.push(at);
    }
    this.seen = t.length;
  }

  /** Whether streams were ever asked to begin anew. */
  get any(): boolean {
    return this.holds.length > 0;
  }

  /** The instants up to `t` at which streams began anew. */
  doneBy(t: number): readonly number[] {
    return this.done.filter((at) => at <= t);
  }

  /** The request that the peer has not answered at `t`; no message begins then. */
  pendingAt(t: number): PendingReset | null {
    const last = this.holds.findLast((hold) => hold.t <= t);
    return last?.held ? { since: last.t, request: last.request } : null;
  }

  /** The places in a stream that were first sent by `t` with numbers that had begun anew, each with the instant of that. */
  beginnings(positions: RowList | undefined, t: number): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    if (!positions) return found;
    for (const at of this.doneBy(t)) {
      const place = this.index.sentBy(positions, at - JUST_S);
      const position = positions.at(place);
      // Before the first chunk there are no numbers that could begin anew, and other streams go on.
      if (place === 0 || position === NONE || !this.index.isFirstOfStream(position)) continue;
      if (this.index.lastSendOf(position, t) !== NONE) found.set(place, at);
    }
    return found;
  }

  private restart(): void {
    this.done.length = 0;
    this.holds.length = 0;
    this.seen = 0;
  }
}
