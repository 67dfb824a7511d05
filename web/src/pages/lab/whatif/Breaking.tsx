/** Breaking things in the lab: the menu of the flow on show, and what the card of a picked thing offers. */
import type { Asked } from '../../../charts/engine/gestures';
import {
  type Breakage,
  flowBreakages,
  type Thing,
  thingBreakages,
  wayBreakages,
} from '../../../model/breaking';
import { pathWords } from '../../../model/runNames';
import { useSlowTime } from '../../../panels/cards/useSlowTime';
import { AskedCard } from '../../../panels/changes/AskedCard';
import { BreakList } from '../../../panels/changes/BreakList';
import { pathAt, servingAt } from '../../../reading/pathFacts';
import { useStore } from '../hooks';
import type { LabSession } from '../session/session';
import { breakAt, breakHere } from './changeActs';

const AT_PLAYHEAD = 'At the playhead';

/** All that can be broken of the flow on show, as its way is at the playhead. */
export function FlowBreakages({ session }: { readonly session: LabSession }) {
  const { store } = useStore(session.state, (state) => state.run);
  const t = useSlowTime(session.playback, store);
  return (
    <BreakList
      breakages={useBreakages(session, t)}
      when={AT_PLAYHEAD}
      onBreak={(breakage) => breakHere(session, breakage)}
    />
  );
}

interface BreakAtProps {
  readonly session: LabSession;
  readonly at: Asked;
}

/** The same at an instant of a chart, as a card beside the place that was clicked. */
export function BreakAt({ session, at }: BreakAtProps) {
  const { meta } = useStore(session.state, (state) => state.run);
  const flow = useStore(session.state, (state) => state.flow);
  const path = useStore(session.state, (state) => state.path);
  const breakages = useBreakages(session, at.t);
  const name = meta.flows[flow]?.name ?? '';
  const several = (meta.flows[flow]?.paths.length ?? 0) > 1;
  const instant = `${at.t.toFixed(3)} s`;
  return (
    <AskedCard
      title={`Break it at ${instant}`}
      about={several ? `${name}: ${pathWords(meta, flow, path ?? 0)}` : name}
      at={at}
      onClose={() => session.state.setState({ breaking: null })}
    >
      <BreakList
        breakages={breakages}
        when={`At ${instant}`}
        shown
        onBreak={(breakage) => breakAt(session, breakage, at.t)}
      />
    </AskedCard>
  );
}

/** What can be broken of the flow on show and of its way at an instant. */
function useBreakages(session: LabSession, t: number): readonly Breakage[] {
  const { meta, store } = useStore(session.state, (state) => state.run);
  const flow = useStore(session.state, (state) => state.flow);
  const path = useStore(session.state, (state) => state.path);
  const { nodes } = pathAt(store, flow, t, path ?? 0);
  const way = { nodes, serving: (terminal: number) => servingAt(store, terminal, t) };
  return [...flowBreakages(meta, flow), ...wayBreakages(meta, flow, way)];
}

interface ThingBreakagesProps {
  readonly session: LabSession;
  readonly thing: Thing;
}

/** What of a thing on the globe can be broken. */
export function ThingBreakages({ session, thing }: ThingBreakagesProps) {
  const { meta } = useStore(session.state, (state) => state.run);
  const flow = useStore(session.state, (state) => state.flow);
  const breakages = thingBreakages(meta, thing, flow);
  if (breakages.length === 0) return null;
  return (
    <BreakList
      breakages={breakages}
      when={AT_PLAYHEAD}
      onBreak={(breakage) => breakHere(session, breakage)}
    />
  );
}
