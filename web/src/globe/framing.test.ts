/** From where a run is looked at: ends and paths in sight, beside the panels over the globe. */
import { describe, expect, it } from 'vitest';
import type { RunMeta } from '../protocol/runMeta';
import { SpreadState } from '../reading/spreads';
import { recording as tables } from '../reading/tables.testing';
import type { Bodies } from './bodies';
import { type Box, hidden, poseOf, type Room, type Stand } from './fit';
import { type Framed, framing, overhead, placesOf, pointsOf } from './framing';
import { EARTH_RADIUS, unit } from './ground';
import { Span } from './span';
import { VIEW_ANGLE } from './vantage';
import { dot, plus, type Vector } from './vector';

const GEO = 42_164_000;
const LOW = EARTH_RADIUS + 780_000;
/** A low satellite, two geostationary ones, Quito and London. */
const places: [number, number, number][] = [
  [LOW, 10, -60],
  [GEO, 0, -40],
  [GEO, 0, 80],
  [EARTH_RADIUS, 0, -78],
  [EARTH_RADIUS, 51, 0],
];
const meta = {
  satellites: { name: ['P0 S0', 'GEO 0°', 'GEO 90°'], constellation: Uint16Array.of(0, 1, 1) },
  terminals: [0, 0].map((constellation) => ({ constellation })),
  nodes: places.length,
  flows: [{ paths: [{ from_node: 3, to_node: 4 }] }],
  constellations: [
    { first: 0, count: 1, altitude_km: 780 },
    { first: 1, count: 2, altitude_km: 35_786 },
  ],
  earth_radius_km: 6378,
};
const xyz = places.flatMap(([radius, ...at]) => unit(...at).map((c) => c * radius));

/** A moment with paths over these nodes. */
function moment(...ways: number[][]): Framed {
  const bodies = {
    xyz: Float64Array.from(xyz),
    isSatellite: (node: number) => node < 3,
    radius: (node: number) => places[node]?.[0] ?? 0,
  } as unknown as Bodies;
  const all = ways.map((way, path) => ({
    flow: 0,
    path,
    current: [way, []].map((nodes) => ({ nodes: Uint16Array.from(nodes), length: nodes.length })),
  }));
  return {
    run: { meta, recording: tables({}) },
    flow: 0,
    routes: { all },
    spreads: new SpreadState(),
    others: [],
    t: 0,
    span: new Span(bodies),
    bodies,
  } as unknown as Framed;
}

const bare: Room = { width: 700, height: 700, panels: [] };

/** Where a node is in the picture, CSS pixels. */
function seen(stand: Stand, room: Room, node: number): { x: number; y: number; depth: number } {
  const { position, direction, right, up } = poseOf(stand);
  const at = plus(xyz.slice(3 * node, 3 * node + 3) as unknown as Vector, -1, position);
  const focal = Math.min(room.width, room.height) / 2 / Math.tan(VIEW_ANGLE / 2);
  const depth = dot(at, direction);
  return {
    x: room.width / 2 + (focal * dot(at, right)) / depth,
    y: room.height / 2 - (focal * dot(at, up)) / depth,
    depth,
  };
}

/** How far a node is from the middle of the picture, as a share of its half. */
function offAxis(stand: Stand, node: number): number {
  const { x, y, depth } = seen(stand, bare, node);
  expect(depth).toBeGreaterThan(0);
  return Math.hypot(x - 350, y - 350) / 350;
}

describe('the view of all paths', () => {
  it('has the geostationary satellite of a second path in it, and both ends', () => {
    const stand = framing(moment([3, 0, 4], [3, 1, 4]), bare);
    expect(stand.distance).toBeGreaterThan(GEO * 1.29);
    for (const node of [0, 1, 3, 4]) expect(offAxis(stand, node)).toBeLessThan(0.98);
  });

  it('has both satellites of a double hop in it', () => {
    const stand = framing(moment([3, 0, 4], [3, 1, 2, 4]), bare);
    for (const node of [1, 2]) expect(offAxis(stand, node)).toBeLessThan(0.98);
  });

  it('comes nearer to a double hop where the picture is wide', () => {
    const [square, wide] = [700, 1400].map((width) => {
      const room = { width, height: 700, panels: [] };
      const stand = framing(moment([3, 0, 4], [3, 1, 2, 4]), room);
      for (const node of [1, 2]) {
        const { x, y } = seen(stand, room, node);
        expect([x > 0, x < width, y > 0, y < 700]).toEqual([true, true, true, true]);
      }
      return stand.distance;
    });
    expect(wide).toBeLessThan((square ?? 0) * 0.9);
  });

  it('stays near where no path leaves the low orbits', () => {
    const stand = framing(moment([3, 0, 4]), bare);
    expect(stand.distance).toBeLessThan(5 * EARTH_RADIUS);
    expect(offAxis(stand, 0)).toBeLessThan(0.9);
  });

  it('looks straight down where no panel is in the way', () => {
    expect(framing(moment([3, 0, 4]), bare)).toMatchObject({ right: 0, above: 0 });
  });

  it('has no satellite behind a card where all orbits are asked for', () => {
    const room: Room = { width: 752, height: 728, panels: [] };
    const framed = moment([3, 0, 4]);
    const bare = framing(framed, room, 'orbits');
    for (const node of [1, 2]) {
      const { x, y } = seen(bare, room, node);
      const card: Box = { left: x - 60, top: y - 90, right: x + 60, bottom: y + 90 };
      const beside = framing(framed, { ...room, panels: [card] }, 'orbits');
      const point = Float64Array.from(xyz.slice(3 * node, 3 * node + 3));
      expect(hidden(point, beside, { ...room, panels: [card] }, 1), `satellite ${node}`).toBe(0);
    }
  });

  it('has the geostationary ring in it where all orbits are asked for', () => {
    const stand = framing(moment([3, 0, 4]), bare, 'orbits');
    for (let longitude = 0; longitude < 360; longitude += 30) {
      const ring = Float64Array.from(unit(0, longitude).map((c) => c * GEO));
      expect(hidden(ring, stand, bare, 1), `at ${longitude}°`).toBe(0);
    }
  });

  it('is another one for another network or other places, not for other errors', () => {
    const run = (altitude_km: number, latitude_deg: number) =>
      placesOf({
        ...meta,
        terminals: meta.terminals.map((one) => ({ ...one, latitude_deg, longitude_deg: 0 })),
        constellations: [{ first: 0, count: 1, planes: 1, altitude_km }],
        routers: [],
      } as unknown as RunMeta);
    expect(run(780, 10)).toBe(run(780, 10));
    expect(run(780, 10)).not.toBe(run(1375, 10));
    expect(run(780, 10)).not.toBe(run(780, 20));
  });
});

describe('panels over the globe', () => {
  /** Every place of the paths is in the picture, and under no panel. */
  function expectClear(framed: Framed, room: Room): Stand {
    const stand = framing(framed, room);
    for (const node of new Set(framed.routes.all.flatMap(({ current }) => [...current[0].nodes]))) {
      const { x, y } = seen(stand, room, node);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(room.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(room.height);
      for (const { left, top, right, bottom } of room.panels) {
        expect(x > left && x < right && y > top && y < bottom, `node ${node}`).toBe(false);
      }
    }
    expect(hidden(pointsOf(framed), stand, room, 1)).toBe(0);
    return stand;
  }
  const cards = (width: number, height: number): Box[] => [
    { left: 14, top: 14, right: 234, bottom: 116 },
    { left: width - 160, top: 14, right: width - 14, bottom: 390 },
    { left: 14, top: height - 70, right: width - 14, bottom: height - 14 },
  ];

  it.each([
    [780, 756],
    [1260, 936],
    [600, 420],
    [900, 380],
  ])('cover neither ends nor paths at %i x %i', (width, height) => {
    const room = { width, height, panels: cards(width, height) };
    expectClear(moment([3, 0, 4]), room);
    expectClear(moment([3, 0, 4], [3, 1, 4]), room);
    expectClear(moment([3, 0, 4], [3, 1, 2, 4]), room);
  });

  it('cover no path when a card opens in the corner where it is', () => {
    const open = { left: 440, top: 300, right: 766, bottom: 680 };
    expectClear(moment([3, 0, 4]), {
      width: 780,
      height: 756,
      panels: [...cards(780, 756), open],
    });
  });

  it('leave the globe as large as it was where moving it aside is enough', () => {
    const wide: Room = { width: 1200, height: 700, panels: [] };
    const { distance } = framing(moment([3, 0, 4]), wide);
    const left = { left: 0, top: 0, right: 500, bottom: 700 };
    const stand = expectClear(moment([3, 0, 4]), { ...wide, panels: [left] });
    expect(stand.distance).toBe(distance);
    expect(stand.right).toBeGreaterThan(0);
  });

  it('hide as little as can be where there is no room', () => {
    const all = { left: 0, top: 0, right: 700, bottom: 650 };
    const stand = framing(moment([3, 0, 4]), { ...bare, panels: [all] });
    expect(Number.isFinite(stand.distance)).toBe(true);
  });
});

describe('a thing that is looked for', () => {
  const bodies = { xyz: Float64Array.from([0, -7e6, 0, 42_164e3, 0, 0]) } as unknown as Bodies;

  it('is looked at from straight above, from as far as before', () => {
    const { latitude_deg, longitude_deg, height_km, pitch_deg } = overhead(bodies, 0, 20_000);
    expect([latitude_deg, longitude_deg, height_km, pitch_deg]).toEqual([0, -90, 20_000, -90]);
  });

  it('is looked at from outside its orbit', () => {
    expect(overhead(bodies, 1, 20_000).height_km).toBeCloseTo(1.3 * 42_164 - 6378, 0);
  });
});
