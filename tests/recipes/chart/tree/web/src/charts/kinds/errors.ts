/** The chart of errors in a row on each path. */

import type { FlowRows } from '../../reading/flowRows';
import { figure } from '../engine/format';
import { zeroBased } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';
import { windowLine } from './lines';

export function errors(rows: FlowRows): ChartSpec {
  const layers = rows.paths.map((path) =>
    windowLine(rows, path, {
      unit: '',
      key: 'errors',
      label: 'errors in a row',
      color: 'text',
      values: () => rows.source.windows.errors,
    }),
  );
  return {
    compared: layers.slice(0, 1),
    id: 'errors',
    title: 'Errors in a row',
    unit: '',
    layers,
    empty: 'Errors appear here when the first timer expires.',
    limits: (_side, _min, max, before) => zeroBased(max, before),
    text: (_layer, value) => figure(value),
  };
}
