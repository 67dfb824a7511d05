/** The borders of countries: what is drawn of them, and that the file is what the script writes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { bordersModule } from '../../../../scripts/borders.mjs';
import { BORDERS, PER_DEGREE } from '../borders.gen';
import { EARTH_RADIUS } from '../ground';
import { InkBrushes } from '../map/ink';
import { Plot } from '../mapping';
import { Borders } from './borders';

/** Every place of every line, degrees. */
const places = BORDERS.map((line) => {
  let [x, y] = [0, 0];
  return Array.from({ length: line.length / 2 }, (_, at) => {
    x += line[2 * at] ?? 0;
    y += line[2 * at + 1] ?? 0;
    return { longitude: x / PER_DEGREE, latitude: y / PER_DEGREE };
  });
});

describe('the borders of countries', () => {
  it('are those that the script writes', () => {
    const file = new URL('../borders.gen.ts', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(bordersModule());
  });

  it('lie where they are: the 49th parallel, and none in the Atlantic', () => {
    const along = places.some((line) =>
      line.some(
        (one, at) =>
          line[at - 1] !== undefined &&
          Math.abs(one.latitude - 49) < 0.1 &&
          Math.abs((line[at - 1]?.latitude ?? 0) - 49) < 0.1 &&
          Math.abs(one.longitude + 110) < 20,
      ),
    );
    expect(along).toBe(true);
    const atSea = ({ longitude, latitude }: { longitude: number; latitude: number }) =>
      Math.abs(latitude) < 40 && longitude > -34 && longitude < -18;
    expect(places.flat().filter(atSea)).toEqual([]);
  });

  it('are fetched when they are first shown, and lie on the ground', async () => {
    const arrived = vi.fn();
    const borders = new Borders(new InkBrushes(), arrived);
    const add = vi.spyOn(borders.batch, 'add');
    borders.rebuild(new Plot());
    expect(add).not.toHaveBeenCalled();
    borders.show(true);
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
    expect(add).toHaveBeenCalledTimes(places.reduce((sum, line) => sum + line.length - 1, 0));
    for (const [ax, ay, az] of add.mock.calls.slice(0, 50)) {
      expect(Math.hypot(ax, ay, az)).toBeCloseTo(EARTH_RADIUS, 0);
    }
  });
});
