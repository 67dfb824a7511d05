/** What of a chart is heard. */
import { expect, test } from 'vitest';
import { FlowRows } from '../../reading/flowRows';
import { FLOW, recording } from '../../reading/tables.testing';
import { notesOf } from '../engine/sound';
import { chartSpec } from '.';

test('every line on show is heard at even instants, with its unit, from its first value on', () => {
  const source = recording({
    windows: [
      { t: 1, flow: 0, cwnd: 4380, ssthresh: 65_536, flight: 1452, peer_rwnd: 64_000 },
      { t: 3, flow: 0, cwnd: 5832, ssthresh: 65_536, flight: 2904, peer_rwnd: 62_548 },
    ],
    receivers: [{ t: 2, flow: 0, a_rwnd: 65_536 }],
  });
  const spec = chartSpec('windows', new FlowRows(source, FLOW));
  for (const layer of spec.layers) layer.update();
  const notes = notesOf(spec, { from: 0, to: 4 });
  const cwnd = notes['cwnd, kB'] ?? [];
  expect(cwnd[0]).toEqual({ x: 1, y: 4.38 });
  expect(cwnd.at(-1)).toEqual({ x: 4, y: 5.832 });
  const steps = new Set(cwnd.slice(1).map(({ x }, at) => (x - (cwnd[at]?.x ?? 0)).toFixed(9)));
  expect([...steps]).toEqual(['0.025000000']);
  expect(Object.keys(notes)).toContain('ssthresh, kB');
  expect(notesOf(spec, { from: 0, to: 0.5 })).toEqual({});
});
