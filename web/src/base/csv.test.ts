/** CSV as RFC 4180 has it. */
import { expect, test } from 'vitest';
import { csvNumber, csvOf } from './csv';

test('a cell with a comma, a quote or a line break stands in quotes, which are doubled in it', () => {
  expect(csvOf([['a,b', 'say "c"', 'd\ne', 'f']])).toBe('"a,b","say ""c""","d\ne",f\r\n');
});

test('every line ends, what is missing is empty, and numbers and truth are as they are', () => {
  expect(
    csvOf([
      ['t', 'ok', 'n'],
      [0.5, true, null],
    ]),
  ).toBe('t,ok,n\r\n0.5,true,\r\n');
  expect(csvOf([])).toBe('');
});

test('a number keeps nanoseconds and no more', () => {
  expect(csvNumber(0.1 + 0.2)).toBe('0.3');
  expect(csvNumber(1.000000001)).toBe('1.000000001');
});
