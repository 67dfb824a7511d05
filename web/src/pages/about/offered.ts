/** What the core offers to choose from, as its declarations say. */
import type { Field } from '../../protocol/core.gen';
import { say } from '../../words/say';

/** What is listed, and the fields of a document that hold it. */
const LISTED: readonly (readonly [name: string, paths: readonly string[]])[] = [
  [say('Constellations'), ['constellations.*.kind']],
  [say('Handover policies'), ['constellations.*.handover.policy']],
  [say('Links between satellites'), ['constellations.*.isl.rule']],
  [say('Queue disciplines'), ['constellations.*.gsl.queue_discipline']],
  [say('Routing'), ['routing.strategy']],
  [say('Protocols'), ['flows.*.protocol']],
  [say('Profiles of SCTP'), ['flows.*.sctp.profile']],
  [say('Profiles of TCP'), ['flows.*.tcp.profile']],
  [say('Loss recovery of TCP'), ['flows.*.tcp.recovery']],
  [say('Congestion controllers'), ['flows.*.sctp.controller', 'flows.*.tcp.controller']],
  [say('What a change may do'), ['changes.*.kind']],
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
