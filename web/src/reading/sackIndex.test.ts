/** The SACKs of a flow: which one counts at an instant, for which end, and what it says. */
import { expect, test } from 'vitest';
import { encodeBlock } from './encoder.testing';
import { RecordingStore } from './recordingStore';
import { between, SackIndex } from './sackIndex';
import { FLOW } from './tables.testing';

/** A SACK up to 2 is sent at 0.55 s, with 4 to 5 as a gap and 2 as a duplicate, and arrives at 0.8 s. */
function recorded(): SackIndex {
  const store = new RecordingStore();
  const rows = {
    segments: [[0.55, 0, 0, 1, 1, 0, 2, 0, 0, 0, 64, 1, 0]],
    fates: [[0.8, 0, 1, 67]],
    blocks: [
      [0, 0, 4, 5],
      [0, 1, 2, 2],
    ],
    receivers: [[0.5, 0, 9000, 0, 0, 2]],
  };
  store.append(encodeBlock(rows), 2);
  const sacks = new SackIndex(store, 0, FLOW.numbering);
  sacks.update();
  return sacks;
}

test('a SACK counts for the receiver when it is sent and for the sender when it arrives', () => {
  const sacks = recorded();
  expect(sacks.at('sent', 0.6)?.cumulative).toBe(2);
  expect(sacks.at('received', 0.6)).toBeNull();
  expect(sacks.at('received', 0.8)).toMatchObject({
    cumulative: 2,
    a_rwnd: 9000,
    gaps: [{ first: 4, last: 5 }],
    duplicates: [2],
    lost: false,
  });
});

test('a SACK is stepped to', () => {
  const sacks = recorded();
  expect(sacks.step('received', 0, true)).toBe(0.8);
  expect(sacks.step('sent', 2, false)).toBe(0.55);
  expect(sacks.step('sent', 0.55, true)).toBeNull();
});

test('what is missing lies between the gaps that a SACK reports', () => {
  const gaps = [
    { first: 420, last: 424 },
    { first: 427, last: 427 },
  ];
  expect(between(418, gaps)).toEqual([
    { first: 419, last: 419 },
    { first: 425, last: 426 },
  ]);
});

test('a report of what is missing tells what has come between', () => {
  const named = [
    { first: 5, last: 6 },
    { first: 9, last: 9 },
  ];
  expect(between(4, named)).toEqual([{ first: 7, last: 8 }]);
});
