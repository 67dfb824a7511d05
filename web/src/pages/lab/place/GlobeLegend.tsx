/** The legend of what the run on show has, and of how its flow goes at the playhead. Loaded with the globe. */
import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { FIRST_PROTOCOL, familyOf } from '../../../families';
import { stationsOf } from '../../../globe';
import { LegendCard } from '../../../panels/cards/LegendCard';
import { useSlowTime } from '../../../panels/cards/useSlowTime';
import { LinkKind, Retransmit } from '../../../protocol/codes.gen';
import { LossesSeen } from '../../../reading/lossesSeen';
import { addCodes, otherWayBack } from '../../../reading/pathFacts';
import type { RecordingStore } from '../../../reading/recordingStore';
import { useMedia } from '../hooks';
import { useBeside } from '../runs/useBeside';
import type { Lab } from '../session/lab';

/** What has been seen of a recording before any of its rows. */
function nothingOf(store: RecordingStore) {
  return {
    store,
    generation: store.generation,
    links: 0,
    kinds: new Set<LinkKind>(),
    segments: 0,
    reasons: new Set<Retransmit>(),
    losses: new LossesSeen(store),
  };
}

interface LegendProps {
  readonly lab: Pick<Lab, 'run' | 'view' | 'playback'>;
  readonly flow: number;
  readonly others: boolean;
}

export function Legend({ lab, flow, others }: LegendProps) {
  const run = useStore(lab.run, (state) => state.run);
  const layers = useStore(lab.view, (state) => state.layers);
  const beside = useBeside(lab);
  const t = useSlowTime(lab.playback, run.store);
  const seen = useRef(nothingOf(run.store));
  if (seen.current.store !== run.store) seen.current = nothingOf(run.store);
  const { current } = seen;
  if (current.generation !== run.store.generation) {
    current.links = 0;
    current.segments = 0;
    current.generation = run.store.generation;
  }
  const { topology, segments } = run.store;
  current.links = addCodes(topology.kind, current.links, current.kinds);
  current.segments = addCodes(segments.retransmit, current.segments, current.reasons);
  const about = run.meta.flows[flow];
  const paths = about?.paths.length ?? 1;
  const [acknowledgement] = familyOf(about?.protocol ?? FIRST_PROTOCOL).acknowledgement;
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const quiet = useMemo(
    () => stationsOf(run.meta).some(({ foreground }) => !foreground),
    [run.meta],
  );
  const { kinds, reasons } = current;
  return (
    <LegendCard
      layers={layers}
      kinds={kinds}
      reverse={otherWayBack(run.store, flow, t, paths)}
      acknowledgement={acknowledgement}
      paths={paths}
      others={others}
      beside={beside === null ? [] : beside.others}
      run={beside === null ? '' : beside.own.letter}
      satellites={run.meta.satellites.name.length > 0}
      quiet={quiet}
      resized={reasons.has(Retransmit.tooBig)}
      losses={current.losses.signs()}
      forged={run.store.forged.segment.length > 0}
      states={run.store.error_states.t.length > 0}
      pulses={!still && kinds.has(LinkKind.gsl)}
    />
  );
}
