/** What stands at hand on the stage: chosen in the lab, kept in the link. */
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { keptStage, MOST_ON_STAGE, readStage } from '../../../links/stage';
import { type StageState, stageAtFirst, star } from './stage';

test('controls are chosen in their order, three at most, and taken back', () => {
  const stage = createStore<StageState>(() => stageAtFirst);
  for (const path of ['a', 'b', 'a', 'c', 'd']) star(stage, path, true);
  expect(stage.getState().controls).toEqual(['b', 'a', 'c']);
  star(stage, 'a', false);
  star(stage, 'd', true);
  expect(stage.getState().controls).toEqual(['b', 'c', 'd']);
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
