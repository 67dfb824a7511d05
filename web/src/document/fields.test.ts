/** Controls of a document: which are shown, and what those of several flows say. */
import { expect, test } from 'vitest';
import type { Field } from '../protocol/core.gen';
import { controlGroups, differs, isChanged, OFTEN, resetsOf, shownValue } from './fields';

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
  field('flows.*.one.slots', speaks('one')),
  field('flows.*.two.blocks', speaks('two')),
];
const flow = (more: object) => ({ name: 'a', from: 'x', to: 'y', ...more });

function shown(document: Parameters<typeof controlGroups>[1]) {
  const groups = controlGroups(fields, document, 0);
  return groups.find(({ title }) => title === 'Transport')?.controls ?? [];
}

test('only the settings of protocols that a flow speaks have controls', () => {
  const paths = (flows: object[]) => shown({ flows: flows.map(flow) }).map(({ path }) => path);
  expect(paths([{}])).toEqual(['flows.*.one.slots']);
  expect(paths([{ protocol: 'two' }])).toEqual(['flows.*.two.blocks']);
  expect(paths([{ protocol: 'two' }, {}])).toEqual(['flows.*.one.slots', 'flows.*.two.blocks']);
});

test('what two protocols call alike is named with its protocol where both are spoken', () => {
  const speaksOf = (is: string) => ({ path: 'flows.*.protocol', is: [is], default: 'sctp' });
  const pacing = ['sctp', 'tcp'].map((word) => ({
    ...field(`flows.*.${word}.pacing`, speaksOf(word)),
    label: 'Pacing',
  }));
  const labels = (flows: object[]) =>
    controlGroups(pacing, { flows: flows.map(flow) }, 0)
      .flatMap(({ controls }) => controls)
      .map(({ label }) => label);
  expect(labels([{}])).toEqual(['Pacing']);
  expect(labels([{}, { protocol: 'tcp' }])).toEqual(['SCTP: pacing', 'TCP: pacing']);
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
  const own = (path: string) => ({ ...field(path), group: 'Links and errors' });
  const changes = { ...own('stations.*.changes'), kind: 'list' as const, fresh: { at_s: 1 } };
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

test('protocol, streams, receiver buffer and bit error rates come first, physical constants last', () => {
  const given = [
    { ...field('earth.radius_km'), group: 'Constellation' },
    { ...field('constellations.*.gsl.rate_bps'), group: 'Links and errors' },
    { ...field('constellations.*.isl.ber'), group: 'Links and errors' },
    { ...field('constellations.*.gsl.ber'), group: 'Links and errors' },
    field('flows.*.one.timer_ms', speaks('one')),
    field('flows.*.one.receiver_buffer_bytes', speaks('one')),
    field('flows.*.one.streams', speaks('one')),
    field('flows.*.protocol'),
  ];
  const document = {
    constellations: [{ id: 'leo', kind: 'walker-star' as const }],
    flows: [flow({})],
  };
  const groups = controlGroups(given, document, 0).filter(({ controls }) => controls.length > 0);
  expect(
    groups.map(({ title, controls }) => [title, controls.map(({ field }) => field.path)]),
  ).toEqual([
    [
      OFTEN,
      [
        'flows.*.protocol',
        'flows.*.one.streams',
        'flows.*.one.receiver_buffer_bytes',
        'constellations.*.gsl.ber',
        'constellations.*.isl.ber',
      ],
    ],
    ['Transport', ['flows.*.one.timer_ms']],
    ['Links and errors', ['constellations.*.gsl.rate_bps']],
    ['Physical constants', ['earth.radius_km']],
  ]);
});

test('controls stand in the order of the form, and those that say so are shown at once', () => {
  const gsl = (name: string, first: boolean) => ({
    ...field(`constellations.*.gsl.${name}`),
    group: 'Links and errors',
    ...(first ? { first } : {}),
  });
  const given = [gsl('mtu_bytes', false), gsl('rate_bps', true), gsl('relay', true)];
  const document = { constellations: [{ id: 'leo', kind: 'walker-star' as const }] };
  const links = controlGroups(given, document, 0).find(({ title }) => title === 'Links and errors');
  expect(links?.controls.map(({ path, first }) => [path, first])).toEqual([
    ['constellations[0].gsl.mtu_bytes', false],
    ['constellations[0].gsl.rate_bps', true],
    ['constellations[0].gsl.relay', true],
  ]);
});

test('a control of several flows is changed where one of them is, and goes back to what each had', () => {
  const flows = (...blocks: number[]) => ({
    flows: blocks.map((count) => flow({ protocol: 'two', two: { blocks: count } })),
  });
  const original = flows(3, 5);
  const [blocks] = shown(original);
  if (!blocks) throw new Error('no control for blocks');
  expect(isChanged(blocks, original, original)).toBe(false);
  expect(resetsOf(blocks, flows(3, 4), original)).toEqual([['flows[1].two.blocks', 5]]);
  expect(resetsOf(blocks, flows(7, 7), original)).toEqual([
    ['flows[0].two.blocks', 3],
    ['flows[1].two.blocks', 5],
  ]);
  expect(resetsOf(blocks, flows(7, 7), flows(3, 3))).toEqual([['flows.*.two.blocks', 3]]);
});

test('where no queue discipline is chosen only that has controls whose settings are given', () => {
  const red = { path: 'links.*.queue_discipline', is: ['red'], default: null };
  const parts = ['links.*.red', 'links.*.red.min_packets'].map((path) => ({
    ...field(path, red),
    ...(path.endsWith('red') ? { kind: 'part' as const, nullable: true, default: null } : {}),
  }));
  const paths = (own: object) =>
    controlGroups(parts, { links: [{ from: 'a', to: 'b', rate_bps: 1e6, delay_ms: 1, ...own }] }, 0)
      .flatMap(({ controls }) => controls)
      .map(({ path }) => path);
  expect(paths({})).toEqual([]);
  expect(paths({ queue_discipline: 'drop-tail' })).toEqual([]);
  expect(paths({ queue_discipline: 'red' })).toEqual(['links[0].red']);
  expect(paths({ red: {} })).toEqual(['links[0].red', 'links[0].red.min_packets']);
});

test('what a station has for its links has a control of its station, of a part that is off its switch alone', () => {
  const own = (path: string) => ({ ...field(path), group: 'Links and errors' });
  const resequencing = { ...own('stations.*.resequencing'), kind: 'part' as const, nullable: true };
  const several = [
    { ...own('stations.*.satellites_at_once'), label: 'Satellites at once' },
    resequencing,
    own('stations.*.resequencing.hold_ms'),
    // A setting of one of its changes is edited in their list, and where it is on the globe.
    own('stations.*.changes.*.at_s'),
    field('stations.*.latitude_deg'),
  ];
  const place = { latitude_deg: 0, longitude_deg: 0 };
  const document = {
    stations: [
      { name: 'Quito', ...place },
      { name: 'Cairo', ...place, resequencing: { hold_ms: 50 } },
    ],
    constellations: [{ id: 'Iridium' }],
  };
  const controls = controlGroups(several, document as never, 0).flatMap(({ controls }) => controls);
  expect(controls.map(({ path }) => path)).toEqual([
    'stations[0].satellites_at_once',
    'stations[1].satellites_at_once',
    'stations[0].resequencing',
    'stations[1].resequencing',
    'stations[1].resequencing.hold_ms',
  ]);
  expect(controls[0]?.label).toBe('Quito: satellites at once');
});
