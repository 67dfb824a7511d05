/** Lowest and highest value of every block of rows: hours of recording are not walked row by row. */
import type { Column } from '../../reading/source';

export const BLOCK_ROWS = 64;
const FIRST_CAPACITY = 256;

/** Summaries of one column over the rows of an index. */
export class Extremes {
  min = new Float32Array(FIRST_CAPACITY);
  max = new Float32Array(FIRST_CAPACITY);
  /** Whole blocks summarised. */
  blocks = 0;
  private epoch = 0;

  /** Summarises the blocks that became whole since the last call. */
  update(values: Column, rows: Uint32Array, count: number, epoch: number): void {
    if (epoch !== this.epoch) {
      this.blocks = 0;
      this.epoch = epoch;
    }
    while ((this.blocks + 1) * BLOCK_ROWS <= count) this.summarise(values, rows);
  }

  private summarise(values: Column, rows: Uint32Array): void {
    if (this.blocks === this.min.length) this.grow();
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    const start = this.blocks * BLOCK_ROWS;
    for (let position = start; position < start + BLOCK_ROWS; position += 1) {
      const value = values[rows[position] ?? 0] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    this.min[this.blocks] = low;
    this.max[this.blocks] = high;
    this.blocks += 1;
  }

  private grow(): void {
    const [min, max] = [this.min, this.max];
    this.min = new Float32Array(min.length * 2);
    this.max = new Float32Array(max.length * 2);
    this.min.set(min);
    this.max.set(max);
  }
}
