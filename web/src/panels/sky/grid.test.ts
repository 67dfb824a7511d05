/** The map of planes: places, links over its edges, and constellations that have no planes. */
import { describe, expect, it } from 'vitest';
import { LinkChange } from '../../protocol/codes.gen';
import type { RunMeta } from '../../protocol/runMeta';
import type { ConstellationMeta } from '../../protocol/runMeta.gen';
import type { LinkState } from '../../reading/linkState';
import { PlaneGrid, planeless } from './grid';
import { pathWords, placeWords } from './mapWords';
import { planesOf } from './PlaneTable';

/** Six planes of eleven behind three other satellites, as Iridium beside GEO. */
function iridium(changes: Partial<ConstellationMeta> = {}) {
  const constellation = {
    kind: 'walker-star',
    first: 3,
    count: 66,
    planes: 6,
    satellites_per_plane: 11,
    ...changes,
  } as ConstellationMeta;
  const places = Array.from({ length: 66 }, (_, at) => [Math.floor(at / 11), at % 11] as const);
  const satellites = {
    name: ['A', 'B', 'C', ...places.map(([plane, slot]) => `P${plane} S${slot}`)],
    plane: Uint32Array.from([0, 0, 0, ...places.map(([plane]) => plane)]),
    slot: Uint32Array.from([0, 1, 2, ...places.map(([, slot]) => slot)]),
  };
  const terminals = [{ station: 'Quito' }, { station: 'London' }];
  const meta = { satellites, terminals, routers: [] } as unknown as RunMeta;
  return { meta, constellation, grid: new PlaneGrid(meta, constellation) };
}

/** The node of a place. */
const at = (plane: number, slot: number) => 3 + 11 * plane + slot;

describe('the map of planes', () => {
  const { grid, meta } = iridium();

  it('has a place for each satellite of its own', () => {
    expect(grid.placeOf(at(3, 5))).toEqual({ plane: 3, slot: 5 });
    expect([grid.has(2), grid.has(3), grid.has(68), grid.has(69)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    let count = 0;
    grid.each((node, place) => {
      count += grid.nodeAt(place.plane, place.slot) === node ? 1 : 0;
    });
    expect(count).toBe(66);
  });

  it('is told plane by plane, with the links that are up', () => {
    const links = {
      a: [at(0, 0), at(0, 0), at(0, 3), 69, at(2, 2)],
      b: [at(0, 1), at(1, 0), at(5, 3), at(1, 0), at(2, 3)],
      up: [LinkChange.up, LinkChange.up, LinkChange.up, LinkChange.up, LinkChange.down],
      count: 5,
    } as unknown as LinkState;
    const rows = planesOf(grid, links);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toEqual({ satellites: 11, within: 1, others: 2, seam: 1 });
    expect(rows[1]).toEqual({ satellites: 11, within: 0, others: 1, seam: 0 });
    expect(rows[2]).toEqual({ satellites: 11, within: 0, others: 0, seam: 0 });
    expect(rows[5]).toEqual({ satellites: 11, within: 0, others: 1, seam: 1 });
  });

  it('goes on at the other side beyond an edge', () => {
    expect(grid.nodeAt(6, 4)).toBe(at(0, 4));
    expect(grid.nodeAt(2, -1)).toBe(at(2, 10));
  });

  it('runs links within it in one stretch, and over an edge in two', () => {
    expect(grid.stretches(at(1, 4), at(2, 4))).toEqual([
      [
        { plane: 1, slot: 4 },
        { plane: 2, slot: 4 },
      ],
    ]);
    expect(grid.stretches(at(1, 0), at(1, 10))).toEqual([
      [
        { plane: 1, slot: 0 },
        { plane: 1, slot: -1 },
      ],
      [
        { plane: 1, slot: 11 },
        { plane: 1, slot: 10 },
      ],
    ]);
    const [out, back] = grid.stretches(at(0, 9), at(5, 1));
    expect(out?.[1]).toEqual({ plane: -1, slot: 12 });
    expect(back?.[0]).toEqual({ plane: 6, slot: -2 });
  });

  it('knows which links cross the seam, which only a star has', () => {
    expect([grid.crosses(at(0, 3), at(5, 8)), grid.crosses(at(0, 3), at(1, 3))]).toEqual([
      true,
      false,
    ]);
    const delta = iridium({ kind: 'walker-delta' }).grid;
    expect([delta.seam, delta.crosses(at(0, 3), at(5, 8))]).toEqual([false, false]);
  });

  it('is told in words', () => {
    const [quito, london] = [69, 70];
    expect(pathWords(meta, grid, [quito, at(3, 5), at(3, 4), london])).toBe(
      'Quito, P3 S5, P3 S4, London: 3 links, none over the seam.',
    );
    expect(pathWords(meta, grid, [quito, at(0, 5), at(5, 4), london])).toMatch(/over the seam\.$/);
    expect(pathWords(meta, grid, [])).toBe('There is no path at present.');
    const sky = { look: () => Float64Array.of(-12.34, 80.06, 780) };
    expect(placeWords(sky, meta, at(3, 5), 7)).toBe('P3 S5, above 12.3° S, 80.1° E.');
  });
});

describe('a constellation without planes', () => {
  it('says why there is no map', () => {
    const { constellation } = iridium();
    expect(planeless(constellation)).toBeNull();
    expect(planeless({ ...constellation, kind: 'elements' })).toMatch(/^Real satellites/);
    const single = { ...constellation, satellites_per_plane: 1 };
    expect(planeless(single)).toMatch(/an orbit of its own/);
    expect(planeless({ ...constellation, count: 0 })).toMatch(/no satellites/);
  });
});
