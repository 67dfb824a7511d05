/** Experiments of somebody's own: what was chosen becomes a document that the core takes, and the document says it again. */
import { readFileSync } from 'node:fs';
import { initSync, Sweep } from 'skywindow-packets';
import { beforeAll, expect, test } from 'vitest';
import { type ClaimWords, said } from './ownClaims';
import {
  axisName,
  baseOf,
  choicesOf,
  documentOf,
  documentText,
  type OwnChoices,
  runsOf,
} from './ownExperiment';

beforeAll(() => {
  const code = new URL('../../../sim-wasm/pkg/packets_bg.wasm', import.meta.url);
  initSync({ module: readFileSync(code) });
});

const words: ClaimWords = {
  metric: () => 'Goodput',
  axis: (name) => (name === 'streams' ? 'Streams' : 'Packet error rate'),
  value: (_, value) => String(value),
  limit: (_, limit) => `${limit} bit/s`,
};

const metric = 'goodput_bps';
const plain = { labels: {}, unit: '', shown_factor: 1, scale: 'linear' } as const;
const choices: OwnChoices = {
  id: 'own-experiment',
  title: 'Streams on a lossy link',
  setting: '',
  base: { preset: 'two-links', set: {} },
  axes: [
    { ...plain, name: 'per', label: 'Packet error rate', path: 'links[1].per', values: [0, 0.03] },
    { ...plain, name: 'streams', label: 'Streams', path: 'flows.*.sctp.streams', values: [1, 4] },
  ],
  duration_s: 4,
  seed: 3,
  replications: 2,
  metrics: [metric, 'timeouts'],
  drawn: [metric],
  y: { label: 'Goodput', unit: 'kbit/s', factor: 0.001 },
  claims: [
    said(
      { form: 'ratio', metric, axis: 'streams', of: 4, against: 1, bound: 'least', times: 1.1 },
      words,
    ),
    said({ form: 'monotone', metric, along: 'per', trend: 'falling' }, words),
    said({ form: 'value', metric, bound: 'most', limit: 1e7 }, words),
    said({ form: 'flat', metric, along: 'streams', from: 1, tolerance: 0.05 }, words),
  ],
};

test('claims are written as sentences', () => {
  expect(choices.claims.map(({ sentence }) => sentence)).toEqual([
    'Goodput with Streams 4 is at least 1.1 times that with Streams 1.',
    'Goodput never rises as Packet error rate grows.',
    'Goodput is at most 10000000 bit/s everywhere.',
    'From Streams 1 on, Goodput stays within 5 % of its last value.',
  ]);
});

test('the core runs the document, and says of every claim what became of it', () => {
  const sweep = Sweep.of_other('', 'full', documentText(choices));
  const plan = JSON.parse(sweep.plan());
  expect(plan).toMatchObject({ runs: 8, replications: 2, seed: 3, duration_s: 4 });
  const runs: number[] = [];
  for (let run = 0; run < plan.runs; run += 1) {
    const [point, replication] = [run % 4, Math.floor(run / 4)];
    runs.push(point, replication, ...sweep.run(point, replication));
  }
  const results = JSON.parse(sweep.results(Float64Array.from(runs)));
  expect(results.claims).toHaveLength(4);
  // Two seeds leave what is near open; a bound that is far away holds.
  expect(results.claims[2].verdict).toBe('holds');
  expect(results.rows).toHaveLength(4);
  // With 3 % of loss less arrives than with none.
  expect(results.rows[2].metrics[metric].mean).toBeLessThan(results.rows[0].metrics[metric].mean);
  sweep.free();
});

test('what was chosen comes back from the document, and what no choice says does not', () => {
  expect(choicesOf(JSON.parse(documentText(choices)))).toEqual(choices);
  expect(choicesOf({ ...documentOf(choices), optimum: 'per' })).toBeNull();
  const byHand = { ...documentOf(choices), figure: 'Figure 1' };
  expect(choicesOf(byHand)).toBeNull();
  expect(choicesOf('{')).toBeNull();
});

test('the core refuses what cannot run, with the path', () => {
  const [per, streams] = choices.axes;
  if (!per || !streams) throw new Error('there are two');
  const wrong = { ...choices, axes: [{ ...per, values: [0, 2] }, streams], claims: [] };
  expect(() => Sweep.of_other('', 'full', documentText(wrong))).toThrow(
    /^axes\[0\]\.values\[1\]: .*links\[1\]\.per/,
  );
  const none = { ...choices, axes: [{ ...per, path: 'links[9].per' }], claims: [] };
  expect(() => Sweep.of_other('', 'full', documentText(none))).toThrow(/^axes\[0\]/);
});

test('values that fit one by one and not together are told with their point', () => {
  const protocol = { ...plain, name: 'protocol', label: 'Protocol', path: 'flows.*.protocol' };
  const axes = [{ ...protocol, values: ['sctp', 'tcp'] }, ...choices.axes.slice(1)];
  const sweep = Sweep.of_other('', 'full', documentText({ ...choices, axes, claims: [] }));
  expect(() => sweep.check(100)).toThrow(/^at protocol tcp, streams 1: flows\[0\]\.sctp: /);
  sweep.check(2);
  sweep.free();
});

test('a scenario is kept as what differs from its built-in one, whole parts', () => {
  const builtIn = { version: 1, title: 'T', seed: 1, flows: [1], links: [2] };
  expect(baseOf({ ...builtIn, title: 'U', seed: 7, flows: [3] }, builtIn, 'p')).toEqual({
    preset: 'p',
    set: { flows: [3] },
  });
  const { links: _, ...lacking } = builtIn;
  expect(baseOf(lacking, builtIn, 'p')).toEqual({ preset: null, set: { flows: [1] } });
});

test('axes have the last word of their path, another where that is taken', () => {
  expect(axisName('flows.*.sctp.streams', [])).toBe('streams');
  expect(axisName('constellations[1].gsl.ber', ['ber'])).toBe('ber_2');
});

test('names, figures and claims leave the runs what they are; everything else does not', () => {
  const runs = (change: Partial<OwnChoices>) => runsOf(documentOf({ ...choices, ...change }));
  const same: readonly Partial<OwnChoices>[] = [
    { title: 'Another', id: 'another' },
    { drawn: ['timeouts'], y: { label: 'Timeouts', unit: '', factor: 1 } },
    { drawn: [metric, 'timeouts'], y: { label: '', unit: '', factor: 1 } },
    { claims: [] },
  ];
  for (const change of same) expect(runs(change)).toBe(runs({}));
  const others: readonly Partial<OwnChoices>[] = [
    { seed: 4 },
    { replications: 3 },
    { duration_s: 5 },
    { metrics: [metric] },
    { axes: choices.axes.slice(0, 1) },
    { base: { preset: 'two-links', set: { links: [] } } },
  ];
  for (const change of others) expect(runs(change)).not.toBe(runs({}));
  // What is left is a document that the core plans, with the same runs.
  const plan = (text: string) => JSON.parse(Sweep.of_other('', 'full', text).plan());
  expect(plan(runs({}))).toEqual(plan(documentText(choices)));
});

test('several drawn metrics are read back', () => {
  const several = { ...choices, drawn: choices.metrics, y: { label: '', unit: '', factor: 1 } };
  expect(choicesOf(documentOf(several))).toEqual(several);
});
