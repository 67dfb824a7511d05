/** What is on a flat map: circles and lines on the sphere as polylines that end at its edge and go on at the other. */

export interface Degrees {
  readonly latitude: number;
  readonly longitude: number;
}

/** Points of a line, each longitude within half a turn of the one before. */
export type Polyline = readonly Degrees[];

const RAD = Math.PI / 180;
const PIECES = 72;
const STEP_DEG = 3;

const unit = ({ latitude, longitude }: Degrees) => {
  const flat = Math.cos(latitude * RAD);
  return [
    flat * Math.cos(longitude * RAD),
    flat * Math.sin(longitude * RAD),
    Math.sin(latitude * RAD),
  ] as const;
};

const place = (x: number, y: number, z: number): Degrees => ({
  latitude: Math.asin(Math.max(-1, Math.min(1, z / Math.hypot(x, y, z)))) / RAD,
  longitude: Math.atan2(y, x) / RAD,
});

/** All places so many degrees away from one. */
export function circle(centre: Degrees, reach_deg: number): Polyline[] {
  const [sin, cos] = [Math.sin(reach_deg * RAD), Math.cos(reach_deg * RAD)];
  const [sinLatitude, cosLatitude] = [
    Math.sin(centre.latitude * RAD),
    Math.cos(centre.latitude * RAD),
  ];
  const points = Array.from({ length: PIECES + 1 }, (_, piece) => {
    const bearing = (2 * Math.PI * piece) / PIECES;
    const up = sinLatitude * cos + cosLatitude * sin * Math.cos(bearing);
    const east = Math.sin(bearing) * sin * cosLatitude;
    return {
      latitude: Math.asin(Math.max(-1, Math.min(1, up))) / RAD,
      longitude: centre.longitude + Math.atan2(east, cos - sinLatitude * up) / RAD,
    };
  });
  return cut(points);
}

/** The way over the ground below the straight line between two satellites. */
export function below(a: Degrees, b: Degrees): Polyline[] {
  const [p, q] = [unit(a), unit(b)];
  const dot = p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  const pieces = Math.max(1, Math.ceil(Math.acos(Math.max(-1, Math.min(1, dot))) / RAD / STEP_DEG));
  const points = Array.from({ length: pieces + 1 }, (_, piece) => {
    const share = piece / pieces;
    const at = (axis: 0 | 1 | 2) => p[axis] * (1 - share) + q[axis] * share;
    return place(at(0), at(1), at(2));
  });
  return cut(points);
}

/** Longitudes brought to -180 to 180; a line that crosses the edge is two, and each reaches it. */
export function cut(points: Polyline): Polyline[] {
  const lines: Degrees[][] = [];
  let line: Degrees[] = [];
  let last: Degrees | null = null;
  for (const { latitude, longitude } of points) {
    const next = { latitude, longitude: wrapped(longitude) };
    const jump = last === null ? 0 : next.longitude - last.longitude;
    if (last !== null && Math.abs(jump) > 180) {
      const edge = jump > 0 ? -180 : 180;
      const width = 360 - Math.abs(jump);
      const share = width === 0 ? 0 : Math.abs(edge - last.longitude) / width;
      const crossing = last.latitude + (latitude - last.latitude) * share;
      line.push({ latitude: crossing, longitude: edge });
      lines.push(line);
      line = [{ latitude: crossing, longitude: -edge }];
    }
    line.push(next);
    last = next;
  }
  lines.push(line);
  return lines;
}

function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
