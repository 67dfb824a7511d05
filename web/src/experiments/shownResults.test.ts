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
  expect(shownOrigin(state('running', 2), true, null)).toBe('here');
  expect(shownOrigin(state('cancelled', 2), true, null)).toBe('shipped');
  expect(shownOrigin(state('failed', 2), true, null)).toBe('shipped');
  // Kept, and found again by a later visit.
  expect(shownOrigin(state('idle', 2), true, null)).toBe('shipped');
});

test('what is whole is shown, and either can be chosen', () => {
  expect(shownOrigin(state('finished', 240), true, null)).toBe('here');
  expect(shownOrigin(state('finished', 240), true, 'shipped')).toBe('shipped');
  expect(shownOrigin(state('cancelled', 2), true, 'here')).toBe('here');
});

test('nothing to choose between shows what there is', () => {
  expect(shownOrigin(state('idle', 0), true, 'here')).toBe('shipped');
  expect(shownOrigin(state('cancelled', 2), false, null)).toBe('here');
});
