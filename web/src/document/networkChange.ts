/** What a change of the network brings with it beside its satellites, and how the links that were there are kept. */
import type { ScenarioDocument } from './document';

type Constellation = NonNullable<ScenarioDocument['constellations']>[number];

type KeyOf<Part> = keyof NonNullable<Part>;

/** What only a satellite has that sends packets anew. */
const ON_BOARD: readonly KeyOf<Constellation['gsl']>[] = [
  'uplink_rate_bps',
  'arq',
  'header_compression',
];

/** What links join, and where they queue: the network's own. What they are made of can be that of any network. */
const JOINED: ReadonlySet<string> = new Set<
  KeyOf<Constellation['gsl']> | KeyOf<Constellation['isl']>
>([
  'relay',
  'shared_downlink',
  'rule',
  'neighbours',
  'range_km',
  'intraplane',
  'interplane',
  'latitude_limit_deg',
  'clearance_km',
  'cross_seam',
  'cross_seam_first_slot',
  'cross_seam_min_longitude_deg',
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
    if (constellation.gsl.relay === 'bent-pipe') {
      for (const name of ON_BOARD) delete constellation.gsl[name];
    }
    if (hasIsls(constellation) && hasIsls(was)) {
      constellation.isl = madeOf(constellation.isl ?? {}, was.isl ?? {});
    }
  }
  return kept;
}

function madeOf<Part extends object>(now: Part, was: Part): Part {
  const others = Object.entries(now).filter(([name]) => JOINED.has(name));
  const made = Object.entries(was).filter(([name]) => !JOINED.has(name));
  return Object.fromEntries([...others, ...made]) as Part;
}

function hasIsls({ kind }: Constellation): boolean {
  return kind !== 'geostationary';
}
