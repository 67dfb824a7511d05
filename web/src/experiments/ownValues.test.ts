/** Values as somebody writes them. */
import { expect, test } from 'vitest';
import { readValues, valuesText } from './ownValues';

test('lists and ranges, by steps and in so many values', () => {
  expect(readValues('1, 2,5', 'linear')).toEqual([1, 2, 5]);
  expect(readValues('0.1 0.2', 'log')).toEqual([0.1, 0.2]);
  expect(readValues('1 to 2 by 0.25', 'linear')).toEqual([1, 1.25, 1.5, 1.75, 2]);
  expect(readValues('0 to 0.3 by 0.1', 'linear')).toEqual([0, 0.1, 0.2, 0.3]);
  expect(readValues('10 to 30 in 3', 'linear')).toEqual([10, 20, 30]);
  expect(readValues('1e-7 to 1e-4 in 4', 'log')).toEqual([1e-7, 1e-6, 1e-5, 1e-4]);
  expect(readValues('1 to 5', 'linear')).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  ['', 'Write values, as in "1, 2, 5" or "1 to 9 by 2".'],
  ['1, two', '“two” is no number.'],
  ['5 to 1', '5 to 1 is no range: it begins below its end.'],
  ['1 to 5 by 0', 'A range goes by steps above 0.'],
  ['1 to 5 in 1', 'A range has two values or more.'],
  ['1 to 1000 by 1', '1000 values are more than 200.'],
])('"%s" is refused with a sentence', (text, sentence) => {
  expect(() => readValues(text, 'linear')).toThrow(sentence);
});

test('factors begin above zero', () => {
  expect(() => readValues('0 to 1 in 3', 'log')).toThrow('begin above 0');
});

test('numbers are written as they are read', () => {
  expect(valuesText([1e-7, 0.1 + 0.2, 65_536])).toBe('1e-7, 0.3, 65536');
  expect(readValues(valuesText([1e-7, 65_536]), 'log')).toEqual([1e-7, 65_536]);
});
