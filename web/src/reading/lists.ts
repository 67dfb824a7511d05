/** Growable lists of row numbers. */

export const NONE = 0xffffffff;

/** Values that a list has room for at first. */
const FIRST_LENGTH = 64;

/** A list of u32 that grows by half. */
export class RowList {
  length = 0;
  private values = new Uint32Array(FIRST_LENGTH);

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = new Uint32Array(Math.ceil(this.length * 1.5));
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return index < this.length ? (this.values[index] ?? NONE) : NONE;
  }

  set(index: number, value: number): void {
    if (index < this.length) this.values[index] = value;
  }

  /** Forgets the first values; those left are row numbers of a table that has lost its first `by` rows. */
  drop(first: number, by: number): void {
    const { values } = this;
    for (let from = first; from < this.length; from += 1) {
      values[from - first] = lowered(values[from] ?? NONE, by);
    }
    this.length -= first;
  }

  /** The rows so far; do not keep it over an append. */
  get view(): Uint32Array {
    return this.values.subarray(0, this.length);
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  /** Bytes of room that nothing is in. */
  get spare(): number {
    return this.bytes - this.length * Uint32Array.BYTES_PER_ELEMENT;
  }

  /** Gives back the room that nothing is in; it grows again when something is added. */
  fit(): void {
    this.values = this.values.slice(0, Math.max(FIRST_LENGTH, this.length));
  }

  clear(): void {
    this.length = 0;
    this.values = new Uint32Array(FIRST_LENGTH);
  }
}

/** A row number after the first `by` rows are gone; NONE if it was one of them. */
export function lowered(row: number, by: number): number {
  return row >= by && row !== NONE ? row - by : NONE;
}
