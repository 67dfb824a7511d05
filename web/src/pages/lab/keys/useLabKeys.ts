/** The lab's keys for as long as the page is shown. */
import { useEffect, useRef } from 'react';
import { EventIndex } from '../../../reading/eventIndex';
import type { FlowView } from '../../../reading/source';
import type { LabSession } from '../session/session';
import { Hand } from './hand';
import { type KeyTargets, onLabKey } from './keys';

/** Plays one round trip, as soon as what does it is loaded. */
export async function watchRoundTrip(session: LabSession): Promise<void> {
  const acts = await import('../place/momentActs').catch(() => null);
  if (acts) acts.watchRoundTrip(session);
  else
    session.notify('This could not be loaded. Try again; if that does not help, reload the page.');
}

/** Listens to them; `acts` are those that the page does. */
export function useLabKeys(
  session: LabSession,
  flow: FlowView | null,
  acts: Omit<KeyTargets, 'session' | 'clicked' | 'index'>,
): void {
  const handler = useRef<(event: KeyboardEvent) => void>(() => undefined);
  const hand = useRef(new Hand());
  useEffect(() => hand.current.listen(window), []);
  useEffect(() => {
    handler.current = (event) => {
      const taken = onLabKey(event, {
        ...acts,
        session,
        clicked: (target) => hand.current.clicked(target),
        index: () => new EventIndex(session.state.getState().run.store, flow),
      });
      if (taken) event.preventDefault();
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handler.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
