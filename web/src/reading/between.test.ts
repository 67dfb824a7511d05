/** What is measured between two instants is what the rows add up to, by hand and beside the files of the charts. */
import { expect, it } from 'vitest';
import { Direction, Outcome, Retransmit, SegmentKind } from '../protocol/codes.gen';
import { between, type Subject } from './between';
import { FLOW, recording } from './tables.testing';

const data = (t: number, bytes = 1500, retransmit: Retransmit = Retransmit.first, flow = 0) => ({
  ...{ t, bytes, retransmit, flow },
  kind: SegmentKind.data,
  direction: Direction.forward,
});

const source = recording({
  segments: [
    data(1),
    data(2, 1000),
    data(2.5, 1500, Retransmit.fast),
    data(3, 1500, Retransmit.first, 1),
    { ...data(3.2, 60), kind: SegmentKind.sack, direction: Direction.reverse },
    data(4),
  ],
  fates: [
    { t: 1.5, segment: 0, outcome: Outcome.corruption },
    { t: 2.4, segment: 1, outcome: Outcome.marked },
    { t: 3.9, segment: 2, outcome: Outcome.queueFull },
    { t: 3.95, segment: 3, outcome: Outcome.queueFull },
    { t: 4.4, segment: 5, outcome: Outcome.delivered },
  ],
  rates: [
    { t: 1, delivered_bytes: 100 },
    { t: 2, delivered_bytes: 200 },
    { t: 3, delivered_bytes: 400 },
    { t: 3, delivered_bytes: 999, flow: 1 },
    { t: 3.5, delivered_bytes: 800 },
  ],
  windows: [
    { t: 0.5, cwnd: 4000, srtt_ms: 0 },
    { t: 2, cwnd: 9000, srtt_ms: 200 },
    { t: 3, cwnd: 4500, srtt_ms: 300 },
    { t: 3, cwnd: 1, srtt_ms: 1, path: 1 },
    { t: 4, cwnd: 6000, srtt_ms: 250 },
  ],
});
const subject: Subject = { source, view: FLOW, packets: true };

it('counts the packets of the flow at or after the first instant and before the second', () => {
  expect(between(subject, { from: 2, to: 4 }).packets).toEqual({
    sent: { packets: 2, bytes: 2500 },
    again: { packets: 1, bytes: 1500 },
    lost: { packets: 1, bytes: 1500 },
    arrived: { packets: 1, bytes: 1000 },
  });
});

it('of what was delivered knows whole intervals, also a last one that is shorter', () => {
  const measured = (from: number, to: number) => between(subject, { from, to }).measured;
  expect(measured(0.5, 3.2)).toEqual({ from: 1, to: 3, intervals: 2, delivered: 600 });
  expect(measured(0, 4)).toEqual({ from: 0, to: 3.5, intervals: 4, delivered: 1500 });
  expect(measured(1.2, 2.9)).toBeNull();
});

it('a window has what was in force at both instants, and the least and most between them', () => {
  const [path] = between(subject, { from: 1, to: 4 }).paths;
  expect(path?.cwnd).toEqual({ first: 4000, last: 4500, least: 4000, most: 9000 });
  expect(path?.srtt_ms).toEqual({ first: 200, last: 300, least: 200, most: 300 });
  expect(between(subject, { from: 0, to: 0.2 }).paths[0]?.cwnd).toBeNull();
});

it('leaves out what the recording no longer has, and says from when on it has it', () => {
  const old = { ...source, packetsSince_s: 2, detailSince_s: 1 };
  const asked = between({ ...subject, source: old }, { from: 0.5, to: 4 });
  expect([asked.packets, asked.measured, asked.paths, asked.known_s]).toEqual([null, null, [], 2]);
  const later = between({ ...subject, source: old }, { from: 1.5, to: 4 });
  expect([later.packets, later.measured?.delivered, later.known_s]).toEqual([null, 1200, 2]);
  expect(between({ ...subject, packets: false }, { from: 0, to: 4 }).packets).toBeNull();
});
