/** What a moved control does to the document, with the real core. */
import { beforeEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { datedChangesOf } from '../../../document/datedChanges';
import { ScenarioStore } from '../../../document/scenarioStore';
import { coreForTests } from '../core.testing';
import { type EditSlice, type EditState, editAtFirst } from '../session/edit';
import { setField } from './setField';

const core = await coreForTests();
const fields = core.fields();
const BER = 'constellations[0].gsl.ber';

let scenario: ScenarioStore;
let edit: EditSlice;
const at = (t: number, playing: boolean) => ({ t, playing });
const set = (path: string, value: unknown, playback: { t: number; playing: boolean }) =>
  setField({ scenario, fields, edit, playback }, path, value);
const dated = () => datedChangesOf(scenario.state.getState().document);

beforeEach(() => {
  scenario = new ScenarioStore(core, 'iridium-geo');
  edit = createStore<EditState>(() => editAtFirst);
});

test('while the run plays a control acts from the playhead on', () => {
  expect(set(BER, 1e-6, at(12.5, true))).toBe(true);
  expect(dated()).toEqual([{ at_s: 12.5, path: BER, value: 1e-6 }]);
});

test('while it stands, or where somebody chose so, a control acts from the start', () => {
  set(BER, 1e-6, at(12.5, false));
  edit.setState({ acts: 'start' });
  set(BER, 1e-5, at(20, true));
  expect(dated()).toEqual([]);
});

test('what cannot change while the run goes on is set from the start, and that is said', () => {
  edit.setState({ acts: 'here' });
  expect(set('seed', 7, at(12.5, true))).toBe(true);
  expect(dated()).toEqual([]);
  expect(edit.getState().fixed).toContain('is fixed when the run begins');
  set(BER, 1e-6, at(13, true));
  expect(edit.getState().fixed).toBeNull();
});

test('where it is said when a control acts, what was chosen for the others does not count', () => {
  edit.setState({ acts: 'start' });
  const clock = at(12.5, false);
  setField({ scenario, fields, edit, playback: clock }, BER, 1e-6, 'here');
  expect(dated()).toEqual([{ at_s: 12.5, path: BER, value: 1e-6 }]);
  expect(edit.getState().acts).toBe('start');
});

test('what is refused was not set, from the start or otherwise', () => {
  edit.setState({ acts: 'here' });
  expect(set('seed', -1, at(12.5, true))).toBe(false);
  expect(edit.getState().fixed).toBeNull();
});
