/** The words of plots that the page makes are those of the core, and in another language none of them is English. */
import { readFileSync } from 'node:fs';
import { load, loadExperiments as loadWords } from 'virtual:languages';
import { initSync } from 'skywindow-packets';
import { afterEach, expect, it } from 'vitest';
import { plotWords, wordsAnew } from '../../experiments/plotWords';
import { saidExperiment } from '../../experiments/said';
import { speak } from '../../words/say';
import { FluentTongue } from '../../words/tongue/fluentTongue';
import { loadExperiments } from '../../worker/sweepCore';
import { coreForTests } from '../lab/core.testing';

await coreForTests();
initSync({
  module: readFileSync(new URL('../../../../sim-wasm/pkg/packets_bg.wasm', import.meta.url)),
});
const core = await loadExperiments();
const ids = core.titles().map(({ id }) => id);
const drawn = ids.filter((id) => core.experiment(id).document.plot.kind === 'lines');
const plotOf = (id: string) => core.plot(id, 'full', null);
/** Thousands with one decimal, as the page shows them. */
const rounded = (plot: unknown) => JSON.stringify(plot).replaceAll(/(\d,\d{3}\.\d)\d*/g, '$1');

afterEach(() => speak(null));

it('says of every plot in English what the core says', () => {
  expect(drawn.length).toBeGreaterThan(50);
  for (const id of drawn) {
    const plot = plotOf(id);
    const { document } = core.experiment(id);
    const { lines, ...axes } = wordsAnew(plot, document, core.metrics());
    expect({ lines, ...axes }, id).toEqual({ ...plot, lines });
    expect(rounded(lines), id).toBe(rounded(plot.lines));
    expect(plotWords(plot, document, core.metrics())).toBe(plot);
  }
});

it('says titles, axes, lines and references in the language', async () => {
  const missing: string[] = [];
  const tongue = new FluentTongue('qps', (await load('qps')).default, (key) => missing.push(key));
  tongue.learn((await loadWords('qps')).default);
  speak(tongue);
  for (const { title, figure } of core.titles()) {
    expect(`${title}${figure}`).not.toMatch(/[a-z]{3}/);
  }
  for (const id of drawn) {
    const { document } = saidExperiment(core.experiment(id));
    const { x, y, lines, reference } = plotWords(plotOf(id), document, core.metrics());
    const words = [x.label, ...(x.words ?? []), y.label, ...lines.map(({ label }) => label)];
    for (const text of [...words, reference]) {
      // What is outside the brackets are numbers, units and names.
      const english = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
      expect(english, `${id}: ${text}`).not.toMatch(/\p{Lu}?[a-z]{5}/u);
    }
  }
  expect(missing).toEqual([]);
});
