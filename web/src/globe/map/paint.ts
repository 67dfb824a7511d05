/** Paints the flat map's shapes on a canvas, all that look alike with one path. */
import { DASH_SHARE } from '../draw/shapes';
import { EARTH_RADIUS } from '../ground';
import type { Packed } from '../palette';
import type { Aim } from '../screen';
import { type Ink, InkLines, MarkInk } from './ink';
import { isLoss, outline, strokes, strokeWidth } from './outlines';

type Context = CanvasRenderingContext2D;

/** Where the map lies in the picture: the place in the middle, metres, metres in a pixel, and the picture's size, pixels. */
export interface Lie {
  readonly east: number;
  readonly north: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** The same as a camera that looks at the map from above. */
export function aimAt({ east, north, scale, width, height }: Lie): Aim {
  const [across, up] = [2 / (scale * width), 2 / (scale * height)];
  // The map's east is y and its north is z.
  const matrix = [0, 0, 0, 0, across, 0, 0, 0, 0, up, 0, 0, -east * across, -north * up, 0, 1];
  return { matrix, eye: [EARTH_RADIUS + scale * width, 0, 0], width, height, flat: true };
}

/** Marks and lines reach so far from their places, pixels. */
const REACH_PX = 64;
/** Of a line's style, width and dash: what lies beyond the limb is none of the map's. */
const FLAT_STYLE = 0xffff;

export function paint(context: Context, ink: Ink, lie: Lie): void {
  if (ink.show && ink instanceof InkLines) paintLines(context, ink, lie);
  if (ink.show && ink instanceof MarkInk) paintMarks(context, ink, lie);
  ink.hasBeenPainted();
}

/** The shapes of each look, the looks in the order of their first shapes. */
function byLook(count: number, look: (shape: number) => number | string): Iterable<number[]> {
  const alike = new Map<number | string, number[]>();
  for (let shape = 0; shape < count; shape += 1) {
    const key = look(shape);
    const known = alike.get(key);
    if (known) known.push(shape);
    else alike.set(key, [shape]);
  }
  return alike.values();
}

function paintLines(context: Context, { length, places, words }: InkLines, lie: Lie): void {
  const [x, y] = placing(lie);
  const look = (line: number) =>
    (words[2 * line] as number) * 0x1_0000 + ((words[2 * line + 1] as number) & FLAT_STYLE);
  for (const alike of byLook(length, look)) {
    const first = alike[0] as number;
    const colour = words[2 * first] as number;
    if (colour >>> 24 === 0) continue;
    const style = words[2 * first + 1] as number;
    const dash = (style >> 8) & 255;
    context.strokeStyle = cssOf(colour);
    context.lineWidth = (style & 255) / 4;
    context.lineCap = 'butt';
    context.setLineDash(dash > 0 ? [DASH_SHARE * dash, (1 - DASH_SHARE) * dash] : []);
    context.lineDashOffset = (-(1 - DASH_SHARE) / 2) * dash;
    context.beginPath();
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    for (const line of alike) {
      const at = 4 * line;
      const [ax, ay] = [x(places[at] as number), y(places[at + 1] as number)];
      const [bx, by] = [x(places[at + 2] as number), y(places[at + 3] as number)];
      if (isOutside(ax, bx, lie.width) || isOutside(ay, by, lie.height)) continue;
      // What goes on where the last one ended is one line, whose dashes go on.
      if (ax !== lastX || ay !== lastY) context.moveTo(ax, ay);
      context.lineTo(bx, by);
      [lastX, lastY] = [bx, by];
    }
    context.stroke();
  }
  context.setLineDash([]);
}

function paintMarks(context: Context, { length, places, words }: MarkInk, lie: Lie): void {
  const [x, y] = placing(lie);
  const look = (mark: number) => words.subarray(3 * mark, 3 * mark + 3).join();
  for (const alike of byLook(length, look)) {
    const at = 3 * (alike[0] as number);
    const [fill, ring, style] = [words[at], words[at + 1], words[at + 2]] as [
      Packed,
      Packed,
      number,
    ];
    const drop = (style >>> 24) / 4;
    const seen: number[] = [];
    for (const mark of alike) {
      const [px, py] = [x(places[2 * mark] as number), y(places[2 * mark + 1] as number) + drop];
      if (!isOutside(px, px, lie.width) && !isOutside(py, py, lie.height)) seen.push(px, py);
    }
    const radius = (style & 255) / 8;
    const band = ((style >> 8) & 255) / 4;
    const shape = (style >> 16) & 255;
    if (isLoss(shape)) paintLosses(context, seen, shape, radius, band, fill, ring);
    else paintClosed(context, seen, shape, radius, band, fill, ring);
  }
}

function paintClosed(
  context: Context,
  seen: readonly number[],
  shape: number,
  radius: number,
  band: number,
  fill: Packed,
  ring: Packed,
): void {
  const trace = (away: number) => {
    context.beginPath();
    for (let at = 0; at < seen.length; at += 2) {
      outline(context, shape, seen[at] as number, seen[at + 1] as number, radius, away);
    }
  };
  if (fill >>> 24 > 0) {
    trace(0);
    context.fillStyle = cssOf(fill);
    context.fill();
  }
  if (ring >>> 24 > 0 && band > 0) {
    trace(band / 2);
    context.strokeStyle = cssOf(ring);
    context.lineWidth = band;
    context.lineJoin = 'miter';
    context.stroke();
  }
}

function paintLosses(
  context: Context,
  seen: readonly number[],
  shape: number,
  radius: number,
  band: number,
  fill: Packed,
  ring: Packed,
): void {
  context.beginPath();
  for (let at = 0; at < seen.length; at += 2) {
    strokes(context, shape, seen[at] as number, seen[at + 1] as number, radius);
  }
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [colour, around] of [[ring, band] as const, [fill, 0] as const]) {
    context.strokeStyle = cssOf(colour);
    context.lineWidth = strokeWidth(radius) + 2 * around;
    context.stroke();
  }
}

/** Where metres east and north are in the picture. */
function placing({ east, north, scale, width, height }: Lie) {
  return [
    (metres: number) => width / 2 + (metres - east) / scale,
    (metres: number) => height / 2 - (metres - north) / scale,
  ] as const;
}

function isOutside(one: number, other: number, size: number): boolean {
  return Math.max(one, other) < -REACH_PX || Math.min(one, other) > size + REACH_PX;
}

export function cssOf(colour: Packed): string {
  const [r, g, b] = [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255];
  return `rgba(${r},${g},${b},${((colour >>> 24) / 255).toFixed(3)})`;
}
