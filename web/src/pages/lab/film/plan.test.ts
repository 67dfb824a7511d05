/** A film's frames, its speed, what cannot be, and where its parts are. */
import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout';
import {
  beginOf,
  chosenCharts,
  type FilmPlan,
  fault,
  framesOf,
  instantOf,
  RATES,
  SIZES,
  speedOf,
} from './plan';

const plan: FilmPlan = {
  format: 'mp4',
  from_s: 40,
  to_s: 50,
  length_s: 5,
  rate: 10,
  size: [1280, 720],
  globe: true,
  charts: ['windows', 'tsn'],
  caption: true,
  theme: 'dark',
};

describe('the frames of a film', () => {
  it('are as many as its length has, each a step later from the beginning on', () => {
    expect(framesOf(plan)).toBe(50);
    expect(speedOf(plan)).toBe(2);
    expect(instantOf(plan, 0)).toBe(40);
    expect(instantOf(plan, 25)).toBeCloseTo(45, 9);
    expect(instantOf(plan, 49)).toBeLessThan(50);
  });

  it('of a GIF keep to the clock in whole hundredths of a second', () => {
    expect([0, 1, 2, 3].map((frame) => beginOf(30, frame))).toEqual([0, 3, 7, 10]);
    expect(beginOf(25, 100)).toBe(400);
  });
});

describe('a film that cannot be', () => {
  const cases: [string, Partial<FilmPlan>, RegExp][] = [
    ['without numbers', { from_s: Number.NaN }, /are numbers/],
    ['before the run', { from_s: -1 }, /begins at 0 s/],
    ['backwards', { to_s: 40 }, /after its beginning/],
    ['beyond what is simulated', { to_s: 61 }, /up to 60\.0 s so far/],
    ['without length', { length_s: 0 }, /up to 600 s long/],
    ['of too many frames', { format: 'gif', length_s: 151 }, /up to 1500 frames/],
    ['that no GIF can be', { format: 'gif', rate: 60 }, /up to 50 frames a second/],
    ['of nothing', { globe: false, charts: [] }, /Choose the globe or a chart/],
  ];
  it.each(cases)('%s is refused in a sentence', (_, changed, words) => {
    expect(fault({ ...plan, ...changed }, 60)).toMatch(words);
  });

  it('is no other', () => {
    for (const rate of RATES) {
      for (const size of SIZES) expect(fault({ ...plan, rate, size }, 60)).toBeNull();
    }
  });
});

it('charts stand in their usual order, as many as have room', () => {
  expect(chosenCharts(['rate', 'windows'])).toEqual(['windows', 'rate']);
  expect(chosenCharts(['rate', 'windows', 'tsn', 'delay', 'rtt'])).toHaveLength(4);
});

describe('the parts of a picture', () => {
  const sums = SIZES.flatMap((size) =>
    [true, false].flatMap((globe) =>
      [[], ['windows'], ['windows', 'tsn', 'rate'], ['windows', 'tsn', 'rate', 'delay']].map(
        (charts) => ({
          ...plan,
          size,
          globe,
          charts: charts as FilmPlan['charts'],
        }),
      ),
    ),
  ).filter(({ globe, charts }) => globe || charts.length > 0);

  it.each(sums)('fill it and do not overlap: $size, globe $globe, $charts', (one) => {
    const { width, height, globe, charts, caption } = layoutOf(one);
    const boxes = [globe, ...charts, caption].filter((box) => box !== null);
    const area = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
    expect(area).toBeCloseTo(width * height, 3);
    for (const [at, a] of boxes.entries()) {
      expect(a.left + a.width).toBeLessThanOrEqual(width + 1e-6);
      expect(a.top + a.height).toBeLessThanOrEqual(height + 1e-6);
      for (const b of boxes.slice(at + 1)) {
        const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
        const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
        expect(Math.min(across, down)).toBeLessThanOrEqual(1e-6);
      }
    }
  });

  it('are as large in a larger film', () => {
    expect(layoutOf(plan)).toMatchObject({ width: 1280, height: 720, scale: 1 });
    expect(layoutOf({ ...plan, size: [1920, 1080] })).toMatchObject({
      width: 1280,
      height: 720,
      scale: 1.5,
    });
  });
});
