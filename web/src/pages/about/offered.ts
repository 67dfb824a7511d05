/** What the core offers to choose from, as its declarations say. */
import type { Field } from '../../protocol/core.gen';

/** What is listed, and the fields of a document that hold it. */
const LISTED: readonly (readonly [name: string, paths: readonly string[]])[] = [
  ['Constellations', ['constellations.*.kind']],
  ['Handover policies', ['constellations.*.handover.policy']],
  ['Links between satellites', ['constellations.*.isl.rule']],
  ['Queue disciplines', ['constellations.*.gsl.queue_discipline']],
  ['Routing', ['routing.strategy']],
  ['Protocols', ['flows.*.protocol']],
  ['Profiles of SCTP', ['flows.*.sctp.profile']],
  ['Profiles of TCP', ['flows.*.tcp.profile']],
  ['Loss recovery of TCP', ['flows.*.tcp.recovery']],
  ['Congestion controllers', ['flows.*.sctp.controller', 'flows.*.tcp.controller']],
  ['What a change may do', ['changes.*.kind']],
];

export interface Offered {
  readonly name: string;
  readonly choices: readonly string[];
}

export function offered(fields: readonly Field[]): readonly Offered[] {
  return LISTED.map(([name, paths]) => {
    const choices = fields
      .filter(({ path }) => paths.includes(path))
      .flatMap((field) => field.choices ?? [])
      .map(({ label }) => label);
    return { name, choices: [...new Set(choices)] };
  });
}
