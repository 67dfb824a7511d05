/** The flat map makes room for panels, and stays as large as it may. */
import { describe, expect, it } from 'vitest';
import type { Bodies } from './bodies';
import type { Box, Room } from './fit';
import type { Framed } from './framing';
import { EARTH_RADIUS, unit } from './ground';
import { fitMap, hiddenOnMap, mapPointsOf } from './mapFit';
import { Span } from './span';

const DEGREE = (Math.PI / 180) * EARTH_RADIUS;
/** Quito and London. */
const points = Float64Array.of(-78 * DEGREE, 0, 0, 51 * DEGREE);
const WHOLE = 2 * Math.PI * EARTH_RADIUS;

function seen(room: Room) {
  const stand = fitMap(points, room);
  return { stand, covered: hiddenOnMap(points, stand, room, 9) };
}

describe('the flat map', () => {
  it('fills a picture without panels, in the middle', () => {
    const { stand, covered } = seen({ width: 800, height: 600, panels: [] });
    expect(stand).toEqual({ scale: WHOLE / 800, right: 0, above: 0 });
    expect(covered).toBe(0);
  });

  it('moves below a card that lies over its north, as large as before', () => {
    const card: Box = { left: 300, top: 0, right: 800, bottom: 260 };
    const { stand, covered } = seen({ width: 800, height: 600, panels: [card] });
    expect(covered).toBe(0);
    expect(stand.scale).toBe(WHOLE / 800);
    expect(stand.above).toBeLessThan(0);
  });

  it('becomes smaller where moving alone does not help, and stays whole in the picture', () => {
    const card: Box = { left: 0, top: 0, right: 240, bottom: 400 };
    const { stand, covered } = seen({ width: 800, height: 400, panels: [card] });
    expect(covered).toBe(0);
    expect(stand.scale).toBeGreaterThan(WHOLE / 800);
    expect(stand.right + WHOLE / 2 / stand.scale).toBeLessThanOrEqual(400);
  });

  it('stays below the camera, which Cesium keeps over the map', () => {
    const card: Box = { left: 0, top: 0, right: 300, bottom: 600 };
    const { stand } = seen({ width: 300, height: 800, panels: [card] });
    expect(Math.abs(stand.above) * stand.scale).toBeLessThanOrEqual(WHOLE / 4 + 1);
  });

  it('hides as few places as it can where there is no room', () => {
    const all: Box = { left: 0, top: 0, right: 800, bottom: 400 };
    expect(seen({ width: 800, height: 400, panels: [all] }).covered).toBe(2);
  });

  it('looks at a link over the pole and the map’s edge wherever the map draws it', () => {
    const xyz = [unit(60, 60), unit(60, -160)].flat().map((c) => c * EARTH_RADIUS * 1.1);
    const bodies = { xyz: Float64Array.from(xyz), isSatellite: () => true };
    const way = { nodes: Uint16Array.of(0, 1), length: 2 };
    const none = { nodes: Uint16Array.of(), length: 0 };
    const seen = mapPointsOf({
      run: {
        meta: {
          satellites: { name: ['a', 'b'] },
          flows: [{ paths: [{ from_node: 0, to_node: 1 }] }],
        },
      },
      bodies,
      span: new Span(bodies as unknown as Bodies),
      routes: { all: [{ flow: 0, path: 0, current: [way, none] }] },
      spreads: { at: () => ({ ends: [] }) },
      others: [],
      t: 0,
    } as unknown as Framed);
    const east = [...seen].filter((_, at) => at % 2 === 0).map((metres) => metres / DEGREE);
    expect(Math.max(...east)).toBeGreaterThan(170);
    expect(Math.min(...east)).toBeLessThan(-170);
    const sorted = east.map((degrees) => (degrees + 360) % 360).sort((a, b) => a - b);
    for (const [at, degrees] of sorted.slice(1).entries()) {
      expect(degrees - (sorted[at] as number)).toBeLessThan(4.01);
    }
    expect([sorted[0], sorted.at(-1)].map((degrees) => Math.round(degrees as number))).toEqual([
      60, 200,
    ]);
  });
});
