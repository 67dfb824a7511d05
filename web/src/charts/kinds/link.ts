/** The chart of the bottleneck: what the most loaded link of the path carries, and what links that change could. */
import type { FlowRows } from '../../reading/flowRows';
import { PathQueue } from '../../reading/pathQueue';
import { PathTruth } from '../../reading/pathTruth';
import { say } from '../../words/say';
import { figure } from '../engine/format';
import { LineLayer } from '../engine/lineLayer';
import { MarkLayer } from '../engine/markLayer';
import { zeroBased } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';
import { truthLine } from './lines';

export function link(rows: FlowRows): ChartSpec {
  const measured = new PathQueue(rows);
  const truth = new PathTruth(rows);
  const carried = new LineLayer({
    key: 'carried',
    label: say('link throughput'),
    color: 'throughput',
    unit: 'kbit/s',
    scale: 8 / 1000 / rows.view.interval_s,
    interval_s: rows.view.interval_s,
    index: measured.index,
    times: () => measured.times,
    update: () => measured.update(),
    values: () => measured.carried,
  });
  return {
    id: 'link',
    title: say('Throughput of the busiest link on the path'),
    unit: 'kbit/s',
    layers: [
      carried,
      truthLine(truth, {
        rare: true,
        key: 'rate',
        label: say('true rate'),
        name: say('true rate of the slowest link that changes'),
        color: 'text',
        dash: 'dashed',
        unit: 'kbit/s',
        scale: 1 / 1000,
        values: () => truth.rate,
      }),
      new MarkLayer('link', rows.source, rows.events),
    ],
    compared: [carried],
    help: say(
      'In each measurement interval the link of the path that carried most: packets of all flows, headers and retransmissions too. Where links change, the true rate of the slowest of them.',
    ),
    empty: say(
      'What the links of the path carry appears here after the first measurement interval.',
    ),
    limits: (_side, _min, max, before) => zeroBased(max, before),
    text: (_layer, value) => figure(value),
  };
}
