/** Breaking things in the lab: the menu of the flow on show, and what the card of a picked thing offers. */
import { flowBreakages, type Thing, thingBreakages, wayBreakages } from '../../model/breaking';
import { useSlowTime } from '../../panels/cards/useSlowTime';
import { BreakList } from '../../panels/changes/BreakList';
import { pathAt, servingAt } from '../../reading/pathFacts';
import { breakHere } from './changeActs';
import { useStore } from './hooks';
import type { LabSession } from './session';

/** All that can be broken of the flow on show, as its way is at the playhead. */
export function FlowBreakages({ session }: { readonly session: LabSession }) {
  const { meta, store } = useStore(session.state, (state) => state.run);
  const flow = useStore(session.state, (state) => state.flow);
  const path = useStore(session.state, (state) => state.path);
  const t = useSlowTime(session.playback, store);
  const { nodes } = pathAt(store, flow, t, path ?? 0);
  const way = { nodes, serving: (terminal: number) => servingAt(store, terminal, t) };
  return (
    <BreakList
      breakages={[...flowBreakages(meta, flow), ...wayBreakages(meta, flow, way)]}
      onBreak={(breakage) => breakHere(session, breakage)}
    />
  );
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
  return <BreakList breakages={breakages} onBreak={(breakage) => breakHere(session, breakage)} />;
}
