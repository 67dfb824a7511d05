/** Notes are changed, undone and redone in one order with the scenario; what was opened has no way back. */
import { beforeEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { ScenarioStore } from '../../../document/scenarioStore';
import { coreForTests } from '../core.testing';
import { changeNotes, openNotes, redo, undo } from './notes';
import { type ViewState, viewAtFirst } from './view';

const core = await coreForTests();
const note = (t: number, words = '') => ({ name: `at ${t}`, t, note: words, view: {} });
const make = () => ({
  scenario: new ScenarioStore(core, 'two-links'),
  view: createStore<ViewState>(() => viewAtFirst),
});
let lab = make();
const told = () => [
  lab.view.getState().bookmarks.map(({ t }) => t),
  lab.scenario.state.getState().document.duration_s,
];

beforeEach(() => {
  lab = make();
});

it('the last change is undone first, of notes or of the scenario, and comes back in the same order', () => {
  const [, first] = told();
  changeNotes(lab, [note(1)]);
  lab.scenario.set('duration_s', 33);
  changeNotes(lab, [note(1), note(2)]);
  const states = [told()];
  for (let count = 0; count < 4; count += 1) {
    undo(lab);
    states.push(told());
  }
  const way = [
    [[1, 2], 33],
    [[1], 33],
    [[1], first],
    [[], first],
  ];
  expect(states).toEqual([...way, [[], first]]);
  const back = [told()];
  for (let count = 0; count < 3; count += 1) {
    redo(lab);
    back.push(told());
  }
  expect(back).toEqual(way.toReversed());
});

it('another change ends the way forth, and opening something the way back', () => {
  changeNotes(lab, [note(1)]);
  undo(lab);
  changeNotes(lab, [note(2)]);
  redo(lab);
  expect(told()[0]).toEqual([2]);
  openNotes(lab.view, [note(7)]);
  undo(lab);
  expect(told()[0]).toEqual([7]);
});
