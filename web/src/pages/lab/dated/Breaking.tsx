/** Breaking things in the lab: the menu of the flow on show, and what the card of a picked thing offers. */
import { useStore } from 'zustand';
import type { Asked } from '../../../charts/engine/gestures';
import {
  type Breakage,
  flowBreakages,
  type Thing,
  thingBreakages,
  wayBreakages,
} from '../../../document/breaking';
import { pathWords } from '../../../document/runNames';
import { useSlowTime } from '../../../panels/cards/useSlowTime';
import { AskedCard } from '../../../panels/dated/AskedCard';
import { BreakList } from '../../../panels/dated/BreakList';
import { pathAt, servingAt } from '../../../reading/pathFacts';
import { fixed } from '../../../words/numbers';
import { say } from '../../../words/say';
import type { Lab } from '../session/lab';
import { type Breakable, breakAt, breakHere } from './changeActs';

const AT_PLAYHEAD = say('At the playhead');

/** What is broken at the playhead, of the run on show. */
export type BreakingHere = Breakable & Pick<Lab, 'run' | 'playback'>;

/** All that can be broken of the flow on show, as its way is at the playhead. */
export function FlowBreakages({ lab }: { readonly lab: BreakingHere }) {
  const { store } = useStore(lab.run, (state) => state.run);
  const t = useSlowTime(lab.playback, store);
  return (
    <BreakList
      breakages={useBreakages(lab, t)}
      when={AT_PLAYHEAD}
      onBreak={(breakage) => breakHere(lab, breakage)}
    />
  );
}

interface BreakAtProps {
  readonly lab: Breakable & Pick<Lab, 'run' | 'edit'>;
  readonly at: Asked;
}

/** The same at an instant of a chart, as a card beside the place that was clicked. */
export function BreakAt({ lab, at }: BreakAtProps) {
  const { meta } = useStore(lab.run, (state) => state.run);
  const flow = useStore(lab.view, (state) => state.flow);
  const path = useStore(lab.view, (state) => state.path);
  const breakages = useBreakages(lab, at.t);
  const name = meta.flows[flow]?.name ?? '';
  const several = (meta.flows[flow]?.paths.length ?? 0) > 1;
  const instant = `${fixed(at.t, 3)} s`;
  return (
    <AskedCard
      title={say`Break it at ${instant}`}
      about={several ? `${name}: ${pathWords(meta, flow, path ?? 0)}` : name}
      at={at}
      onClose={() => lab.edit.setState({ breaking: null })}
    >
      <BreakList
        breakages={breakages}
        when={`At ${instant}`}
        shown
        onBreak={(breakage) => breakAt(lab, breakage, at.t)}
      />
    </AskedCard>
  );
}

/** What can be broken of the flow on show and of its way at an instant. */
function useBreakages(lab: Pick<Lab, 'run' | 'view'>, t: number): readonly Breakage[] {
  const { meta, store } = useStore(lab.run, (state) => state.run);
  const flow = useStore(lab.view, (state) => state.flow);
  const path = useStore(lab.view, (state) => state.path);
  const { nodes } = pathAt(store, flow, t, path ?? 0);
  const way = { nodes, serving: (terminal: number) => servingAt(store, terminal, t) };
  return [...flowBreakages(meta, flow), ...wayBreakages(meta, flow, way)];
}

interface ThingBreakagesProps {
  readonly lab: BreakingHere;
  readonly thing: Thing;
}

/** What of a thing on the globe can be broken. */
export function ThingBreakages({ lab, thing }: ThingBreakagesProps) {
  const { meta } = useStore(lab.run, (state) => state.run);
  const flow = useStore(lab.view, (state) => state.flow);
  const breakages = thingBreakages(meta, thing, flow);
  if (breakages.length === 0) return null;
  return (
    <BreakList
      breakages={breakages}
      when={AT_PLAYHEAD}
      onBreak={(breakage) => breakHere(lab, breakage)}
    />
  );
}
