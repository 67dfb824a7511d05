/** What is done with the dated changes of the document: other ones taken, something broken at the playhead. */
import type { Breakage } from '../../model/breaking';
import { changesOf, changeWords, type DatedChange, withChanges } from '../../model/whatIf';
import type { LabSession } from './session';

/** Takes other changes into the document, or returns why not. */
export function setChanges(session: LabSession, changes: readonly DatedChange[]): string | null {
  const { scenario } = session;
  if (scenario.edit('changes', (document) => withChanges(document, changes))) return null;
  return scenario.state.getState().problems[0]?.message ?? null;
}

/** Breaks something at the playhead, or says why not; gives what became of it in words. */
export function breakHere(session: LabSession, { change }: Breakage): string {
  const { scenario, playback } = session;
  // Not after the playhead, which shows it at once.
  const broken = { ...change, at_s: Math.floor(playback.t * 1000) / 1000 } as DatedChange;
  const changes = changesOf(scenario.state.getState().document);
  const refused = setChanges(session, [...changes, broken]);
  session.notify(refused);
  return refused ?? `${changeWords(broken, session.fields)} at ${broken.at_s} s`;
}
