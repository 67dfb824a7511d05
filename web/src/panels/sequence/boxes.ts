/** Places for labels: none lies over another. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Boxes are looked for in bands of this height, CSS pixels. */
const BAND = 64;

export class Boxes {
  private readonly bands = new Map<number, Box[]>();

  /** Whether nothing lies where the box is. */
  free(box: Box): boolean {
    for (const band of bandsOf(box)) {
      if (this.bands.get(band)?.some((other) => overlap(box, other))) return false;
    }
    return true;
  }

  take(box: Box): void {
    for (const band of bandsOf(box)) {
      const held = this.bands.get(band);
      if (held) held.push(box);
      else this.bands.set(band, [box]);
    }
  }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function bandsOf({ top, bottom }: Box): number[] {
  const first = Math.floor(top / BAND);
  return Array.from({ length: Math.floor(bottom / BAND) - first + 1 }, (_, at) => first + at);
}
