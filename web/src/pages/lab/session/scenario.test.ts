/** The scenario store and the changes of several fields, with the real core. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import {
  exchangeConstellations,
  inWords,
  moveStation,
  readDocument,
} from '../../../document/document';
import { controlAt, controlGroups, differs, shownValue } from '../../../document/fields';
import { ScenarioStore } from '../../../document/scenarioStore';
import { coreForTests } from '../core.testing';
import { placeAt } from '../place/placeAt';

const core = await coreForTests();
let now = 0;
let store: ScenarioStore;
const state = () => store.state.getState();
const streams = () => state().document.flows?.[0]?.sctp?.streams;

beforeEach(() => {
  now = 0;
  store = new ScenarioStore(core, 'iridium-geo', () => now);
});

test('a change can be undone and done again', () => {
  store.set('flows.*.sctp.streams', 8);
  expect(streams()).toBe(8);
  store.undo();
  expect(streams()).toBe(4);
  store.redo();
  expect(streams()).toBe(8);
});

test('the steps of one drag are undone together', () => {
  for (const value of [5, 6, 7]) {
    store.set('flows.*.sctp.streams', value);
    now += 100;
  }
  now += 5000;
  store.set('flows.*.sctp.streams', 9);
  store.undo();
  expect(streams()).toBe(7);
  store.undo();
  expect(streams()).toBe(4);
});

test('a new change ends what could be done again', () => {
  store.set('seed', 2);
  store.undo();
  store.set('seed', 3);
  store.redo();
  expect(state().document.seed).toBe(3);
});

test('what is refused of several flows is said once', () => {
  store.open('bbr-geo');
  expect(store.set('flows.*.tcp.path_hint', 'guessed')).toBe(false);
  expect(state().problems[0]?.message).toMatch(/^no path ever changes here: [^;:]+$/);
});

test('a refused value changes nothing and says why', () => {
  expect(store.set('flows.*.sctp.streams', 0)).toBe(false);
  expect(streams()).toBe(4);
  expect(state().problems).toEqual([{ path: 'flows.*.sctp.streams', message: '0 is below 1' }]);
  expect(state().past).toEqual([]);
});

test('a moved end of the flow takes its name along', () => {
  const tokyo = { name: 'Tokyo', latitude_deg: 35.68, longitude_deg: 139.69 };
  store.edit('places', (document) => moveStation(document, 'to', tokyo));
  expect(inWords(state().document).subject).toBe('Quito to Tokyo over Iridium');
  expect(state().document.flows?.[0]?.name).toBe('Quito to Tokyo');
});

test('both ends cannot be in one place', () => {
  const quito = { name: 'Quito', latitude_deg: -0.22, longitude_deg: -78.51 };
  expect(store.edit('places', (document) => moveStation(document, 'to', quito))).toBe(false);
  expect(state().problems[0]?.message).toContain('already a place');
});

test('stations use the constellation they are given in exchange', () => {
  const other = readDocument(core.preset('teledesic'));
  expect(store.edit('constellations', (now) => exchangeConstellations(now, other))).toBe(true);
  expect(inWords(state().document).subject).toBe('Quito to London over Teledesic');
});

test('a constellation of another kind gets what that needs, and is not called what it was', () => {
  store.open('iridium-cross-seam');
  const kind = 'constellations[0].kind';
  const choices = () =>
    controlGroups(core.fields(), state().document, 0)
      .flatMap(({ controls }) => controls)
      .find(({ path }) => path === kind)
      ?.field.choices?.map(({ value }) => value);
  expect(choices()).toEqual(['walker-star', 'walker-delta', 'geostationary', 'kepler']);
  expect(store.set(kind, 'kepler')).toBe(true);
  expect(state().document.constellations?.[0]).toMatchObject({ perigee_km: 780, planes: 6 });
  expect(inWords(state().document).subject).toContain('66 satellites at 780 km, 86.4°');
  expect(store.set(kind, 'geostationary')).toBe(true);
  store.undo();
  store.undo();
  expect(inWords(state().document).subject).toContain('Iridium');
});

test('the epoch has a control where there are element sets', () => {
  const file = new URL('../../../../../tests/reference/SGP4-VER.TLE', import.meta.url);
  const sets = readFileSync(file, 'utf8');
  const paths = () =>
    controlGroups(core.fields(), state().document, 0).flatMap(({ controls }) =>
      controls.map(({ path }) => path),
    );
  expect(paths()).not.toContain('epoch');
  const [first = '', second = ''] = sets.split('\n').filter((line) => / 28057[ U]/.test(line));
  const made = core.elements(state().text, `${first}\n${second}\n`).scenario ?? '';
  store.replace({ preset: 'iridium-geo', text: made });
  expect(paths()).toContain('epoch');
  expect(store.set('epoch', 'noon')).toBe(false);
  expect(store.set('epoch', '2006-02-10T00:00:00')).toBe(true);
});

test('links to the nearest satellites have their own settings, and a grid has its own', () => {
  const shown = () =>
    controlGroups(core.fields(), state().document, 0)
      .flatMap(({ controls }) => controls.map(({ path }) => path))
      .filter((path) => path.startsWith('constellations[0].isl.'))
      .map((path) => path.slice('constellations[0].isl.'.length));
  store.open('iridium-cross-seam');
  expect(shown()).toEqual(expect.arrayContaining(['rule', 'cross_seam', 'latitude_limit_deg']));
  expect(shown()).not.toEqual(expect.arrayContaining(['neighbours', 'range_km']));
  expect(store.set('constellations[0].isl.rule', 'nearest')).toBe(true);
  expect(shown()).toEqual(
    expect.arrayContaining(['rule', 'neighbours', 'range_km', 'clearance_km']),
  );
  expect(shown()).not.toContain('cross_seam');
  store.open('geo3');
  expect(shown()).not.toContain('clearance_km');
  expect(store.set('constellations[0].isl.rule', 'nearest')).toBe(true);
  expect(shown()).toContain('clearance_km');
});

test('the control of a path is that of its constellation; lists and what is not there have none', () => {
  const at = (path: string) => controlAt(core.fields(), state().document, path);
  expect(at('constellations[1].gsl.ber')).toMatchObject({ path: 'constellations[1].gsl.ber' });
  expect(at('flows.*.sctp.streams')?.label).toBe('Streams');
  expect(['constellations[1].planes', 'constellations[9].gsl.ber', 'links', ''].map(at)).toEqual([
    ...[null, null, null, null],
  ]);
});

test.each(core.presets().map(({ id }) => [id]))(
  'every control of %s shows a value it accepts',
  (id) => {
    store.open(id);
    const { document } = state();
    for (const { controls } of controlGroups(core.fields(), document, 0)) {
      for (const control of controls) {
        const value = shownValue(control, document);
        if (value === null || value === undefined) continue;
        // One protocol for all flows takes the settings of the others away.
        store.open(id);
        expect([control.path, store.set(control.path, value)]).toEqual([control.path, true]);
      }
    }
  },
);

test('fields of Walker orbits are not shown for geostationary satellites', () => {
  const paths = (index: number) =>
    controlGroups(core.fields(), state().document, index)
      .flatMap(({ controls }) => controls)
      .map(({ path }) => path);
  expect(paths(0)).toContain('constellations[0].planes');
  expect(paths(1)).not.toContain('constellations[1].planes');
  expect(paths(1)).toContain('constellations[1].gsl.ber');
});

test('a control of several flows tells when they differ', () => {
  const document = { flows: [{ sctp: { streams: 1 } }, { sctp: { streams: 2 } }] };
  const control = controlGroups(core.fields(), document as never, 0)
    .flatMap(({ controls }) => controls)
    .find(({ path }) => path === 'flows.*.sctp.streams');
  expect(control && differs(control, document as never)).toBe(true);
});

test('a place picked near a city takes its name, another its coordinates', () => {
  const cities = core.cities();
  expect(placeAt(cities, 51.4, -0.3).name).toBe('London');
  expect(placeAt(cities, -40, -120).name).toBe('40.00°S 120.00°W');
});
