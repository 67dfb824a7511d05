/** The card of what was chosen: an event, a flow, or a thing on the globe. */

import type { Selection } from '../../../globe';
import { FlowCard } from '../../../panels/cards/FlowCard';
import { SelectionCard } from '../../../panels/cards/SelectionCard';
import { EventCard } from '../../../panels/events/EventCard';
import type { Explain } from '../../../panels/events/eventBook';
import type { FlowView } from '../../../reading/source';
import { useStore } from '../hooks';
import type { LabSession } from '../session/session';
import { ThingBreakages } from '../whatif/Breaking';

export interface ChosenCardProps {
  readonly session: LabSession;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  /** Row of the events table; it goes before what was chosen on the globe. */
  readonly event: number | null;
  readonly selection: Selection;
}

export function ChosenCard({ session, flow, explain, event, selection }: ChosenCardProps) {
  const { playback } = session;
  const run = useStore(session.state, (state) => state.run);
  const tracked = useStore(session.state, (state) => state.tracked);
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
          session.showEvent(row);
        }}
        onPacket={(row) => session.showPacket(row)}
        onClose={() => session.showEvent(null)}
      />
    );
  }
  if (selection === null) return null;
  const about = { meta: run.meta, store: run.store, playback };
  const close = () => session.select(null);
  return selection.kind === 'flow' ? (
    <FlowCard {...about} flow={selection.flow} onClose={close} />
  ) : (
    <SelectionCard
      {...about}
      sky={run.sky}
      selection={selection}
      tracked={tracked}
      onTrack={(node) => session.track(node)}
      onClose={close}
    >
      <ThingBreakages session={session} thing={selection} />
    </SelectionCard>
  );
}
