/** Packets that waited at a gateway: which they are, where and for how long. */
import { expect, test } from 'vitest';
import { heldBack } from './heldBack';
import { recording as tables } from './tables.testing';

test('a packet has waited if it has a row, in whatever order packets went on', () => {
  const store = tables({
    resequenced: [
      { t: 2.5, since: 2.25, segment: 9, node: 7 },
      { t: 2.5, since: 2.125, segment: 4, node: 7 },
    ],
  });
  expect(heldBack(store, 4)).toEqual({ node: 7, waited_s: 0.375 });
  expect(heldBack(store, 9)).toEqual({ node: 7, waited_s: 0.25 });
  expect(heldBack(store, 5)).toBeNull();
  expect(heldBack(tables({}), 4)).toBeNull();
});
