/** The chart of packets that later ones have overtaken: each by how many arrivals it was late (RFC 4737). */
import { familyOf } from '../../families';
import type { FlowRows } from '../../reading/flowRows';
import { noted, say } from '../../words/say';
import { DotLayer, type DotOptions } from '../engine/dotLayer';
import { whole } from '../engine/format';
import { zeroBased } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';

/** The axis is never shorter, so that its ticks are whole packets. */
const FEW_PACKETS = 5;

export function reordering(rows: FlowRows): ChartSpec {
  const late = () => rows.source.reordered;
  const dots = (options: Pick<DotOptions, 'key' | 'label' | 'color' | 'shape' | 'index'>) =>
    new DotLayer({
      unit: noted('packets'),
      times: () => late().t,
      value: (row) => late().extent[row] ?? Number.NaN,
      place: (value) => value,
      update: rows.updateReordered,
      ...options,
    });
  const [acknowledgement] = familyOf(rows.view.protocol).acknowledgement;
  return {
    id: 'reordering',
    title: say('Reordering'),
    unit: noted('packets late'),
    layers: [
      dots({
        key: 'acknowledgements',
        label: acknowledgement,
        color: 'muted',
        shape: 'ring',
        index: rows.overtakenBack,
      }),
      dots({
        key: 'data',
        label: say('data'),
        color: 'cwnd',
        shape: 'dot',
        index: rows.overtaken,
      }),
    ],
    empty: say(
      'Packets that arrive after later ones appear here, by how many arrivals they are late.',
    ),
    limits: (_side, _min, max, before) => zeroBased(Math.max(max, FEW_PACKETS), before),
    text: (_layer, value) => whole(value),
  };
}
