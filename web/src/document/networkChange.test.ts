/** Tests of keeping what links are made of through a change of the network. */
import { expect, test } from 'vitest';
import type { ScenarioDocument } from './document';
import { keepLinks } from './networkChange';

const iridium = {
  id: 'iridium',
  kind: 'walker-star',
  isl: { rate_bps: 25e6, interplane: [1] },
  gsl: { rate_bps: 1.5e6, ber: 1e-7 },
} as const;
const geo = {
  id: 'geo',
  kind: 'geostationary',
  isl: { interplane: [] },
  gsl: { rate_bps: 2e6, ber: 1e-6, queue_packets: 50, relay: 'bent-pipe' },
} as const;
const spaceway = {
  id: 'spaceway',
  kind: 'walker-delta',
  isl: { rate_bps: 10e6, latitude_limit_deg: 90 },
  gsl: { rate_bps: 5e6 },
} as const;

function of(...constellations: readonly object[]): ScenarioDocument {
  return { constellations } as unknown as ScenarioDocument;
}

test('rates, queues and errors are those of before, and what links join is the new network’s', () => {
  expect(keepLinks(of(spaceway), of(iridium))).toEqual(
    of({
      ...spaceway,
      isl: { rate_bps: 25e6, latitude_limit_deg: 90 },
      gsl: { rate_bps: 1.5e6, ber: 1e-7 },
    }),
  );
});

test('what was not said before has its default again, and satellites without links between them get none', () => {
  expect(keepLinks(of(geo), of(iridium))).toEqual(
    of({ ...geo, gsl: { rate_bps: 1.5e6, ber: 1e-7, relay: 'bent-pipe' } }),
  );
});

test('a satellite that only repeats takes no rate of the uplink’s own', () => {
  const slow = { ...iridium, gsl: { rate_bps: 56_000, uplink_rate_bps: 400_000 } };
  expect(keepLinks(of(geo), of(slow))).toEqual(
    of({ ...geo, gsl: { rate_bps: 56_000, relay: 'bent-pipe' } }),
  );
  expect(keepLinks(of(spaceway), of(slow)).constellations?.[0]?.gsl).toEqual(slow.gsl);
});

test('of two constellations each keeps its own, and one that is new has the links of the first', () => {
  const slow = { ...geo, gsl: { ...geo.gsl, rate_bps: 64_000 } };
  const kept = keepLinks(of(spaceway, geo), of(iridium, slow));
  expect(kept.constellations?.map(({ gsl }) => gsl?.rate_bps)).toEqual([1.5e6, 64_000]);
});

test('a document without a network before changes nothing', () => {
  expect(keepLinks(of(spaceway), {} as ScenarioDocument)).toEqual(of(spaceway));
});
