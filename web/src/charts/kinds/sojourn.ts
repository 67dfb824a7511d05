/** The chart of sojourn times: how long packets wait in the queue of the path where they wait the longest. */
import type { FlowRows } from '../../reading/flowRows';
import { PathSojourn } from '../../reading/pathSojourn';
import { say } from '../../words/say';
import { figure } from '../engine/format';
import { LineLayer, type LineOptions } from '../engine/lineLayer';
import { zeroBased } from '../engine/ranges';
import type { ChartSpec } from '../engine/spec';

export function sojourn(rows: FlowRows): ChartSpec {
  const measured = new PathSojourn(rows);
  const line = (options: Pick<LineOptions, 'key' | 'label' | 'color' | 'values'>) =>
    new LineLayer({
      unit: 'ms',
      interval_s: rows.view.interval_s,
      index: measured.index,
      times: () => measured.times,
      update: () => measured.update(),
      ...options,
    });
  const median = line({
    key: 'median',
    label: say('median'),
    color: 'text',
    values: () => measured.median,
  });
  return {
    id: 'sojourn',
    title: say('Sojourn time in the longest queue of the path'),
    unit: 'ms',
    layers: [
      line({
        key: 'p95',
        label: say('95th percentile'),
        color: 'loss',
        values: () => measured.p95,
      }),
      median,
    ],
    compared: [median],
    help: say(
      'In each measurement interval the link of the path whose packets waited the longest: the time from their arrival until their transmission began, of all flows.',
    ),
    empty: say('How long packets wait appears here where the setting “Sojourn times” is on.'),
    limits: (_side, _min, max, before) => zeroBased(Math.max(max, 1), before),
    text: (_layer, value) => figure(value),
  };
}
