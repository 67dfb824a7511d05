/** Streams in words. */

import { expect, it } from 'vitest';
import { streamsWords } from './streamsWords';

it('names one stream, a row of them, and any others', () => {
  expect([[3], [0, 1, 2], [0, 2, 5]].map(streamsWords)).toEqual([
    'stream 3',
    'streams 0 to 2',
    'streams 0, 2, 5',
  ]);
});
