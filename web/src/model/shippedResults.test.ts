/** Shipped results beside those that are made here. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Results } from '../protocol/experiment.gen';
import { compared, comparisonWords, type ShippedIndex } from './shippedResults';

const folder = new URL('../../../public/', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const { experiments }: { experiments: ShippedIndex } = read('results/index.json');

test('every experiment is shipped with full results, a verdict on each claim, a day and a core', () => {
  const ids = readdirSync(new URL('experiments/', folder)).map((file) => file.replace('.json', ''));
  expect(Object.keys(experiments).sort()).toEqual(ids.sort());
  for (const id of ids) {
    const results: Results = read(`results/${id}.json`);
    const { claims } = read(`experiments/${id}.json`);
    const shipped = experiments[id];
    expect(results.claims.map((claim) => claim.id)).toEqual(
      (claims ?? []).map((claim: { id: string }) => claim.id),
    );
    expect((shipped?.holds ?? 0) + (shipped?.fails ?? 0) + (shipped?.unclear ?? 0)).toBe(
      results.claims.length,
    );
    expect(shipped?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(shipped?.core).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{16}$/);
  }
});

test('results that are the same but for rounding say so, another mean or verdict is named', () => {
  const shipped: Results = read('results/ms-fig11.json');
  const finer = structuredClone(shipped) as { rows: { metrics: object }[] } & Results;
  const [row] = finer.rows;
  const metrics = row?.metrics as Record<string, { mean: number | null }>;
  const [first] = Object.values(metrics);
  if (!first?.mean) throw new Error('no mean to change');
  const { mean } = first;
  first.mean = mean * (1 + 1e-7);
  expect(comparisonWords(compared(shipped, finer))).toMatch(/is the same as the shipped results/);
  first.mean = mean * 1.01;
  const points = shipped.rows.length;
  expect(compared(shipped, finer)).toEqual({ points, different: 1, verdicts: [] });
  const claims = finer.claims.map((claim) => ({ ...claim, verdict: 'unclear' as const }));
  expect(comparisonWords(compared(shipped, { ...shipped, claims }))).toContain('in the verdict on');
});
