/** JSON from links, files and storage: what nests without end is refused in words. */
import { expect, test } from 'vitest';
import { MOST_DEPTH, readJson } from './json';

const nested = (depth: number, [open, close] = ['[', ']']) =>
  open.repeat(depth) + close.repeat(depth);

test('what nests as deep as a document may is read, and deeper is refused', () => {
  expect(() => readJson(nested(MOST_DEPTH))).not.toThrow();
  expect(() => readJson(nested(MOST_DEPTH + 1))).toThrow('nests deeper than 100 levels');
  expect(() => readJson(`{"a":${nested(50_000)}}`)).toThrow('deeper');
  expect(() => readJson('{"a":'.repeat(3000))).toThrow('deeper');
});

test('brackets in strings are no depth', () => {
  expect(readJson(JSON.stringify({ a: '['.repeat(500), b: '"\\[{'.repeat(200) }))).toHaveProperty(
    'a',
  );
  expect(() => readJson('{"a": [')).toThrow('is no JSON');
  expect(() => readJson(`"${'['.repeat(500)}`)).toThrow('is no JSON');
});
