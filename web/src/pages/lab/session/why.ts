/** Asking why a satellite is used: of what is marked, or of the flow on show. */
import type { Selection } from '../../../globe';
import type { RunMeta } from '../../../protocol/runMeta';
import type { AskedWhy, EditSlice } from './edit';

/** What can be asked about a thing of the run; null where it is neither a satellite nor a station with a terminal. */
export function whyOf(meta: RunMeta, thing: Selection): AskedWhy | null {
  if (thing?.kind === 'satellite') return { terminal: null, satellite: thing.node };
  if (thing?.kind !== 'station') return null;
  const terminal = meta.terminals[thing.node - meta.satellites.name.length];
  return terminal && !terminal.background ? { terminal: thing.node, satellite: null } : null;
}

export function askWhy(edit: EditSlice, why: AskedWhy): void {
  edit.setState({ why });
}
