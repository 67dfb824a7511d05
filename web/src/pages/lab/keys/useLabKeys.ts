/** The lab's keys for as long as the page is shown. */
import { useLayoutEffect, useRef } from 'react';
import { EventIndex } from '../../../reading/eventIndex';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import type { Shown } from '../place/momentActs';
import { notify } from '../session/view';
import { Hand } from './hand';
import { type KeyedParts, onLabKey, type PageKeys } from './keys';

/** Plays one round trip, as soon as what does it is loaded. */
async function watchRoundTrip(lab: Shown): Promise<void> {
  const acts = await import('../place/momentActs').catch(() => null);
  if (acts) acts.watchRoundTrip(lab);
  else
    notify(
      lab.view,
      say('This could not be loaded. Try again; if that does not help, reload the page.'),
    );
}

/** Listens to them; `acts` are those that the page does. */
export function useLabKeys(lab: KeyedParts & Shown, flow: FlowView | null, acts: PageKeys): void {
  const handler = useRef<(event: KeyboardEvent) => void>(() => undefined);
  const hand = useRef(new Hand());
  // Before the page is painted: a key pressed as soon as it is seen counts, on a busy machine too.
  useLayoutEffect(() => hand.current.listen(window), []);
  useLayoutEffect(() => {
    handler.current = (event) => {
      const taken = onLabKey(event, {
        ...acts,
        lab,
        roundTrip: () => void watchRoundTrip(lab),
        clicked: (target) => hand.current.clicked(target),
        index: () => new EventIndex(lab.run.getState().run.store, flow),
      });
      if (taken) event.preventDefault();
    };
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handler.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
