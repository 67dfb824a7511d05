/** What the library holds, shows and finds. */
import { expect, test } from 'vitest';
import { copyName, fileNames, type Item, renamed, sorted, wantedItems } from './item';
import { refusalOf } from './shelf';

const item = (name: string, kept: string, more: Partial<Item> = {}): Item => ({
  id: name,
  version: 1,
  kind: 'run',
  name,
  kept,
  text: '{}',
  picture: null,
  ...more,
});

test('what is kept is shown, the latest first; what a newer version kept stays apart', () => {
  const newer = { ...item('c', '2026-03-01T00:00:00Z'), version: 2 };
  const damaged = { id: 'd' };
  const foreign = item('e', '2026-03-01T00:00:00Z', { picture: 'https://example.org/x.png' });
  const { items, strange } = sorted([
    item('a', '2026-01-01T00:00:00Z'),
    newer,
    item('b', '2026-02-01T00:00:00Z'),
    damaged,
    foreign,
  ]);
  expect(items.map(({ name }) => name)).toEqual(['b', 'a']);
  expect(strange.map(({ id, newer: is }) => [id, is])).toEqual([
    ['c', true],
    ['d', false],
    ['e', false],
  ]);
  expect(strange[0]?.value).toEqual(newer);
});

test('words, kinds and days are found', () => {
  const items = [
    item('Storm over Quito', '2026-01-01T00:00:00Z'),
    item('Storm', '2026-02-01T00:00:00Z', { kind: 'experiment' }),
  ];
  expect(wantedItems(items, 'storm quito')).toHaveLength(1);
  expect(wantedItems(items, 'experiment 2026-02')).toEqual([items[1]]);
  expect(wantedItems(items, '')).toEqual(items);
});

test('copies and files have names of their own', () => {
  expect(copyName('Storm', ['Storm', 'Storm 2'])).toBe('Storm 3');
  expect(copyName('Storm 3', ['Storm 3'])).toBe('Storm 2');
  const lesson = item('Storm', '', { kind: 'lesson' });
  expect(fileNames([item('Storm', ''), item('storm!', ''), lesson, item('…', '')])).toEqual([
    'run-storm.json',
    'run-storm-2.json',
    'lesson-storm.md',
    'run-unnamed.json',
  ]);
});

test('storage that is full, of a newer version or closed is said', () => {
  const thrown = (name: string) => refusalOf(new DOMException('', name));
  expect(thrown('QuotaExceededError')).toMatch(/^The storage of this browser is full: nothing/);
  expect(thrown('VersionError')).toMatch(/newer version of Skywindow/);
  expect(thrown('SecurityError')).toMatch(/keeps nothing for this page/);
});

test('an experiment has its new name in its document, too; what is no document keeps its text', () => {
  const text = JSON.stringify({ id: 'a', title: 'A', axes: [] });
  const experiment = renamed(item('A', '', { kind: 'experiment', text }), 'B');
  expect([experiment.name, JSON.parse(experiment.text)]).toEqual([
    'B',
    { id: 'a', title: 'B', axes: [] },
  ]);
  const damaged = item('A', '', { kind: 'experiment', text: 'no' });
  expect(renamed(damaged, 'B')).toEqual({ ...damaged, name: 'B' });
  expect(renamed(item('A', ''), 'B')).toEqual({ ...item('A', ''), name: 'B' });
});
