/** The Sun over the globe: where almanacs have it. */
import { describe, expect, it } from 'vitest';
import { sunAt } from './sun';

const SIDEREAL_DAY_S = 86_164.0905;

/** Below which point the Sun stands `t` seconds after an instant, degrees. */
function below(utc: string | null, t = 0): { latitude: number; longitude: number } {
  const begins_d = utc === null ? null : Date.parse(utc) / 86_400_000 - 10_957.5;
  const earthAngle = (2 * Math.PI * t) / SIDEREAL_DAY_S;
  const found = { latitude: 0, longitude: 0 };
  sunAt({ begins_d, earthAngle }, t, (x, y, z) => {
    expect(Math.hypot(x, y, z)).toBeCloseTo(1, 12);
    found.latitude = (Math.asin(z) * 180) / Math.PI;
    found.longitude = (Math.atan2(y, x) * 180) / Math.PI;
  });
  return found;
}

describe('the Sun', () => {
  // Instants and equations of time of the Astronomical Almanac.
  it.each([
    ['2026-03-20T14:46:00Z', 0],
    ['2026-06-21T08:25:00Z', 23.44],
    ['2026-09-23T00:05:00Z', 0],
    ['2026-12-21T20:50:00Z', -23.44],
  ])('stands at its declination on %s', (utc, declination) => {
    expect(Math.abs(below(utc).latitude - declination)).toBeLessThan(0.02);
  });

  it.each([
    ['2026-11-03T12:00:00Z', 16.5],
    ['2026-02-11T12:00:00Z', -14.2],
    ['2026-04-15T12:00:00Z', 0],
  ])('is so many minutes before noon at Greenwich on %s', (utc, minutes) => {
    expect(Math.abs(below(utc).longitude + minutes / 4)).toBeLessThan(0.15);
  });

  it('goes 15 degrees westwards in an hour', () => {
    const [early, late] = [below('2026-06-21T06:00:00Z'), below('2026-06-21T06:00:00Z', 3600)];
    expect(early.longitude - late.longitude).toBeCloseTo(15, 2);
  });

  it('stands where it would have by then, whether a run begins there or has come there', () => {
    const [here, there] = [below('2026-06-21T06:00:00Z', 7200), below('2026-06-21T08:00:00Z')];
    expect(here.longitude).toBeCloseTo(there.longitude, 3);
    expect(here.latitude).toBeCloseTo(there.latitude, 3);
  });

  it('stands over Greenwich and the Equator where a run does not say when it begins', () => {
    const { latitude, longitude } = below(null);
    expect(Math.abs(latitude)).toBeLessThan(0.1);
    expect(Math.abs(longitude)).toBeLessThan(2);
  });
});
