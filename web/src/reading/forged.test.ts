/** Forged packets in the recording: which they are, and from where. */
import { expect, test } from 'vitest';
import { forgedAt } from './forged';
import { NONE } from './lists';
import { recording as tables } from './tables.testing';

test('a packet is forged if it has a row, and only then', () => {
  const store = tables({
    forged: [
      { segment: 3, node: 7 },
      { segment: 4, node: 2 },
      { segment: 9, node: 7 },
    ],
  });
  const nodes = [2, 3, 4, 5, 9, 10].map((segment) => forgedAt(store, segment));
  expect(nodes).toEqual([NONE, 7, 2, NONE, 7, NONE]);
  expect(forgedAt(tables({}), 0)).toBe(NONE);
});
