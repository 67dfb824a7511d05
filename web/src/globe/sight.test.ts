/** What can be left out of a search for the link under the pointer, and what cannot. */
import { expect, test } from 'vitest';
import { Plot } from './mapping';
import { Places } from './places';
import { type Projection, Sight } from './sight';

/** Nodes seen from above, x and y as they are; z is 0 behind the Earth and below 0 behind the camera. */
function sightOf(xyz: readonly number[], flat = false): { sight: Sight; moment: Projection } {
  const nodes = xyz.length / 3;
  const screen = {
    width: 800,
    projectAll: (_places: Float32Array, x: Float32Array, y: Float32Array) => {
      for (let node = 0; node < nodes; node += 1) {
        const behind = (xyz[3 * node + 2] as number) < 0;
        x[node] = behind ? Number.NaN : (xyz[3 * node] as number);
        y[node] = behind ? Number.NaN : (xyz[3 * node + 1] as number);
      }
    },
    hides: (_x: number, _y: number, z: number) => z === 0,
  };
  const plot = new Plot();
  const places = new Places(nodes);
  places.update({ xyz: Float64Array.from(xyz) }, plot);
  plot.flat = flat;
  const moment = { places, plot, screen } as unknown as Projection;
  const sight = new Sight();
  sight.update(moment, nodes);
  return { sight, moment };
}

const ends = [100, 100, 1, 300, 200, 1];

test('a straight link is passed only between its ends', () => {
  const { sight, moment } = sightOf(ends);
  const passes = (x: number, y: number) => sight.mayPass(moment, 0, 1, x, y, 5);
  expect(passes(200, 150)).toBe(true);
  expect(passes(96, 96)).toBe(true);
  expect(passes(94, 150)).toBe(false);
  expect(passes(200, 206)).toBe(false);
  expect(sight.mayPass(moment, 1, 0, 200, 150, 5)).toBe(true);
});

test('one that bends on the flat map may be north or south of both ends', () => {
  const { sight, moment } = sightOf(ends, true);
  expect(sight.mayPass(moment, 0, 1, 200, 400, 5)).toBe(true);
  expect(sight.mayPass(moment, 0, 1, 310, 150, 5)).toBe(false);
});

test('one that passes the edge of the map, or comes from behind the camera, may be anywhere', () => {
  const edge = sightOf([50, 100, 1, 750, 100, 1], true);
  expect(edge.sight.mayPass(edge.moment, 0, 1, 10, 100, 5)).toBe(true);
  const behind = sightOf([100, 100, 1, 300, 200, -1]);
  expect(behind.sight.mayPass(behind.moment, 0, 1, 700, 500, 5)).toBe(true);
});

test('what the Earth hides has a place but no distance', () => {
  const { sight, moment } = sightOf([100, 100, 0, 300, 200, 1]);
  expect(sight.distance(moment, 0, 100, 100, 9)).toBe(Number.POSITIVE_INFINITY);
  expect(sight.distance(moment, 1, 303, 204, 9)).toBe(5);
  expect(sight.distance(moment, 1, 303, 204, 5)).toBe(Number.POSITIVE_INFINITY);
  expect(sight.mayPass(moment, 0, 1, 200, 150, 5)).toBe(true);
});
