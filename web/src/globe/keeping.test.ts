/** What was framed stays in sight: the camera makes room for panels, until somebody moves it. */
import { describe, expect, it } from 'vitest';
import { SpreadState } from '../reading/spreads';
import { recording as tables } from '../reading/tables.testing';
import type { Bodies } from './bodies';
import { type Box, hidden, type Room, type Stand } from './fit';
import { type Framed, pointsOf } from './framing';
import { EARTH_RADIUS, unit } from './ground';
import { Keeping } from './keeping';
import { hiddenOnMap, type MapStand, mapPointsOf } from './mapFit';
import { Span } from './span';
import type { Camera } from './stage';

/** Quito and London, joined by a wire. */
const xyz = Float64Array.from(
  [unit(0, -78), unit(51, 0)].flat().map((coordinate) => coordinate * EARTH_RADIUS),
);
const bodies = { xyz, isSatellite: () => false, radius: () => EARTH_RADIUS } as unknown as Bodies;
const moment = {
  run: {
    meta: {
      satellites: { name: [] },
      terminals: [],
      nodes: 2,
      constellations: [],
      earth_radius_km: 6378,
      flows: [{ paths: [{ from_node: 0, to_node: 1 }] }],
    },
    recording: tables({}),
  },
  flow: 0,
  routes: { all: [] },
  spreads: new SpreadState(),
  others: [],
  t: 0,
  span: new Span(bodies),
  bodies,
} as unknown as Framed;

function kept(reduced: boolean) {
  const stands: Stand[] = [];
  const maps: MapStand[] = [];
  const camera = {
    flat: false,
    mayLean: true,
    frame: (stand: Stand) => stands.push(stand),
    frameMap: (map: MapStand) => maps.push(map),
  };
  let panels: Box[] = [];
  const room = (): Room => ({ width: 700, height: 700, panels });
  const size = { width: 700, height: 700 };
  const keeping = new Keeping({ camera: camera as unknown as Camera, reduced, size, room });
  keeping.frame(moment, 'paths');
  const covers = () => hidden(pointsOf(moment), stands.at(-1) as Stand, room(), 9);
  return {
    keeping,
    camera,
    stands,
    maps,
    covers,
    open: (...boxes: Box[]) => {
      panels = boxes;
      keeping.lookSoon();
    },
  };
}

/** Where London is in the picture. */
const card: Box = { left: 400, top: 60, right: 690, bottom: 420 };

describe('a framed run', () => {
  it('comes out from under a card that opens over it, in a glide', () => {
    const { keeping, stands, covers, open } = kept(false);
    open(card);
    expect(covers()).toBeGreaterThan(0);
    for (let now = 1000; now < 2000; now += 50) keeping.keep(moment, now);
    expect(covers()).toBe(0);
    expect(stands.length).toBeGreaterThan(4);
  });

  it('does so in one step where motion is unwanted', () => {
    const { keeping, stands, covers, open } = kept(true);
    open(card);
    expect(keeping.keep(moment, 1000)).toBe(false);
    expect(covers()).toBe(0);
    expect(stands).toHaveLength(2);
  });

  it('stays where it is while nothing is covered, and where somebody has moved it', () => {
    const { keeping, stands, open } = kept(true);
    keeping.keep(moment, 1000);
    keeping.keep(moment, 2000);
    const before = stands.length;
    keeping.release();
    open(card);
    keeping.keep(moment, 3000);
    expect(stands).toHaveLength(before);
  });

  it('is looked at once more where the run stops just after a look, at an instant that a card hides', () => {
    const { keeping, covers, open } = kept(true);
    keeping.keep({ ...moment, t: 1 }, 1000);
    open(card);
    keeping.keep({ ...moment, t: 1 }, 1010);
    open();
    keeping.keep({ ...moment, t: 2 }, 1020);
    // The playhead is put elsewhere, and nothing but the globe itself asks for pictures from now on.
    const stopped = { ...moment, t: 300 };
    expect(keeping.keep(stopped, 1100)).toBe(true);
    expect(keeping.keep(stopped, 1700)).toBe(false);
    expect(covers()).toBe(0);
    expect(keeping.keep(stopped, 9000)).toBe(false);
  });

  it('stays while a run that begins anew knows no way yet, whatever cards go and come with it', () => {
    const { keeping, stands, covers, open } = kept(true);
    const known = {
      ...moment,
      run: { ...moment.run, recording: { ...moment.run.recording, routes: { t: [0] } } },
    } as unknown as Framed;
    open(card);
    keeping.keep(known, 1000);
    expect(covers()).toBe(0);
    const before = stands.length;
    open();
    keeping.keep(moment, 2000);
    open(card);
    keeping.keep(known, 3000);
    expect(stands).toHaveLength(before);
  });

  it('comes out from under a card on the flat map too, and lies as it did on the globe after it', () => {
    const { keeping, camera, stands, maps, open } = kept(true);
    const before = stands.at(-1);
    camera.flat = true;
    keeping.keep(moment, 1000);
    const over: Box = { left: 300, top: 100, right: 690, bottom: 320 };
    open(over);
    const covered = (map: MapStand) =>
      hiddenOnMap(mapPointsOf(moment), map, { width: 700, height: 700, panels: [over] }, 9);
    expect(covered(maps.at(-1) as MapStand)).toBeGreaterThan(0);
    keeping.keep(moment, 2000);
    expect(covered(maps.at(-1) as MapStand)).toBe(0);
    keeping.keep(moment, 3000);
    expect(maps).toHaveLength(2);
    open();
    keeping.keep(moment, 3600);
    expect(maps.at(-1)).toEqual(maps[0]);

    camera.flat = false;
    keeping.keep(moment, 4000);
    expect(stands.at(-1)).toEqual(before);
  });
});
