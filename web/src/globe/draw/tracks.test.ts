/** Whose ground tracks are drawn, and where they lie. */
import { expect, test, vi } from 'vitest';
import { LinkChange, LinkKind } from '../../protocol/codes.gen';
import { EARTH_RADIUS } from '../ground';
import type { Lines } from './shapes';
import { Tracks, tracked } from './tracks';

/** Satellites 0 to 2, terminals 3 to 6; the chosen flow leads from 3 to 4. */
const { gsl, intraplane } = LinkKind;
const { up, down } = LinkChange;
const links = {
  count: 5,
  a: Uint16Array.of(0, 1, 1, 2, 1),
  b: Uint16Array.of(3, 4, 6, 3, 2),
  kind: [gsl, gsl, gsl, gsl, intraplane],
  up: [up, up, up, down, up],
};
const meta = { flows: [{ paths: [{ from_node: 3, to_node: 4 }] }] };
const bodies = { isSatellite: (node: number) => node < 3 };

function moment(more: object) {
  const drawn: number[][] = [];
  const look = vi.fn((satellite: number, t_s: number) =>
    Float64Array.of(0, satellite + t_s / 60, 780),
  );
  const value = {
    run: { meta, sky: { look } },
    flow: 0,
    links,
    bodies,
    selection: null,
    layers: { tracks: true },
    plot: { line: (_: Lines, ...place: number[]) => drawn.push(place) },
    t: 600,
    ...more,
  };
  return { value: value as unknown as Parameters<Tracks['draw']>[0], drawn, look };
}

const lines = () => new Tracks({ lines: () => ({ clear: () => undefined }) } as never);

test('those that serve the ends of the chosen flow have one, and the chosen satellite', () => {
  expect(tracked(moment({}).value)).toEqual([0, 1]);
  const chosen = (node: number) => moment({ selection: { kind: 'satellite', node } }).value;
  expect(tracked(chosen(2))).toEqual([0, 1, 2]);
  expect(tracked(chosen(1))).toEqual([0, 1]);
  expect(tracked(moment({ flow: null }).value)).toEqual([]);
});

test('a track lies on the ground, its past drawn otherwise than what comes', () => {
  const { value, drawn } = moment({ selection: null });
  lines().draw(value);
  const [one = []] = drawn;
  expect(Math.hypot(...one.slice(0, 3))).toBeCloseTo(EARTH_RADIUS, -1);
  // Ten minutes have passed of a run that began then: there is nothing before.
  const own = drawn.slice(0, drawn.length / 2);
  const styles = own.map((place) => place.at(-1));
  expect(styles.lastIndexOf(styles[0])).toBe(9);
  expect(own).toHaveLength(120);
});

test('what is known is not asked for again, and nothing while the layer is off', () => {
  const { value, look } = moment({});
  const tracks = lines();
  tracks.draw({ ...value, layers: { ...value.layers, tracks: false } });
  expect(look).not.toHaveBeenCalled();
  tracks.draw(value);
  const asked = look.mock.calls.length;
  tracks.draw({ ...value, t: 630 });
  expect(look.mock.calls.length).toBe(asked);
  // A minute later the past begins a minute later, once half an hour has passed.
  tracks.draw({ ...value, t: 1860 });
  expect(look.mock.calls.length).toBe(2 * asked);
});
