/** The card of what was chosen: an event, a flow, or a thing on the globe. */
import { useStore } from 'zustand';
import type { Selection } from '../../../globe';
import { FlowCard } from '../../../panels/cards/FlowCard';
import { SelectionCard } from '../../../panels/cards/SelectionCard';
import { EventCard } from '../../../panels/events/EventCard';
import type { Explain } from '../../../panels/events/eventBook';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import { type BreakingHere, ThingBreakages } from '../dated/Breaking';
import { showEvent, showPacket } from '../session/chosen';
import type { Lab } from '../session/lab';
import { askWhy, whyOf } from '../session/why';

export interface ChosenCardProps {
  readonly lab: BreakingHere & Pick<Lab, 'chosen' | 'edit'>;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  /** Row of the events table; it goes before what was chosen on the globe. */
  readonly event: number | null;
  readonly selection: Selection;
}

interface WhyButtonProps {
  readonly lab: Pick<Lab, 'run' | 'edit'>;
  readonly thing: Selection;
}

/** Asks why a satellite is used, of a satellite or of a station with a terminal. */
function WhyButton({ lab, thing }: WhyButtonProps) {
  const { meta } = useStore(lab.run, (state) => state.run);
  const why = whyOf(meta, thing);
  if (why === null) return null;
  return (
    <button
      type="button"
      className="plain"
      title={say('Which rules speak for a satellite at the playhead, and which against it (Y)')}
      onClick={() => askWhy(lab.edit, why)}
    >
      {why.satellite === null ? say('Why its satellite?') : say('Why this one, or why not?')}
    </button>
  );
}

export function ChosenCard({ lab, flow, explain, event, selection }: ChosenCardProps) {
  const { playback, chosen } = lab;
  const run = useStore(lab.run, (state) => state.run);
  const tracked = useStore(chosen, (state) => state.tracked);
  if (event !== null) {
    return (
      <EventCard
        store={run.store}
        flow={flow}
        explain={explain}
        row={event}
        onSelect={(row) => {
          playback.pause();
          playback.seek(run.store.events.t[row] ?? playback.t);
          showEvent(chosen, row);
        }}
        onPacket={(row) => showPacket(lab, row)}
        onClose={() => showEvent(chosen, null)}
      />
    );
  }
  if (selection === null) return null;
  const about = { meta: run.meta, store: run.store, playback };
  const close = () => chosen.setState({ selection: null });
  return selection.kind === 'flow' ? (
    <FlowCard {...about} flow={selection.flow} onClose={close} />
  ) : (
    <SelectionCard
      {...about}
      sky={run.sky}
      selection={selection}
      tracked={tracked}
      onTrack={(node) => chosen.setState({ tracked: node })}
      onClose={close}
    >
      <WhyButton lab={lab} thing={selection} />
      <ThingBreakages lab={lab} thing={selection} />
    </SelectionCard>
  );
}
