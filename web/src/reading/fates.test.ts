/** For what packets were lost, and how legends say it. */
import { expect, test } from 'vitest';
import { Outcome } from '../protocol/codes.gen';
import { EVENT_CODES } from '../protocol/events.gen';
import { CAUSES } from '../protocol/losses.gen';
import { causeOf, isLoss, lossMarkOf, lossMarkOfEvent, lossSigns } from './fates';
import { lossPath } from './lossShapes';

test('what arrives is no loss, with a congestion mark neither', () => {
  const lost = Object.values(Outcome).filter(isLoss);
  expect(lost.length).toBe(CAUSES.length);
  expect([Outcome.delivered, Outcome.marked, undefined].map(isLoss)).toEqual([false, false, false]);
  expect(causeOf(Outcome.marked)).toBeNull();
});

test('a fate and the event that tells of it have one shape', () => {
  for (const { outcome, event } of CAUSES) expect(lossMarkOf(outcome)).toBe(lossMarkOfEvent(event));
  expect(lossMarkOfEvent(EVENT_CODES.network.lossQueue)).toBe(lossMarkOf(Outcome.queueFull));
});

test('causes of one shape share a line of the legend, and those that did not occur have none', () => {
  const seen = new Set([Outcome.delivered, Outcome.earlyDrop, Outcome.queueFull, Outcome.outage]);
  expect(lossSigns(seen).map(({ words }) => words)).toEqual([
    'lost: full queue, early drop',
    'lost: outage',
  ]);
  expect(lossSigns(new Set([Outcome.delivered]))).toEqual([]);
});

test('a shape is drawn around its place', () => {
  expect(lossPath('cross', 8, 6, 5)).toBe('M4 2L12 10M12 2L4 10');
});
