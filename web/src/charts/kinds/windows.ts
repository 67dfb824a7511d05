/** The chart of windows: cwnd, ssthresh, the flight size and the receiver's window, and the phases below. */
import { familyOf } from '../../families';
import type { FlowRows } from '../../reading/flowRows';
import { say } from '../../words/say';
import { figure } from '../engine/format';
import type { Layer } from '../engine/layer';
import { LineLayer } from '../engine/lineLayer';
import { MarkLayer } from '../engine/markLayer';
import { zeroBased } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';
import { modelLines, pathMarks, windowLine } from './lines';
import { FOOT, FootLayer, phaseLayers } from './phaseLayer';

const KB = 1e-3;
/** A receiver's window, tuned for the fastest of links, may be hundreds of times cwnd, which would be a line at zero. */
const MOST_OF_WINDOW = 8;

export function windows(rows: FlowRows): ChartSpec {
  const kB = { unit: 'kB', scale: KB };
  const words = familyOf(rows.view.protocol);
  const table = () => rows.source.windows;
  const first = rows.paths[0] ?? 0;
  // The alternates lie behind: what the primary does is looked at first.
  const paths = [...rows.paths].reverse();
  const cwnd = (path: number) =>
    windowLine(rows, path, {
      ...kB,
      key: 'cwnd',
      label: say('cwnd'),
      color: 'cwnd',
      width: 2,
      values: () => table().cwnd,
    });
  const own = cwnd(first);
  const rwnd = new LineLayer({
    ...kB,
    key: 'a_rwnd',
    label: words.window,
    color: 'rwnd',
    soft: MOST_OF_WINDOW,
    index: rows.receivers,
    times: () => rows.source.receivers.t,
    values: () => rows.source.receivers.a_rwnd,
    update: rows.updateReceivers,
  });
  const layers: Layer[] = [
    ...phaseLayers(rows),
    new LineLayer({
      ...kB,
      key: 'peer_rwnd',
      label: say('peer rwnd'),
      color: 'rwnd',
      dash: 'dashed',
      width: 1,
      soft: MOST_OF_WINDOW,
      index: rows.windowsOf(first),
      times: () => table().t,
      values: () => table().peer_rwnd,
      update: rows.updateWindows,
    }),
    rwnd,
    ...paths.map((path) =>
      windowLine(rows, path, {
        ...kB,
        key: 'flight',
        label: say('flight'),
        color: 'flight',
        values: () => table().flight,
      }),
    ),
    ...paths.map((path) =>
      windowLine(rows, path, {
        ...kB,
        key: 'ssthresh',
        label: say('ssthresh'),
        color: 'ssthresh',
        dashed: true,
        soft: 2,
        values: () => table().ssthresh,
      }),
    ),
    ...paths.flatMap((path) =>
      modelLines(
        rows,
        path,
        [
          {
            ...kB,
            key: 'inflight_longterm',
            label: say('inflight_longterm (bound)'),
            color: 'accent',
            width: 1,
            soft: 2,
            values: () => rows.source.events.c,
          },
          {
            ...kB,
            key: 'inflight_shortterm',
            label: say('inflight_shortterm (bound)'),
            color: 'muted',
            dashed: true,
            width: 1,
            soft: 2,
            values: () => rows.source.events.b,
          },
        ],
        'bounds',
      ),
    ),
    ...paths.map((path) => (path === first ? own : cwnd(path))),
    ...pathMarks(rows),
    new MarkLayer('fast-retransmit', rows.source, rows.events),
    new MarkLayer('timeout', rows.source, rows.events),
  ];
  return {
    id: 'windows',
    title: say('Windows'),
    unit: 'kB',
    foot: FOOT,
    layers,
    compared: [own, rwnd],
    empty: say`cwnd and the receiver window appear here as soon as the ${words.connection} sends.`,
    limits: (_side, _min, max, before) => zeroBased(max, before),
    text: (layer, value) => (layer instanceof FootLayer ? layer.text(value) : figure(value)),
  };
}
