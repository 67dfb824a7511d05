/** The legend of what the run on show has, and of how its flow goes at the playhead. Loaded with the globe. */
import { useMemo, useRef } from 'react';
import { FIRST_PROTOCOL, familyOf } from '../../families';
import { stationsOf } from '../../globe';
import { addLinkKinds, otherWayBack } from '../../panels/cards/facts';
import { LegendCard } from '../../panels/cards/LegendCard';
import { useSlowTime } from '../../panels/cards/PathCard';
import { useMedia, useStore } from './hooks';
import type { LabSession } from './session';

interface LegendProps {
  readonly session: LabSession;
  readonly flow: number;
  readonly others: boolean;
}

export function Legend({ session, flow, others }: LegendProps) {
  const { run, layers } = useStore(session.state, (state) => state);
  const t = useSlowTime(session.playback);
  const seen = useRef({ rows: 0, generation: 0, kinds: new Set<number>() });
  const { current } = seen;
  if (current.generation !== run.store.generation) {
    current.rows = 0;
    current.generation = run.store.generation;
  }
  current.rows = addLinkKinds(run.store, current.rows, current.kinds);
  const about = run.meta.flows[flow];
  const paths = about?.paths.length ?? 1;
  const [acknowledgement] = familyOf(about?.protocol ?? FIRST_PROTOCOL).acknowledgement;
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const quiet = useMemo(
    () => stationsOf(run.meta).some(({ foreground }) => !foreground),
    [run.meta],
  );
  const { kinds } = current;
  return (
    <LegendCard
      layers={layers}
      kinds={kinds}
      reverse={otherWayBack(run.store, flow, t, paths)}
      acknowledgement={acknowledgement}
      paths={paths}
      others={others}
      satellites={run.meta.satellites.length > 0}
      quiet={quiet}
      pulses={!still && kinds.has(GSL)}
    />
  );
}

/** The kind of ground-to-satellite links in the recording. */
const GSL = 3;
