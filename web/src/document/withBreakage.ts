/** Adds to the changes of a document one that breaks something; what can be broken is listed in breaking.ts, loaded when asked for. */
import { type DatedChange, instantOf } from './datedChanges';

/** The changes with one that breaks something, or null where the same breaks at that instant already. */
export function withBreakage(
  changes: readonly DatedChange[],
  broken: DatedChange,
): readonly DatedChange[] | null {
  const there = changes.findIndex((one) => whatBreaks(one) === whatBreaks(broken));
  if (there < 0) return [...changes, broken];
  // One that was switched off is wanted again.
  return changes[there]?.off === true ? changes.with(there, broken) : null;
}

/** What a change breaks and when, but not for how long. */
function whatBreaks(change: DatedChange): string {
  const { kind, satellite, constellation, from, to, station, flow, packet } = change;
  const link = [from, to].toSorted();
  return JSON.stringify([
    instantOf(change),
    kind,
    satellite,
    constellation,
    ...link,
    station,
    flow,
    packet,
  ]);
}
