/** What is measured between two instants of the run on show: of each flow, or of the runs that are compared. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { letterOf } from '../../../document/runLetters';
import { MeasureCard, type MeasuredSubject } from '../../../panels/measure/MeasureCard';
import type { FlowView } from '../../../reading/source';
import { flowIn } from '../runs/useBeside';
import { flowView } from '../session/flowView';
import type { Lab } from '../session/lab';
import type { Run } from '../session/run';

/** More flows than these are not told apart beside each other. */
const MOST_FLOWS = 6;

interface MeasuredProps {
  readonly lab: Pick<Lab, 'run' | 'charts' | 'playback'>;
  readonly flow: FlowView;
}

export function Measured({ lab, flow }: MeasuredProps) {
  const run = useStore(lab.run, (state) => state.run);
  const runs = useStore(lab.run, (state) => state.runs);
  const subjects = useMemo(() => {
    if (runs.length < 2) return flowsOf(run, flow.flow);
    return runs.flatMap(({ run: one, name }, at) => {
      const number = flowIn(one, flow.flow);
      const subject = number === null ? null : subjectOf(one, number);
      return subject ? [{ ...subject, name: name === '' ? letterOf(at) : name, at }] : [];
    });
  }, [run, runs, flow.flow]);
  const [first, ...others] = subjects;
  if (!first) return null;
  return (
    <MeasureCard
      view={lab.charts}
      store={run.store}
      playback={lab.playback}
      subjects={[first, ...others]}
    />
  );
}

/** The flow on show, and behind it the others that are no background. */
function flowsOf(run: Run, shown: number): readonly MeasuredSubject[] {
  const others = run.meta.flows.flatMap(({ background }, number) =>
    background || number === shown ? [] : [number],
  );
  return [shown, ...others].slice(0, MOST_FLOWS).flatMap((number) => subjectOf(run, number) ?? []);
}

function subjectOf(run: Run, number: number): MeasuredSubject | null {
  const view = flowView(run, number);
  if (view === null) return null;
  const packets = run.meta.flows[number]?.record === 'full';
  return { name: view.name, at: null, source: run.store, view, packets };
}
