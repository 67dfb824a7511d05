/** When charts run: in every frame, or in fewer where the page is slow to draw its frames. */

/** Frames further apart than that are too few, milliseconds: twenty in a second need 50. */
const SLOW_MS = 45;
/** Frames so near to each other leave room again. */
const FAST_MS = 24;
/** Of how many frames the distance is known. */
const FRAMES = 16;
/** How long charts rest on a page that is slow, milliseconds: ten pictures in a second show where curves go. */
const REST_MS = 100;

export class Ease {
  private before = Number.NEGATIVE_INFINITY;
  private ran = Number.NEGATIVE_INFINITY;
  private apart: number[] = [];
  private eased = false;

  /** A frame at `now`; whether charts run in it. */
  frame(now: number): boolean {
    if (now - this.before < LONGEST_MS) this.apart.push(now - this.before);
    this.before = now;
    if (this.apart.length >= FRAMES) this.judge();
    if (this.eased && now - this.ran < REST_MS) return false;
    this.ran = now;
    return true;
  }

  private judge(): void {
    const middle = this.apart.sort((a, b) => a - b)[FRAMES / 2] ?? 0;
    this.apart = [];
    if (middle > SLOW_MS) this.eased = true;
    else if (middle < FAST_MS) this.eased = false;
  }
}

/** A page that slept says nothing of its frames. */
const LONGEST_MS = 1000;
