/** What became of a flow by an instant, also of packets that the recording has forgotten. */
import { expect, test } from 'vitest';
import { type EventCode, numberOf, Outcome, Retransmit } from '../protocol/codes.gen';
import { EVENT_CODES } from '../protocol/events.gen';
import { encodeBlock, type Rows } from './encoder.testing';
import { RecordingStore } from './recordingStore';
import { Tally } from './tally';
import { ROW_LIMITS } from './thinning';

const segment = (t: number, again = Retransmit.first, flow = 0, direction = 0) => [
  ...[t, flow, 0, direction, 0, numberOf(again)],
  ...[0, 1, 0, 0, 548, 0, 0],
];
const fate = (t: number, of: number, outcome: Outcome) => [t, of, numberOf(outcome), 0];
const rate = (t: number, delivered: number, flow = 0) => [t, flow, 0, delivered, 0, 0];
const event = (t: number, code: EventCode) => [t, numberOf(code), 0, 0, 0, 0, 0, 0, 0];

type Limits = Readonly<Record<keyof typeof ROW_LIMITS, number>>;

function tallied(blocks: readonly Rows[], limits: Limits = ROW_LIMITS): Tally {
  const store = new RecordingStore(limits);
  const tally = new Tally(store);
  for (const block of blocks) {
    store.append(encodeBlock(block));
    tally.update();
  }
  return tally;
}

test('losses, retransmissions, timeouts and what was delivered are counted up to the instant', () => {
  const tally = tallied([
    {
      segments: [segment(0.1), segment(0.2), segment(0.9, Retransmit.timeout)],
      fates: [fate(0.15, 0, Outcome.corruption), fate(0.3, 1, Outcome.delivered)],
      events: [event(0.8, EVENT_CODES.sctp.timeout)],
      rates: [rate(1, 500)],
    },
    { segments: [segment(1.5, Retransmit.fast)], rates: [rate(2, 1500)] },
  ]);
  expect(tally.at(0, 0.5)).toEqual({ delivered: 0, measured_s: 0, lost: 1, again: 0, timeouts: 0 });
  expect(tally.at(0, 1)).toEqual({ delivered: 500, measured_s: 1, lost: 1, again: 1, timeouts: 1 });
  expect(tally.at(0, 9)).toMatchObject({ delivered: 2000, measured_s: 2, again: 2 });
});

test('each flow has its own counts, and acknowledgements are no data', () => {
  const tally = tallied([
    {
      segments: [segment(0.1, Retransmit.first, 1), segment(0.2, Retransmit.first, 0, 1)],
      fates: [fate(0.3, 0, Outcome.corruption), fate(0.4, 1, Outcome.corruption)],
      rates: [rate(1, 10, 1)],
    },
  ]);
  expect(tally.at(0, 5)).toMatchObject({ lost: 0, delivered: 0 });
  expect(tally.at(1, 5)).toMatchObject({ lost: 1, delivered: 10 });
});

test('old packets and thinned intervals go on to count when the recording has dropped them', () => {
  const blocks = Array.from({ length: 50 }, (_, block) => ({
    segments: [0, 1, 2, 3].map((at) => segment(block + at / 10, Retransmit.fast)),
    fates: [0, 1, 2, 3].map((at) => fate(block + 0.5, 4 * block + at, Outcome.corruption)),
    rates: [rate(block + 1, 100)],
  }));
  const limits = { ...ROW_LIMITS, segments: 20, fates: 20, rates: 20 };
  expect(tallied(blocks, limits).at(0, 50)).toMatchObject({
    again: 200,
    lost: 200,
    delivered: 5000,
  });
});
