/** A click on a mark of a chart finds the event that it stands for. */
import { expect, test } from 'vitest';
import { Outcome, Retransmit } from '../../protocol/codes.gen';
import { EVENT_CODES } from '../../protocol/events.gen';
import { NO_FLOW } from '../../protocol/recording.gen';
import { FlowRows } from '../../reading/flowRows';
import { FLOW, recording } from '../../reading/tables.testing';
import { PlotFrame } from '../engine/plotFrame';
import type { Colors } from '../engine/theme';
import { chartSpec } from '.';
import type { ChartId } from './ids';

const { network, sctp } = EVENT_CODES;

const source = recording({
  events: [
    { t: 1, code: sctp.slowStart, flow: 0 },
    { t: 20, code: network.lossCorruption, flow: 1, a: 40 },
    { t: 20, code: network.lossCorruption, flow: 0, a: 40 },
    { t: 30, code: sctp.fastRetransmit, flow: 0, a: 40 },
    { t: 30, code: sctp.retransmitted, flow: 0, a: 40 },
    { t: 50, code: network.handover, flow: NO_FLOW, a: 66 },
    { t: 70, code: network.rateChanged, flow: 0, a: 66, b: 67 },
    { t: 90, code: network.linkDown, flow: 1, a: 68, b: 69 },
    { t: 80, code: sctp.hostRebooted, flow: 0, a: 3000 },
  ],
  segments: [
    { t: 19, flow: 0, tsn: 40 },
    { t: 30, flow: 0, tsn: 40, retransmit: Retransmit.fast },
    { t: 32, flow: 0, tsn: 41 },
  ],
  fates: [{ t: 20, segment: 0, outcome: Outcome.corruption }],
});

/** The event at a point of a chart 100 s wide and 100 high, a pixel each. */
function markAt(id: ChartId, t: number, y: number): number | null {
  const frame = new PlotFrame(null as unknown as CanvasRenderingContext2D, {} as Colors);
  Object.assign(frame, { left: 0, top: 0, width: 100, height: 100, range: { from: 0, to: 100 } });
  frame.setLimits('left', { from: 0, to: 100 });
  let found: number | null = null;
  for (const layer of chartSpec(id, new FlowRows(source, FLOW)).layers) {
    layer.update();
    layer.prepare(frame.range, 100);
    found = layer.markAt?.(frame, t, y, 8)?.event ?? found;
  }
  return found;
}

test('a fast retransmit above the windows', () => {
  expect(markAt('windows', 31, 4)).toBe(3);
  expect(markAt('windows', 31, 60)).toBeNull();
  expect(markAt('windows', 60, 4)).toBeNull();
});

test('a handover anywhere on its line', () => {
  expect(markAt('windows', 52, 80)).toBe(5);
  expect(markAt('delay', 48, 20)).toBe(5);
});

test('a change of a link of this flow anywhere on its line', () => {
  expect(markAt('link', 72, 80)).toBe(6);
  expect(markAt('rtt', 68, 20)).toBe(6);
  expect(markAt('link', 90, 50)).toBeNull();
});

test('a lost chunk of this flow, and the one sent again for it, by their TSN', () => {
  expect(markAt('tsn', 20, 62)).toBe(2);
  expect(markAt('tsn', 30, 58)).toBe(3);
});

test('a chunk that was only sent is no event', () => {
  expect(markAt('tsn', 40, 59)).toBeNull();
});

test('a packet that was only sent by its point, and no further off than that', () => {
  const [layer] = chartSpec('tsn', new FlowRows(source, FLOW)).layers.filter(
    ({ key }) => key === 'sent',
  );
  const frame = new PlotFrame(null as unknown as CanvasRenderingContext2D, {} as Colors);
  Object.assign(frame, { left: 0, top: 0, width: 100, height: 100, range: { from: 0, to: 100 } });
  frame.setLimits('left', { from: 0, to: 100 });
  layer?.update();
  layer?.prepare(frame.range, 100);
  expect(layer?.markAt?.(frame, 33, 59, 8)).toMatchObject({ packet: 2 });
  expect(layer?.markAt?.(frame, 39, 59, 8)).toBeNull();
});

test('a host that reboots anywhere on its line', () => {
  expect(markAt('windows', 82, 80)).toBe(8);
  expect(markAt('windows', 97, 80)).toBeNull();
});
