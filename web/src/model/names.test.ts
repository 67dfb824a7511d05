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
