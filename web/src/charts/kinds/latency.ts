/** The chart of latency: each message or object by how late it came, in the colour of its stream. */
import type { FlowRows } from '../../reading/flowRows';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { DotLayer } from '../engine/dotLayer';
import { zeroBased } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';
import type { SeriesColor } from '../engine/theme';

const COLORS = 8;
/** No axis is shorter, seconds. */
const LEAST_S = 0.1;

export function latency(rows: FlowRows): ChartSpec {
  const messages = () => rows.source.messages;
  const dots = rows.messageStreams.map(
    ({ label, index }, place) =>
      new DotLayer({
        key: `stream.${place}`,
        label,
        unit: 's',
        color: `series${place % COLORS}` as SeriesColor,
        shape: 'dot',
        size: 5,
        index,
        times: () => messages().t,
        value: (row) => (messages().t[row] ?? Number.NaN) - (messages().offered[row] ?? 0),
        place: (value) => value,
        update: rows.updateMessages,
      }),
  );
  return {
    id: 'latency',
    title: say('Latency'),
    unit: 's',
    // The legend has the last layer first.
    layers: dots.toReversed(),
    help: say(
      'Each point is a message or an object, at the instant at which the receiving application has all of it, by the time since it was offered. What waits for a lost packet of its stream lies high.',
    ),
    empty: say('Messages and objects appear here as they come, by how late they are.'),
    limits: (_side, _min, max, before) => zeroBased(Math.max(max, LEAST_S), before),
    text: (_layer, value) => fixed(value, 3),
  };
}
