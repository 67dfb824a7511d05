/** Finding things by what is typed of their names. */
import { expect, test } from 'vitest';
import { Findable } from './finding';

const satellites = Array.from({ length: 10_000 }, (_, node) => ({
  name: `P${Math.floor(node / 80)} S${node % 80}`,
  system: node < 5000 ? 'Iridium' : 'Starlink',
}));
const findable = new Findable(
  satellites,
  ({ name }) => name,
  ({ system }) => system,
);
const names = (typed: string, most = 40) => findable.find(typed, most).map(({ name }) => name);

test('names that begin so come first, in their order, and no more than asked for', () => {
  expect(names('p12 s7', 3)).toEqual(['P12 S7', 'P12 S70', 'P12 S71']);
  expect(names('')).toHaveLength(40);
});

test('names that hold it come after those that begin with it, and what is called so otherwise comes last', () => {
  const few = new Findable(['Old Star', 'Star', 'Sun'], String, (name) =>
    name === 'Sun' ? 'star' : '',
  );
  expect(few.find('star', 9)).toEqual(['Star', 'Old Star', 'Sun']);
});

test('a second name is enough, and what nothing is called finds nothing', () => {
  expect(findable.find('starl', 1)).toEqual([satellites[5000]]);
  expect(names('P126')).toEqual([]);
});

test('words in another order, or of both names, are found last', () => {
  const things = new Findable(
    ['GSL bit error rate', 'Error of a bit', 'London'],
    (name) => name,
    () => 'link',
  );
  expect(things.find('error bit', 9)).toEqual(['GSL bit error rate', 'Error of a bit']);
  expect(things.ranked('error', 9).map(({ rank }) => rank)).toEqual([1, 2]);
  expect(things.ranked('london', 9)).toEqual([{ value: 'London', rank: 0 }]);
  expect(things.find('link london', 9)).toEqual(['London']);
  expect(things.find('error nothing', 9)).toEqual([]);
});
