/** The globe's place in the page: creates it, follows the session, and says what is missing if there is none. */
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../base/assert';
import { createGlobe, type GlobeHandle, type GlobeRun } from '../../globe';
import type { RunMeta } from '../../protocol/messages';
import { useStore } from './hooks';
import type { LabSession } from './session';
import './globe.css';

interface GlobePanelProps {
  readonly session: LabSession;
  /** Told the globe when it is there, and null when it is gone. */
  onGlobe(globe: GlobeHandle | null): void;
}

export function GlobePanel({ session, onGlobe }: GlobePanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const globe = useGlobe(session, place, attempt, setProblem);
  const run = useStore(session.state, (state) => state.run);
  const flow = useStore(session.state, (state) => state.flow);
  const layers = useStore(session.state, (state) => state.layers);
  const selection = useStore(session.state, (state) => state.selection);
  const picking = useStore(session.state, (state) => state.picking);

  useEffect(() => onGlobe(globe), [globe, onGlobe]);
  useEffect(() => {
    const interval_s = run.document.measurement?.interval_s ?? 1;
    globe?.setRun({
      meta: run.meta,
      sky: run.sky,
      recording: run.store,
      interval_s,
      ...linkRates(run.meta),
    });
  }, [globe, run]);
  useEffect(() => globe?.setFlow(flow), [globe, flow]);
  useEffect(() => globe?.setLayers(layers), [globe, layers]);
  useEffect(() => globe?.select(selection), [globe, selection]);
  useEffect(() => globe?.askForPlace(picking !== null), [globe, picking]);
  useEffect(() => {
    if (!globe) return;
    return session.playback.subscribe((t) => globe.frame(t, session.playback.speed));
  }, [globe, session]);

  return (
    <>
      <div ref={place} className="globe-canvas" data-ready={globe !== null || undefined} />
      {problem === null ? null : (
        <div className="globe-problem" role="status">
          <p>{problem}</p>
          <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </div>
      )}
      {globe === null && problem === null ? (
        <p className="globe-loading" role="status">
          The globe is being loaded.
        </p>
      ) : null}
    </>
  );
}

/** A globe in `place` for as long as the panel is shown; a new attempt makes a new one. */
function useGlobe(
  session: LabSession,
  place: React.RefObject<HTMLDivElement | null>,
  attempt: number,
  setProblem: (problem: string | null) => void,
): GlobeHandle | null {
  const [globe, setGlobe] = useState<GlobeHandle | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to begin again
  useEffect(() => {
    const container = place.current;
    if (!container) return;
    let gone = false;
    let made: GlobeHandle | null = null;
    setProblem(null);
    const begin = async () => {
      try {
        made = await createGlobe(container, {
          layers: session.state.getState().layers,
          ...(session.camera ? { view: session.camera } : {}),
          onPick: (pick) => session.picked(pick),
          onLost: setProblem,
        });
        if (gone) made.destroy();
        else setGlobe(made);
      } catch (thrown) {
        if (!gone) setProblem(messageOf(thrown));
      }
      session.opened();
    };
    // The first paint and the first block come first.
    const timer = setTimeout(begin, 0);
    return () => {
      gone = true;
      clearTimeout(timer);
      if (made) session.camera = made.view();
      made?.destroy();
      setGlobe(null);
    };
  }, [session, place, attempt, setProblem]);
  return globe;
}

const GSL = 3;

/** The rates of radio links, so that their load is absolute; wired links are known by their load alone. */
function linkRates(meta: RunMeta): Pick<GlobeRun, 'linkRate'> {
  if (meta.routers.length > 0) return {};
  return {
    linkRate: (from, to, kind) => {
      const number = meta.satellites[Math.min(from, to)]?.constellation ?? 0;
      const constellation = meta.constellations[number];
      return (kind === GSL ? constellation?.gsl_rate_bps : constellation?.isl_rate_bps) ?? 0;
    },
  };
}
