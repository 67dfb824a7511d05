/** Titles follow from the document: a constellation has its name while it is what the name says. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intervalOf, inWords, readDocument, type ScenarioDocument } from './document';
import { constellationName } from './names';

const folder = new URL('../../../public/presets/', import.meta.url);
const preset = (id: string) => readDocument(readFileSync(new URL(`${id}.json`, folder), 'utf8'));
const presets = readdirSync(folder).map((file) => preset(file.replace('.json', '')));

const NAMES = new Set([
  ...['Iridium', 'GEO', 'Teledesic', 'Spaceway', 'Globalstar', 'Orbcomm', 'SkyBridge', 'ICO'],
  ...['GPS', 'GLONASS', 'Ellipso', 'Pentriad', 'OneWeb', 'Starlink'],
  ...['Kuiper, 630 km', 'Kuiper, 610 km', 'Kuiper, 590 km'],
]);

test('the constellations of every built-in scenario have their names', () => {
  const all = presets.flatMap(({ constellations }) => constellations ?? []);
  expect(all.length).toBeGreaterThan(10);
  expect(all.map(constellationName).filter((name) => !NAMES.has(name))).toEqual([]);
});

test('1,584 satellites are not called Iridium', () => {
  const document = preset('iridium-geo');
  Object.assign(document.constellations?.[0] ?? {}, { planes: 72, satellites_per_plane: 22 });
  expect(inWords(document).subject).toBe('Quito to London over 1,584 satellites in 72 planes');
});

test('Iridium in another orbit is not called Iridium', () => {
  const iridium = preset('iridium').constellations?.[0] ?? { id: '' };
  expect(constellationName(iridium)).toBe('Iridium');
  expect(constellationName({ ...iridium, altitude_km: '780 km' })).toBe('Iridium');
  expect(constellationName({ ...iridium, altitude_km: 500 })).toBe(
    '66 satellites at 500 km, 86.4°',
  );
  expect(constellationName({ ...iridium, inclination_deg: 53 })).toBe(
    '66 satellites at 780 km, 53°',
  );
});

test('Kepler orbits have their name while they are what it says, in documents and in runs', () => {
  const orbits = (id: string) => ({ id, ...preset(id).constellations?.[0] });
  const changed = (id: string, more: object) => constellationName({ ...orbits(id), ...more });
  expect(changed('ellipso', {})).toBe('Ellipso');
  expect(changed('ellipso', { perigee_km: 700 })).toBe(
    '17 satellites from 700 to 8,050 km, 116.6°',
  );
  expect(changed('ellipso', { orbits: [] })).toBe('10 satellites from 633 to 7,605 km, 116.6°');
  expect(changed('pentriad', { planes: 4 })).toBe('12 satellites from 608 to 39,760 km, 63.435°');
  const [first, ...others] = orbits('gps').orbits ?? [];
  expect(changed('gps', {})).toBe('GPS');
  expect(changed('gps', { orbits: [{ ...first, eccentricity: 0.1 }, ...others] })).toBe(
    '24 satellites from 17,526 to 22,838 km',
  );
  const run = { id: 'orbcomm', kind: 'kepler', count: 48, inclination_deg: 45 };
  expect(constellationName({ ...run, lowest_km: 775.0000001, altitude_km: 825 })).toBe('Orbcomm');
  expect(constellationName({ ...run, lowest_km: 500, altitude_km: 825 })).toBe(
    '48 satellites from 500 to 825 km, 45°',
  );
});

test('a constellation of another kind has not the name of the one that it was', () => {
  const iridium = { ...preset('iridium').constellations?.[0], id: 'iridium' };
  const kepler = { ...iridium, kind: 'kepler', altitude_km: null, perigee_km: 780, apogee_km: 780 };
  expect(constellationName(kepler)).toBe('66 satellites at 780 km, 86.4°');
  expect(constellationName({ ...iridium, kind: 'geostationary' })).toBe('geostationary satellites');
});

test('a constellation of the user keeps the name that it was given', () => {
  expect(constellationName({ id: 'starfleet', planes: 3, satellites_per_plane: 4 })).toBe(
    'Starfleet',
  );
});

test('wired flows go over no constellation, though there is one', () => {
  const document: ScenarioDocument = { ...preset('iridium-geo'), routers: [{ name: 'a' }] };
  document.flows = [{ name: 'f', from: 'a', to: 'b' }];
  expect(inWords(document).subject).toBe('a to b');
});

test('other flows are counted, and streams are those of the background where there is no flow', () => {
  expect(inWords(preset('bottleneck')).subject).toBe('source 1 to sink 1, and 5 more');
  const sctp = { streams: 4 };
  const document = { title: 'Many', flows: [], background: { associations: 20, sctp } };
  expect(inWords(document)).toEqual({
    subject: 'Many',
    rest: 'SCTP, 4 streams · 20 in the background · seed 1',
  });
});

test('the protocols of the flows are named', () => {
  expect(inWords(preset('dumbbell')).rest).toBe('TCP and SCTP · seed 1');
  const document: ScenarioDocument = { ...preset('two-links') };
  document.flows = [{ name: 'f', from: 'source', to: 'sink', protocol: 'tcp' }];
  expect(inWords(document).rest).toBe('TCP · seed 1');
});

test('no built-in scenario promises streams or paths that it does not open with', () => {
  for (const { title, flows } of presets) {
    if (/multistream/i.test(title ?? '')) expect(flows?.[0]?.sctp?.streams).toBeGreaterThan(1);
    if (/backup|twice/i.test(title ?? '')) expect(flows?.[0]?.paths).toHaveLength(2);
  }
});

test('a measuring interval may be written with its unit', () => {
  const every = (interval_s: number | string | null) => intervalOf({ measurement: { interval_s } });
  expect([every('500 ms'), every(0.25), every(null), intervalOf({})]).toEqual([0.5, 0.25, 1, 1]);
});
