/** Which marks of the timeline become one: those nearer to each other than a target is wide. */
import { expect, test } from 'vitest';
import { APART_PX, groupMarks } from './markGroups';

const members = (places: readonly number[]) => groupMarks(places).map((group) => group.members);

test('marks far enough apart stand alone, in the order of their places', () => {
  expect(groupMarks([100, 20, 60])).toEqual([
    { x: 20, members: [1] },
    { x: 60, members: [2] },
    { x: 100, members: [0] },
  ]);
  expect(members([0, APART_PX])).toEqual([[0], [1]]);
});

test('marks at one place, or too near, are one in the middle', () => {
  expect(groupMarks([50, 50])).toEqual([{ x: 50, members: [0, 1] }]);
  expect(groupMarks([60, 40])).toEqual([{ x: 50, members: [1, 0] }]);
});

test('what is not shown has no mark', () => {
  expect(members([Number.NaN, 10, Number.NaN])).toEqual([[1]]);
  expect(groupMarks([])).toEqual([]);
});

test('a group that comes too near to the one before takes it in', () => {
  // 0 and 30 stand apart; 50 moves the second group to 40, 55 to 42.5; nothing is nearer than 24 to another.
  expect(members([0, 30, 50, 55])).toEqual([[0], [1, 2, 3]]);
  // 24 alone would stand; with 26 it is at 25; 10 and 24 are one at 17, and 26 comes to it.
  expect(members([10, 24, 26, 60])).toEqual([[0, 1, 2], [3]]);
});

test('whatever the places, no two groups are too near, and every mark is in one', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 200; round += 1) {
    const places = Array.from({ length: 1 + Math.floor(random() * 30) }, () => random() * 400);
    const groups = groupMarks(places);
    const apart = groups.slice(1).map((group, at) => group.x - (groups[at]?.x ?? 0));
    expect(Math.min(APART_PX, ...apart)).toBeGreaterThanOrEqual(APART_PX);
    const all = groups.flatMap((group) => group.members);
    expect(all.toSorted((a, b) => a - b)).toEqual([...places.keys()]);
  }
});
