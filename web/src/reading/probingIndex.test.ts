/** Probing cycles of a flow at an instant, from the events of its sender. */
import { expect, test } from 'vitest';
import { Outcome } from '../protocol/codes.gen';
import { EVENT_CODES } from '../protocol/events.gen';
import { NONE } from './lists';
import { ProbingIndex } from './probingIndex';
import { FLOW, recording } from './tables.testing';

const { probingStarted, probeSent, probeAnswered, immediateRecovery, probingAborted } =
  EVENT_CODES.xstp;

/** A cycle of another flow, one of four probes that ends in recovery, and one that is aborted. */
const SOURCE = recording({
  events: [
    { t: 0.5, flow: 1, code: probingStarted },
    { t: 1, code: probingStarted, a: 8, b: 1, c: 200, d: 223 },
    { t: 1, code: probeSent, a: 1, b: 2, c: 0 },
    { t: 1.1, code: probeAnswered, a: 0, b: 210 },
    { t: 1.2, code: probeSent, a: 2, b: 3, c: 0 },
    { t: 1.4, code: probeSent, a: 3, b: 4, c: 0 },
    { t: 1.6, code: probeSent, a: 4, b: 4, c: 1 },
    { t: 1.7, code: probeAnswered, a: 3, b: 300 },
    { t: 1.8, code: immediateRecovery, a: 8 },
    { t: 3, code: probingStarted, a: 30, d: 250 },
    { t: 3, code: probeSent, a: 1, b: 2, c: 0 },
    { t: 3.1, code: probingAborted, a: 100 },
  ],
  segments: [{ t: 0.7 }, { t: 0.8 }, { t: 0.8, flow: 1 }, { t: 0.9 }],
  fates: [
    { t: 0.8, segment: 0, outcome: Outcome.corruption },
    { t: 0.9, segment: 1, outcome: Outcome.delivered },
    { t: 0.9, segment: 2, outcome: Outcome.queueFull },
    { t: 1, segment: 3, outcome: Outcome.queueFull },
  ],
});

function cycles(): ProbingIndex {
  const index = new ProbingIndex(SOURCE, { ...FLOW, protocol: 'xstp' });
  index.update();
  return index;
}

test('the map of a cycle fills, and its oldest exchange makes room', () => {
  const index = cycles();
  expect(index.count).toBe(2);
  expect(index.at(0.9)).toBeNull();
  const waiting = { rtt_ms: null };
  expect(index.at(1.15)).toMatchObject({
    number: 1,
    began_s: 1,
    limit_ms: 223,
    ended: NONE,
    entries: [
      { probe: 0, rtt_ms: 210 },
      { probe: 1, ...waiting },
    ],
  });
  const full = index.at(1.75)?.entries;
  expect(full?.map((entry) => [entry.probe, entry.rtt_ms])).toEqual([
    [1, null],
    [2, null],
    [3, 300],
    [4, null],
  ]);
});

test('a cycle that is over stays until the next one begins', () => {
  const index = cycles();
  expect(index.at(2.5)).toMatchObject({ number: 1, ended: 8 });
  expect(index.at(3.05)).toMatchObject({ number: 2, ended: NONE });
  expect(index.at(4)).toMatchObject({ number: 2, ended: 11 });
  expect([index.step(2, true), index.step(2, false), index.step(3, true)]).toEqual([3, 1, null]);
});

test('what was truly lost is that of the flow, in the time asked for', () => {
  const index = cycles();
  expect(index.losses(0.5, 2)).toEqual([
    { outcome: Outcome.corruption, packets: 1 },
    { outcome: Outcome.queueFull, packets: 1 },
  ]);
  expect(index.losses(0.95, 2)).toEqual([{ outcome: Outcome.queueFull, packets: 1 }]);
});
