/** Growable lists of row numbers. */

export const NONE = 0xffffffff;

/** A list of u32 that grows by half. */
export class RowList {
  length = 0;
  private values = new Uint32Array(64);

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

  /** The rows so far; do not keep it over an append. */
  get view(): Uint32Array {
    return this.values.subarray(0, this.length);
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  clear(): void {
    this.length = 0;
    this.values = new Uint32Array(64);
  }
}
