/** Which links are written in a frame, and that those left alone look as if all had been written. */
import { describe, expect, it, vi } from 'vitest';
import { LinkChange, LinkKind } from '../../protocol/codes.gen';
import { BadLinks } from '../../reading/badLinks';
import { LinkState } from '../../reading/linkState';
import { GlBrushes } from '../gl/brushes';
import type { ShaderFrame } from '../gl/shading';
import { Plot } from '../mapping';
import type { Moment } from '../moment';
import { Places } from '../places';
import { Links } from './links';

const SATELLITES = 40;
const STATION = SATELLITES;

type Row = [t: number, a: number, b: number, kind: LinkKind, up: LinkChange];

/** A ring of satellites, and a station that is handed over every four seconds. */
function rows(): Row[] {
  const chain = Array.from(
    { length: SATELLITES },
    (_, a): Row => [0, a, (a + 1) % SATELLITES, LinkKind.intraplane, LinkChange.up],
  );
  const serve = (t: number, satellite: number, up: LinkChange): Row => [
    t,
    STATION,
    satellite,
    LinkKind.gsl,
    up,
  ];
  const handovers = Array.from({ length: 12 }, (_, i) => [
    ...(i > 0 ? [serve(4 * i, i - 1, LinkChange.down)] : []),
    serve(4 * i, i, LinkChange.up),
  ]).flat();
  return [...chain, ...handovers];
}

/** Where they are, in metres: the ring round the equator, the station below its first satellite. */
function ring(): Float64Array {
  const places = Array.from({ length: SATELLITES + 1 }, (_, node) => {
    const turn = (2 * Math.PI * node) / SATELLITES;
    const radius = node < STATION ? 7.2e6 : 6.4e6;
    return [radius * Math.cos(turn), radius * Math.sin(turn), 0];
  });
  return Float64Array.from(places.flat());
}

function moment(): Moment {
  const all = rows();
  const topology = {
    t: Float64Array.from(all, (row) => row[0]),
    a: Uint16Array.from(all, (row) => row[1]),
    b: Uint16Array.from(all, (row) => row[2]),
    kind: all.map((row) => row[3]),
    up: all.map((row) => row[4]),
  };
  return {
    run: { recording: { topology, generation: 0 } },
    bodies: {
      meta: { satellites: { constellation: new Uint16Array(SATELLITES) }, constellations: [] },
      strength: new Float32Array(SATELLITES + 1).fill(1),
      quiet: new Uint8Array(SATELLITES + 1),
      faded: 0,
      xyz: ring(),
    },
    places: new Places(SATELLITES + 1),
    links: new LinkState(),
    bad: new BadLinks(),
    plot: new Plot(),
    span: { draw: () => undefined },
    layers: { isls: true, gsls: true, load: false },
    t: 0,
    pace: 1,
    still: false,
    reduced: false,
    selection: null,
    hover: null,
  } as unknown as Moment;
}

/** Draws, and keeps the lines as the graphics card would have them. */
function drawing(given: Moment) {
  const links = new Links(new GlBrushes({} as ShaderFrame));
  const lines = new Map<number, readonly number[]>();
  let written = 0;
  const { kept } = links;
  const set = kept.set.bind(kept);
  vi.spyOn(kept, 'set').mockImplementation((shape, ...line) => {
    set(shape, ...line);
    lines.set(shape, line);
    written += 1;
  });
  const clear = kept.clear.bind(kept);
  vi.spyOn(kept, 'clear').mockImplementation(() => {
    clear();
    lines.clear();
  });
  return {
    at(change: Partial<Moment>): number {
      Object.assign(given, change);
      given.links.advance(given.run.recording, given.t);
      written = 0;
      links.draw(given);
      return written;
    },
    /** What is seen, whichever line shows it. */
    seen: () =>
      [...lines.values()]
        .filter((line) => (line[2] as number) >>> 24 > 0)
        .map(String)
        .sort(),
  };
}

/** The same instant and look, drawn for the first time. */
function anew(given: Moment): string[] {
  const links = new LinkState();
  links.advance(given.run.recording, given.t);
  const first = drawing({ ...given, links });
  first.at({});
  return first.seen();
}

describe('the links on the globe', () => {
  it('are written once, and afterwards only those that come and go', () => {
    const { at } = drawing(moment());
    expect(at({ t: 5 })).toBe(SATELLITES + 1);
    expect(at({ t: 5.1 })).toBe(0);
    expect(at({ t: 7.9 })).toBe(0);
    // A handover fades in and out for half a second, and has settled with the frame after it.
    expect(at({ t: 8.2 })).toBe(2);
    expect(at({ t: 8.3 })).toBe(2);
    expect(at({ t: 9 })).toBe(2);
    expect(at({ t: 9.1 })).toBe(0);
  });

  it('look as if all were written in every frame, wherever time goes and whatever is shown', () => {
    const given = moment();
    const { at, seen } = drawing(given);
    const flat = new Plot();
    flat.flat = true;
    const changes: Partial<Moment>[] = [
      { t: 4.1 },
      { t: 4.3 },
      { t: 4.2 },
      { t: 30.2 },
      { t: 28.4, still: true },
      { t: 28.4, still: false },
      { t: 29.9, pace: 20 },
      { t: 33, pace: 20 },
      { t: 33, pace: 1 },
      { t: 12.1 },
      { reduced: true },
      { layers: { ...given.layers, gsls: false } },
      { t: 44.2 },
      { layers: { ...given.layers, load: true } },
      { t: 16.2, layers: given.layers, reduced: false },
    ];
    for (const change of changes) {
      at(change);
      expect(seen(), JSON.stringify(change)).toEqual(anew(given));
    }
    at({ plot: flat });
    expect(seen()).toEqual([]);
    at({ plot: new Plot(), t: 20.3 });
    expect(seen()).toEqual(anew(given));
  });

  it('are written anew when the camera enters their orbit, or their loads change', () => {
    const given = moment();
    const { at, seen } = drawing(given);
    at({ t: 6 });
    given.bodies.strength.fill(0.5);
    given.bodies.faded += 1;
    expect(at({})).toBeGreaterThan(SATELLITES);
    expect(seen()).toEqual(anew(given));
    given.links.load.fill(0.7);
    given.links.loads += 1;
    expect(at({ layers: { ...given.layers, load: true } })).toBeGreaterThan(SATELLITES);
  });
});
