/** The page of scenarios: every built-in scenario is on it, with a picture; and what the opening one shows. */
import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPENING_PRESET } from '../../document/scenarioStore';
import { firstEvent } from '../../reading/measure';
import { coreForTests } from '../lab/core.testing';
import { runUntil } from '../lab/lesson/run.testing';
import { SCENARIO_GROUPS } from './scenarios';

const core = await coreForTests();
const pictures = new URL('../../../../public/scenarios/', import.meta.url);
const cards = SCENARIO_GROUPS.flatMap((group) => group.cards);

test('every built-in scenario has one card, which says what to look at in one sentence', () => {
  const ids = core.presets().map(({ id }) => id);
  expect(cards.map(({ id }) => id).sort()).toEqual([...ids].sort());
  for (const { look } of cards) expect(look).toMatch(/^[A-Z].{30,170}\.$/);
});

test('every card has a picture of the real thing, of no more than 15 kB', () => {
  const names = cards.map(({ id }) => `${id}.webp`).sort();
  expect(readdirSync(pictures).sort()).toEqual(names);
  for (const name of names) {
    expect([name, statSync(new URL(name, pictures)).size <= 15_000]).toEqual([name, true]);
  }
});

test('within 20 s of playing the opening scenario shows slow start, a loss and its repair, and a handover', () => {
  const { store, flow } = runUntil(core, core.preset(OPENING_PRESET), 20);
  const view = flow(0);
  if (view === null) throw new Error('the opening scenario has no flow');
  const first = (event: string, from = 0) => {
    const row = firstEvent(store, view, event, from, 20);
    expect([event, row >= 0]).toEqual([event, true]);
    return store.events.t[row] ?? 0;
  };
  expect(first('slowStart')).toBeLessThan(2);
  const repaired = first('fastRetransmit', first('loss'));
  expect(first('recoveryEnded', repaired)).toBeLessThan(5);
  // The first satellite of a terminal, at the start, is no handover.
  expect(first('handover')).toBeGreaterThan(5);
});
