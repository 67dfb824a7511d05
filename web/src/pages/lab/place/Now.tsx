/** What the flow on show is doing, beside the playback. */
import { useStore } from 'zustand';
import type { Explain } from '../../../panels/events/eventBook';
import { NowLine } from '../../../panels/now/NowLine';
import type { FlowView } from '../../../reading/source';
import type { Lab } from '../session/lab';

interface NowProps {
  readonly lab: Pick<Lab, 'run' | 'view' | 'playback'>;
  readonly flow: FlowView;
  readonly explain: Explain;
}

export function Now({ lab, flow, explain }: NowProps) {
  const run = useStore(lab.run, (state) => state.run);
  const tally = useStore(lab.run, ({ runs, shown }) => runs[shown]?.tally);
  const path = useStore(lab.view, (state) => state.path);
  if (!tally) return null;
  return (
    <NowLine
      store={run.store}
      meta={run.meta}
      playback={lab.playback}
      flow={flow}
      explain={explain}
      tally={tally}
      path={path}
    />
  );
}
