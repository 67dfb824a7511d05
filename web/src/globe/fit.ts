/** How far off a camera stands, and how far it leans, so that points are in sight beside the panels over the globe. */
import { VIEW_ANGLE } from './vantage';
import { cross, dot, groundAxes, normal, plus, type Vector } from './vector';

/** A rectangle in CSS pixels from the canvas's upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The picture's size in CSS pixels, and what lies over it. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly panels: readonly Box[];
}

/** A camera above a point of the ground, north up, with the Earth's middle somewhere in the picture. */
export interface Stand {
  /** The direction of the camera from the Earth's centre. */
  readonly axis: Vector;
  /** Its distance from there in metres. */
  readonly distance: number;
  /** Where the Earth's middle lies, right of and above the picture's, as tangents of angles. */
  readonly right: number;
  readonly above: number;
}

/** Where a camera is and how it is turned. */
export interface Pose {
  readonly position: Vector;
  readonly direction: Vector;
  readonly right: Vector;
  readonly up: Vector;
}

/** What has to be in sight. */
export interface Subject {
  readonly axis: Vector;
  /** The least distance of the camera from the Earth's centre, metres. */
  readonly nearest: number;
  /** Radius of the sphere around the Earth that has to be in the picture, metres. */
  readonly shell: number;
  /** What has to be beside all panels: places in metres, three numbers each. */
  readonly points: Float64Array;
}

const CENTRE: Vector = [0, 0, 0];
/** Room that points leave to panels and to the picture's edge, CSS pixels. */
const MARGIN_PX = 12;
/** The Earth's middle is tried at so many places on each side of the picture's. */
const SHIFTS = 6;
/** The camera goes back by this factor, so many times, until there is room. */
const STEP_BACK = 1.05;
const STEPS_BACK = 24;

/** The nearest such stand; where none has room for every point, one that hides the fewest. */
export function fit(subject: Subject, room: Room): Stand {
  const { axis, nearest, shell, points } = subject;
  const focal = focalOf(room);
  const stand = (back: number, x: number, y: number): Stand => {
    const distance = nearest * back;
    const radius = (focal * shell) / Math.sqrt(Math.max(1, distance ** 2 - shell ** 2));
    return {
      axis,
      distance,
      right: (x * Math.max(0, room.width / 2 - radius)) / focal,
      above: (y * Math.max(0, room.height / 2 - radius)) / focal,
    };
  };
  return clearest(STEPS_BACK, stand, (one, most) => hidden(points, one, room, most));
}

/**
 * The first of what is tried that hides nothing, or else what hides the fewest: ever farther back, and from there with
 * the middle ever farther aside, as shares of the room on each side.
 */
export function clearest<T>(
  steps: number,
  make: (back: number, x: number, y: number) => T,
  hides: (tried: T, most: number) => number,
): T {
  let best = make(1, 0, 0);
  let fewest = hides(best, Number.POSITIVE_INFINITY);
  for (let step = 0; step < steps && fewest > 0; step += 1) {
    for (const [x, y] of shifts) {
      const tried = make(STEP_BACK ** step, x, y);
      const count = hides(tried, fewest);
      if (count >= fewest) continue;
      fewest = count;
      best = tried;
      if (count === 0) break;
    }
  }
  return best;
}

/** Where the camera of a stand is and how it is turned: leaning moves the Earth the other way. */
export function poseOf({ axis, distance, right, above }: Stand): Pose {
  const { east, north } = groundAxes(axis);
  const down = plus(CENTRE, -1, axis);
  const direction = normal(plus(plus(down, -right, east), -above, north));
  const across = normal(plus(east, -dot(east, direction), direction));
  const up = cross(across, direction);
  return { position: plus(CENTRE, distance, axis), direction, right: across, up };
}

/** How many of the points panels or the picture's edge would hide; counts no further than `most`. */
export function hidden(points: Float64Array, stand: Stand, room: Room, most: number): number {
  const { position, direction, right, up } = poseOf(stand);
  const focal = focalOf(room);
  let count = 0;
  for (let at = 0; at < points.length && count < most; at += 3) {
    const x = (points[at] as number) - position[0];
    const y = (points[at + 1] as number) - position[1];
    const z = (points[at + 2] as number) - position[2];
    const depth = x * direction[0] + y * direction[1] + z * direction[2];
    const across = room.width / 2 + (focal * (x * right[0] + y * right[1] + z * right[2])) / depth;
    const down = room.height / 2 - (focal * (x * up[0] + y * up[1] + z * up[2])) / depth;
    if (depth <= 0 || !isClear(across, down, room)) count += 1;
  }
  return count;
}

/** Whether a place of the picture is clear of panels and of its edge. */
export function isClear(x: number, y: number, { width, height, panels }: Room): boolean {
  if (x < MARGIN_PX || y < MARGIN_PX || x > width - MARGIN_PX || y > height - MARGIN_PX) {
    return false;
  }
  for (const { left, top, right, bottom } of panels) {
    const beside = x < left - MARGIN_PX || x > right + MARGIN_PX;
    if (!beside && y > top - MARGIN_PX && y < bottom + MARGIN_PX) return false;
  }
  return true;
}

/** Pixels of the picture for a tangent of 1: the angle of view is that of its shorter side. */
function focalOf({ width, height }: Room): number {
  return Math.min(width, height) / 2 / Math.tan(VIEW_ANGLE / 2);
}

/** Shares of the room to both sides, the smallest first. */
const shifts: readonly (readonly [number, number])[] = Array.from(
  { length: (2 * SHIFTS + 1) ** 2 },
  (_, at) => {
    const row = Math.floor(at / (2 * SHIFTS + 1));
    return [(at % (2 * SHIFTS + 1)) / SHIFTS - 1, row / SHIFTS - 1] as const;
  },
).sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));
