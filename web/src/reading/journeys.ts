/** Which hops and which fate belong to each segment of a recording. */
import { NONE, RowList } from './lists';

export class Journeys {
  /** First hop of each segment, or NONE. */
  private readonly first = new RowList();
  private readonly last = new RowList();
  /** Fate row of each segment, or NONE while it travels. */
  private readonly fate = new RowList();
  /** The next hop of the same segment, by hop. */
  private readonly next = new RowList();
  private readonly lists = [this.first, this.last, this.fate, this.next];

  addSegments(added: number): void {
    for (let row = 0; row < added; row += 1) {
      this.first.push(NONE);
      this.last.push(NONE);
      this.fate.push(NONE);
    }
  }

  addHops(segments: Uint32Array, from: number): void {
    for (let hop = from; hop < segments.length; hop += 1) {
      const segment = segments[hop] ?? NONE;
      this.next.push(NONE);
      const before = this.last.at(segment);
      if (before === NONE) this.first.set(segment, hop);
      else this.next.set(before, hop);
      this.last.set(segment, hop);
    }
  }

  addFates(segments: Uint32Array, from: number): void {
    for (let row = from; row < segments.length; row += 1) {
      this.fate.set(segments[row] ?? NONE, row);
    }
  }

  /** The first rows of these tables are gone. */
  drop(segments: number, hops: number, fates: number): void {
    this.first.drop(segments, hops);
    this.last.drop(segments, hops);
    this.fate.drop(segments, fates);
    this.next.drop(hops, hops);
  }

  firstHop(segment: number): number {
    return this.first.at(segment);
  }

  nextHop(hop: number): number {
    return this.next.at(hop);
  }

  fateOf(segment: number): number {
    return this.fate.at(segment);
  }

  get bytes(): number {
    return this.lists.reduce((sum, list) => sum + list.bytes, 0);
  }

  /** Bytes of room that nothing is in. */
  get spare(): number {
    return this.lists.reduce((sum, list) => sum + list.spare, 0);
  }

  /** Gives back the room that nothing is in. */
  fit(): void {
    for (const list of this.lists) list.fit();
  }

  clear(): void {
    for (const list of this.lists) list.clear();
  }
}
