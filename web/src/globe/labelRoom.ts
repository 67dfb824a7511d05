/** Where names have room in a picture: beside their marks, over no other mark and no other name, below no panel. */
import type { Box } from './fit';

const GAP_PX = 11;
const MARGIN_PX = 3;
/** How far a name stands above or below its mark where it stands across it. */
const CLEAR_PX = 9;
/** Right below, left below, right above, left above; then straight below and above. */
const SIDES = 6;

export class LabelRoom {
  /** The result of `place`: the upper left corner of the name. */
  left = 0;
  top = 0;
  private width = 0;
  private height = 0;
  /** Boxes taken in this picture: left, top, right, bottom of each. */
  private readonly taken: number[] = [];

  /** Begins a picture of this size. */
  begin(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.taken.length = 0;
  }

  /** Keeps names away from a mark. */
  mark(x: number, y: number, radius: number): void {
    this.taken.push(x - radius, y - radius, x + radius, y + radius);
  }

  /** Keeps names from below a panel. */
  panel({ left, top, right, bottom }: Box): void {
    this.taken.push(left, top, right, bottom);
  }

  /** Finds and takes room for the name of the mark at x, y, trying `first` before the other sides; -1 if there is none. */
  place(x: number, y: number, width: number, height: number, first: number): number {
    for (let attempt = 0; attempt < SIDES; attempt += 1) {
      const side = (first + attempt) % SIDES;
      const across = side >= 4;
      const below = across ? side === 4 : side < 2;
      const right = side % 2 === 0;
      const left = across ? x - width / 2 : right ? x + GAP_PX : x - GAP_PX - width;
      const away = across ? CLEAR_PX : MARGIN_PX;
      const top = below ? y + away : y - height - away;
      if (!this.isFree(left, top, width, height)) continue;
      this.taken.push(left, top, left + width, top + height);
      this.left = left;
      this.top = top;
      return side;
    }
    return -1;
  }

  private isFree(left: number, top: number, width: number, height: number): boolean {
    const [right, bottom] = [left + width, top + height];
    if (left < 0 || top < 0 || right > this.width || bottom > this.height) return false;
    const { taken } = this;
    for (let i = 0; i < taken.length; i += 4) {
      if (
        left < (taken[i + 2] as number) + MARGIN_PX &&
        right > (taken[i] as number) - MARGIN_PX &&
        top < (taken[i + 3] as number) &&
        bottom > (taken[i + 1] as number)
      ) {
        return false;
      }
    }
    return true;
  }
}
