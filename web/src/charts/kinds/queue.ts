/** The chart of the queues on the path: the longest, and what they dropped. */
import type { FlowRows } from '../../reading/flowRows';
import { PathQueue } from '../../reading/pathQueue';
import { noted, say } from '../../words/say';
import { whole } from '../engine/format';
import { LineLayer, type LineOptions } from '../engine/lineLayer';
import { zeroBased } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';

/** The axis is never shorter, so that its ticks are whole packets. */
const FEW_PACKETS = 5;

export function queue(rows: FlowRows): ChartSpec {
  const measured = new PathQueue(rows);
  const line = (options: Pick<LineOptions, 'key' | 'label' | 'color' | 'values'>) =>
    new LineLayer({
      unit: noted('packets'),
      interval_s: rows.view.interval_s,
      index: measured.index,
      times: () => measured.times,
      update: () => measured.update(),
      ...options,
    });
  const longest = line({
    key: 'longest',
    label: say('longest queue'),
    color: 'text',
    values: () => measured.longest,
  });
  return {
    id: 'queue',
    title: say('Queues on the path'),
    unit: noted('packets'),
    layers: [
      line({
        key: 'dropped',
        label: say('dropped'),
        color: 'loss',
        values: () => measured.dropped,
      }),
      longest,
    ],
    compared: [longest],
    empty: say('Packets that wait for the links of the path appear here after the first interval.'),
    limits: (_side, _min, max, before) => zeroBased(Math.max(max, FEW_PACKETS), before),
    text: (_layer, value) => whole(value),
  };
}
