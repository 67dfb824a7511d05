/** What stays chosen when another run is shown, and what a link still waits for. */
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { RunMeta } from '../../../protocol/runMeta';
import { RecordingStore } from '../../../reading/recordingStore';
import { Awaited } from './awaited';
import { type ChosenState, chosenAtFirst, chosenIn, showEvent } from './chosen';
import type { Run, RunState } from './run';

const runOf = (nodes: number) =>
  ({ meta: { nodes } as RunMeta, store: new RecordingStore() }) as Run;
const CHOSEN: ChosenState = {
  selection: { kind: 'satellite', node: 3 },
  tracked: 3,
  event: 5,
  awaited: { code: 2, t: 1 },
  packet: 7,
} as unknown as ChosenState;

test('the same run changes nothing of what is chosen', () => {
  const run = runOf(70);
  expect(chosenIn(CHOSEN, run, run)).toBe(CHOSEN);
});

test('in another run of the same sky a satellite stays marked, its rows and packets do not', () => {
  expect(chosenIn(CHOSEN, runOf(70), runOf(70))).toEqual({
    ...chosenAtFirst,
    selection: CHOSEN.selection,
    tracked: 3,
  });
  expect(chosenIn(CHOSEN, runOf(12), runOf(70))).toEqual(chosenAtFirst);
});

test('a card that is opened meanwhile is not replaced by the one that a link asked for', () => {
  const chosen = createStore<ChosenState>(() => CHOSEN);
  const store = Object.assign(new RecordingStore(), { simulated_s: 100 });
  const run = createStore(() => ({ run: { store } }) as unknown as RunState);
  const playback = { t: 0, playing: false, seek: () => undefined };
  showEvent(chosen, 9);
  new Awaited({ run, chosen, playback }).look();
  expect(chosen.getState()).toMatchObject({ event: 9, awaited: null });
});

test('an event that the run turns out not to have is no longer waited for', () => {
  const chosen = createStore<ChosenState>(() => ({ ...CHOSEN, event: null }));
  const store = Object.assign(new RecordingStore(), { simulated_s: 0.5 });
  const run = createStore(() => ({ run: { store } }) as unknown as RunState);
  const awaited = new Awaited({ run, chosen, playback: { t: 0, playing: false, seek() {} } });
  awaited.look();
  expect(chosen.getState().awaited).not.toBeNull();
  store.simulated_s = 2;
  awaited.look();
  expect(chosen.getState()).toMatchObject({ event: null, awaited: null });
});
