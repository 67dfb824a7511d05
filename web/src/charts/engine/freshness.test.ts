/** Which blocks redraw a chart. */
import { expect, test } from 'vitest';
import { changed } from './freshness';

const drawn = { version: 7, generation: 1, simulated_s: 40 };
const now = (simulated_s: number) => ({ version: 8, generation: 1, simulated_s });

test.each([
  ['within the range', now(50), { from: 30, to: 60 }, true],
  ['that reach into it', now(50), { from: 45, to: 60 }, true],
  ['before it, while the page catches up', now(50), { from: 60, to: 120 }, false],
  ['behind it', now(50), { from: 0, to: 40 }, false],
  ['behind it that thinned old rows', { ...now(50), generation: 2 }, { from: 0, to: 40 }, true],
  ['that are none', drawn, { from: 0, to: 60 }, false],
])('blocks %s', (_, source, range, redrawn) => {
  expect(changed(source, drawn, range)).toBe(redrawn);
});
