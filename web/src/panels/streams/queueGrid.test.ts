/** The whole queue of a stream fits, however long it is. */
import { expect, test } from 'vitest';
import { queueGrid } from './queueGrid';

test.each([0, 1, 15, 16, 90, 91, 400, 1234, 4000, 9000])('%i chunks are all in sight', (count) => {
  const { columns, width, height } = queueGrid(count, 520, 150, 34);
  expect(columns * width).toBeLessThanOrEqual(520);
  expect(Math.ceil(count / columns) * height).toBeLessThanOrEqual(150);
});

test('few have the size of the board, more are smaller, and never too small to be seen', () => {
  expect(queueGrid(10, 520, 150, 34)).toMatchObject({ width: 34, height: 24 });
  expect(queueGrid(400, 520, 150, 34).width).toBeLessThan(34);
  expect(queueGrid(1e6, 520, 150, 34)).toMatchObject({ width: 2, height: 2 });
});
