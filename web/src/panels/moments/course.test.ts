/** From moment to moment, forwards and back. */
import { expect, it } from 'vitest';
import type { Moment, MomentKind } from '../../reading/moments';
import { isAtHand, nextMoment, placeOf } from './course';

const at = (kind: MomentKind, t: number): Moment => ({
  id: kind,
  kind,
  t,
  until: t,
  mark: null,
  terminal: null,
});
const moments = [at('slow-start', 1), at('loss', 3), at('queue-full', 3), at('timeout', 7)];
const next = (t: number, chosen: MomentKind | null, forward: boolean) =>
  nextMoment(moments, t, chosen, forward)?.kind;

it('every moment is reached once, also those of one instant', () => {
  expect(next(0, null, true)).toBe('slow-start');
  expect(next(1, 'slow-start', true)).toBe('loss');
  expect(next(3, 'loss', true)).toBe('queue-full');
  expect(next(3, 'queue-full', true)).toBe('timeout');
  expect(next(7, 'timeout', true)).toBeUndefined();
});

it('the way back leads to the moment behind, then to the ones before', () => {
  expect(next(9, 'timeout', false)).toBe('timeout');
  expect(next(7, 'timeout', false)).toBe('queue-full');
  expect(next(3, 'queue-full', false)).toBe('loss');
  expect(next(1, 'slow-start', false)).toBeUndefined();
  expect(next(0.5, null, false)).toBeUndefined();
});

it('a playhead between moments is at the one before it, whatever was chosen', () => {
  expect(placeOf(moments, 5, 'slow-start')).toBe(2);
  expect(placeOf(moments, 0.5, 'loss')).toBe(-1);
});

it('a moment is at hand while it lasts and can be read of, at any speed, and then it is over', () => {
  const handover = at('loss', 10);
  const told = (t: number, speed: number) => isAtHand(handover, t, speed);
  expect([told(10, 1), told(24, 1), told(210, 1)]).toEqual([true, true, false]);
  expect([told(210, 20), told(10.5, 0.01)]).toEqual([true, false]);
  expect(isAtHand({ ...handover, until: 200 }, 210, 1)).toBe(true);
});
