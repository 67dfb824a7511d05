/** Controls without a value say what holds instead. */
import { expect, test } from 'vitest';
import type { Field } from '../../protocol/core.gen';
import { MOST_IN_NUMBER, nullWord } from './nullWord';

const field = (words: string) => ({ null: words }) as Field;

test('what holds without a value is said where there is room, and is no bare "auto"', () => {
  expect(nullWord(field('moving, from time 0 on'), MOST_IN_NUMBER)).toBe('moving');
  expect(nullWord(field('by the profile: another path after a timeout only'))).toBe(
    'by the profile',
  );
  expect(nullWord(field('endless'), MOST_IN_NUMBER)).toBe('endless');
  expect(nullWord(field('by the profile: 3, or 4 in RFC 2960'), MOST_IN_NUMBER)).toBe(
    'by the profile',
  );
  expect(nullWord(field('half the receiver buffer'), MOST_IN_NUMBER)).toBe('auto');
});
