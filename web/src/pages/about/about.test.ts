/** The page about Skywindow says what the core says. */
import { expect, test } from 'vitest';
import { PAPERS_CITED } from '../../experiments/experimentWords';
import { coreForTests } from '../lab/core.testing';
import { offered } from './offered';

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
