/** Keeps what the lab shows in the address and in the tab's storage, for as long as the lab is on the page. */
import { useEffect } from 'react';
import { say } from '../../../words/say';
import { keepAddress } from './addressBar';
import { keepState } from './autosave';
import { type FollowedParts, followed } from './followed';
import { notify } from './view';

const NO_ROOM = say(
  'The storage of this browser is full: a reload keeps only what the link in the address bar holds.',
);

/** Keeps nothing in a lesson, whose address stays, and whose state is its own. */
export function useKept(lab: FollowedParts, lesson: string | null): void {
  useEffect(() => (lesson === null ? keepAddress(followed(lab)) : undefined), [lab, lesson]);
  useEffect(
    () => (lesson === null ? keepState(lab, () => notify(lab.view, NO_ROOM)) : undefined),
    [lab, lesson],
  );
}
