/** Numbers typed in each language: what is shown is read again, and what can mean two things is not guessed. */
import { afterEach, describe, expect, test } from 'vitest';
import { speak } from './say';
import { FluentTongue } from './tongue/fluentTongue';
import {
  asEnglish,
  bareText,
  exactly,
  fromEnglish,
  listText,
  partsOf,
  readNumber,
} from './typedNumbers';

afterEach(() => speak(null));

const LANGUAGES = ['en', 'de', 'fr', 'es', 'zh-CN', 'qps'];
const inLanguage = (code: string) =>
  speak(
    code === 'en' ? null : new FluentTongue(code, { messages: {}, sentences: [] }, () => undefined),
  );

test.each(LANGUAGES)('what %s shows is what it reads', (code) => {
  inLanguage(code);
  const values = [0, 1, -1, 0.5, 1.5, 65.536, 999.125, 1000, 1234.5, 65_536, 1_048_576.25];
  for (const value of [...values, 1e-7, 2.5e-8, 0.001, 0.0125, 1e15, 1.5e21, -65.536]) {
    expect(readNumber(exactly(value)), exactly(value)).toBe(value);
    expect(readNumber(bareText(value)), bareText(value)).toBe(value);
  }
  const list = listText([0.5, 1000, 1e-7].map(bareText));
  expect(partsOf(list).map(readNumber)).toEqual([0.5, 1000, 1e-7]);
  expect(partsOf('1, 2, 5').map(readNumber)).toEqual([1, 2, 5]);
});

describe('decimals after a comma', () => {
  test.each(['de', 'fr', 'es'])(
    'a point is taken too where it can be nothing else, in %s',
    (code) => {
      inLanguage(code);
      expect(
        ['0,5', '0.5', ',5', '.5', '0.500', '12.25', '1234.567', '1,5e-7', '1.5e-7'].map(
          readNumber,
        ),
      ).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 12.25, 1234.567, 1.5e-7, 1.5e-7]);
      expect(
        ['1.234,5', '1 234,5', '1\u202f234,5', '1\u00a0234', '1,234.5', '1.234.567'].map(
          readNumber,
        ),
      ).toEqual([1234.5, 1234.5, 1234.5, 1234, 1234.5, 1_234_567]);
      expect(readNumber('65,536')).toBe(65.536);
      expect(readNumber('−0,5')).toBe(-0.5);
    },
  );

  test.each([
    ['de', 65_536],
    ['es', 65_536],
    ['fr', 65.536],
  ])(
    'a point before three digits parts thousands where the language does so, in %s',
    (code, value) => {
      inLanguage(code);
      expect(readNumber('65.536')).toBe(value);
    },
  );

  test('a unit stays', () => {
    inLanguage('de');
    expect(['1,5 Mbit/s', '1.500 kB', '48,5°', '0,5s'].map(asEnglish)).toEqual([
      '1.5 Mbit/s',
      '1500 kB',
      '48.5 °',
      '0.5 s',
    ]);
  });
});

test.each(LANGUAGES)('what is no number is left to be refused, in %s', (code) => {
  inLanguage(code);
  for (const text of [
    '',
    ' ',
    'many',
    '1,02,4',
    '1.02.4',
    '1 2',
    '1,2,3',
    '..',
    '-',
    'NaN',
    'Infinity',
    '1e999',
    '12 34,5',
  ]) {
    expect(readNumber(text), text).toBeNaN();
  }
  for (const text of ['many', '1,02,4', '1.02.4', 'default', '[1, 2]'])
    expect(asEnglish(text)).toBe(text);
});

test.each(['en', 'zh-CN'])(
  'a comma that parts no thousands is no sign of decimals in %s',
  (code) => {
    inLanguage(code);
    expect(['1,024', '1,024.5', '0.5', '1 024'].map(readNumber)).toEqual([1024, 1024.5, 0.5, 1024]);
    expect(['1,5', '0,500', '1.024,5'].map(readNumber)).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  },
);

test('what is kept in English is shown in the language', () => {
  inLanguage('de');
  expect(['5872', '0.5', '5.8 kbit/s', '90 %', 'much'].map(fromEnglish)).toEqual([
    '5.872',
    '0,5',
    '5,8 kbit/s',
    '90 %',
    'much',
  ]);
  for (const text of ['5.872', '0,5', '1,25 MB']) expect(fromEnglish(asEnglish(text))).toBe(text);
});
