/** The rows of one table that belong to what is on show, kept up to date as the table grows. */
import type { Column } from './source';

const FIRST_CAPACITY = 1024;

/** The first position in `rows[0..count)` whose time is not before `t`; the times must not fall. */
export function lowerBound(times: Column, rows: Uint32Array, count: number, t: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[rows[middle] ?? 0] ?? 0) < t) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Row numbers in order, found by a scan that never looks at a row twice. */
export class RowIndex {
  rows = new Uint32Array(FIRST_CAPACITY);
  count = 0;
  /** Counts restarts, so that whoever summarises the rows knows to begin again. */
  epoch = 0;
  private scanned = 0;
  private generation = -1;

  /** Looks at the rows added since the last call; a table of another generation is read from its start. */
  update(length: number, generation: number, keep: (row: number) => boolean): void {
    if (generation !== this.generation) this.clear();
    this.generation = generation;
    for (let row = this.scanned; row < length; row += 1) {
      if (keep(row)) this.push(row);
    }
    this.scanned = length;
  }

  clear(): void {
    this.count = 0;
    this.scanned = 0;
    this.epoch += 1;
  }

  /** The first position at or after `t`. */
  at(times: Column, t: number): number {
    return lowerBound(times, this.rows, this.count, t);
  }

  /** The row of the last position not after `t`, or -1. */
  rowAt(times: Column, t: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((times[this.rows[middle] ?? 0] ?? 0) <= t) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? -1 : (this.rows[low - 1] ?? -1);
  }

  /** Adds a row behind the others. */
  push(row: number): void {
    if (this.count === this.rows.length) {
      const grown = new Uint32Array(this.rows.length * 2);
      grown.set(this.rows);
      this.rows = grown;
    }
    this.rows[this.count] = row;
    this.count += 1;
  }
}
