/** The runs beside the one on show, as charts take them. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Beside } from '../../../charts/ui/beside';
import { letterOf } from '../../../document/runLetters';
import { flowView } from '../session/flowView';
import type { Run, RunSlice } from '../session/run';
import type { ViewSlice } from '../session/view';

/** The flow of another run that is compared with flow `number`: that of the same number, else the first; null for none. */
export function flowIn({ meta }: Run, number: number): number | null {
  const flow = meta.flows[number];
  if (flow && !flow.background) return number;
  const first = meta.flows.findIndex(({ background }) => !background);
  return first < 0 ? null : first;
}

interface BesideParts {
  readonly run: RunSlice;
  readonly view: ViewSlice;
}

/** Null while nothing is compared; the same object until runs come or go, or another is on show. */
export function useBeside(lab: BesideParts): Beside | null {
  const numbers = useStore(lab.run, ({ runs }) => runs.map(({ run }) => run.number).join(' '));
  const shown = useStore(lab.run, (state) => state.shown);
  const number = useStore(lab.view, (state) => state.flow);
  return useMemo(() => {
    const { runs } = lab.run.getState();
    const all = numbers.split(' ').flatMap((of) => runs.filter(({ run }) => run.number === +of));
    if (all.length < 2) return null;
    return {
      own: { letter: letterOf(shown), at: shown },
      others: all.flatMap(({ run }, at) => {
        const flow = at === shown ? null : flowView(run, flowIn(run, number) ?? -1);
        return flow ? [{ letter: letterOf(at), at, source: run.store, flow }] : [];
      }),
    };
  }, [lab, numbers, shown, number]);
}
