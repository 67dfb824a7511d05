/** What the recording tells of every DATA chunk of a flow: when it was sent, on what, and what the receiver did. */
import { Direction, SegmentKind } from '../protocol/codes.gen';
import type { Numbering } from '../protocol/runMeta.gen';
import { NONE, RowList } from './lists';
import { type RecordingStore, rowsOf } from './recordingStore';

/** Room below the first piece seen: an earlier one may be sent again after old packets were dropped. */
const BELOW = 4096;

/** Chunks by position: their order counted from `base`. Rows are found once and never searched again. */
export class ChunkIndex {
  readonly flow: number;
  private readonly numbering: Numbering;
  private readonly firstPiece: number;
  /** Which piece of the flow's data is at position 0. */
  private base = 0;
  /** Streams seen, in order, each with the positions of its chunks in the order of their first sending. */
  readonly streams = new Map<number, RowList>();
  /** Times at which chunks arrived, and the highest TSN that had arrived by then. */
  readonly arrivals = new RowList();
  private readonly highest = new RowList();
  private readonly store: RecordingStore;
  private readonly stream = new RowList();
  private readonly ssn = new RowList();
  /** The latest sending and the latest row of `chunks` of each position, and the one before each. */
  private readonly lastSend = new RowList();
  private readonly sends = new RowList();
  private readonly sendBefore = new RowList();
  private readonly lastRow = new RowList();
  private readonly rowBefore = new RowList();
  private segmentsSeen = 0;
  private chunksSeen = 0;
  private generation = -1;
  private version = -1;

  /** `firstPiece` is what the first piece of a stream is called. */
  constructor(store: RecordingStore, flow: number, numbering: Numbering, firstPiece = 0) {
    this.firstPiece = firstPiece;
    this.store = store;
    this.flow = flow;
    this.numbering = numbering;
  }

  /** Takes in the rows recorded since the last call; whether there were any. */
  update(): boolean {
    const { store } = this;
    if (store.version === this.version) return false;
    this.version = store.version;
    const generation = store.generationOf('segments');
    if (generation !== this.generation) this.restart();
    this.generation = generation;
    this.addSends();
    this.addArrivals();
    return true;
  }

  /** Position of a TSN, or NONE. */
  positionOf(tsn: number): number {
    const position = this.placeOf(tsn);
    return position >= 0 && this.lastSend.at(position) !== NONE ? position : NONE;
  }

  tsnOf(position: number): number {
    const { first, step } = this.numbering;
    return first + (this.base + position) * step;
  }

  streamOf(position: number): number {
    return this.stream.at(position);
  }

  ssnOf(position: number): number {
    return this.ssn.at(position) + this.firstPiece;
  }

  /** Whether a chunk has the number that a stream begins with. */
  isFirstOfStream(position: number): boolean {
    return this.ssn.at(position) === 0;
  }

  /** Segments that carried a chunk, the latest first, as far as they were sent by `t`. */
  sendsOf(position: number, t: number): number[] {
    const found: number[] = [];
    for (let send = this.lastSend.at(position); send !== NONE; send = this.sendBefore.at(send)) {
      const segment = this.sends.at(send);
      if ((this.store.segments.t[segment] ?? t) <= t) found.push(segment);
    }
    return found;
  }

  /** The segment that carried a chunk last before `t`, or NONE. */
  lastSendOf(position: number, t: number): number {
    let send = this.lastSend.at(position);
    while (send !== NONE && (this.store.segments.t[this.sends.at(send)] ?? 0) > t) {
      send = this.sendBefore.at(send);
    }
    return send === NONE ? NONE : this.sends.at(send);
  }

  /** The latest row of `chunks` about a chunk at `t`, or NONE before it arrived. */
  arrivalOf(position: number, t: number): number {
    let row = this.lastRow.at(position);
    while (row !== NONE && (this.store.chunks.t[row] ?? 0) > t) row = this.rowBefore.at(row);
    return row;
  }

  /** All rows of `chunks` about a chunk up to `t`, the latest first. */
  arrivalsOf(position: number, t: number): number[] {
    const found: number[] = [];
    for (let row = this.arrivalOf(position, t); row !== NONE; row = this.rowBefore.at(row)) {
      found.push(row);
    }
    return found;
  }

  /** The highest position that had arrived at `t`, or -1. */
  highestAt(t: number): number {
    const times = this.store.chunks.t;
    let low = 0;
    let high = this.arrivals.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((times[this.arrivals.at(middle)] ?? 0) <= t) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? -1 : this.highest.at(low - 1);
  }

  /** How many chunks of a stream had been sent at `t`. */
  sentBy(positions: RowList, t: number): number {
    let low = 0;
    let high = positions.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.lastSendOf(positions.at(middle), t) === NONE) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The position that a TSN has or would have. */
  private placeOf(tsn: number): number {
    return this.orderOf(tsn) - this.base;
  }

  /** Which piece of the flow's data has a TSN. */
  private orderOf(tsn: number): number {
    const { first, step } = this.numbering;
    return Math.floor((tsn - first) / step);
  }

  private restart(): void {
    for (const list of [this.stream, this.ssn, this.lastSend, this.sends, this.sendBefore]) {
      list.clear();
    }
    for (const list of [this.lastRow, this.rowBefore, this.arrivals, this.highest]) list.clear();
    this.streams.clear();
    this.base = 0;
    this.segmentsSeen = 0;
    this.chunksSeen = 0;
  }

  private addSends(): void {
    const { segments, bundles } = this.store;
    const { flow, kind, direction, tsn, stream, ssn, chunks } = segments;
    for (let row = this.segmentsSeen; row < flow.length; row += 1) {
      if (
        flow[row] !== this.flow ||
        kind[row] !== SegmentKind.data ||
        direction[row] !== Direction.forward
      )
        continue;
      this.addSend(row, tsn[row] ?? 0, stream[row] ?? 0, ssn[row] ?? 0);
      if ((chunks[row] ?? 1) < 2) continue;
      const [first, end] = rowsOf(bundles.segment, row);
      for (let at = first; at < end; at += 1) {
        this.addSend(row, bundles.tsn[at] ?? 0, bundles.stream[at] ?? 0, bundles.ssn[at] ?? 0);
      }
    }
    this.segmentsSeen = flow.length;
  }

  private addSend(segment: number, tsn: number, stream: number, ssn: number): void {
    if (this.lastSend.length === 0) this.base = Math.max(0, this.orderOf(tsn) - BELOW);
    const position = this.placeOf(tsn);
    if (position < 0) return;
    while (this.lastSend.length <= position) {
      for (const list of [this.lastSend, this.lastRow, this.stream, this.ssn]) list.push(NONE);
    }
    if (this.lastSend.at(position) === NONE) {
      this.stream.set(position, stream);
      this.ssn.set(position, ssn);
      this.positionsOf(stream).push(position);
    }
    this.sends.push(segment);
    this.sendBefore.push(this.lastSend.at(position));
    this.lastSend.set(position, this.sends.length - 1);
  }

  private positionsOf(stream: number): RowList {
    const known = this.streams.get(stream);
    if (known) return known;
    const made = new RowList();
    this.streams.set(stream, made);
    return made;
  }

  private addArrivals(): void {
    const { flow, tsn } = this.store.chunks;
    for (let row = this.chunksSeen; row < flow.length; row += 1) {
      const position = this.placeOf(tsn[row] ?? 0);
      const ours = flow[row] === this.flow && this.lastRow.length > position && position >= 0;
      this.rowBefore.push(ours ? this.lastRow.at(position) : NONE);
      if (!ours) continue;
      this.lastRow.set(position, row);
      const before = this.highest.length === 0 ? 0 : this.highest.at(this.highest.length - 1);
      this.arrivals.push(row);
      this.highest.push(Math.max(before, position));
    }
    this.chunksSeen = flow.length;
  }
}
