/** The chart of the numbers on the wire: what is sent, acknowledged, sent again and lost. */

import { familyOf } from '../../families';
import type { FlowRows } from '../../reading/flowRows';
import { lossOf, resendingOf } from '../../reading/pointEvents';
import { DotLayer, type DotOptions } from '../engine/dotLayer';
import { whole } from '../engine/format';
import { LineLayer } from '../engine/lineLayer';
import { around, type Range } from '../engine/ranges';
import type { ChartSpec, ChartSwitch } from '../engine/spec';

const MODULUS = 100;

export function tsn(rows: FlowRows): ChartSpec {
  const { protocol, numbering } = rows.view;
  const { acknowledgement, sequence } = familyOf(protocol);
  const toggle: ChartSwitch = { label: `mod ${MODULUS}`, help: sequence.toggle, on: true };
  const modulus = MODULUS * numbering.step;
  const modular: Range = { from: 0, to: modulus };
  const segments = () => rows.source.segments;
  const wrap = (value: number) => (toggle.on ? value % modulus : value);
  const dots = (
    options: Pick<DotOptions, 'key' | 'label' | 'color' | 'shape' | 'index' | 'event' | 'rare'>,
  ) =>
    new DotLayer({
      unit: sequence.unit,
      times: () => segments().t,
      value: (row) => segments().tsn[row] ?? Number.NaN,
      place: wrap,
      update: rows.updateSegments,
      ...options,
    });
  const lost = new DotLayer({
    key: 'lost',
    label: 'lost',
    unit: sequence.unit,
    color: 'loss',
    shape: 'loss',
    index: rows.lost,
    times: () => rows.source.fates.t,
    value: (row) => segments().tsn[rows.source.fates.segment[row] ?? -1] ?? Number.NaN,
    place: wrap,
    update: rows.updateLost,
    event: (row) => lossOf(rows.source, row),
  });
  const event = (row: number) => resendingOf(rows.source, row);
  // Numbers that begin anew cross those of other runs: what is compared goes on.
  const compared = new LineLayer({
    key: 'first',
    label: 'sent',
    unit: sequence.unit,
    color: 'cwnd',
    step: 'after',
    index: rows.sent,
    times: () => segments().t,
    values: () => segments().tsn,
    update: rows.updateSegments,
  });
  const layers = [
    ...(rows.view.paths > 1
      ? [
          dots({
            key: 'alternate',
            label: 'alternate',
            color: 'cwnd',
            shape: 'square',
            index: rows.alternate,
          }),
        ]
      : []),
    dots({
      key: 'sack',
      label: acknowledgement[0],
      color: 'muted',
      shape: 'ring',
      index: rows.sacks,
    }),
    dots({ key: 'sent', label: 'sent', color: 'cwnd', shape: 'dot', index: rows.sent }),
    dots({
      key: 'fast',
      label: 'fast',
      color: 'text',
      shape: 'fast-retransmit',
      index: rows.fast,
      event,
    }),
    dots({
      key: 'late',
      label: 'timeout',
      color: 'loss',
      shape: 'timeout',
      index: rows.late,
      event,
    }),
    dots({
      key: 'smaller',
      label: 'too big',
      color: 'text',
      shape: 'plus',
      rare: true,
      index: rows.smaller,
      event,
    }),
    lost,
  ];
  return {
    id: 'tsn',
    title: sequence.title,
    unit: '',
    layers,
    toggle,
    compared: [compared],
    empty: sequence.empty,
    limits: (_side, min, max, before) =>
      toggle.on ? modular : around(min, max, before === modular ? null : before),
    text: (_layer, value) => whole(value),
  };
}
