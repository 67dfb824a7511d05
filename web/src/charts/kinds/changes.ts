/** The chart of links that change: their true rate, and the share of packets that their errors truly lose. */
import type { FlowRows } from '../../reading/flowRows';
import { PathTruth } from '../../reading/pathTruth';
import { say } from '../../words/say';
import { figure } from '../engine/format';
import { MarkLayer } from '../engine/markLayer';
import { type Range, zeroBased } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';
import { truthLine } from './lines';

export function changes(rows: FlowRows): ChartSpec {
  const truth = new PathTruth(rows);
  const rate = truthLine(truth, {
    key: 'rate',
    label: say('true rate'),
    color: 'text',
    unit: 'kbit/s',
    scale: 1 / 1000,
    values: () => truth.rate,
  });
  return {
    id: 'changes',
    title: say('True rate and loss of links that change'),
    unit: 'kbit/s',
    rightUnit: '%',
    layers: [
      truthLine(truth, {
        key: 'loss',
        label: say('true loss'),
        color: 'loss',
        dash: 'dotted',
        width: 2,
        unit: '%',
        side: 'right',
        scale: 100,
        values: () => truth.loss,
      }),
      rate,
      new MarkLayer('link', rows.source, rows.events),
    ],
    compared: [rate],
    help: say(
      'Of the links of the path that the scenario changes: the rate of the slowest, 0 while one is down, and the share of packets of 1500 bytes that errors on all of them lose.',
    ),
    empty: say('No link of this path has changed yet.'),
    limits: (side, _min, max, before) =>
      side === 'right' ? percents(max, before) : zeroBased(max, before),
    text: (_layer, value) => figure(value),
  };
}

/** From none to the most there is; never more than all. */
function percents(max: number, before: Range | null): Range {
  const limits = zeroBased(max, before);
  return limits.to > 100 ? { from: 0, to: 100 } : limits;
}
