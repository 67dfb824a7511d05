/** How large the flat map is, and how far aside it lies, so that points are in sight beside the panels over it. */
import { clearest, isClear, type Room } from './fit';
import { allEnds, eachLink, type Framed } from './framing';
import { EARTH_RADIUS } from './ground';

/** How the flat map lies in the picture, north up. */
export interface MapStand {
  /** Metres of the map that a CSS pixel shows. */
  readonly scale: number;
  /** Where the map's middle lies, right of and above the picture's, CSS pixels. */
  readonly right: number;
  readonly above: number;
}

/** Half the map's sides, metres. */
const HALF_WIDTH = Math.PI * EARTH_RADIUS;
const HALF_HEIGHT = HALF_WIDTH / 2;
/** Cesium shows a map at most twice as small as one that fills the picture. */
const STEPS_BACK = 14;

/** Pieces of a link, and the most of the map that lies between two places of one that are looked at, metres. */
const PIECES = 8;
const APART = HALF_WIDTH / 45;

/**
 * What no panel may cover, metres east and north of the map's middle, two numbers each: the ends, and places along
 * every link of the paths as the map draws it, where one near a pole is wide.
 */
export function mapPointsOf(moment: Framed): Float64Array {
  const places: number[] = [];
  for (const [x, y, z] of allEnds(moment)) places.push(...onMap(x, y, z));
  eachLink(moment, (a, b, span) => {
    span.at(a, b, 0);
    let [east, north] = onMap(span.x, span.y, span.z);
    places.push(east, north);
    for (let piece = 1; piece <= PIECES; piece += 1) {
      span.at(a, b, piece / PIECES);
      const [toEast, toNorth] = onMap(span.x, span.y, span.z);
      const along = turned(toEast - east);
      const steps = Math.max(1, Math.ceil(Math.abs(along) / APART));
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        places.push(turned(east + along * share), north + (toNorth - north) * share);
      }
      [east, north] = [toEast, toNorth];
    }
  });
  return Float64Array.from(places);
}

function onMap(x: number, y: number, z: number): [number, number] {
  return [EARTH_RADIUS * Math.atan2(y, x), EARTH_RADIUS * Math.atan2(z, Math.hypot(x, y))];
}

/** The same way or place, the shorter way round the Earth. */
function turned(east: number): number {
  return east > HALF_WIDTH
    ? east - 2 * HALF_WIDTH
    : east < -HALF_WIDTH
      ? east + 2 * HALF_WIDTH
      : east;
}

/** The largest such map that is whole in the picture, for such points. */
export function fitMap(points: Float64Array, room: Room): MapStand {
  const { width, height } = room;
  const whole = Math.max((2 * HALF_WIDTH) / width, (2 * HALF_HEIGHT) / height);
  const stand = (back: number, x: number, y: number): MapStand => {
    const scale = whole * back;
    const [east, north] = [HALF_WIDTH / scale, HALF_HEIGHT / scale];
    // Cesium's camera stays over the map.
    return {
      scale,
      right: x * Math.min(east, width / 2 - east),
      above: y * Math.min(north, height / 2 - north),
    };
  };
  return clearest(STEPS_BACK, stand, (one, most) => hiddenOnMap(points, one, room, most));
}

/** How many of such points panels or the picture's edge would hide; counts no further than `most`. */
export function hiddenOnMap(
  points: Float64Array,
  { scale, right, above }: MapStand,
  room: Room,
  most: number,
): number {
  let count = 0;
  for (let at = 0; at < points.length && count < most; at += 2) {
    const across = room.width / 2 + right + (points[at] as number) / scale;
    const down = room.height / 2 - above - (points[at + 1] as number) / scale;
    if (!isClear(across, down, room)) count += 1;
  }
  return count;
}
