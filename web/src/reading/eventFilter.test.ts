/** The events of chosen kinds and of one flow, and where the playhead is among them. */
import { expect, it } from 'vitest';
import { EVENT_CODES } from '../protocol/events.gen';
import { EventFilter } from './eventFilter';
import { EVENT_KINDS, type EventKind } from './eventKinds';
import { FLOW, recording } from './tables.testing';

const { network, sctp } = EVENT_CODES;
const KINDS: ReadonlySet<EventKind> = new Set(['loss', 'fast-retransmit', 'timeout']);

const events = [
  { t: 1, code: sctp.slowStart, flow: 0 },
  { t: 2, code: network.lossCorruption, flow: 0, a: 418 },
  { t: 2.1, code: network.lossCorruption, flow: 0, a: 418 },
  { t: 2.5, code: sctp.fastRetransmit, flow: 0, a: 417 },
  { t: 2.6, code: sctp.timeout, flow: 0, a: 418 },
  { t: 2.6, code: sctp.fastRetransmit, flow: 0, a: 418 },
  { t: 3, code: network.lossQueue, flow: 3, a: 9 },
];
const source = recording({ events });

it('keeps the kinds and the flow asked for', () => {
  const one = new EventFilter(source, FLOW, KINDS);
  one.update();
  expect([...one.rows.rows.subarray(0, one.rows.count)]).toEqual([1, 2, 3, 4, 5]);
  const all = new EventFilter(source, null, new Set(EVENT_KINDS));
  all.update();
  expect(all.rows.count).toBe(events.length);
});

it('finds the event at the playhead', () => {
  const filter = new EventFilter(source, FLOW, KINDS);
  filter.update();
  expect([1.9, 2, 2.3, 2.6, 9].map((t) => filter.positionAt(t))).toEqual([-1, 0, 1, 4, 4]);
  expect(filter.positionOf(3)).toBe(2);
});
