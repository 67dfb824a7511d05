/** Lists inside the document, as their declarations tell of them. */
import { expect, test } from 'vitest';
import { readDocument } from '../../../document/document';
import { controlGroups } from '../../../document/fields';
import { elementFields, keyOf, withAnother } from '../../../document/lists';
import { coreForTests } from '../core.testing';

const core = await coreForTests();
const fields = core.fields();
const dumbbell = readDocument(core.preset('dumbbell'));
const field = (path: string) => {
  const found = fields.find((one) => one.path === path);
  if (!found) throw new Error(`no field ${path}`);
  return found;
};

test('each wired link has a control for its changes and for its chosen losses, and none for their fields', () => {
  const controls = controlGroups(fields, dumbbell, 0).flatMap((group) => group.controls);
  const paths = controls.map(({ path }) => path);
  expect(paths).toContain('links[2].changes');
  expect(paths).toContain('links[2].drops');
  expect(paths.filter((path) => /changes\W|drops\W/.test(path))).toEqual([]);
});

test('an element has the fields that its part declares, and the names of flows to choose from', () => {
  const changes = elementFields(field('links.*.changes'), fields, dumbbell);
  expect(changes.slice(0, 4).map(keyOf)).toEqual(['at_s', 'every_s', 'for_s', 'delay_ms']);
  const [flow] = elementFields(field('links.*.drops'), fields, dumbbell);
  expect(flow?.choices?.map(({ value }) => value)).toEqual(['TCP 1', 'SCTP 1']);
});

test('a new element is taken by the core, also after one like it', () => {
  let text = core.preset('dumbbell');
  for (const path of ['links.*.changes', 'links.*.drops']) {
    const list = field(path);
    const own = elementFields(list, fields, dumbbell);
    const one = withAnother(list, own, []);
    const two = withAnother(list, own, one);
    for (const elements of [one, two]) text = core.set(text, path.replace('.*', '[2]'), elements);
  }
  expect(core.check(text)).toEqual([]);
  const link = readDocument(text).links?.[2] as unknown as Record<string, unknown[]>;
  expect(link.drops).toEqual([
    { flow: 'TCP 1', number: 8 },
    { flow: 'TCP 1', number: 9 },
  ]);
  expect(link.changes).toHaveLength(2);
});

test('a Kepler orbit is added as orbits of its kind begin, and the next one is a copy of it', () => {
  const list = field('constellations.*.orbits');
  const own = elementFields(list, fields, dumbbell);
  expect(own.map(keyOf)).toEqual(expect.arrayContaining(['satellites', 'anomalies_deg']));
  let text = core.preset('pentriad');
  const one = withAnother(list, own, []);
  const two = withAnother(list, own, one);
  for (const orbits of [one, two]) text = core.set(text, 'constellations[0].orbits', orbits);
  expect(core.check(text)).toEqual([]);
  expect(two[1]).toEqual(two[0]);
  text = core.set(text, 'constellations[0].orbits[1].anomalies_deg', [0, 90, 200]);
  expect(core.check(text)).toEqual([]);
  const shown = (id: string) =>
    controlGroups(fields, readDocument(core.preset(id)), 0)
      .flatMap(({ controls }) => controls.map(({ path }) => path))
      .filter((path) => path.includes('.orbits') || path.endsWith('longitudes_deg'));
  expect(shown('pentriad')).toEqual(['constellations[0].orbits']);
  expect(shown('geo3')).toEqual(['constellations[0].longitudes_deg']);
  expect(shown('iridium')).toEqual([]);
});

test('a new pair of places for the background is taken too', () => {
  const list = field('background.pairs');
  expect(withAnother(list, elementFields(list, fields, dumbbell), [])).toHaveLength(1);
});
