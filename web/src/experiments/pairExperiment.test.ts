/** Runs beside each other as an experiment. */
import { readFileSync } from 'node:fs';
import { initSync, preset, set } from 'skywindow-core';
import { initSync as initPackets, Sweep } from 'skywindow-packets';
import { beforeAll, expect, test } from 'vitest';
import type { PairedDifference } from '../protocol/experiment.gen';
import { doDiffer, intervalOf, pairDocument, worthOf } from './pairExperiment';

beforeAll(() => {
  const code = (name: string) =>
    readFileSync(new URL(`../../../sim-wasm/pkg/${name}_bg.wasm`, import.meta.url));
  initSync({ module: code('skywindow') });
  initPackets({ module: code('packets') });
});

const run = (letter: string, text: string) => ({ letter, name: '', scenario: JSON.parse(text) });

test('each run of the experiment is the scenario of its letter, with the same seeds', () => {
  const a = preset('two-links');
  const lossy = set(a, 'links[1].per', '0.05');
  const b = set(lossy, 'duration_s', '3');
  expect(doDiffer([run('A', a), run('B', set(a, 'seed', '9'))])).toBe(false);
  expect(doDiffer([run('A', a), run('B', b)])).toBe(true);
  const document = pairDocument([run('A', set(a, 'duration_s', '2')), run('B', b)]);
  const sweep = Sweep.of_other('', 'full', JSON.stringify(document));
  const made = [0, 1].map((point) => JSON.parse(sweep.scenario(point, 4)));
  expect(made.map(({ duration_s }) => duration_s)).toEqual([2, 3]);
  expect(made.map(({ seed }) => seed)).toEqual([5, 5]);
  expect(made[1].links).toEqual(JSON.parse(b).links);
  expect(made[0].links).toEqual(JSON.parse(a).links);
  const runs: number[] = [];
  for (const point of [0, 1]) {
    for (const replication of [0, 1, 2])
      runs.push(point, replication, ...sweep.run(point, replication));
  }
  const { pairs } = JSON.parse(sweep.results(Float64Array.from(runs)));
  expect(pairs[0]).toMatchObject({
    metric: 'goodput_bps',
    of: { run: 'B' },
    against: { run: 'A' },
    replications: 3,
  });
  sweep.free();
});

test('a difference is worth something where its interval has no zero in it', () => {
  const pair = (mean: number | null, ci95: number | null) =>
    ({ difference: { mean, ci95, sd: null } }) as PairedDifference;
  expect(worthOf(pair(5, 2))).toBe('more');
  expect(worthOf(pair(-5, 2))).toBe('less');
  expect(worthOf(pair(-2, 2))).toBe('unclear');
  expect(worthOf(pair(5, null))).toBe('unclear');
  expect(worthOf(pair(0, 0))).toBe('same');
  expect(intervalOf({ mean: 5, ci95: 2, sd: 1 })).toEqual([3, 7]);
});
