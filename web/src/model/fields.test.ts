/** Controls of a document: which are shown, and what those of several flows say. */
import { expect, test } from 'vitest';
import type { Field } from '../protocol/core.gen';
import { controlGroups, differs, shownValue } from './fields';

function field(path: string, when?: Field['when']): Field {
  return {
    path,
    group: 'Transport',
    label: path,
    kind: 'integer',
    nullable: false,
    required: false,
    default: 1,
    help: '',
    ...(when ? { when } : {}),
  };
}

const speaks = (is: string) => ({ path: 'flows.*.protocol', is: [is], default: 'one' });
const fields = [
  field('flows.*.one.streams', speaks('one')),
  field('flows.*.two.blocks', speaks('two')),
];
const flow = (more: object) => ({ name: 'a', from: 'x', to: 'y', ...more });

function shown(document: Parameters<typeof controlGroups>[1]) {
  const groups = controlGroups(fields, document, 0);
  return groups.find(({ title }) => title === 'Transport')?.controls ?? [];
}

test('only the settings of protocols that a flow speaks have controls', () => {
  const paths = (flows: object[]) => shown({ flows: flows.map(flow) }).map(({ path }) => path);
  expect(paths([{}])).toEqual(['flows.*.one.streams']);
  expect(paths([{ protocol: 'two' }])).toEqual(['flows.*.two.blocks']);
  expect(paths([{ protocol: 'two' }, {}])).toEqual(['flows.*.one.streams', 'flows.*.two.blocks']);
});

test('a control shows and compares the flows that speak its protocol, not the others', () => {
  const document = {
    flows: [
      {},
      { protocol: 'two', two: { blocks: 3 } },
      { protocol: 'two', two: { blocks: 3 } },
    ].map(flow),
  };
  const [, blocks] = shown(document);
  if (!blocks) throw new Error('no control for blocks');
  expect(shownValue(blocks, document)).toBe(3);
  expect(differs(blocks, document)).toBe(false);
});

test('the links of every station with a terminal change by themselves, whichever constellation is on show', () => {
  const changes = { ...field('stations.*.changes'), kind: 'list' as const, fresh: { at_s: 1 } };
  const place = { latitude_deg: 0, longitude_deg: 0 };
  const document = {
    constellations: [{ id: 'geo', kind: 'geostationary' as const }],
    stations: [
      { name: 'Quito', ...place },
      { name: 'hut', ...place, terminals: [] },
      { name: 'Boston', ...place, terminals: ['geo'] },
    ],
  };
  const of = (one: typeof document | object) =>
    controlGroups([changes], one, 0)
      .flatMap(({ controls }) => controls)
      .map(({ path }) => path);
  expect(of(document)).toEqual(['stations[0].changes', 'stations[2].changes']);
  expect(of({ stations: document.stations, constellations: [] })).toEqual(['stations[2].changes']);
});
