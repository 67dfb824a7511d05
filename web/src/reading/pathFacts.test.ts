/** What serves a terminal and what state a path is in, at the playhead and not after it. */
import { expect, test } from 'vitest';
import { LinkChange, LinkKind, numberOf, PathUse } from '../protocol/codes.gen';
import { encodeBlock } from './encoder.testing';
import { nextHandover, servingAt, stateAt, windowsAt } from './pathFacts';
import { NONE, RecordingStore } from './recordingStore';

const gsl = (t: number, satellite: number, up: LinkChange) => [
  t,
  satellite,
  66,
  numberOf(LinkKind.gsl),
  numberOf(up),
];
/** t, flow, path, then nothing up to the state. */
const windows = (t: number, path: number, state: PathUse) => [
  ...[t, 0, path],
  ...Array(10).fill(0),
  numberOf(state),
];

const store = new RecordingStore();
const rows = {
  // At 20 s satellite 4 takes over: the new link is told before the old one ends.
  topology: [
    gsl(0, 3, LinkChange.up),
    gsl(20, 4, LinkChange.up),
    gsl(20, 3, LinkChange.down),
    gsl(50, 4, LinkChange.down),
  ],
  windows: [
    windows(1, 0, PathUse.inUse),
    windows(2, 1, PathUse.active),
    windows(9, 0, PathUse.inactive),
  ],
};
store.append(encodeBlock(rows), 60);

test('a terminal is served by the satellite that took over, until none does', () => {
  expect([10, 20, 49.9, 55].map((t) => servingAt(store, 66, t))).toEqual([3, 4, 4, null]);
  expect(servingAt(store, 67, 30)).toBeNull();
  expect([nextHandover(store, 66, 5), nextHandover(store, 66, 30)]).toEqual([20, null]);
});

test('a link that was cut and comes back is no handover, and a terminal without one waits for the next', () => {
  const cut = new RecordingStore();
  const topology = [
    gsl(0, 3, LinkChange.up),
    gsl(10, 3, LinkChange.down),
    gsl(12, 3, LinkChange.up),
    gsl(20, 4, LinkChange.up),
  ];
  cut.append(encodeBlock({ topology }), 60);
  expect([5, 11, 15].map((t) => nextHandover(cut, 66, t))).toEqual([20, 12, 20]);
  expect(nextHandover(cut, 67, 5)).toBeNull();
});

test('a path has the state of its own last row', () => {
  expect([0.5, 5, 9].map((t) => stateAt(store, 0, 0, t))).toEqual([
    'not known yet',
    'in use',
    'inactive',
  ]);
  expect(stateAt(store, 0, 1, 9)).toBe('active');
  expect(windowsAt(store, 1, 0, 9)).toBe(NONE);
});
