/** Events by kind, and the next and previous one from any instant. */
import { describe, expect, it } from 'vitest';
import { EVENT_CODES } from '../protocol/events.gen';
import { NO_FLOW } from '../protocol/recording.gen';
import { EventIndex } from './eventIndex';
import { EVENT_KINDS, kindOf } from './eventKinds';
import { FLOW, recording } from './tables.testing';

const { network, sctp } = EVENT_CODES;

const events = [
  { t: 0, code: network.handover, flow: NO_FLOW, a: 66 },
  { t: 1, code: sctp.slowStart, flow: 0, a: 1 },
  { t: 2, code: network.lossCorruption, flow: 0, a: 418 },
  { t: 2.5, code: sctp.fastRetransmit, flow: 0, a: 418 },
  { t: 3, code: network.lossCorruption, flow: 4, a: 77 },
  { t: 4, code: network.handover, flow: NO_FLOW, a: 90 },
  { t: 5, code: sctp.timeout, flow: 0, a: 430 },
  { t: 5, code: network.handover, flow: NO_FLOW, a: 67 },
];

describe('events of a flow', () => {
  const source = recording({ events });

  it('holds its own events and the handovers of its terminals', () => {
    const index = new EventIndex(source, FLOW);
    index.update();
    expect([...index.all.rows.subarray(0, index.all.count)]).toEqual([0, 1, 2, 3, 6, 7]);
    expect(index.of('handover').count).toBe(2);
  });

  it('holds everything for all flows', () => {
    const index = new EventIndex(source, null);
    index.update();
    expect(index.all.count).toBe(events.length);
    expect(index.of('loss').count).toBe(2);
  });

  it('steps forward and back, never staying on the event it stands on', () => {
    const index = new EventIndex(source, FLOW);
    index.update();
    expect(index.after(2, EVENT_KINDS)).toBe(3);
    expect(index.before(2, EVENT_KINDS)).toBe(1);
    expect(index.after(0, ['timeout'])).toBe(6);
    expect(index.before(5, ['handover'])).toBe(0);
    expect(index.after(5, EVENT_KINDS)).toBe(-1);
    expect(index.before(0, EVENT_KINDS)).toBe(-1);
  });

  it('takes in what is recorded later and starts again with a new generation', () => {
    const growing = recording({ events: events.slice(0, 3) });
    const index = new EventIndex(growing, FLOW);
    expect(index.update()).toBe(true);
    expect(index.update()).toBe(false);
    Object.assign(growing, recording({ events }), { version: 2 });
    expect(index.update()).toBe(true);
    expect(index.of('timeout').count).toBe(1);
    Object.assign(growing, recording({ events: events.slice(3) }), { version: 3, generation: 1 });
    index.update();
    expect(index.of('loss').count).toBe(0);
    expect(index.of('fast-retransmit').rows[0]).toBe(0);
  });
});

describe('kinds of event', () => {
  it('follow from the code', () => {
    const codes = [
      sctp.stateChanged,
      sctp.congestionAvoidance,
      sctp.fastRetransmit,
      sctp.fastRetransmitAgain,
      sctp.timeout,
      sctp.rttMeasured,
      sctp.retransmitted,
      sctp.duplicate,
      sctp.windowFull,
      network.lossCorruption,
      network.lossNoRoute,
      network.handover,
      network.routeChanged,
      undefined,
    ];
    expect(codes.map(kindOf)).toEqual([
      'association',
      'window',
      'fast-retransmit',
      'fast-retransmit',
      'timeout',
      'round-trip',
      'retransmission',
      'receiver',
      'window',
      'loss',
      'loss',
      'handover',
      'route',
      'association',
    ]);
  });
});
