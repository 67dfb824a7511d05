/** The quiet cards on the globe's place: path, layers, legend, and the event or thing that was chosen. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FlowView } from '../../charts/source';
import { type GlobeHandle, type GlobeView, stationsOf } from '../../globe';
import { FlowCard } from '../../panels/cards/FlowCard';
import { addLinkKinds, otherWayBack } from '../../panels/cards/facts';
import { LayersCard } from '../../panels/cards/LayersCard';
import { LegendCard } from '../../panels/cards/LegendCard';
import { PathCard, useSlowTime } from '../../panels/cards/PathCard';
import { SelectionCard } from '../../panels/cards/SelectionCard';
import { EventCard } from '../../panels/events/EventCard';
import type { Explain } from '../../panels/events/words';
import { useMedia, useStore } from './hooks';
import type { LabSession } from './session';

interface GlobeCardsProps {
  readonly session: LabSession;
  readonly globe: GlobeHandle | null;
  readonly flow: FlowView | null;
  readonly explain: Explain;
}

export function GlobeCards({ session, globe, flow, explain }: GlobeCardsProps) {
  const { playback } = session;
  const { run, layers, selection, event, flow: number } = useStore(session.state, (state) => state);
  const [view, setView] = useView(globe);
  const several = run.meta.flows.filter(({ background }) => !background).length > 1;
  return (
    <>
      <div className="corner top-left">
        <PathCard
          meta={run.meta}
          store={run.store}
          playback={playback}
          flow={number}
          onMore={() => {
            session.showEvent(null);
            session.select({ kind: 'flow', flow: number });
          }}
        />
      </div>
      {globe ? (
        <div className="corner top-right">
          <LayersCard
            layers={layers}
            several={several}
            satellites={run.meta.satellites.length > 0}
            view={view}
            onLayers={(changed) => session.setLayers(changed)}
            onView={setView}
            onFrame={() => globe.frameRun()}
          />
        </div>
      ) : null}
      {globe ? (
        <div className="corner bottom-left">
          <Legend
            key={run.number}
            session={session}
            flow={number}
            others={several && layers.others}
          />
        </div>
      ) : null}
      <div className="corner bottom-right">
        {event !== null ? (
          <EventCard
            store={run.store}
            flow={flow}
            explain={explain}
            row={event}
            onSelect={(row) => {
              playback.pause();
              playback.seek(run.store.events.t[row] ?? playback.t);
              session.showEvent(row);
            }}
            onClose={() => session.showEvent(null)}
          />
        ) : selection?.kind === 'flow' ? (
          <FlowCard
            meta={run.meta}
            store={run.store}
            playback={playback}
            flow={selection.flow}
            onClose={() => session.select(null)}
          />
        ) : selection !== null ? (
          <SelectionCard
            meta={run.meta}
            sky={run.sky}
            store={run.store}
            playback={playback}
            selection={selection}
            onClose={() => session.select(null)}
          />
        ) : null}
      </div>
    </>
  );
}

interface LegendProps {
  readonly session: LabSession;
  readonly flow: number;
  readonly others: boolean;
}

/** The legend of what the run on show has, and of how its flow goes at the playhead. */
function Legend({ session, flow, others }: LegendProps) {
  const { run, layers } = useStore(session.state, (state) => state);
  const t = useSlowTime(session.playback);
  const seen = useRef({ rows: 0, generation: 0, kinds: new Set<number>() });
  const { current } = seen;
  if (current.generation !== run.store.generation) {
    current.rows = 0;
    current.generation = run.store.generation;
  }
  current.rows = addLinkKinds(run.store, current.rows, current.kinds);
  const paths = run.meta.flows[flow]?.paths.length ?? 1;
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

/** The two switches of the globe's view, as the globe has them. */
function useView(globe: GlobeHandle | null) {
  const [view, show] = useState({ flat: false, inertial: false });
  useEffect(() => {
    if (!globe) return;
    const { flat, inertial } = globe.view();
    show({ flat, inertial });
  }, [globe]);
  const set = (changed: Partial<GlobeView>) => {
    globe?.setView(changed);
    const { flat, inertial } = { ...view, ...changed };
    show({ flat, inertial });
  };
  return [view, set] as const;
}
