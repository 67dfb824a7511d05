/** The runs beside the one on show, as charts take them. */
import { useMemo } from 'react';
import type { Beside } from '../../../charts/ui/beside';
import { letterOf } from '../../../model/runLetters';
import { useStore } from '../hooks';
import { flowView } from '../session/flowView';
import type { LabSession } from '../session/session';
import type { Run } from '../session/state';

/** The flow of another run that is compared with flow `number`: that of the same number, else the first; null for none. */
export function flowIn({ meta }: Run, number: number): number | null {
  const flow = meta.flows[number];
  if (flow && !flow.background) return number;
  const first = meta.flows.findIndex(({ background }) => !background);
  return first < 0 ? null : first;
}

/** Null while nothing is compared; the same object until runs come or go, or another is on show. */
export function useBeside(session: LabSession): Beside | null {
  const numbers = useStore(session.state, ({ runs }) =>
    runs.map(({ run }) => run.number).join(' '),
  );
  const shown = useStore(session.state, (state) => state.shown);
  const number = useStore(session.state, (state) => state.flow);
  return useMemo(() => {
    const { runs } = session.state.getState();
    const all = numbers.split(' ').flatMap((of) => runs.filter(({ run }) => run.number === +of));
    if (all.length < 2) return null;
    return {
      own: { letter: letterOf(shown), at: shown },
      others: all.flatMap(({ run }, at) => {
        const flow = at === shown ? null : flowView(run, flowIn(run, number) ?? -1);
        return flow ? [{ letter: letterOf(at), at, source: run.store, flow }] : [];
      }),
    };
  }, [session, numbers, shown, number]);
}
