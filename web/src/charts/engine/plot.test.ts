/** The axes of a plot: they are divided where its layers draw. */
import type uPlot from 'uplot';
import { expect, test } from 'vitest';
import { asGiven } from './plot';

test('a logarithmic axis ends where its values do, not at the next decade', () => {
  expect(asGiven({} as uPlot, 0.77, 13_000, 'x')).toEqual([0.77, 13_000]);
});
