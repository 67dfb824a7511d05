/** Streams in words. */
import { expect, it } from 'vitest';
import { NONE } from '../../reading/lists';
import { boardWords, streamsWords } from './streamsWords';

it('names one stream, a row of them, and any others', () => {
  expect([[3], [0, 1, 2], [0, 2, 5]].map(streamsWords)).toEqual([
    'stream 3',
    'streams 0 to 2',
    'streams 0, 2, 5',
  ]);
});

it('says how many streams wait, and what behind', () => {
  const free = { head: NONE, waiting: 0 };
  expect(boardWords(5, [free, { head: 2, waiting: 3 }], 'chunks')).toBe(
    'At 5.000 s 1 of 2 streams waits for what is missing; 3 chunks wait behind it.',
  );
  expect(boardWords(5, [free, { head: 2, waiting: 0 }], 'chunks')).toBe(
    'At 5.000 s none of 2 streams waits.',
  );
});
