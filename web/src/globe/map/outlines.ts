/** The outlines of marks: the shapes that the globe's shader draws, as paths of a canvas. */
import { LOSS_MARKS } from '../../protocol/losses.gen';
import { BOW, DIAMOND, FIRST_LOSS, LOSSES, PROPORTIONS, SQUARE, TRIANGLE } from '../draw/shapes';

type Path = Pick<Path2D, 'moveTo' | 'lineTo' | 'closePath' | 'arc'>;
type Point = readonly [x: number, y: number];

const { diamond, triangle, square, bow, loss } = PROPORTIONS;

/** Adds the outline of a closed shape of such a radius, `away` pixels outside it, around x, y. */
export function outline(
  path: Path,
  shape: number,
  x: number,
  y: number,
  radius: number,
  away: number,
) {
  const corners = cornersOf(shape, radius, away);
  if (corners === null) {
    path.moveTo(x + radius + away, y);
    path.arc(x, y, radius + away, 0, 2 * Math.PI);
    return;
  }
  trace(path, corners, x, y, 1);
  path.closePath();
}

/** The corners of a shape; null of a disc. */
function cornersOf(shape: number, radius: number, away: number): readonly Point[] | null {
  if (shape === DIAMOND) {
    const tip = diamond * radius + away * Math.SQRT2;
    return [
      [0, -tip],
      [tip, 0],
      [0, tip],
      [-tip, 0],
    ];
  }
  if (shape === TRIANGLE) {
    const inner = triangle * radius + away;
    const side = Math.sqrt(3) * inner;
    return [
      [0, -2 * inner],
      [side, inner],
      [-side, inner],
    ];
  }
  if (shape === SQUARE) {
    const half = square * radius + away;
    return [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ];
  }
  if (shape === BOW) {
    const end = bow.end * radius + away;
    const waist = (bow.waist * radius + away) * Math.SQRT2;
    return [
      [-end, -end - waist],
      [0, -waist],
      [end, -end - waist],
      [end, end + waist],
      [0, waist],
      [-end, end + waist],
    ];
  }
  return null;
}

/** Whether a shape is one of a loss, which is made of strokes. */
export function isLoss(shape: number): boolean {
  return shape >= FIRST_LOSS;
}

/** Adds the strokes of the shape of a loss. */
export function strokes(path: Path, shape: number, x: number, y: number, radius: number): void {
  const mark = LOSSES[shape - FIRST_LOSS];
  if (mark === undefined) return;
  for (const stroke of LOSS_MARKS[mark]) trace(path, stroke, x, y, loss.reach * radius);
}

/** How wide the strokes of a loss are, pixels. */
export function strokeWidth(radius: number): number {
  return 2 * Math.max(loss.least_px, loss.stroke * radius);
}

function trace(path: Path, points: readonly Point[], x: number, y: number, scale: number): void {
  points.forEach(([dx, dy], at) => {
    if (at === 0) path.moveTo(x + scale * dx, y + scale * dy);
    else path.lineTo(x + scale * dx, y + scale * dy);
  });
}
