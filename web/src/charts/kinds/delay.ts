/** The chart of the delay of each path and the links it has. */
import type { FlowRows } from '../../reading/flowRows';
import { fixed } from '../../words/numbers';
import { noted, say } from '../../words/say';
import { whole } from '../engine/format';
import type { Layer } from '../engine/layer';
import { LineLayer } from '../engine/lineLayer';
import { around, roundUp } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';
import { ofPath, pathMarks } from './lines';

export function delay(rows: FlowRows): ChartSpec {
  const first = rows.paths[0] ?? 0;
  const common = {
    times: () => rows.source.routes.t,
    update: rows.updateRoutes,
  } as const;
  const delays = [...rows.paths].reverse().map(
    (path) =>
      new LineLayer({
        ...common,
        ...ofPath(rows, path, { key: 'delay', label: say('one-way delay') }),
        index: rows.routesOf(path),
        unit: 'ms',
        color: 'text',
        gaps: true,
        values: () => rows.source.routes.delay_ms,
      }),
  );
  const layers: Layer[] = [
    new LineLayer({
      ...common,
      ...ofPath(rows, first, { key: 'links', label: say('links') }),
      index: rows.routesOf(first),
      unit: noted('links'),
      color: 'muted',
      side: 'right',
      width: 1,
      values: () => rows.source.routes.links,
    }),
    ...delays,
    ...pathMarks(rows),
  ];
  return {
    id: 'delay',
    title: say('Path delay'),
    unit: 'ms',
    rightUnit: noted('links'),
    layers,
    compared: delays.slice(-1),
    empty: say('The delay of the path and its handovers appear here.'),
    limits: (side, min, max, before) =>
      side === 'right'
        ? { from: 0, to: Math.max(4, roundUp((max > 0 ? max : 1) + 1)) }
        : around(min, max, before),
    text: (layer, value) => (layer.unit === 'links' ? whole(value) : fixed(value, 1)),
  };
}
