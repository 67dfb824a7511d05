/** What a change of the network brings with it beside its satellites, and how the links that were there are kept. */
import type { ScenarioDocument } from './document';

type Constellation = NonNullable<ScenarioDocument['constellations']>[number];

/** What links are made of: it can be that of any network. What they join is the network's own. */
const MADE_OF: ReadonlySet<string> = new Set([
  'rate_bps',
  'queue_packets',
  'ber',
  'error_process',
  'frame_overhead_bytes',
  'mtu_bytes',
  'red',
]);

/**
 * The document with links made of what those of `before` were: of the constellation of the same name, or else of its
 * first. Satellites that have no links between them keep none.
 */
export function keepLinks(now: ScenarioDocument, before: ScenarioDocument): ScenarioDocument {
  const kept = structuredClone(now);
  for (const constellation of kept.constellations ?? []) {
    const was =
      before.constellations?.find(({ id }) => id === constellation.id) ??
      before.constellations?.[0];
    if (!was) continue;
    constellation.gsl = madeOf(constellation.gsl ?? {}, was.gsl ?? {});
    if (hasIsls(constellation) && hasIsls(was)) {
      constellation.isl = madeOf(constellation.isl ?? {}, was.isl ?? {});
    }
  }
  return kept;
}

function madeOf<Part extends object>(now: Part, was: Part): Part {
  const others = Object.entries(now).filter(([name]) => !MADE_OF.has(name));
  const made = Object.entries(was).filter(([name]) => MADE_OF.has(name));
  return Object.fromEntries([...others, ...made]) as Part;
}

function hasIsls({ kind }: Constellation): boolean {
  return kind !== 'geostationary';
}
