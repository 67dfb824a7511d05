/** What several charts share: lines about a path, and the marks of what happens to it. */
import type { FlowRows } from '../../reading/flowRows';
import { ModelIndex, type Told } from '../../reading/modelIndex';
import type { PathTruth } from '../../reading/pathTruth';
import { say } from '../../words/say';
import type { Dash } from '../engine/layer';
import { LineLayer, type LineOptions } from '../engine/lineLayer';
import { MarkLayer } from '../engine/markLayer';

type WindowLine = Omit<LineOptions, 'index' | 'times' | 'update' | 'interval_s' | 'dash'> & {
  readonly dashed?: boolean;
};

type ModelLine = Omit<
  LineOptions,
  'index' | 'times' | 'update' | 'interval_s' | 'gaps' | 'dash'
> & {
  readonly dashed?: boolean;
};

type TruthLine = Omit<LineOptions, 'index' | 'times' | 'update' | 'interval_s' | 'gaps'>;

/** The line style of a path: the primary's own, a more broken one for each alternate. */
function dashOf(path: number, dashed = false): Dash {
  if (path === 0) return dashed ? 'dashed' : 'line';
  if (dashed || path === 2) return 'dotted';
  return path === 1 ? 'dashed' : 'dashdot';
}

/** Label, name and style of a line about one path; an association with one path needs no number. */
export function ofPath(
  rows: FlowRows,
  path: number,
  options: { readonly key: string; readonly label: string; readonly dashed?: boolean },
): Pick<LineOptions, 'key' | 'label' | 'name' | 'dash'> {
  const several = rows.view.paths > 1;
  return {
    key: path === 0 ? options.key : `${options.key}.${path}`,
    label: path === 0 ? options.label : `${options.label} (${path})`,
    name: several ? say`${options.label} of path ${path}` : undefined,
    dash: dashOf(path, options.dashed),
  };
}

/** A line of a path over the rows of `windows`. */
export function windowLine(rows: FlowRows, path: number, options: WindowLine): LineLayer {
  return new LineLayer({
    index: rows.windowsOf(path),
    times: () => rows.source.windows.t,
    update: rows.updateWindows,
    ...options,
    ...ofPath(rows, path, options),
  });
}

/** Lines of what the controller of a path holds to be true of it; few controllers have such a model. */
export function modelLines(
  rows: FlowRows,
  path: number,
  lines: readonly ModelLine[],
  told?: Told,
): readonly LineLayer[] {
  const model = new ModelIndex(rows.source, rows.view, path, told);
  return lines.map(
    (line) =>
      new LineLayer({
        rare: true,
        gaps: true,
        index: model.index,
        times: () => rows.source.events.t,
        update: model.update,
        ...line,
        ...ofPath(rows, path, line),
      }),
  );
}

/** A line of what is true of the links that change. */
export function truthLine(truth: PathTruth, options: TruthLine): LineLayer {
  return new LineLayer({
    gaps: true,
    index: truth.index,
    times: () => truth.times,
    update: () => truth.update(),
    ...options,
  });
}

/** What happens to the links of the flow and to its hosts: wired paths have no handovers. */
export function pathMarks({ source, events, view }: FlowRows): readonly MarkLayer[] {
  const radio = ['handover', 'reconfiguration'] as const;
  const kinds = [
    ...(view.networks.some(Boolean) ? radio : []),
    'link',
    'incident',
    'change',
    'hint',
  ] as const;
  return kinds.map((kind) => new MarkLayer(kind, source, events));
}
