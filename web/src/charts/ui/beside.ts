/** Runs beside the one on show in its charts: one line of each, told apart by its style and by a letter at its end. */
import type { FlowRows } from '../../reading/flowRows';
import type { FlowView, RecordingSource } from '../../reading/source';
import type { LineRun } from '../engine/lineLayer';
import { RUN_DASHES } from '../engine/runDashes';
import type { ChartSpec } from '../engine/spec';
import { chartSpec } from '../kinds';
import type { ChartId } from '../kinds/ids';

/** A run among several. */
export interface RunSign {
  readonly letter: string;
  /** Its place among them. */
  readonly at: number;
}

/** Another run than the one on show. */
export interface OtherRun extends RunSign {
  readonly source: RecordingSource;
  /** Its flow that is compared. */
  readonly flow: FlowView;
}

export interface Beside {
  /** The run on show. */
  readonly own: RunSign;
  readonly others: readonly OtherRun[];
}

/**
 * A chart of all runs by the lines that compare them. What else it shows of its own run is left out, for the others have
 * none of it there, but for what lies at the foot or behind.
 */
export function compared(
  own: ChartSpec,
  rows: FlowRows,
  { own: sign, others }: Beside,
  othersRows: readonly FlowRows[],
): ChartSpec {
  for (const layer of own.layers) layer.run = sign.letter;
  if (!own.compared) return own;
  const runOf = ({ letter, at }: RunSign, { source }: FlowRows): LineRun => ({
    letter,
    dash: RUN_DASHES[at] ?? 'line',
    at,
    of: others.length + 1,
    end_s: () => source.simulated_s,
  });
  const sets = others.flatMap((other, index) => {
    const theirs = othersRows[index];
    if (!theirs || !isComparable(own.id, rows.view, theirs.view)) return [];
    const { compared = [] } = chartSpec(own.id as ChartId, theirs);
    return [{ run: runOf(other, theirs), lines: compared }];
  });
  sets.push({ run: runOf(sign, rows), lines: own.compared });
  // The legend names the foremost first: the line that is shown of A.
  sets.sort((one, other) => other.run.at - one.run.at);
  const lines = own.compared
    .map((_, number) =>
      sets.flatMap(({ run, lines }) => lines[number]?.ofRun(run, number > 0) ?? []),
    )
    .reverse();
  const behind = own.layers.filter(({ background, unlisted }) => background || unlisted);
  const { toggle, ...spec } = own;
  // Numbers that begin anew would cross those of other runs.
  if (toggle) toggle.on = false;
  return { ...spec, layers: [...behind, ...lines.flat()] };
}

/** Whether the numbers of two flows count the same thing. */
function isComparable(chart: string, own: FlowView, other: FlowView): boolean {
  if (chart !== 'tsn') return true;
  return own.protocol === other.protocol && own.numbering.step === other.numbering.step;
}
