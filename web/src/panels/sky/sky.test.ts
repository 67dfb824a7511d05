/** The sky view in words: decisions, places, passes, and what a link keeps of it. */
import { describe, expect, it } from 'vitest';
import type { Outlook } from '../../protocol/core';
import type { Forecast } from '../../protocol/core.gen';
import { rowsOf } from './bands';
import { defaultSky, keptSky, readSky, spanFor } from './look';
import { BEHIND, Overhead, type Pass, windowAt } from './overhead';
import { compass, countdownWords, decisionWords, standingWords } from './skyWords';

const name = (satellite: number) => `S${satellite}`;

function forecast(told: Partial<Forecast>): Forecast {
  return {
    serving: 1,
    since_s: 0,
    until_s: 185.25,
    next: 2,
    ends: 'it is below the mask',
    because: 'the highest at that instant',
    all: false,
    still: false,
    ...told,
  };
}

describe('the decision in words', () => {
  it('names the one that serves, until when and why, and the next one', () => {
    expect(decisionWords(forecast({}), name, 900)).toBe(
      'S1 serves until 12:03:05, when it is below the mask; then S2, the highest at that instant.',
    );
    expect(countdownWords(forecast({}), 60.25)).toBe('Handover in 125 s');
  });

  it('says where there is none to choose', () => {
    const none = forecast({ next: null, because: 'no satellite is above the mask' });
    expect(decisionWords(none, name, 900)).toMatch(/then none: no satellite is above the mask\.$/);
    expect(countdownWords(none, 60.25)).toBe('No satellite in 125 s');
    const waits = forecast({ serving: null, because: 'the only one in view' });
    expect(decisionWords(waits, name, 900)).toBe(
      'No satellite serves until 12:03:05; then S2, the only one in view.',
    );
    expect(countdownWords(waits, 185)).toBe('Satellite in 0 s');
  });

  it('promises no more than is known', () => {
    const known = forecast({ until_s: null, next: null, ends: '', because: '' });
    expect(decisionWords(known, name, 900)).toBe('S1 serves until 12:15:00 at least.');
    expect(countdownWords(known, 60)).toBe('No handover in sight');
  });

  it('of a sky that stands still says so', () => {
    const still = forecast({ until_s: null, next: null, still: true });
    expect(decisionWords(still, name, 900)).toBe('S1 stands still in the sky and serves for good.');
    expect(countdownWords(still, 60)).toBe('No handover: the sky stands still');
    expect(countdownWords(still, 60, true)).toBe('No handover: the sky is frozen');
  });

  it('says of every visible satellite in use which stands highest', () => {
    expect(decisionWords(forecast({ all: true }), name, 900)).toMatch(
      /^S1 stands highest of all that are in use, until 12:03:05/,
    );
  });
});

function pass(satellite: number, rises: number, sets: number, highest_deg = 30): Pass {
  return { satellite, rises, sets, culminates: (rises + sets) / 2, highest_deg };
}

describe('a place in the sky in words', () => {
  it('has azimuth, elevation and when it ends', () => {
    const standing = { pass: pass(3, 0, 550), azimuth_deg: 123.4, elevation_deg: 45.6 };
    expect(standingWords(standing, name)).toBe(
      'S3: azimuth 123° (ESE), elevation 46°, sets at 12:09:10.',
    );
    const fixed = { ...standing, pass: pass(3, 0, Number.POSITIVE_INFINITY) };
    expect(standingWords(fixed, name)).toMatch(/never sets\.$/);
    expect([0, 11, 12, 359].map(compass)).toEqual(['N', 'N', 'NNE', 'N']);
  });
});

describe('the window looked through', () => {
  it('holds what is shown around the playhead, and moves on now and then', () => {
    for (let t = 0; t < 5000; t += 37) {
      const [from, until] = windowAt(t, 1800);
      expect(from).toBeLessThanOrEqual(Math.max(0, t - BEHIND * 1800));
      expect(until).toBeGreaterThanOrEqual(t + (1 - BEHIND) * 1800);
    }
    expect(windowAt(100, 1800)).toEqual(windowAt(400, 1800));
    expect(windowAt(100, 1800)).not.toEqual(windowAt(500, 1800));
  });

  it('is asked for until it is found, and read once', () => {
    let calls = 0;
    const outlook = {
      look: () => {
        calls += 1;
        return calls % 3 === 0;
      },
      passes: () => Float64Array.of(7, 500, 900, 700, 40, 5, 100, 800, 400, 20),
      uses: () => Float64Array.of(5, 110, Number.POSITIVE_INFINITY),
      directions: (satellites: Uint32Array) => new Float32Array(2 * satellites.length).fill(10),
    } as unknown as Outlook;
    const overhead = new Overhead(outlook);
    expect([1, 2, 3, 4].map(() => overhead.advance(0, 1800))).toEqual([false, false, true, false]);
    expect(calls).toBe(3);
    expect(overhead.passes.map(({ satellite }) => satellite)).toEqual([5, 7]);
    expect(overhead.standing(99)).toEqual([]);
    expect(overhead.standing(600).map((one) => one.pass.satellite)).toEqual([5, 7]);
    expect(overhead.standing(800).map((one) => one.pass.satellite)).toEqual([7]);
    expect([109, 110, 9999].map((t) => overhead.isUsed(5, t))).toEqual([false, true, true]);
  });
});

describe('the rows of passes', () => {
  const passes = [pass(1, 0, 500, 10), pass(2, 50, 600, 80), pass(3, 100, 700, 40)];
  const uses = [{ satellite: 1, from: 0, until: 100 }];

  it('are those in use and the highest where there is no room for all, in order of their rising', () => {
    const rows = (most: number) =>
      rowsOf({ passes, uses }, 0, 900, most).map(({ satellite }) => satellite);
    expect(rows(9)).toEqual([1, 2, 3]);
    expect(rows(2)).toEqual([1, 2]);
  });

  it('leave out what has set and has not risen', () => {
    expect(rowsOf({ passes, uses }, 650, 900, 9).map(({ satellite }) => satellite)).toEqual([3]);
    expect(rowsOf({ passes, uses }, 0, 60, 9).map(({ satellite }) => satellite)).toEqual([1, 2]);
  });

  it('have several passes of one satellite side by side', () => {
    const twice = rowsOf({ passes: [pass(1, 0, 10), pass(1, 50, 60)], uses: [] }, 0, 90, 9);
    expect(twice).toHaveLength(1);
    expect(twice[0]?.passes).toHaveLength(2);
  });
});

describe('what a link keeps of the sky', () => {
  it('is what was chosen, and comes back', () => {
    expect(keptSky(defaultSky)).toBeNull();
    const chosen = { ...defaultSky, terminal: 3, span_s: 600 };
    expect(readSky(keptSky(chosen))).toEqual(chosen);
  });

  it('is the default where a link has something else', () => {
    for (const other of [null, 7, { view: 'x', terminal: -1, span_s: 5 }, { terminal: 1.5 }]) {
      expect(readSky(other)).toEqual(defaultSky);
    }
  });

  it('has a span in which passes over the orbits can be read', () => {
    expect([780, 10_352, 35_786].map(spanFor)).toEqual([1800, 7200, 28_800]);
  });
});
