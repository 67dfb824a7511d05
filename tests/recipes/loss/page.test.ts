/** A cause of losses that was added, on the page: an outcome with a shape, an event with the same and a word for both. */
import { expect, test } from 'vitest';
import { Outcome } from '../protocol/codes.gen';
import { EVENT_CODES } from '../protocol/events.gen';
import { causeOf, isLoss, lossMarkOfEvent, lossSigns } from '../reading/fates';

test('charts, diagrams and the globe know its shape, and legends its word', () => {
  expect(isLoss(Outcome.tooFar)).toBe(true);
  expect(causeOf(Outcome.tooFar)?.mark).toBe('barred');
  expect(lossMarkOfEvent(EVENT_CODES.network.lossTooFar)).toBe('barred');
  const seen = new Set([Outcome.tooFar, Outcome.corruption]);
  expect(lossSigns(seen).map(({ words }) => words)).toContain('lost: too far');
});
