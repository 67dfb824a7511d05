/** The axes of a plot: they are divided where its layers draw. */
import { expect, test } from 'vitest';
import { asGiven } from './plot';

test('a logarithmic axis ends where its values do, not at the next decade', () => {
  const plot = {} as Parameters<typeof asGiven>[0];
  expect(asGiven(plot, 0.77, 13_000, 'x')).toEqual([0.77, 13_000]);
});
