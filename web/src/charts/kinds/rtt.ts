/** The chart of round-trip times: SRTT, RTTVAR and RTO of each path. */
import type { FlowRows } from '../../reading/flowRows';
import { PathTruth } from '../../reading/pathTruth';
import { say } from '../../words/say';
import { figure } from '../engine/format';
import { MarkLayer } from '../engine/markLayer';
import { zeroBased } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';
import { modelLines, truthLine, windowLine } from './lines';

export function rtt(rows: FlowRows): ChartSpec {
  const table = () => rows.source.windows;
  const paths = [...rows.paths].reverse();
  const truth = new PathTruth(rows);
  const srtt = paths.map((path) =>
    windowLine(rows, path, {
      unit: 'ms',
      key: 'srtt',
      label: 'SRTT',
      color: 'text',
      width: 2,
      values: () => table().srtt_ms,
    }),
  );
  const rto = paths.map((path) =>
    windowLine(rows, path, {
      unit: 'ms',
      key: 'rto',
      label: 'RTO',
      color: 'muted',
      dashed: true,
      values: () => table().rto_ms,
    }),
  );
  return {
    // The path looked at first is drawn last.
    compared: [...srtt.slice(-1), ...rto.slice(-1)],
    id: 'rtt',
    title: say('Round-trip time'),
    unit: 'ms',
    layers: [
      ...rto,
      ...paths.map((path) =>
        windowLine(rows, path, {
          unit: 'ms',
          key: 'rttvar',
          label: 'RTTVAR',
          color: 'muted',
          width: 1,
          hidden: path > 0,
          values: () => table().rttvar_ms,
        }),
      ),
      ...srtt,
      ...paths.flatMap((path) =>
        modelLines(rows, path, [
          {
            key: 'rtprop',
            label: say('RTprop (model)'),
            color: 'cwnd',
            dashed: true,
            unit: 'ms',
            width: 2,
            values: () => rows.source.events.c,
          },
        ]),
      ),
      truthLine(truth, {
        key: 'propagation',
        label: say('propagation'),
        name: say('true propagation delay there and back'),
        color: 'accent',
        dash: 'dotted',
        unit: 'ms',
        width: 2,
        rare: true,
        values: () => truth.propagation,
      }),
      new MarkLayer('link', rows.source, rows.events),
      new MarkLayer('timeout', rows.source, rows.events),
    ],
    empty: say('SRTT and RTO appear here after the first round trip.'),
    limits: (_side, _min, max, before) => zeroBased(max, before),
    text: (_layer, value) => figure(value),
  };
}
