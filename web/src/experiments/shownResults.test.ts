/** What an experiment shows where results came with the page and others were made here. */
import { expect, test } from 'vitest';
import type { SweepState } from './experimentSweep';
import { shownOrigin } from './shownResults';

const results = { rows: [], claims: [], reference: [], pairs: [] };
const state = (status: SweepState['status'], done: number): SweepState => ({
  status,
  done,
  total: 240,
  kept: done,
  left_s: null,
  took_s: 1,
  results: done > 0 ? results : null,
  problem: null,
});

test('a run cancelled at 2 of 240 leaves the shipped figure where it was', () => {
  expect(shownOrigin(state('running', 2), { shipped: true, file: false }, null)).toBe('here');
  expect(shownOrigin(state('cancelled', 2), { shipped: true, file: false }, null)).toBe('shipped');
  expect(shownOrigin(state('failed', 2), { shipped: true, file: false }, null)).toBe('shipped');
  // Kept, and found again by a later visit.
  expect(shownOrigin(state('idle', 2), { shipped: true, file: false }, null)).toBe('shipped');
});

test('what is whole is shown, and either can be chosen', () => {
  expect(shownOrigin(state('finished', 240), { shipped: true, file: false }, null)).toBe('here');
  expect(shownOrigin(state('finished', 240), { shipped: true, file: false }, 'shipped')).toBe(
    'shipped',
  );
  expect(shownOrigin(state('cancelled', 2), { shipped: true, file: false }, 'here')).toBe('here');
});

test('nothing to choose between shows what there is', () => {
  expect(shownOrigin(state('idle', 0), { shipped: true, file: false }, 'here')).toBe('shipped');
  expect(shownOrigin(state('cancelled', 2), { shipped: false, file: false }, null)).toBe('here');
});

test('a file is shown where it is chosen, as long as it is there', () => {
  const both = { shipped: true, file: true };
  expect(shownOrigin(state('finished', 240), both, 'file')).toBe('file');
  expect(shownOrigin(state('running', 2), both, 'here')).toBe('here');
  expect(shownOrigin(state('finished', 240), both, 'shipped')).toBe('shipped');
  expect(shownOrigin(state('idle', 0), { shipped: true, file: false }, 'file')).toBe('shipped');
});
