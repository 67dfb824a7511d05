/** The chart of rates: throughput and goodput of each measurement interval. */
import { capital } from '../../base/text';
import { familyOf } from '../../families';
import type { FlowRows } from '../../reading/flowRows';
import { PathTruth } from '../../reading/pathTruth';
import { say, several } from '../../words/say';
import { figure } from '../engine/format';
import { LineLayer, type LineOptions } from '../engine/lineLayer';
import { zeroBased } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';
import { modelLines, truthLine } from './lines';

export function rate(rows: FlowRows): ChartSpec {
  const scale = 8 / 1000 / rows.view.interval_s;
  const pieces = several(familyOf(rows.view.protocol).piece);
  const line = (options: Pick<LineOptions, 'key' | 'label' | 'color' | 'values' | 'dash'>) =>
    new LineLayer({
      unit: 'kbit/s',
      scale,
      interval_s: rows.view.interval_s,
      index: rows.rates,
      times: () => rows.source.rates.t,
      update: rows.updateRates,
      ...options,
    });
  const sent = () => rows.source.rates.sent_bytes;
  const delivered = () => rows.source.rates.delivered_bytes;
  const throughput = line({
    key: 'throughput',
    label: say('throughput'),
    color: 'throughput',
    values: sent,
  });
  const goodput = line({
    key: 'goodput',
    label: say('goodput'),
    color: 'goodput',
    values: delivered,
  });
  const truth = new PathTruth(rows);
  return {
    id: 'rate',
    title: say('Rate'),
    unit: 'kbit/s',
    layers: [
      truthLine(truth, {
        key: 'link',
        label: say('link rate'),
        name: say('true rate of the slowest link that changes'),
        color: 'muted',
        dash: 'dotted',
        unit: 'kbit/s',
        scale: 1e-3,
        rare: true,
        soft: 2,
        values: () => truth.rate,
      }),
      ...rows.paths.flatMap((path) =>
        modelLines(rows, path, [
          {
            key: 'pacing',
            label: say('pacing rate'),
            color: 'cwnd',
            unit: 'kbit/s',
            scale: 1e-3,
            width: 1,
            soft: 2,
            values: () => rows.source.events.a,
          },
          {
            key: 'bandwidth',
            label: say('bandwidth (model)'),
            color: 'accent',
            dashed: true,
            unit: 'kbit/s',
            scale: 1e-3,
            width: 2,
            soft: 2,
            values: () => rows.source.events.b,
          },
        ]),
      ),
      ...rows.paths.flatMap((path) =>
        modelLines(
          rows,
          path,
          [
            {
              key: 'bw_shortterm',
              label: say('bw_shortterm (bound)'),
              color: 'muted',
              unit: 'kbit/s',
              scale: 1e-3,
              width: 1,
              soft: 2,
              values: () => rows.source.events.a,
            },
          ],
          'bounds',
        ),
      ),
      ...(rows.view.paths > 1
        ? [
            line({
              key: 'alternate',
              label: say('on alternates'),
              color: 'throughput',
              dash: 'dashed',
              values: () => rows.source.rates.alternate_bytes,
            }),
          ]
        : []),
      throughput,
      goodput,
    ],
    compared: [goodput, throughput],
    help: say`Throughput is all that the sender of the data put on the wire in an interval, headers and what it sent again included; goodput is what the application was given. ${capital(pieces)} that wait behind a missing one are given all at once when it comes, so that in an interval goodput can exceed throughput; over the whole run it cannot.`,
    empty: say('Throughput and goodput appear here after the first measurement interval.'),
    limits: (_side, _min, max, before) => zeroBased(max, before),
    text: (_layer, value) => figure(value),
  };
}
