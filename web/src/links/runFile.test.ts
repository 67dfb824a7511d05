/** Runs as files. */
import { expect, test } from 'vitest';
import { fileKind } from '../document/fileKind';
import type { Core } from '../protocol/core';
import { readRun, runText } from './runFile';

const core = {
  presets: () => [{ id: 'two-links' }, { id: 'iridium' }],
  check: (text: string) =>
    text.includes('"seed":-1') ? [{ path: 'seed', message: '-1 is below 0' }] : [],
} as unknown as Pick<Core, 'check' | 'presets'>;

const run = {
  preset: 'iridium',
  scenario: '{"seed":7}',
  t: 12.345678901,
  view: { flow: 1, bookmarks: [{ name: 'here', t: 3, note: 'a <b>loss</b>', view: {} }] },
};

test('a run comes back with its instant, view and bookmarks', () => {
  const text = runText(run, '0.1.0+x');
  expect(fileKind(text)).toBe('run');
  expect(readRun(core, text)).toEqual(run);
  expect(JSON.parse(text)).toMatchObject({ core: '0.1.0+x', version: 1 });
});

test('the runs beside it come back whole', () => {
  const others = [{ preset: 'two-links', scenario: '{"seed":8}', name: 'B' }];
  const beside = { at: 0, shown: 1, name: '', others };
  expect(readRun(core, runText({ ...run, beside }, ''))).toEqual({
    ...run,
    beside: { ...beside, problems: [] },
  });
});

test('what cannot be opened is told in a sentence', () => {
  const altered = (change: object) =>
    JSON.stringify({ ...JSON.parse(runText(run, '')), ...change });
  expect(() => readRun(core, altered({ version: 2 }))).toThrow('newer version of Skywindow');
  expect(() => readRun(core, altered({ scenario: { seed: -1 } }))).toThrow(
    'scenario.seed: -1 is below 0',
  );
  expect(() => readRun(core, '{"skywindow":"film"}')).toThrow('This is no run.');
  expect(() => readRun(core, '{')).toThrow('is no JSON');
  // A preset that is gone does not matter: the scenario is whole.
  expect(readRun(core, altered({ preset: 'gone' })).preset).toBe('two-links');
});
