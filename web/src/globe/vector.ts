/** Arithmetic of directions and places around the Earth's centre. */

export type Vector = readonly [number, number, number];

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function normal([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** `a` and so many times `b`. */
export function plus(a: Vector, times: number, b: Vector): Vector {
  return [a[0] + times * b[0], a[1] + times * b[1], a[2] + times * b[2]];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** East and north of a place; at a pole, where every way leads to the Equator, those of longitude 0. */
export function groundAxes(place: Vector): { readonly east: Vector; readonly north: Vector } {
  const flat = Math.hypot(place[0], place[1]);
  const east: Vector = flat > 1e-9 ? [-place[1] / flat, place[0] / flat, 0] : [0, 1, 0];
  return { east, north: normal(cross(place, east)) };
}
