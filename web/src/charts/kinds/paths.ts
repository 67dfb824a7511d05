/** The chart of paths: whether each is in use, active or inactive. */
import { PATH_USE_WORDS, PathUse, readCode, wordsOf } from '../../protocol/codes.gen';
import type { FlowRows } from '../../reading/flowRows';
import { say } from '../../words/say';
import { whole } from '../engine/format';
import { MarkLayer } from '../engine/markLayer';
import type { ChartSpec } from '../engine/spec';
import { PathErrorLayer, PathStateLayer } from './pathStateLayer';

export function paths(rows: FlowRows): ChartSpec {
  const highest = Math.max(...rows.paths);
  const lowest = Math.min(...rows.paths);
  const limits = { from: lowest - 0.6, to: highest + 0.6 };
  return {
    id: 'paths',
    title: say('Paths'),
    unit: '',
    layers: [
      ...[...rows.paths].reverse().map((path) => new PathErrorLayer(rows, path)),
      ...[...rows.paths].reverse().map((path) => new PathStateLayer(rows, path)),
      new MarkLayer('failover', rows.source, rows.events),
    ],
    empty: say('Whether each path is in use, active or inactive appears here.'),
    limits: () => limits,
    text: (layer, value) =>
      layer instanceof PathStateLayer
        ? wordsOf(PATH_USE_WORDS, readCode(PathUse, value))
        : whole(value),
  };
}
