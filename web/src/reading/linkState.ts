/** Which links are up at the playhead, kept as the playhead moves and replayed when it goes back. */
import {
  type CodeArray,
  codeRoom,
  LinkChange,
  type LinkKind,
  moreRoom,
} from '../protocol/codes.gen';
import type { RecordingSource } from './source';

export class LinkState {
  /** Links known so far; the columns below have one value for each. */
  count = 0;
  a = new Uint16Array(64);
  b = new Uint16Array(64);
  kind: CodeArray<LinkKind> = codeRoom(64);
  up: CodeArray<LinkChange> = codeRoom(64);
  /** When the link last went up or down; links there from the beginning have minus infinity. */
  changed = new Float64Array(64);
  /** Load from 0 to 1 in the current bin, written by the load layer. */
  load = new Float32Array(64);
  /** Grows when the loads are written anew. */
  loads = 0;
  /** Rows of the table applied so far. */
  applied = 0;
  /** The link of each of these rows, so that a replay looks nothing up. */
  slotOfRow = new Int32Array(256);
  /** Grows when applied rows are taken back. */
  rewinds = 0;
  private readonly slots = new Map<number, number>();
  private resolved = 0;
  private generation = 0;

  /** Applies the rows up to time `t`. */
  advance(
    { topology, generation }: Pick<RecordingSource, 'topology' | 'generation'>,
    t: number,
  ): void {
    const times = topology.t;
    if (generation !== this.generation) {
      this.generation = generation;
      this.resolved = 0;
      this.rewind();
    }
    const last = this.applied - 1;
    if (last >= 0 && (times[last] ?? Number.POSITIVE_INFINITY) > t) this.rewind();
    const { kind, up } = topology;
    while (this.applied < times.length && (times[this.applied] as number) <= t) {
      const row = this.applied;
      if (row >= this.resolved) this.resolve(topology, row);
      const slot = this.slotOfRow[row] as number;
      const time = times[row] as number;
      this.up[slot] = up[row] as LinkChange;
      this.kind[slot] = kind[row] as LinkKind;
      this.changed[slot] = time > 0 ? time : Number.NEGATIVE_INFINITY;
      this.applied = row + 1;
    }
  }

  /** The link between two nodes, or -1. */
  find(a: number, b: number): number {
    return this.slots.get(key(a, b)) ?? -1;
  }

  private rewind(): void {
    this.applied = 0;
    this.rewinds += 1;
    this.up.fill(LinkChange.down);
    this.changed.fill(Number.NEGATIVE_INFINITY);
  }

  private resolve(topology: RecordingSource['topology'], row: number): void {
    if (row >= this.slotOfRow.length) this.slotOfRow = enlarged(this.slotOfRow);
    const a = topology.a[row] as number;
    const b = topology.b[row] as number;
    const id = key(a, b);
    let slot = this.slots.get(id);
    if (slot === undefined) {
      slot = this.add(a, b);
      this.slots.set(id, slot);
    }
    this.slotOfRow[row] = slot;
    this.resolved = row + 1;
  }

  private add(a: number, b: number): number {
    if (this.count === this.a.length) {
      this.a = enlarged(this.a);
      this.b = enlarged(this.b);
      this.kind = moreRoom(this.kind);
      this.up = moreRoom(this.up);
      this.changed = enlarged(this.changed);
      this.load = enlarged(this.load);
    }
    const slot = this.count;
    this.a[slot] = a;
    this.b[slot] = b;
    this.changed[slot] = Number.NEGATIVE_INFINITY;
    this.count = slot + 1;
    return slot;
  }
}

function key(a: number, b: number): number {
  return a < b ? a * 65_536 + b : b * 65_536 + a;
}

type Column = Uint8Array | Uint16Array | Int32Array | Float32Array | Float64Array;

/** A copy of twice the length. */
function enlarged<T extends Column>(column: T): T {
  const copy = new (column.constructor as new (length: number) => T)(column.length * 2);
  copy.set(column);
  return copy;
}
