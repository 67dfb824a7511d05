/** The page of checks shows every row of docs/validation.md with its figures, and reads them right. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comparisonsIn, differenceWords, furthest, offOf, withError } from './comparisons';
import { COMPARISONS, VALIDATION } from './validation';

const docs = new URL('../../../../docs/', import.meta.url);
const table = readFileSync(new URL('validation.md', docs), 'utf8');

test('the checks are those of docs/validation.md, every row, without the signs of its markup', () => {
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---'))
    .map((row) => row.slice(0, row.lastIndexOf(' | ')))
    .map((row) => row.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[`*]/g, ''));
  expect(VALIDATION.length).toBeGreaterThan(10);
  for (const [at, { what, against, result }] of VALIDATION.entries()) {
    expect(rows[at + 1]).toBe(`| ${what} | ${against} | ${result}`);
    expect([what, against, result].every((cell) => cell !== '')).toBe(true);
  }
});

test('every check has figures, every file of figures a check, and every figure is within what is allowed', () => {
  const named = VALIDATION.flatMap(({ figures }) => figures);
  for (const { what, figures } of VALIDATION) expect([what, figures]).not.toEqual([what, []]);
  const files = readdirSync(new URL('validation/', docs)).map((file) => file.replace('.csv', ''));
  expect([...named].sort()).toEqual(files.sort());
  for (const id of named) {
    const comparisons = COMPARISONS.get(id) ?? [];
    expect([id, comparisons.length]).not.toEqual([id, 0]);
    for (const one of comparisons) expect(Math.abs(offOf(one))).toBeLessThanOrEqual(1);
    const keys = comparisons.map(({ setting, quantity }) => `${setting} ${quantity}`);
    expect([id, new Set(keys).size]).toEqual([id, keys.length]);
  }
});

test('a file is read by the names of its columns, with commas in quotes', () => {
  const [one] = comparisonsIn(
    'setting,quantity,unit,reference,reference_error,measured,measured_error,tolerance\n"1 % loss, 4 ""streams""",goodput,kbit/s,200,2,206,1.5,7.5\n',
  );
  expect(one).toEqual({
    setting: '1 % loss, 4 "streams"',
    quantity: 'goodput',
    unit: 'kbit/s',
    reference: 200,
    referenceError: 2,
    measured: 206,
    measuredError: 1.5,
    tolerance: 7.5,
  });
  if (!one) return;
  expect(offOf(one)).toBe(0.8);
  expect(differenceWords(one)).toBe('+3 of 3.8 %');
  expect(differenceWords({ ...one, reference: 0, measured: 0.25, tolerance: 10, unit: 'µs' })).toBe(
    '0.25 of 10 µs',
  );
  expect(withError(1234.56, 2.345)).toBe('1,235 ± 2.3');
  const equal = { ...one, measured: 200, tolerance: 0 };
  expect([offOf(equal), furthest([equal, one])]).toEqual([0, one]);
  expect(differenceWords(equal)).toBe('equal');
});
