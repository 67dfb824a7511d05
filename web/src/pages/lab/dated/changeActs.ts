/** What is done with the dated changes of the document: other ones taken, something broken at the playhead. */
import type { Breakage } from '../../../document/breaking';
import {
  type DatedChange,
  datedChangesOf,
  datedChangeWords,
  tidyInstant,
  withDatedChanges,
} from '../../../document/datedChanges';
import { withBreakage } from '../../../document/withBreakage';
import { say } from '../../../words/say';
import type { Lab } from '../session/lab';
import { notify } from '../session/view';

/** Takes other changes into the document, or returns why not; those of one `movement` are one step back. */
export function setDatedChanges(
  { scenario }: Pick<Lab, 'scenario'>,
  changes: readonly DatedChange[],
  movement?: string,
): string | null {
  if (scenario.edit('changes', (document) => withDatedChanges(document, changes), movement))
    return null;
  return scenario.state.getState().problems[0]?.message ?? null;
}

/** What may be broken, and where it is said that it cannot be. */
export type Breakable = Pick<Lab, 'scenario' | 'fields' | 'view'>;

/** Breaks something at the playhead, as `breakAt`. */
export function breakHere(lab: Breakable & Pick<Lab, 'playback'>, breakage: Breakage): string {
  // Not after the playhead, which shows it at once.
  return breakAt(lab, breakage, Math.floor(lab.playback.t * 1000) / 1000);
}

/** Breaks something at an instant, or says why not; gives what became of it in words. */
export function breakAt(lab: Breakable, { change }: Breakage, t: number): string {
  const { scenario, fields } = lab;
  const broken = { ...change, at_s: tidyInstant(t) } as DatedChange;
  const words = datedChangeWords(broken, fields);
  const changes = withBreakage(datedChangesOf(scenario.state.getState().document), broken);
  const refused =
    changes === null
      ? say`“${words}” is among the changes at ${broken.at_s} s already: another instant breaks it once more.`
      : setDatedChanges(lab, changes);
  notify(lab.view, refused);
  return refused ?? say`${words} at ${broken.at_s} s`;
}
