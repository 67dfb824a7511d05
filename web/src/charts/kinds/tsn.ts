/** The chart of the numbers on the wire: what is sent, acknowledged, sent again and lost. */
import { familyOf } from '../../families';
import { lossMarkOf } from '../../reading/fates';
import type { FlowRows } from '../../reading/flowRows';
import { lossOf, resendingOf } from '../../reading/pointEvents';
import { say } from '../../words/say';
import { DotLayer, type DotOptions } from '../engine/dotLayer';
import { whole } from '../engine/format';
import { LineLayer } from '../engine/lineLayer';
import type { PlotFrame } from '../engine/plotFrame';
import { around, type Range } from '../engine/ranges';
import { type ChartSpec, type ChartSwitch, inForce } from '../engine/spec';
import { AnswerLayer } from './answerLayer';

const MODULUS = 100;
/** Lines nearer than this many canvas pixels are a fence: it is taken down, and put up again with more room. */
const FENCE_PX = 14;
const ROOM_PX = 18;
const FENCE = say`There are too many numbers here to stand modulo ${MODULUS}: zoom in.`;
/** Marks grow with the room that each point has, from so many CSS pixels on, up to so much. */
const ROOMY_PX = 3;
const MOST_GROWTH = 2.75;

export function tsn(rows: FlowRows): ChartSpec {
  const { protocol, numbering } = rows.view;
  const { acknowledgement, sequence } = familyOf(protocol);
  const toggle: ChartSwitch = {
    label: say`mod ${MODULUS}`,
    help: sequence.toggle,
    on: true,
    barred: null,
  };
  const modulus = MODULUS * numbering.step;
  const modular: Range = { from: 0, to: modulus };
  const segments = () => rows.source.segments;
  const wrap = (value: number) => (inForce(toggle) ? value % modulus : value);
  const scale = ({ width, ratio }: PlotFrame): number => {
    const room = width / ratio / Math.max(1, sent.count) / ROOMY_PX;
    return Math.max(1, Math.min(MOST_GROWTH, room));
  };
  const dots = (
    options: Pick<DotOptions, 'key' | 'label' | 'color' | 'shape' | 'index' | 'event' | 'rare'>,
  ) =>
    new DotLayer({
      unit: sequence.unit,
      times: () => segments().t,
      value: (row) => segments().tsn[row] ?? Number.NaN,
      place: wrap,
      update: rows.updateSegments,
      scale,
      packet: (row) => row,
      ...options,
    });
  const sent = dots({
    key: 'sent',
    label: say('sent'),
    color: 'cwnd',
    shape: 'dot',
    index: rows.sent,
  });
  const lost = new DotLayer({
    key: 'lost',
    label: say('lost'),
    unit: sequence.unit,
    color: 'loss',
    shape: 'loss',
    mark: (row) => lossMarkOf(rows.source.fates.outcome[row]),
    scale,
    index: rows.lost,
    times: () => rows.source.fates.t,
    value: (row) => segments().tsn[rows.source.fates.segment[row] ?? -1] ?? Number.NaN,
    place: wrap,
    update: rows.updateLost,
    event: (row) => lossOf(rows.source, row),
    packet: (row) => rows.source.fates.segment[row] ?? -1,
  });
  const event = (row: number) => resendingOf(rows.source, row);
  // Numbers that begin anew cross those of other runs: what is compared goes on.
  const compared = new LineLayer({
    key: 'first',
    label: say('sent'),
    unit: sequence.unit,
    color: 'cwnd',
    index: rows.sent,
    times: () => segments().t,
    values: () => segments().tsn,
    update: rows.updateSegments,
  });
  const layers = [
    new AnswerLayer(rows, wrap, modulus),
    ...(rows.view.paths > 1
      ? [
          dots({
            key: 'alternate',
            label: say('alternate'),
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
    sent,
    dots({
      key: 'fast',
      label: say('fast rtx'),
      color: 'text',
      shape: 'fast-retransmit',
      index: rows.fast,
      event,
    }),
    dots({
      key: 'late',
      label: say('timeout'),
      color: 'loss',
      shape: 'timeout',
      index: rows.late,
      event,
    }),
    dots({
      key: 'smaller',
      label: say('too big'),
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
    limits: (_side, min, max, before) => {
      const wraps = Math.max(1, (max - min) / modulus);
      const room = toggle.barred === null ? FENCE_PX : ROOM_PX;
      toggle.barred = max - min > modulus && sent.pixels / wraps < room ? FENCE : null;
      if (inForce(toggle)) return modular;
      return around(min, max, before === modular ? null : before);
    },
    text: (_layer, value) => whole(value),
  };
}
