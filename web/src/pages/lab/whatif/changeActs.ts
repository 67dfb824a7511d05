/** What is done with the dated changes of the document: other ones taken, something broken at the playhead. */
import { type Breakage, withBreakage } from '../../../model/breaking';
import {
  changesOf,
  changeWords,
  type DatedChange,
  tidyInstant,
  withChanges,
} from '../../../model/whatIf';
import type { LabSession } from '../session/session';

/** Takes other changes into the document, or returns why not. */
export function setChanges(session: LabSession, changes: readonly DatedChange[]): string | null {
  const { scenario } = session;
  if (scenario.edit('changes', (document) => withChanges(document, changes))) return null;
  return scenario.state.getState().problems[0]?.message ?? null;
}

/** Breaks something at the playhead, as `breakAt`. */
export function breakHere(session: LabSession, breakage: Breakage): string {
  // Not after the playhead, which shows it at once.
  return breakAt(session, breakage, Math.floor(session.playback.t * 1000) / 1000);
}

/** Breaks something at an instant, or says why not; gives what became of it in words. */
export function breakAt(session: LabSession, { change }: Breakage, t: number): string {
  const { scenario, fields } = session;
  const broken = { ...change, at_s: tidyInstant(t) } as DatedChange;
  const words = changeWords(broken, fields);
  const changes = withBreakage(changesOf(scenario.state.getState().document), broken);
  const refused =
    changes === null
      ? `“${words}” is among the changes at ${broken.at_s} s already: another instant breaks it once more.`
      : setChanges(session, changes);
  session.notify(refused);
  return refused ?? `${words} at ${broken.at_s} s`;
}
