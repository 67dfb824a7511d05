/** Whose claims are, and their numbers. */
import { expect, test } from 'vitest';
import { originOf, summed } from './claimKinds';

test('a claim says whose it is, and where a paper says it', () => {
  expect(originOf({ kind: 'value', place: 'Table 2' })).toBe('A value of the paper, Table 2');
  expect(originOf({ kind: 'check', place: '' })).toBe('A check of our own');
});

test('numbers of several experiments are added kind by kind', () => {
  const numbers = (holds: number, fails: number, unclear: number) => ({ holds, fails, unclear });
  const none = numbers(0, 0, 0);
  const one = { sentence: numbers(1, 2, 3), value: none, check: numbers(1, 0, 0) };
  const other = { sentence: numbers(10, 20, 30), value: numbers(0, 4, 0), check: none };
  expect(summed([one, other])).toEqual({
    sentence: numbers(11, 22, 33),
    value: numbers(0, 4, 0),
    check: numbers(1, 0, 0),
  });
  expect(summed([])).toEqual({ sentence: none, value: none, check: none });
});
