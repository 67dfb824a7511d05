/** What stands at hand on the stage: chosen in the lab, kept in the link. */
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { keptStage, MOST_ON_STAGE, readStage } from '../../../links/stage';
import {
  enterStage,
  STAGE_PLACES,
  type StageState,
  settleStage,
  stageAtFirst,
  star,
  switchBreaking,
  turnStage,
  turnTo,
} from './stage';
import { type ViewState, viewAtFirst } from './view';

test('controls are chosen in their order, three at most, and taken back', () => {
  const stage = createStore<StageState>(() => stageAtFirst);
  for (const path of ['a', 'b', 'a', 'c', 'd']) star(stage, path, true);
  expect(stage.getState().controls).toEqual(['b', 'a', 'c']);
  star(stage, 'a', false);
  star(stage, 'd', true);
  expect(stage.getState().controls).toEqual(['b', 'c', 'd']);
});

const parts = () => ({
  stage: createStore<StageState>(() => stageAtFirst),
  view: createStore<ViewState>(() => viewAtFirst),
});
type Parts = ReturnType<typeof parts>;
const shown = ({ stage, view }: Parts) => stage.getState().extra ?? view.getState().part;

test.each([...STAGE_PLACES.entries()])('the digit after %i shows %s on the stage', (at, place) => {
  const lab = parts();
  turnTo(lab, at + 1, true);
  expect(shown(lab)).toBe(place);
});

test('an extra once more gives the part back, 0 switches the globe, other digits do nothing', () => {
  const lab = parts();
  for (const digit of [2, 7, 7, 9, 0]) turnTo(lab, digit, true);
  expect([shown(lab), lab.stage.getState().whole]).toEqual(['streams', true]);
  turnTo(lab, 0, true);
  expect(lab.stage.getState().whole).toBe(false);
});

test('in the lab digits show the parts of the right column alone', () => {
  const lab = parts();
  for (const digit of [5, 6, 7, 8, 0]) turnTo(lab, digit, false);
  expect([lab.view.getState().part, lab.stage.getState()]).toEqual(['sky', stageAtFirst]);
});

test('a moment that is best seen in another part shows it, and the part that was asked for comes again', () => {
  const lab = parts();
  lab.view.setState({ part: 'events' });
  enterStage(lab);
  turnStage(lab, 'moments');
  lab.view.setState({ part: 'streams' });
  settleStage(lab);
  expect(shown(lab)).toBe('streams');
  lab.view.setState({ part: 'charts' });
  settleStage(lab);
  expect(shown(lab)).toBe('events');
  switchBreaking(lab);
  expect(lab.stage.getState().breaking).toBe(true);
  enterStage(lab);
  expect(lab.stage.getState().breaking).toBe(false);
});

test('a link keeps the controls, and what is none is left out', () => {
  expect(keptStage([])).toBeNull();
  const controls = ['seed', 'flows.*.sctp.streams'];
  expect(readStage(JSON.parse(JSON.stringify(keptStage(controls))))).toEqual(controls);
  expect(readStage({ controls: ['seed', 'seed', 7, '', null, 'b', 'c', 'd'] })).toHaveLength(
    MOST_ON_STAGE,
  );
  for (const other of [undefined, null, 7, {}, { controls: 'seed' }]) {
    expect(readStage(other)).toEqual([]);
  }
});
