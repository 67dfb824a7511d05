/** What the globe works out without drawing: links, paths and stations at the playhead, colours, the map. */
import { describe, expect, it, vi } from 'vitest';
import { LinkChange, LinkKind, PathUse, Retransmit, SegmentKind } from '../protocol/codes.gen';
import type { RunMeta } from '../protocol/runMeta';
import { BadLinks } from '../reading/badLinks';
import { LinkState } from '../reading/linkState';
import { PathStates } from '../reading/pathState';
import { FORWARD, REVERSE, type RouteState, Routes } from '../reading/routeState';
import { rowsBefore, rowsBelow } from '../reading/search';
import { SpreadState } from '../reading/spreads';
import { recording as tables } from '../reading/tables.testing';
import { Orbits } from './draw/orbits';
import { lookOf } from './draw/packets';
import { RouteLines } from './draw/route';
import { Seam } from './draw/seam';
import type { Lines } from './draw/shapes';
import { coverage, EARTH_RADIUS, unit } from './ground';
import { InkBrushes } from './map/ink';
import { Plot } from './mapping';
import { type Moment, strengthOf } from './moment';
import { fade, loadColour, mix, pack } from './palette';
import { Places } from './places';
import { stationsOf } from './stations';
import { recolour } from './tint';
import type { Recording } from './types';

type Topology = Pick<Recording, 'topology' | 'generation'>;

function topology(
  rows: [t: number, a: number, b: number, kind: LinkKind, up: LinkChange][],
): Topology {
  return {
    generation: 0,
    topology: {
      t: Float64Array.from(rows, (row) => row[0]),
      a: Uint16Array.from(rows, (row) => row[1]),
      b: Uint16Array.from(rows, (row) => row[2]),
      kind: rows.map((row) => row[3]),
      up: rows.map((row) => row[4]),
    },
  };
}

function upLinks(state: LinkState): string[] {
  const up: string[] = [];
  for (let slot = 0; slot < state.count; slot += 1) {
    if (state.up[slot] === LinkChange.up) up.push(`${state.a[slot]}-${state.b[slot]}`);
  }
  return up.sort();
}

describe('the links at the playhead', () => {
  const handover = topology([
    [0, 0, 1, LinkKind.intraplane, LinkChange.up],
    [0, 66, 0, LinkKind.gsl, LinkChange.up],
    [30, 66, 0, LinkKind.gsl, LinkChange.down],
    [30, 66, 1, LinkKind.gsl, LinkChange.up],
    [50, 1, 5, LinkKind.crossSeam, LinkChange.up],
  ]);

  it('follow a handover forwards and backwards', () => {
    const links = new LinkState();
    links.advance(handover, 29.9);
    expect(upLinks(links)).toEqual(['0-1', '66-0']);
    links.advance(handover, 50);
    expect(upLinks(links)).toEqual(['0-1', '1-5', '66-1']);
    links.advance(handover, 10);
    expect(upLinks(links)).toEqual(['0-1', '66-0']);
  });

  it('know when a link changed, but not of those there from the beginning', () => {
    const links = new LinkState();
    links.advance(handover, 31);
    expect(links.changed[links.find(1, 66)]).toBe(30);
    expect(links.changed[links.find(0, 1)]).toBe(Number.NEGATIVE_INFINITY);
  });

  it('are the same whether time ran or was jumped to', () => {
    const ran = new LinkState();
    for (let t = 0; t <= 60; t += 0.5) ran.advance(handover, t);
    const jumped = new LinkState();
    jumped.advance(handover, 60);
    expect(upLinks(ran)).toEqual(upLinks(jumped));
  });

  it('are read anew when the recording has folded old rows', () => {
    const links = new LinkState();
    links.advance(handover, 60);
    const folded = topology([
      [0, 0, 1, LinkKind.intraplane, LinkChange.up],
      [30, 66, 1, LinkKind.gsl, LinkChange.up],
      [50, 1, 5, LinkKind.crossSeam, LinkChange.up],
      [70, 1, 5, LinkKind.crossSeam, LinkChange.down],
    ]);
    links.advance({ ...folded, generation: 1 }, 75);
    expect(upLinks(links)).toEqual(['0-1', '66-1']);
  });
});

type RouteRow = [t: number, flow: number, direction: number, nodes: number[], path?: number];

function routes(rows: RouteRow[]): Recording {
  let first = 0;
  const firsts = rows.map(([, , , nodes]) => {
    const at = first;
    first += nodes.length;
    return at;
  });
  return {
    generation: 0,
    routes: {
      t: Float64Array.from(rows, (row) => row[0]),
      flow: Uint16Array.from(rows, (row) => row[1]),
      path: Uint8Array.from(rows, (row) => row[4] ?? 0),
      direction: Uint8Array.from(rows, (row) => row[2]),
      delay_ms: Float32Array.from(rows, (row) => (row[3].length > 0 ? 80 : -1)),
      links: Uint8Array.from(rows, (row) => Math.max(0, row[3].length - 1)),
      first: Uint32Array.from(firsts),
    },
    route_nodes: { node: Uint16Array.from(rows.flatMap((row) => row[3])) },
  } as unknown as Recording;
}

function nodes(state: RouteState | undefined, side: 0 | 1): number[] {
  const route = state?.current[side];
  return [...(route?.nodes.subarray(0, route.length) ?? [])];
}

describe('the ways of the flows', () => {
  const recording = routes([
    [0, 0, 0, [66, 1, 2, 67]],
    [0, 0, 0, [68, 90, 69], 1],
    [0, 0, 1, [67, 2, 1, 66]],
    [0, 1, 0, [66, 9, 67]],
    [1, 0, 0, [66, 1, 2, 67]],
    [5, 0, 0, [66, 3, 67]],
    [8, 0, 0, []],
    [60, 1, 0, [66, 8, 67]],
  ]);
  const at = (t: number) => {
    const all = new Routes([2, 1]);
    all.advance(recording, t);
    return all;
  };

  it('are the latest of each flow, path and direction', () => {
    const all = at(6);
    const [primary, alternate] = all.of(0);
    expect(nodes(primary, FORWARD)).toEqual([66, 3, 67]);
    expect(nodes(primary, REVERSE)).toEqual([67, 2, 1, 66]);
    expect(nodes(alternate, FORWARD)).toEqual([68, 90, 69]);
    expect(nodes(all.of(1)[0], FORWARD)).toEqual([66, 9, 67]);
  });

  it('change only when their nodes do, and keep the one before for the fade', () => {
    const all = at(2);
    const [primary] = all.of(0);
    expect(primary?.changed[FORWARD]).toBe(0);
    all.advance(recording, 5.1);
    expect(primary?.changed[FORWARD]).toBe(5);
    expect([...(primary?.previous[FORWARD].nodes.subarray(0, 4) ?? [])]).toEqual([66, 1, 2, 67]);
  });

  it('are found again when the playhead goes back', () => {
    const all = at(6);
    all.advance(recording, 0.5);
    expect(nodes(all.of(0)[0], FORWARD)).toEqual([66, 1, 2, 67]);
  });

  it('fade also when the playhead jumps to just after a change', () => {
    const all = at(60.2);
    expect(all.of(1)[0]?.changed[FORWARD]).toBe(60);
    all.advance(recording, 5.2);
    expect(all.of(0)[0]?.changed[FORWARD]).toBe(5);
    expect(all.of(0)[0]?.previous[FORWARD].length).toBe(4);
  });

  it('are empty while the destination cannot be reached', () => {
    expect(nodes(at(9).of(0)[0], FORWARD)).toEqual([]);
  });
});

describe('the states of paths', () => {
  const recording = {
    generation: 0,
    windows: {
      t: Float64Array.of(0, 0, 5, 5, 6),
      flow: Uint16Array.of(0, 0, 0, 0, 1),
      path: Uint8Array.of(0, 1, 0, 1, 0),
      state: [PathUse.inUse, PathUse.active, PathUse.inactive, PathUse.inUse, PathUse.inUse],
    },
  } as unknown as Recording;

  it('follow a failover forwards and backwards', () => {
    const paths = new PathStates(0, 2);
    expect([...paths.states]).toEqual([PathUse.inUse, PathUse.active]);
    paths.advance(recording, 9);
    expect([...paths.states]).toEqual([PathUse.inactive, PathUse.inUse]);
    paths.advance(recording, 1);
    expect([...paths.states]).toEqual([PathUse.inUse, PathUse.active]);
  });
});

describe('stations', () => {
  const terminal = (
    station: string,
    constellation: number,
    latitude_deg: number,
    longitude_deg: number,
  ) => ({
    station,
    constellation,
    latitude_deg,
    longitude_deg,
    background: false,
    ordinal: 0,
  });
  const meta = {
    satellites: {
      name: ['P0 S0'],
      constellation: Uint16Array.of(0),
      plane: Uint32Array.of(0),
      slot: Uint32Array.of(0),
      catalogue_number: Uint32Array.of(0),
    },
    terminals: [
      terminal('Quito', 0, -0.2, -78.5),
      terminal('Quito', 1, -0.2, -78.5),
      terminal('B1', 0, 10, 10),
    ],
    routers: [{ name: 'gateway', latitude_deg: null, longitude_deg: null }],
    nodes: 5,
    flows: [
      {
        name: 'f',
        from: 'Quito',
        to: 'gateway',
        background: false,
        record: 'full',
        protocol: 'sctp',
        payload_bytes: 1452,
        streams: 1,
        numbering: { first: 1, step: 1, acknowledges_next: false },
        paths: [],
        applications: [],
      },
    ],
    constellations: [],
    duration_s: 1,
    begins_d: null,
    earth_radius_km: 6371,
    frozen_at_s: null,
  } satisfies RunMeta;

  it('are one for all terminals of a place, and bright where a flow in the foreground ends', () => {
    expect(stationsOf(meta)).toEqual([
      { name: 'Quito', node: 1, terminals: [1, 2], foreground: true },
      { name: 'B1', node: 3, terminals: [3], foreground: false },
      { name: 'gateway', node: 4, terminals: [4], foreground: true },
    ]);
  });
});

describe('the ground', () => {
  it('is covered by an Iridium satellite to 19.9 degrees around it at a mask of 8.2 degrees', () => {
    const angle = (coverage(EARTH_RADIUS + 780_000, 8.2) * 180) / Math.PI;
    expect(angle).toBeCloseTo(19.9, 1);
  });

  it('has its places where longitude and latitude say', () => {
    expect(unit(0, 90)[1]).toBeCloseTo(1, 12);
    expect(unit(90, 17)[2]).toBeCloseTo(1, 12);
  });
});

describe('the flat map', () => {
  class Collected {
    readonly lines: { from: number; to: number }[] = [];
    add(_ax: number, ay: number, _az: number, _bx: number, by: number): void {
      this.lines.push({ from: ay / EARTH_RADIUS, to: by / EARTH_RADIUS });
    }
  }

  function drawn(fromDegrees: number, toDegrees: number): Collected {
    const plot = new Plot();
    plot.flat = true;
    const collected = new Collected();
    const [ax, ay, az] = unit(10, fromDegrees);
    const [bx, by, bz] = unit(10, toDegrees);
    plot.line(collected as unknown as Lines, ax, ay, az, bx, by, bz, 0, 0);
    return collected;
  }

  it('draws no piece across the whole map where a link passes the date line', () => {
    const { lines } = drawn(170, -170);
    expect(Math.max(...lines.map(({ from, to }) => Math.abs(to - from)))).toBeLessThan(0.2);
    expect(lines.some(({ to }) => to > Math.PI)).toBe(true);
    expect(lines.some(({ from }) => from < -Math.PI)).toBe(true);
  });

  it('joins the pieces of a link end to end elsewhere', () => {
    const { lines } = drawn(10, 40);
    expect(lines.length).toBeGreaterThan(3);
    for (let i = 1; i < lines.length; i += 1) {
      expect(lines[i]?.from).toBeCloseTo(lines[i - 1]?.to ?? Number.NaN, 12);
    }
  });
});

describe('colours', () => {
  it('are bytes in the order red, green, blue, opacity', () => {
    expect(pack('#102030')).toBe(0xff302010);
    expect(fade(pack('#102030'), 0.5)).toBe(0x80302010);
    expect(mix(0x00000000, 0xff804020, 0.5)).toBe(0x80402010);
  });

  it('run from blue over yellow to red with the load', () => {
    expect(loadColour(0)).toBe(pack('#56b4e9'));
    expect(loadColour(0.5)).toBe(pack('#f0e442'));
    expect(loadColour(7)).toBe(pack('#e5383b'));
  });
});

describe('the map picture', () => {
  function painted(r: number, g: number, b: number): number[] {
    const pixel = Uint8ClampedArray.of(r, g, b, 255);
    recolour(pixel);
    return [...pixel];
  }

  it('turns deep and shallow sea and lakes into the dark ocean', () => {
    for (const [r, g, b] of [
      [58, 102, 141],
      [18, 33, 47],
      [62, 118, 162],
    ] as const) {
      expect(painted(r, g, b)[2]).toBeLessThan(0x58);
    }
  });

  it('turns desert, forest and ice into land', () => {
    for (const [r, g, b] of [
      [201, 179, 135],
      [93, 141, 75],
      [196, 209, 218],
    ] as const) {
      expect(painted(r, g, b)[2]).toBeGreaterThan(0x78);
    }
  });
});

describe('searching a column of times', () => {
  const times = Float64Array.of(0, 1, 1, 3);
  it('finds the first at least as late, and counts those not later', () => {
    expect([-1, 1, 2, 9].map((t) => rowsBelow(times, t))).toEqual([0, 1, 3, 4]);
    expect([-1, 1, 2, 9].map((t) => rowsBefore(times, t))).toEqual([0, 3, 3, 4]);
  });
});

describe('a change while time stands still', () => {
  const clock = { t: 100, pace: 1, still: true, reduced: false };

  it('is done, with a ghost of what was there before', () => {
    for (const t of [100, 100.3]) {
      expect(strengthOf({ ...clock, t }, 100, true)).toBe(1);
      expect(strengthOf({ ...clock, t }, 100, false)).toBeCloseTo(0.35);
    }
    expect(strengthOf({ ...clock, t: 101 }, 100, false)).toBe(0);
  });

  it('has a ghost also where nothing may move', () => {
    const reduced = { ...clock, reduced: true };
    expect(strengthOf(reduced, 100, true)).toBe(1);
    expect(strengthOf(reduced, 100, false)).toBeCloseTo(0.35);
    expect(strengthOf({ ...reduced, still: false }, 100, false)).toBe(0);
  });

  it('fades from the one to the other once time runs', () => {
    const running = { ...clock, still: false, t: 100.125 };
    expect(strengthOf(running, 100, true)).toBeCloseTo(0.25);
    expect(strengthOf(running, 100, false)).toBeCloseTo(0.75);
  });

  it('draws the new route solid and the old one ghosted at the instant of a handover', () => {
    const recording = routes([
      [0, 0, 0, [66, 1, 67]],
      [100, 0, 0, [66, 2, 67]],
    ]);
    const all = new Routes([1]);
    all.advance(recording, 100);
    const drawn: { to: number; strength: number }[] = [];
    const moment = {
      ...clock,
      layers: { others: false, load: false },
      flow: 0,
      routes: all,
      paths: all.of(0),
      states: { states: [PathUse.inUse] },
      spreads: new SpreadState(),
      bad: new BadLinks(),
      run: { recording: tables({}) },
      span: {
        draw: (_plot: unknown, _batch: unknown, _from: number, to: number, shade: number) =>
          drawn.push({ to, strength: shade >>> 24 }),
      },
    };
    new RouteLines(new InkBrushes()).draw(moment as unknown as Moment);
    const strongest = (node: number) =>
      Math.max(...drawn.filter(({ to }) => to === node).map(({ strength }) => strength));
    expect(strongest(2)).toBeGreaterThan(240);
    expect(strongest(1)).toBeGreaterThan(60);
    expect(strongest(1)).toBeLessThan(100);
  });

  it('draws every link of all paths where packets spread, once, and no path by itself', () => {
    const ends = [
      [66, 1],
      [66, 2],
      [1, 67],
      [2, 67],
    ];
    const route_links = ends.map(([from = 0, to = 0]) => ({ t: 0, flow: 0, path: 0, from, to }));
    const all = new Routes([1]);
    all.advance(routes([[0, 0, 0, [66, 1, 67]]]), 1);
    const drawn: number[][] = [];
    const moment = {
      ...clock,
      layers: { others: false, load: false },
      paths: all.of(0),
      states: { states: [PathUse.inUse] },
      spreads: new SpreadState(),
      bad: new BadLinks(),
      run: { recording: tables({ route_links }) },
      span: {
        draw: (_plot: unknown, _batch: unknown, from: number, to: number) => drawn.push([from, to]),
      },
    };
    new RouteLines(new InkBrushes()).draw(moment as unknown as Moment);
    expect(drawn).toEqual(ends);
  });
});

describe('packets', () => {
  const kind = [SegmentKind.data, SegmentKind.data, SegmentKind.data, SegmentKind.data];
  const retransmit = [Retransmit.first, Retransmit.fast, Retransmit.timeout, Retransmit.tooBig];

  it('look different for every reason to send them again', () => {
    const { forged } = tables({});
    const looks = retransmit.map((_, row) =>
      lookOf({ segments: { kind, retransmit }, forged }, row),
    );
    expect(new Set(looks.map(({ style }) => style)).size).toBe(4);
  });

  it('look like no other if somebody forged them, whatever they pretend', () => {
    const every = Object.values(SegmentKind);
    const segments = { kind: every, retransmit: every.map(() => Retransmit.first) };
    const forged = (rows: readonly number[]) =>
      tables({ forged: rows.map((segment) => ({ segment, node: 0 })) });
    const looks = (rows: readonly number[]) =>
      every.map((_, row) => lookOf({ segments, forged: forged(rows).forged }, row).style >>> 16);
    const shapes = new Set(looks([...every.keys()]));
    expect(shapes.size).toBe(1);
    for (const shape of looks([])) expect(shapes).not.toContain(shape);
  });
});

describe('links on the flat map', () => {
  class Pieces {
    readonly pieces: number[][] = [];
    add(...[, ay, az, , by, bz]: number[]): void {
      this.pieces.push([ay, az, by, bz].map((metres) => Math.round((metres ?? 0) / 10)));
    }
  }

  it('are the same whether their ends are given or known, short ones, long ones and over the date line', () => {
    const plot = new Plot();
    plot.flat = true;
    const at = [0, 3, 60, 178, -178, -120].flatMap((longitude) =>
      [-40, 2, 5, 80].map((latitude) => unit(latitude, longitude)),
    );
    const xyz = Float64Array.from(at.flat(), (c) => c * (EARTH_RADIUS + 550_000));
    const places = new Places(at.length);
    places.update({ xyz }, plot);
    const counts = new Set<number>();
    for (let a = 0; a < at.length; a += 1) {
      for (let b = 0; b < at.length; b += 1) {
        const [known, given] = [new Pieces(), new Pieces()];
        plot.bend(known as unknown as Lines, xyz, places.at, a, b, 0, 0);
        const ends = [...xyz.slice(3 * a, 3 * a + 3), ...xyz.slice(3 * b, 3 * b + 3)];
        const [ax, ay, az, bx, by, bz] = ends as [number, number, number, number, number, number];
        plot.line(given as unknown as Lines, ax, ay, az, bx, by, bz, 0, 0);
        expect(known.pieces, `${a} to ${b}`).toEqual(given.pieces);
        counts.add(known.pieces.length);
      }
    }
    expect(Math.min(...counts)).toBe(1);
    expect(Math.max(...counts)).toBeGreaterThan(10);
  });
});

describe('the seam on the flat map', () => {
  it('runs along two meridians from pole to pole, and nowhere across', () => {
    const plot = new Plot();
    plot.flat = true;
    const seam = new Seam(new InkBrushes());
    const drawn: number[][] = [];
    vi.spyOn(seam.batch, 'add').mockImplementation((...[, ay, az, , by, bz]) => {
      drawn.push([ay, az, by, bz].map((metres) => ((metres / EARTH_RADIUS) * 180) / Math.PI));
    });
    const moment = {
      plot,
      layers: { seam: true },
      t: 0,
      run: { sky: { seams_deg: () => Float64Array.of(-5.5) } },
    };
    seam.draw(moment as unknown as Moment);
    const meridians = new Set<number>();
    for (const [from = 0, , to = 0] of drawn) {
      expect(to).toBeCloseTo(from, 6);
      meridians.add(Math.round(from * 10) / 10);
    }
    expect([...meridians].sort((a, b) => a - b)).toEqual([-5.5, 174.5]);
    const latitudes = drawn.flatMap(([, south = 0, , north = 0]) => [south, north]);
    expect(Math.min(...latitudes)).toBeCloseTo(-90, 2);
    expect(Math.max(...latitudes)).toBeCloseTo(90, 2);
  });
});

describe('orbits on the flat map', () => {
  it('are drawn anew when the Earth has turned by what can be seen', () => {
    const plot = new Plot();
    plot.flat = true;
    const orbits = new Orbits(new InkBrushes());
    const meta = {
      satellites: { plane: [0], constellation: [0] },
      constellations: [{ kind: 'circular', count: 1 }],
    };
    const moment = {
      t: 0,
      run: { meta, sky: { orbit: () => Float32Array.of(7e6, 0, 0, 0, 7e6, 0) } },
      layers: { orbits: true },
      bodies: { strength: Float32Array.of(1), earthAngle: 0 },
      plot,
      screen: { mapScale: 40_000 },
    };
    orbits.setRun(moment as unknown as Moment);
    const clear = vi.spyOn(orbits.batch, 'clear');
    const drawn = (earthAngle: number, mapScale: number) => {
      clear.mockClear();
      moment.bodies.earthAngle = earthAngle;
      moment.screen.mapScale = mapScale;
      orbits.draw(moment as unknown as Moment);
      return clear.mock.calls.length;
    };
    expect(drawn(0, 40_000)).toBe(1);
    expect(drawn(0.001, 40_000)).toBe(0);
    expect(drawn(0.002, 40_000)).toBe(1);
    // Nearer to the map less of a turn is seen.
    expect(drawn(0.0021, 1000)).toBe(1);
    expect(drawn(0, 1000)).toBe(1);
  });
});
