/** Which line of a batch shows which link, so that a link is written alone; what is taken out leaves a gap. */
import type { Packed } from '../palette';
import type { NodeLines } from './shapes';

const NONE = -1;
/** So many gaps, and one line in four, are too many. */
const MANY_GAPS = 1024;

export class LinkShapes {
  private readonly batch: Pick<NodeLines, 'set' | 'clear' | 'length'>;
  /** The line of each link. */
  private shapeOf = new Int32Array(256).fill(NONE);
  private gaps = 0;

  constructor(batch: Pick<NodeLines, 'set' | 'clear' | 'length'>) {
    this.batch = batch;
  }

  /** Whether it is better to write all anew. */
  get sparse(): boolean {
    return this.gaps > MANY_GAPS && this.gaps > this.batch.length / 4;
  }

  clear(): void {
    this.batch.clear();
    this.shapeOf.fill(NONE);
    this.gaps = 0;
  }

  put(link: number, a: number, b: number, colour: Packed, style: number): void {
    if (link >= this.shapeOf.length) this.grow(link);
    const known = this.shapeOf[link] as number;
    const shape = known === NONE ? this.batch.length : known;
    this.shapeOf[link] = shape;
    this.batch.set(shape, a, b, colour, style);
  }

  remove(link: number): void {
    const shape = this.shapeOf[link] ?? NONE;
    if (shape === NONE) return;
    this.shapeOf[link] = NONE;
    this.gaps += 1;
    this.batch.set(shape, 0, 0, 0, 0);
  }

  private grow(link: number): void {
    const before = this.shapeOf;
    this.shapeOf = new Int32Array(2 * Math.max(link, before.length)).fill(NONE);
    this.shapeOf.set(before);
  }
}
