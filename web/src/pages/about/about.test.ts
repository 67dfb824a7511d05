/** The page about Skywindow says what the table of validation and the core say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAPERS_CITED } from '../../experiments/experimentWords';
import { coreForTests } from '../lab/core.testing';
import { offered } from './offered';
import { VALIDATION } from './validation';

const validation = readFileSync(new URL('../../../../docs/validation.md', import.meta.url), 'utf8');

test('the validation figures are those of docs/validation.md, every row, without the signs of its markup', () => {
  const rows = validation
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---'));
  // Those above the first blank line after the table, but for its head.
  expect(VALIDATION.length).toBeGreaterThan(10);
  for (const [at, { what, against, result }] of VALIDATION.entries()) {
    const row = rows[at + 1] ?? '';
    expect(row.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')).toBe(
      `| ${what} | ${against} | ${result} |`,
    );
    expect([what, against, result].every((cell) => cell !== '')).toBe(true);
  }
});

test('what can be chosen is what the core declares, and nothing of it is missing', async () => {
  const all = offered((await coreForTests()).fields());
  for (const { name, choices } of all) expect([name, choices.length]).not.toEqual([name, 0]);
  const of = (name: string) => all.find((one) => one.name === name)?.choices;
  expect(of('Constellations')).toContain('Element sets');
  expect(of('Protocols')).toEqual(['SCTP', 'TCP', 'XSTP']);
  expect(of('Queue disciplines')).toContain('RED');
  expect(of('Routing')).toContain('Round-robin');
});

test('five papers are cited', () => {
  expect(PAPERS_CITED).toHaveLength(5);
});
