/** Events are found again by what they are, also where several share an instant. */
import { expect, test } from 'vitest';
import { EVENT_CODES } from '../protocol/events.gen';
import { markOf, readEventMark, rowOfMark } from './eventMark';

const { sctp } = EVENT_CODES;

const events = {
  t: Float64Array.from([1, 2, 2, 2, 2, 3.000_000_123]),
  code: [
    sctp.slowStart,
    sctp.retransmitted,
    sctp.fastRetransmit,
    sctp.retransmitted,
    sctp.retransmitted,
    sctp.fastRetransmit,
  ],
};

test('every event is found again by its mark', () => {
  for (let row = 0; row < events.t.length; row += 1) {
    const mark = markOf(events, row);
    expect(mark && rowOfMark(events, mark)).toBe(row);
  }
  expect(markOf(events, 4)).toEqual({ t: 2, code: sctp.retransmitted, n: 2 });
});

test('rows before it that went away leave it where it is', () => {
  const mark = markOf(events, 5);
  const rest = { t: events.t.slice(3), code: events.code.slice(3) };
  expect(mark && rowOfMark(rest, mark)).toBe(2);
});

test('what is not recorded has no row and no mark', () => {
  expect(markOf(events, 6)).toBeNull();
  expect(rowOfMark(events, { t: 2, code: sctp.fastRetransmit, n: 1 })).toBe(-1);
  expect(rowOfMark(events, { t: 2.5, code: sctp.fastRetransmit, n: 0 })).toBe(-1);
});

test.each([
  [null],
  [{ t: 1, code: 12 }],
  [{ t: 1, code: 999, n: 0 }],
  [{ t: -1, code: 2, n: 0 }],
  [{ t: 1, code: 2, n: 0.5 }],
])('%j in a link is no event', (value) => expect(readEventMark(value)).toBeNull());
