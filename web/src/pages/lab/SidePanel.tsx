/** The right column: charts or the list of events, and which flow they are about. */
import { type ReactNode, useState } from 'react';
import type { FlowView } from '../../charts/source';
import { EventList } from '../../panels/events/EventList';
import type { Explain } from '../../panels/events/words';
import { useStore } from './hooks';
import type { LabSession } from './session';

interface SidePanelProps {
  readonly session: LabSession;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  readonly charts: ReactNode;
}

export function SidePanel({ session, flow, explain, charts }: SidePanelProps) {
  const [shown, show] = useState<'charts' | 'events'>('charts');
  const run = useStore(session.state, (state) => state.run);
  const event = useStore(session.state, (state) => state.event);
  const recorded = run.meta.flows
    .map((one, number) => ({ ...one, number }))
    .filter((one) => !one.background);
  return (
    <>
      <h2 className="sr-only">Charts and events</h2>
      <div className="side-bar">
        <fieldset className="side-choice" aria-label="Charts or events">
          {(['charts', 'events'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={shown === name}
              onClick={() => show(name)}
            >
              {name === 'charts' ? 'Charts' : 'Events'}
            </button>
          ))}
        </fieldset>
        {recorded.length > 1 ? (
          <select
            className="select"
            aria-label="Flow on show"
            value={flow?.flow ?? 0}
            onChange={(change) => session.showFlow(Number(change.target.value))}
          >
            {recorded.map(({ name, number }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      <div className="side-body">
        {shown === 'charts' ? (
          charts
        ) : (
          <EventList
            store={run.store}
            playback={session.playback}
            flow={flow}
            explain={explain}
            selected={event}
            onSelect={(row) => session.showEvent(row)}
          />
        )}
      </div>
    </>
  );
}
