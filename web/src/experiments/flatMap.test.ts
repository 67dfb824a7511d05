/** What a flat map of a network holds. */
import { describe, expect, it } from 'vitest';
import { below, circle, cut, type Polyline } from './flatMap';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

function away([lat, lon]: readonly [number, number], line: Polyline): number[] {
  const rad = Math.PI / 180;
  return line.map(({ latitude, longitude }) => {
    const cosine =
      Math.sin(lat * rad) * Math.sin(latitude * rad) +
      Math.cos(lat * rad) * Math.cos(latitude * rad) * Math.cos((longitude - lon) * rad);
    return Math.acos(cosine) / rad;
  });
}

describe('a flat map', () => {
  it('shows a footprint as all places equally far from its middle', () => {
    const [line, ...more] = circle(at(40, 10), 20);
    expect(more).toEqual([]);
    for (const degrees of away([40, 10], line ?? [])) expect(degrees).toBeCloseTo(20, 9);
  });

  it('opens a footprint at its edge and around a pole', () => {
    const lines = circle(at(0, 175), 20);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      for (let i = 1; i < line.length; i += 1) {
        const step = (line[i]?.longitude ?? 0) - (line[i - 1]?.longitude ?? 0);
        expect(Math.abs(step)).toBeLessThan(30);
      }
    }
    expect(lines.flat().some(({ longitude }) => longitude === 180)).toBe(true);
    expect(lines.flat().some(({ longitude }) => longitude === -180)).toBe(true);
    expect(circle(at(85, 0), 20).length).toBe(2);
  });

  it('leads a link the short way over the ground, also over the edge', () => {
    const [straight] = below(at(0, 0), at(0, 30));
    expect(straight?.every(({ latitude }) => Math.abs(latitude) < 1e-9)).toBe(true);
    const over = below(at(10, 170), at(10, -170));
    expect(over).toHaveLength(2);
    expect(over[0]?.at(-1)?.longitude).toBe(180);
    expect(over[1]?.[0]?.longitude).toBe(-180);
    expect(over[0]?.at(-1)?.latitude).toBeCloseTo(over[1]?.[0]?.latitude ?? 0, 9);
  });

  it('cuts a line where it crosses the edge, at the height in between', () => {
    expect(cut([at(0, 170), at(10, 190)])).toEqual([
      [at(0, 170), at(5, 180)],
      [at(5, -180), at(10, -170)],
    ]);
  });
});
