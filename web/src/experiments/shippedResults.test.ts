/** Shipped results beside those that are made here. */
import { readdirSync, readFileSync } from 'node:fs';
import { bring_experiments, initSync, experiments as known, Sweep } from 'skywindow-packets';
import { beforeAll, expect, test } from 'vitest';
import type { LinesPlot, Results } from '../protocol/experiment.gen';
import { compared, comparisonWords, type ShippedIndex } from './shippedResults';

const folder = new URL('../../../public/', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const { experiments }: { experiments: ShippedIndex } = read('results/index.json');

beforeAll(() => {
  const core = new URL('../../../sim-wasm/pkg/packets_bg.wasm', import.meta.url);
  initSync({ module: readFileSync(core) });
  const documents = readdirSync(new URL('experiments/', folder)).map((file) => [
    file.replace('.json', ''),
    readFileSync(new URL(`experiments/${file}`, folder), 'utf8'),
  ]);
  bring_experiments(JSON.stringify(Object.fromEntries(documents)));
});

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
    for (const kind of ['sentence', 'value', 'check'] as const) {
      const own = results.claims.filter((claim) => claim.kind === kind);
      for (const verdict of ['holds', 'fails', 'unclear'] as const) {
        expect([id, kind, verdict, shipped?.kinds[kind][verdict]]).toEqual([
          id,
          kind,
          verdict,
          own.filter((claim) => claim.verdict === verdict).length,
        ]);
      }
    }
    for (const { id: claim, kind, place, reason, verdict } of results.claims) {
      expect([id, claim, place === '']).toEqual([id, claim, kind === 'check']);
      if (verdict === 'holds') expect([id, claim, reason]).toEqual([id, claim, '']);
    }
    expect(shipped?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(shipped?.core).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{16}$/);
  }
});

test('what is shipped is of the experiments as they are: the gallery hides other results', () => {
  const titles: { id: string; hash: string }[] = JSON.parse(known());
  for (const { id, hash } of titles) expect([id, experiments[id]?.hash]).toEqual([id, hash]);
});

// Each experiment is a test of its own: all of them together take a busy machine longer than one test may.
test.each(Object.entries(experiments))(
  'the thumbnail of %s draws the lines of the figure that it stands for, on its scale',
  (id, { lines }) => {
    if (lines.length === 0) {
      expect(read(`experiments/${id}.json`).plot?.kind ?? 'lines').not.toBe('lines');
      return;
    }
    const sweep = new Sweep(id, 'full');
    const figure: LinesPlot = JSON.parse(
      sweep.plot(readFileSync(new URL(`results/${id}.json`, folder), 'utf8')),
    );
    sweep.free();
    const across = (x: number) => (figure.x.scale === 'log' ? Math.log(x) : x);
    const drawn = figure.lines.map(({ points }) => points).filter((points) => points.length > 1);
    const all = drawn.slice(0, lines.length).flat();
    const least = Math.min(...all.map(({ y }) => y));
    const scale = 100 / (Math.max(...all.map(({ y }) => y)) - least || 1);
    const left = Math.min(...all.map(({ x }) => across(x)));
    const width = 100 / (Math.max(...all.map(({ x }) => across(x))) - left || 1);
    lines.forEach((line, number) => {
      const points = drawn[number] ?? [];
      const every = Math.ceil(points.length / line.length);
      expect(line.length, `line ${number}`).toBeGreaterThan(1);
      line.forEach(([x, y], place) => {
        const point = points[place * every];
        if (!point) throw new Error(`${id} has no point ${place} in line ${number}.`);
        expect(Math.abs(x - (across(point.x) - left) * width), 'across').toBeLessThan(1);
        expect(Math.abs(y - (point.y - least) * scale), 'up').toBeLessThan(1);
      });
    });
  },
);

test('results that are the same but for rounding say so, another mean or verdict is named', () => {
  const shipped: Results = read('results/ms-fig11.json');
  const finer = structuredClone(shipped) as { rows: { metrics: object }[] } & Results;
  const [row] = finer.rows;
  const metrics = row?.metrics as Record<string, { mean: number | null }>;
  const [first] = Object.values(metrics);
  if (!first?.mean) throw new Error('no mean to change');
  const { mean } = first;
  first.mean = mean * (1 + 1e-7);
  expect(comparisonWords(compared(shipped, finer))).toMatch(
    /is the same as what came with the page/,
  );
  first.mean = mean * 1.01;
  const points = shipped.rows.length;
  expect(compared(shipped, finer)).toEqual({ points, different: 1, verdicts: [] });
  const claims = finer.claims.map((claim) => ({ ...claim, verdict: 'unclear' as const }));
  expect(comparisonWords(compared(shipped, { ...shipped, claims }))).toContain('in the verdict on');
});
