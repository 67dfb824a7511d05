/** The thing under the pointer is the one that a look at everything finds, with the camera's own arithmetic. */
import { Matrix4, PerspectiveFrustum } from '@cesium/engine';
import { expect, test } from 'vitest';
import { LinkChange, LinkKind } from '../protocol/codes.gen';
import { EARTH_RADIUS, unit } from './ground';
import { Plot } from './mapping';
import type { Moment } from './moment';
import { thingAt } from './picking';
import { Places } from './places';
import { Screen } from './screen';
import { Sight } from './sight';
import { Span } from './span';

const SATELLITES = 600;
const RADIUS = EARTH_RADIUS + 550_000;
const WIDTH = 900;
const HEIGHT = 700;

/** Numbers between 0 and 1 that look random and are always the same. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What a camera on the x axis sees that looks at the Earth's centre, or at a flat map. */
function screenOf(flat: boolean, distance: number): Screen {
  const frustum = new PerspectiveFrustum({ fov: 1, aspectRatio: WIDTH / HEIGHT, near: 1e5 });
  // To the right is y, up is z.
  const viewMatrix = new Matrix4(0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, -distance, 0, 0, 0, 1);
  const seen = Matrix4.multiply(frustum.projectionMatrix, viewMatrix, new Matrix4());
  const screen = new Screen();
  const matrix = Matrix4.toArray(seen);
  screen.update({ matrix, eye: [distance, 0, 0], width: WIDTH, height: HEIGHT, flat });
  return screen;
}

function moment(flat: boolean, distance: number, seed: number): Moment {
  const random = numbers(seed);
  const xyz = new Float64Array(3 * SATELLITES);
  for (let node = 0; node < SATELLITES; node += 1) {
    const [x, y, z] = unit((Math.asin(2 * random() - 1) * 180) / Math.PI, 360 * random() - 180);
    xyz.set([RADIUS * x, RADIUS * y, RADIUS * z].map(Math.fround), 3 * node);
  }
  const links = Array.from({ length: 300 }, () => [random(), random()]);
  const nodes = links.map((pair) => pair.map((share) => Math.floor(share * SATELLITES)));
  const bodies = {
    xyz,
    satellites: SATELLITES,
    isSatellite: () => true,
    strength: Float32Array.from({ length: SATELLITES }, () => (random() < 0.1 ? 0.2 : 1)),
  };
  const plot = new Plot();
  plot.flat = flat;
  const places = new Places(SATELLITES);
  places.update(bodies, plot);
  return {
    bodies,
    plot,
    places,
    screen: screenOf(flat, distance),
    sight: new Sight(),
    span: new Span(bodies as never),
    links: {
      count: links.length,
      a: nodes.map(([a]) => a),
      b: nodes.map(([, b]) => b),
      up: links.map(() => LinkChange.up),
      kind: links.map(() => LinkKind.interplane),
    },
    layers: { isls: true, gsls: true, others: false },
    paths: [],
    routes: { all: [] },
    selection: null,
  } as unknown as Moment;
}

/** A satellite that can be picked, where it is on the screen. */
interface Seen {
  readonly node: number;
  readonly x: number;
  readonly y: number;
}

/** The satellites in sight, each asked by itself. */
function inSight({ bodies, plot, screen }: Moment): readonly Seen[] {
  const seen: Seen[] = [];
  for (let node = 0; node < bodies.satellites; node += 1) {
    plot.place(...([0, 1, 2].map((c) => bodies.xyz[3 * node + c]) as [number, number, number]));
    const shows = screen.project(plot.x, plot.y, plot.z) && (bodies.strength[node] ?? 0) >= 0.3;
    if (shows) seen.push({ node, x: screen.x, y: screen.y });
  }
  return seen;
}

/** The nearest of them. */
function nearest(seen: readonly Seen[], x: number, y: number): number | null {
  let found: number | null = null;
  let least = 9;
  for (const one of seen) {
    const away = Math.hypot(one.x - x, one.y - y);
    if (away >= least) continue;
    least = away;
    found = one.node;
  }
  return found;
}

/** Anywhere, or beside a satellite, also one behind the Earth. */
function somewhere({ screen, places }: Moment, random: () => number): [number, number] {
  const at = 4 * Math.floor(random() * SATELLITES);
  const [x = 0, y = 0, z = 0] = places.at.subarray(at, at + 3);
  screen.project(x, y, z);
  if (random() < 0.5) return [screen.x + 20 * random() - 10, screen.y + 20 * random() - 10];
  return [random() * WIDTH, random() * HEIGHT];
}

test.each([
  ['in space', false, 3 * EARTH_RADIUS],
  ['from near above them', false, 1.2 * EARTH_RADIUS],
  ['on the flat map', true, 5 * EARTH_RADIUS],
])('%s', (_, flat, distance) => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 2; seed += 1) {
    const given = moment(flat, distance, seed);
    const seen = inSight(given);
    const random = numbers(seed + 100);
    for (let i = 0; i < 150; i += 1) {
      const [x, y] = somewhere(given, random);
      const found = thingAt(given, [], x, y, 'mouse');
      const wanted = nearest(seen, x, y);
      kinds.add(found?.kind ?? 'nothing');
      if (wanted === null) expect(found?.kind).not.toBe('satellite');
      else expect(found).toEqual({ kind: 'satellite', node: wanted });
    }
  }
  expect(kinds).toContain('satellite');
  expect(kinds).toContain('nothing');
});
