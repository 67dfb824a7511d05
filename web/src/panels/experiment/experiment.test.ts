/** What the plot and the files of an experiment hold. */
import { describe, expect, it } from 'vitest';
import { PlotFrame } from '../../charts/engine/plotFrame';
import type { Colors } from '../../charts/engine/theme';
import { namedValue, plotChoices, shownValue, variedAxes } from '../../experiments/experimentAxes';
import type { SweepState } from '../../experiments/experimentSweep';
import type { Experiment, Metric, ResultRow } from '../../protocol/experiment.gen';
import { EVEN, plotAxes, roomFor } from './axes';
import { type Made, madeWords, resultsCsv, resultsJson, runWords, stamped } from './exports';
import { seriesStyle } from './pointSigns';
import { estimateText } from './ResultTable';
import { stateWords } from './SweepBar';

const goodput: Metric = { value: 'goodput_bps', label: 'Goodput', help: '', unit: 'bit/s' };
const axis = (name: string, values: (number | string)[], more = {}) => ({
  name,
  label: name,
  values,
  labels: {},
  unit: '',
  places: [],
  shown_factor: 1,
  scale: 'linear' as const,
  ...more,
});

const experiment: Experiment = {
  hash: 'a1',
  metrics: [goodput],
  document: {
    id: 'x',
    title: 'X',
    paper: 'ms',
    figure: 'Figure 1',
    setting: '',
    kind: 'sweep',
    base: { preset: null },
    axes: [
      axis('streams', [1, 4]),
      axis('loss', [0, 0.07], { unit: '%', shown_factor: 100 }),
      axis('buffer', [15_000]),
    ],
    seed: 1,
    metrics: ['goodput_bps'],
    plot: {
      kind: 'lines',
      x: 'loss',
      y: ['goodput_bps'],
      series: ['streams'],
      curves: [],
      modulo: null,
      y_label: '',
      y_unit: 'kbit/s',
      y_factor: 0.001,
    },
    claims: [],
    reference: {
      source: 'another',
      metric: 'goodput_bps',
      points: [{ at: { streams: 4, loss: 0.07 }, mean: 90_000, ci95: 1000, replications: 20 }],
    },
  },
};

const made: Made = { mode: 'quick', planned: 5, core: '0.1.0+ab', date: null };

const row = (streams: number, loss: number, mean: number, ci95: number | null): ResultRow => ({
  point: 0,
  values: { streams, loss, buffer: 15_000 },
  replications: 3,
  metrics: { goodput_bps: { mean, ci95, sd: 0 } },
});
const rows = [row(4, 0.07, 88_000, 2000), row(1, 0.07, 80_000, null), row(1, 0, 218_000, 0)];

describe('the axes', () => {
  it('shows words by their labels, which need no name of their axis', () => {
    const configuration = axis('configuration', ['one', 'two'], {
      labels: { one: 'Iridium alone' },
    });
    const gaps = axis('gaps', [3, 0], { labels: { 0: 'all' } });
    expect(shownValue(configuration, 'one')).toBe('Iridium alone');
    expect(namedValue(configuration, 'one')).toBe('Iridium alone');
    expect(namedValue(configuration, 'two')).toBe('configuration two');
    const probing = axis('probing', [], { labels: { false: 'without probing' } });
    expect(namedValue(probing, false)).toBe('without probing');
    expect(namedValue(gaps, 0)).toBe('gaps all');
    expect(namedValue(gaps, 3)).toBe('gaps 3');
  });

  it('leaves out of the table what is the same everywhere', () => {
    const names = variedAxes(experiment.document, rows).map(({ name }) => name);
    expect(names).toEqual(['streams', 'loss']);
    expect(shownValue(experiment.document.axes[1], 0.07)).toBe('7 %');
  });

  it('gives an axis room for its bars, from zero where values are positive', () => {
    expect(roomFor([100, 200], false, true)).toEqual({ from: 0, to: 212 });
    expect(roomFor([0, 1e-6, 1e-4], true, false).from).toBeCloseTo(1e-6 / 1.3, 12);
    expect(roomFor([], false, true)).toEqual({ from: 0, to: 1 });
  });
});

describe('a frame', () => {
  it('spreads a logarithmic axis by factors and values evenly', () => {
    const frame = new PlotFrame({} as CanvasRenderingContext2D, {} as Colors, true);
    Object.assign(frame, { left: 10, width: 300, top: 0, height: 100 });
    frame.range = { from: 1e-6, to: 1e-3 };
    frame.setLimits('left', { from: 0, to: 50 });
    expect([1e-6, 1e-5, 1e-3].map((x) => Math.round(frame.x(x)))).toEqual([10, 110, 310]);
    expect([0, 25, 50].map((y) => frame.y('left', y))).toEqual([100, 50, 0]);
  });

  it('has a word at each place of an axis of words, and leaves out numbers too near each other', () => {
    const text = (words: readonly string[] | null) =>
      plotAxes({ ...EVEN, words }, 0).x.text([0, 1, 2], 1, (value) => value * 20);
    expect(text(['hold', 'nearest', 'ideal'])).toEqual(['hold', 'nearest', 'ideal']);
    expect(text(null)).toEqual(['0', '', '2']);
  });

  it('turns words that do not fit side by side, and is as high as the longest then needs', () => {
    const across = (words: readonly string[]) => plotAxes({ ...EVEN, words }, 0).x;
    expect(across(['hold', 'nearest', 'ideal'])).not.toHaveProperty('turned');
    const many = Array.from({ length: 20 }, (_, at) => `all but number ${at}`);
    expect(across(many)).toHaveProperty('turned', 75);
    const told = (width: number) => across(many).text([0, 1, 2], 1, (value) => value * width);
    expect(told(20)).toEqual(many.slice(0, 3));
    expect(told(8)).toEqual([many[0], '', many[2]]);
    expect(across([...many, 'a word as long as few others are']).size).toBeGreaterThan(
      across(many).size,
    );
  });

  it('is the engine of the charts and no other', () => {
    const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const framing = Object.entries(sources).filter(([, text]) => /from 'uplot'/.test(text));
    expect(framing.map(([name]) => name)).toEqual(['../../charts/engine/plot.ts']);
  });
});

describe('numbers', () => {
  it('have as many decimals as their interval deserves', () => {
    const text = (mean: number, ci95: number | null) =>
      estimateText({ mean, ci95, sd: 0 }, { ...goodput, unit: '' });
    expect(text(173.312, 2.513)).toBe('173.3 ± 2.5');
    expect(text(5051.4, 148)).toBe('5,051 ± 148');
    expect(text(0.66812, 0.0178)).toBe('0.668 ± 0.018');
    expect(text(3, null)).toBe('3');
  });

  it('say in a picture by how many runs they came, by which core and on which seeds', () => {
    const results = { rows, claims: [], reference: [], pairs: [] };
    expect(madeWords(experiment, made, results)).toBe(
      'Quick mode, 3 of 5 replications, seeds 1 to 5. Core 0.1.0+ab.',
    );
    const whole = { ...made, mode: 'full' as const, planned: 3, date: '2026-11-22' };
    expect(madeWords(experiment, whole, results)).toBe(
      'Full mode, 3 replications, seeds 1 to 3. Core 0.1.0+ab, 2026-11-22.',
    );
    const json = JSON.parse(resultsJson(experiment, whole, results));
    expect(json).toMatchObject({ mode: 'full', replications: 3, seeds: '1-3', core: '0.1.0+ab' });
  });

  it('of one run say its mode, its seed and the core, in pictures and tables', () => {
    const run = { mode: 'quick' as const, seed: 1, core: '0.1.0+ab' };
    expect(runWords(run)).toBe('Quick mode, seed 1. Core 0.1.0+ab.');
    const table = [
      ['time_s', 'GEO links'],
      ['0', '2'],
    ];
    expect(stamped(table, { ...run, mode: 'full' })).toEqual([
      ['time_s', 'GEO links', 'mode', 'seed', 'core'],
      ['0', '2', 'full', 1, '0.1.0+ab'],
    ]);
  });

  it('go into a file with every digit, a column for each part', () => {
    const csv = resultsCsv(experiment, made, { rows, claims: [], reference: [], pairs: [] });
    const [head, first, second] = csv.split('\r\n');
    expect(head).toBe(
      'streams,loss,buffer,replications,goodput_bps_mean,goodput_bps_ci95,goodput_bps_sd,mode,seeds,core',
    );
    expect(first).toBe('4,0.07,15000,3,88000,2000,0,quick,1-5,0.1.0+ab');
    expect(second).toBe('1,0.07,15000,3,80000,,0,quick,1-5,0.1.0+ab');
  });
});

it('says how long a sweep may take in minutes where seconds say little', () => {
  const state = { status: 'running', done: 20, total: 7200, left_s: 5400 } as SweepState;
  expect(stateWords(state)).toBe('20 of 7,200 runs done, 90 min left.');
  expect(stateWords({ ...state, left_s: 41.3 })).toBe('20 of 7,200 runs done, 42 s left.');
});

describe('a plot against time with more lines than it shows at once', () => {
  const document = {
    ...experiment.document,
    plot: { ...experiment.document.plot, series: ['streams'] },
  };
  const line = (streams: number, loss: number) => ({ values: { streams, loss, buffer: 15_000 } });

  it('lets one choose among the values of axes that are no series of it', () => {
    const choices = plotChoices(document, [line(1, 0), line(4, 0), line(1, 0.07), line(4, 0.07)]);
    expect(choices.map(({ axis: { name }, values }) => [name, values])).toEqual([
      ['loss', [0, 0.07]],
    ]);
  });

  it('offers nothing where all lines have one value', () => {
    expect(plotChoices(document, [line(1, 0), line(4, 0)])).toEqual([]);
  });
});

it('no two of many series look the same', () => {
  const looks = Array.from({ length: 64 }, (_, number) => JSON.stringify(seriesStyle(number)));
  expect(new Set(looks).size).toBe(64);
  const marks = looks.map((look) => JSON.stringify({ ...JSON.parse(look), dash: null }));
  expect(new Set(marks).size).toBe(64);
});
