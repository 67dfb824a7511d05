/** What the palette shows: before anything is typed, for what is typed, and what was chosen before. */
import { expect, it } from 'vitest';
import type { PaletteEntry, PaletteGroup } from '../../base/palette';
import { keyOf, Ranking } from './ranking';

const entry = (group: PaletteGroup, name: string, detail = ''): PaletteEntry => ({
  group,
  name,
  detail,
  act: () => undefined,
});
const entries = [
  entry('Glossary', 'cwnd', 'The congestion window.'),
  entry('Actions', 'Play', 'Space'),
  entry('Controls', 'Initial cwnd', 'Transport'),
  entry('Pages', 'Gallery'),
  entry('Moments', 'First loss', '1.308 s'),
];
const ranking = new Ranking(entries);
const titles = (typed: string, recent: readonly string[] = []) =>
  ranking.shown(typed, recent).map(({ title }) => title);

it('with nothing typed shows what can be done and where to go, after what was chosen before', () => {
  expect(titles('')).toEqual(['Actions', 'Moments', 'Pages']);
  const [first] = ranking.shown('', [keyOf(entry('Pages', 'Gallery')), 'gone/with the run/']);
  expect(first?.title).toBe('Recent');
  expect(first?.entries.map(({ name }) => name)).toEqual(['Gallery']);
  // Nothing stands there twice.
  expect(titles('', [keyOf(entry('Pages', 'Gallery'))])).toEqual(['Recent', 'Actions', 'Moments']);
});

it('puts the group first whose best entry fits best', () => {
  expect(titles('cwnd')).toEqual(['Glossary', 'Controls']);
  expect(titles('init cwnd')).toEqual(['Controls']);
  expect(titles('nothing of this name')).toEqual([]);
});

it('remembers an action whatever its key is now', () => {
  expect(keyOf(entry('Actions', 'Play', 'Space'))).toBe(keyOf(entry('Actions', 'Play', 'P')));
});
