/** What the caption speaks of at an instant. */
import { expect, test } from 'vitest';
import type { Moment } from '../../reading/moments';
import { happeningAt, stays } from './happening';

const moment = { id: 'loss', kind: 'loss', t: 10, until: 10, mark: null, terminal: null } as Moment;
const at = (t: number, speed = 1) => ({ t, speed, playing: true });

test('the later of a moment and an event is told, a moment before the event that it is', () => {
  expect(happeningAt(moment, { row: 3, t: 10 }, at(11))).toMatchObject({ kind: 'moment' });
  expect(happeningAt(moment, { row: 4, t: 10.5 }, at(11))).toEqual({
    ...{ kind: 'event', row: 4, t: 10.5 },
  });
  expect(happeningAt(null, { row: 4, t: 10.5 }, at(11))).toMatchObject({ row: 4 });
});

test('what is over is no longer told, sooner the slower the run plays', () => {
  expect(happeningAt(null, { row: 4, t: 10 }, at(18.1))).toBeNull();
  expect(happeningAt(null, { row: 4, t: 10 }, at(18.1, 2))).toMatchObject({ row: 4 });
  expect(happeningAt(null, { row: 4, t: 10 }, at(10.1, 0.01))).toBeNull();
  // A moment is read longer, and a wait for as long as it lasts.
  expect(happeningAt(moment, { row: 4, t: 10.5 }, at(20))).toMatchObject({ kind: 'moment' });
  expect(happeningAt({ ...moment, until: 90 }, null, at(100))).toMatchObject({ kind: 'moment' });
  expect(happeningAt(moment, null, at(26))).toBeNull();
});

test('while the run plays a sentence stays until it could be read; a sought playhead is told at once', () => {
  const told = happeningAt(null, { row: 4, t: 10 }, at(10));
  expect(stays(told, at(12))).toBe(true);
  expect(stays(told, at(12.6))).toBe(false);
  expect(stays(told, at(9))).toBe(false);
  expect(stays(told, { ...at(12), playing: false })).toBe(false);
  expect(stays(null, at(12))).toBe(false);
});

test('a note is told for as long as it takes to read, before events and earlier moments', () => {
  const note = { name: 'Look', t: 10, note: 'here', view: {} };
  const told = (t: number, of: Moment | null = null) =>
    happeningAt(of, { row: 4, t: t - 0.1 }, at(t), note)?.kind;
  expect([told(10), told(20), told(24.9), told(25.1)]).toEqual(['note', 'note', 'note', 'event']);
  expect(told(11, moment)).toBe('note');
  expect(told(12, { ...moment, t: 11.95, until: 12 })).toBe('moment');
});
