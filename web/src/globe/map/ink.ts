/** Shapes of the flat map as plain numbers, with what of them was painted last, so that only what moved is painted. */
import { say } from '../../words/say';
import type { Brushes, Lines, Marks, NodeLines, NodeMarks, Shapes } from '../draw/shapes';
import type { Packed } from '../palette';
import { CHANNELS, placeColumn } from '../places';

/** How many numbers a shape has: metres east and north of its places, and words of its look. */
interface Size {
  readonly places: number;
  readonly words: number;
}

const LINE: Size = { places: 4, words: 2 };
const MARK: Size = { places: 2, words: 3 };

/** Numbers of shapes; they grow as shapes are added. */
interface Sheet {
  places: Float32Array;
  words: Uint32Array;
  count: number;
  show: boolean;
}

export abstract class Ink implements Shapes {
  show = true;
  protected readonly now: Sheet;
  private readonly size: Size;
  private readonly painted: Sheet;

  constructor(size: Size, capacity: number) {
    this.size = size;
    this.now = sheet(size, capacity);
    this.painted = sheet(size, capacity);
  }

  get length(): number {
    return this.now.count;
  }

  get places(): Float32Array {
    return this.now.places;
  }

  get words(): Uint32Array {
    return this.now.words;
  }

  clear(): void {
    this.now.count = 0;
  }

  /** Whether it looks different from what was painted: another look, or a place more than `reach` metres away. */
  hasMoved(reach: number): boolean {
    this.settle();
    const { now, painted, size } = this;
    if (this.show !== painted.show) return true;
    if (!this.show) return false;
    if (now.count !== painted.count) return true;
    for (let at = 0; at < now.count * size.words; at += 1) {
      if (now.words[at] !== painted.words[at]) return true;
    }
    for (let at = 0; at < now.count * size.places; at += 1) {
      const moved = (now.places[at] as number) - (painted.places[at] as number);
      if (moved > reach || moved < -reach) return true;
    }
    return false;
  }

  /** It is painted as it is now. */
  hasBeenPainted(): void {
    const { now, painted, size } = this;
    if (painted.words.length !== now.words.length) {
      painted.words = new Uint32Array(now.words.length);
      painted.places = new Float32Array(now.places.length);
    }
    painted.words.set(now.words.subarray(0, now.count * size.words));
    painted.places.set(now.places.subarray(0, now.count * size.places));
    painted.count = now.count;
    painted.show = this.show;
  }

  /** Brings the places up to date where they follow from something else. */
  settle(): void {}

  /** The number of a new shape. */
  protected next(): number {
    const { now, size } = this;
    if ((now.count + 1) * size.words > now.words.length) {
      const larger = sheet(size, 2 * (now.count + 1));
      larger.words.set(now.words);
      larger.places.set(now.places);
      now.words = larger.words;
      now.places = larger.places;
    }
    now.count += 1;
    return now.count - 1;
  }
}

function sheet(size: Size, capacity: number): Sheet {
  return {
    places: new Float32Array(capacity * size.places),
    words: new Uint32Array(capacity * size.words),
    count: 0,
    show: true,
  };
}

export class InkLines extends Ink implements Lines {
  /** On the flat map what turns with the Earth is placed anew instead. */
  turn = 0;

  constructor(capacity: number) {
    super(LINE, capacity);
  }

  add(
    _ax: number,
    ay: number,
    az: number,
    _bx: number,
    by: number,
    bz: number,
    colour: Packed,
    style: number,
  ): void {
    const shape = this.next();
    const { places, words } = this.now;
    places[4 * shape] = ay;
    places[4 * shape + 1] = az;
    places[4 * shape + 2] = by;
    places[4 * shape + 3] = bz;
    words[2 * shape] = colour;
    words[2 * shape + 1] = style;
  }
}

/** Marks, wherever their places come from. */
export abstract class MarkInk extends Ink {
  constructor(capacity: number) {
    super(MARK, capacity);
  }

  /** A new mark that looks so, without a place. */
  protected look(fill: Packed, ring: Packed, style: number): number {
    const shape = this.next();
    const { words } = this.now;
    words[3 * shape] = fill;
    words[3 * shape + 1] = ring;
    words[3 * shape + 2] = style;
    return shape;
  }
}

export class InkMarks extends MarkInk implements Marks {
  add(_x: number, y: number, z: number, fill: Packed, ring: Packed, style: number): void {
    const shape = this.look(fill, ring, style);
    this.now.places[2 * shape] = y;
    this.now.places[2 * shape + 1] = z;
  }
}

/** Marks that stand where their nodes are. */
class InkNodeMarks extends MarkInk implements NodeMarks {
  private nodes = new Uint16Array(256);
  private readonly ink: Pick<InkBrushes, 'column'>;

  constructor(ink: Pick<InkBrushes, 'column'>, capacity: number) {
    super(capacity);
    this.ink = ink;
  }

  add(node: number, fill: Packed, ring: Packed, style: number): void {
    const shape = this.look(fill, ring, style);
    if (shape >= this.nodes.length) {
      const before = this.nodes;
      this.nodes = new Uint16Array(2 * before.length);
      this.nodes.set(before);
    }
    this.nodes[shape] = node;
  }

  override settle(): void {
    const { column } = this.ink;
    const { places, count } = this.now;
    for (let shape = 0; shape < count; shape += 1) {
      const at = CHANNELS * (this.nodes[shape] as number);
      places[2 * shape] = column[at + 1] as number;
      places[2 * shape + 1] = column[at + 2] as number;
    }
  }
}

/** On the flat map links bend, so that none is a line between two nodes. */
class NoLines implements NodeLines {
  show = true;
  readonly length = 0;
  clear(): void {}
  set(): void {
    throw new Error(say('The flat map has no straight lines between nodes.'));
  }
}

export class InkBrushes implements Brushes {
  /** The places of all nodes, as `Places` has them. */
  column = placeColumn(0);

  lines(capacity: number): InkLines {
    return new InkLines(capacity);
  }

  marks(capacity: number): InkMarks {
    return new InkMarks(capacity);
  }

  nodeLines(): NodeLines {
    return new NoLines();
  }

  nodeMarks(capacity: number): InkNodeMarks {
    return new InkNodeMarks(this, capacity);
  }

  takePlaces(places: Float32Array): void {
    this.column = places;
  }
}
