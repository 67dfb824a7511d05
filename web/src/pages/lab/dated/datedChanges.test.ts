/** Dated changes as the page edits them, with the real core. */
import { beforeEach, expect, test } from 'vitest';
import {
  actsHere,
  asChanged,
  datedChangesOf,
  datedChangeWords,
  differsInDatedChangesAlone,
  happened,
  isLive,
  typedValue,
  withDatedChanges,
} from '../../../document/datedChanges';
import { readDocument } from '../../../document/document';
import { ScenarioStore } from '../../../document/scenarioStore';
import { coreForTests } from '../core.testing';
import { setDatedChanges } from './changeActs';

const core = await coreForTests();
const fields = core.fields();
const BER = 'constellations[0].gsl.ber';
let now = 0;
let store: ScenarioStore;
const changes = () => datedChangesOf(store.state.getState().document);

beforeEach(() => {
  now = 0;
  store = new ScenarioStore(core, 'iridium-geo', () => now);
});

test('one movement of a control is one change, at the instant at which it began', () => {
  expect(store.setFrom(BER, 1e-6, 42.0009)).toBe(true);
  now += 100;
  store.setFrom(BER, 1e-5, 42.3);
  expect(changes()).toEqual([{ at_s: 42, path: BER, value: 1e-5 }]);
  now += 5000;
  store.setFrom(BER, 1e-7, 20);
  expect(changes().map(({ at_s }) => at_s)).toEqual([20, 42]);
  store.undo();
  store.undo();
  expect(changes()).toEqual([]);
  store.redo();
  expect(changes()).toHaveLength(1);
});

test('a mark that is moved by keys is one step back until they rest; what is edited otherwise is a step each', () => {
  store.setFrom(BER, 1e-6, 42);
  const lab = { scenario: store };
  const move = (at_s: number, movement?: string) =>
    setDatedChanges(
      lab,
      changes().map((one) => ({ ...one, at_s })),
      movement,
    );
  for (let press = 1; press <= 6; press += 1) {
    now += 200;
    store.gesture.press(now);
    expect(move(42 + press, 'mark')).toBe(null);
    store.gesture.rest(now + 50);
  }
  store.undo();
  expect(changes().map(({ at_s }) => at_s)).toEqual([42]);
  move(50);
  move(51);
  store.undo();
  expect(changes().map(({ at_s }) => at_s)).toEqual([50]);
});

test('a change that cannot be is refused in words about its field', () => {
  expect(store.setFrom('flows.*.sctp.streams', 2, 5)).toBe(false);
  const [problem] = store.state.getState().problems;
  expect(problem?.message).toBe('cannot change while the run goes on: it is fixed from the start');
  expect(store.setFrom(BER, 2, 5)).toBe(false);
  expect(store.state.getState().problems[0]?.message).toBe('2 is above 1');
  expect(changes()).toEqual([]);
});

test('the core says which fields can change while the run goes on', () => {
  expect(
    [BER, 'flows.*.sctp.sack_every', 'links[1].per'].every((path) => isLive(fields, path)),
  ).toBe(true);
  expect(
    ['seed', 'flows.*.sctp.streams', 'changes.*.value'].some((path) => isLive(fields, path)),
  ).toBe(false);
});

test('the document at the playhead is what the changes so far have made of it', () => {
  store.setFrom(BER, 1e-5, 10);
  now += 5000;
  store.setFrom(BER, 1e-4, 20);
  const { text, document } = store.state.getState();
  const ber = (t: number) => {
    const made = readDocument(asChanged(core, text, happened(document, t)));
    return made.constellations?.[0]?.gsl?.ber;
  };
  expect([ber(9.9), ber(10), ber(25)]).toEqual([1e-7, 1e-5, 1e-4]);
});

test('documents that differ in changes alone are one run that forks', () => {
  const { document } = store.state.getState();
  const changed = withDatedChanges(document, [{ at_s: 1, path: BER, value: 0 }]);
  expect(differsInDatedChangesAlone(document, changed)).toBe(true);
  expect(differsInDatedChangesAlone(document, { ...changed, seed: 9 })).toBe(false);
  expect(differsInDatedChangesAlone(document, document)).toBe(false);
  expect(withDatedChanges(changed, [])).toEqual(document);
});

test('words and values are those of the field', () => {
  const change = { at_s: 3, path: 'constellations[0].gsl.rate_bps', value: 2e6 };
  expect(datedChangeWords(change, fields)).toBe('GSL rate: 2 Mbit/s');
  expect([' 1e-5', 'hold', '', 'true'].map(typedValue)).toEqual([1e-5, 'hold', null, true]);
});

test('what breaks is said in words, and a field it has not is refused with its place', () => {
  const said = [
    { at_s: 3, kind: 'satellite-off', satellite: 'P0 S2' },
    { at_s: 3, kind: 'link-off', from: 'Quito', to: 'P0 S2', for_s: 9 },
    { at_s: 3, kind: 'drop-next', flow: 'Quito to London', packet: 'acknowledgement' },
    { at_s: 3, kind: 'rain', station: 'Quito' },
    { at_s: 3, kind: 'freeze', flow: 'Quito to London' },
  ] as const;
  expect(said.map((change) => datedChangeWords(change, fields))).toEqual([
    'P0 S2 off',
    'Quito – P0 S2 off',
    'Next acknowledgement of Quito to London dropped',
    'Rain over Quito',
    'Receiver of Quito to London stops reading',
  ]);
  expect(store.edit('changes', (document) => withDatedChanges(document, said))).toBe(true);
  const gone = [{ at_s: 3, kind: 'satellite-off', satellite: 'P9 S9' }] as const;
  expect(store.edit('changes', (document) => withDatedChanges(document, gone))).toBe(false);
  expect(store.state.getState().problems[0]?.message).toBe('there is no satellite "P9 S9"');
});

test('while the run plays beyond its start a control acts from the playhead on, unless it is told otherwise', () => {
  const [playing, start, paused] = [
    { playing: true, t: 3 },
    { playing: true, t: 0 },
    { playing: false, t: 3 },
  ];
  expect([playing, start, paused].map((clock) => actsHere('auto', clock))).toEqual([
    true,
    false,
    false,
  ]);
  expect([actsHere('here', paused), actsHere('start', playing)]).toEqual([true, false]);
});
