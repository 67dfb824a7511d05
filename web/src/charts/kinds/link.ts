/** The chart of the bottleneck: what the most loaded link of the path carries, of all flows together. */

import type { FlowRows } from '../../reading/flowRows';
import { PathQueue } from '../../reading/pathQueue';
import { figure } from '../engine/format';
import { LineLayer } from '../engine/lineLayer';
import { zeroBased } from '../engine/ranges';
import type { ChartKind, ChartSpec } from '../engine/spec';

export const link = {
  id: 'link',
  name: () => 'Link',
  first: false,
  spec,
} as const satisfies ChartKind;

function spec(rows: FlowRows): ChartSpec {
  const measured = new PathQueue(rows);
  return {
    id: 'link',
    title: 'Throughput of the busiest link on the path',
    unit: 'kbit/s',
    layers: [
      new LineLayer({
        key: 'carried',
        label: 'link throughput',
        color: 'throughput',
        unit: 'kbit/s',
        scale: 8 / 1000 / rows.view.interval_s,
        step: 'before',
        index: measured.index,
        times: () => measured.times,
        update: () => measured.update(),
        values: () => measured.carried,
      }),
    ],
    help: 'In each measurement interval the link of the path that carried most: packets of all flows, headers and retransmissions too.',
    empty: 'What the links of the path carry appears here after the first measurement interval.',
    limits: (_side, _min, max, before) => zeroBased(max, before),
    text: (_layer, value) => figure(value),
  };
}
