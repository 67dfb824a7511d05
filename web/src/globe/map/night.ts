/** The night on the flat map, as a small picture of all of it that is stretched. */
import { unit } from '../ground';
import { DARKEST, darkness, NIGHT } from '../night';
import { dot, type Vector } from '../vector';

const WIDTH = 180;
const HEIGHT = 90;

export class Night {
  private readonly canvas = document.createElement('canvas');
  private sun: Vector | null = null;
  private shown: Vector | null = null;

  constructor() {
    this.canvas.width = WIDTH;
    this.canvas.height = HEIGHT;
  }

  /** Where the Sun stands; null for no night. */
  set(sun: Vector | null): void {
    this.sun = sun;
  }

  /** Whether it looks different from what was painted, where so small an angle is seen, radians. */
  hasMoved(angle: number): boolean {
    const { sun, shown } = this;
    if (!sun || !shown) return sun !== shown;
    return dot(sun, shown) < Math.cos(angle);
  }

  /** All of the map's night; null where there is none. */
  picture(): HTMLCanvasElement | null {
    this.shown = this.sun;
    const context = this.sun && this.canvas.getContext('2d');
    if (!this.sun || !context) return null;
    context.putImageData(new ImageData(shades(this.sun), WIDTH, HEIGHT), 0, 0);
    return this.canvas;
  }
}

/** The pixels of the night, rows from the north. */
export function shades(sun: Vector): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  const [r, g, b] = NIGHT.map((channel) => 255 * channel) as [number, number, number];
  for (let row = 0, at = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH; column += 1, at += 4) {
      const latitude = 90 - ((row + 0.5) * 180) / HEIGHT;
      const longitude = ((column + 0.5) * 360) / WIDTH - 180;
      const dark = darkness(dot(unit(latitude, longitude), sun));
      pixels.set([r, g, b, 255 * DARKEST * dark], at);
    }
  }
  return pixels;
}
