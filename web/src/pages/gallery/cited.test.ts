/** Citations of experiments: what made the results on show, in English. */
import { load, loadExperiments } from 'virtual:languages';
import { afterEach, expect, it, vi } from 'vitest';
import file from '../../../../public/experiments/xs-fig12.json';
import { saidDocument } from '../../experiments/said';
import { citedText } from '../../links/cite';
import type { Experiment, ExperimentDocument } from '../../protocol/experiment.gen';
import { speak } from '../../words/say';
import { FluentTongue } from '../../words/tongue/fluentTongue';
import { citedResults, linkTo } from './cited';

afterEach(() => {
  speak(null);
  vi.unstubAllGlobals();
});

const document = {
  ...file,
  seed: 7,
  reference: null,
  axes: [],
  claims: [],
} as unknown as ExperimentDocument;
const experiment = (of: ExperimentDocument) =>
  ({ document: of, hash: '0123456789abcdef', metrics: [] }) as unknown as Experiment;
const named = { document: '0123456789abcdef', link: 'https://example.org/#/gallery/xs-fig12' };
const made = {
  mode: 'full',
  planned: 20,
  core: '0.1.0+a0d0cd12be9aa2d4',
  date: '2026-11-23',
} as const;

it('names title, core, seeds, document, day and link of the results', () => {
  expect(citedText(citedResults(experiment(document), made, named))).toBe(
    `The Skywindow contributors. Skywindow, version 0.1.0 (core 0.1.0+a0d0cd12be9aa2d4). “${document.figure}: ${document.title}”, seeds 7 to 26, document 0123456789abcdef, 2026-11-23. ${named.link}`,
  );
});

it('says one seed, and today, where results of one are made here', () => {
  const one = citedResults(
    experiment({ ...document, figure: '' }),
    { ...made, planned: 1, date: null },
    named,
  );
  expect(one).toMatchObject({ title: document.title, seeds: '7' });
  expect(one.date).toBe(new Date().toISOString().slice(0, 10));
});

it('is English where the experiment is said in another language', async () => {
  const tongue = new FluentTongue('de', (await load('de')).default, () => undefined);
  tongue.learn((await loadExperiments('de')).default);
  speak(tongue);
  const said = saidDocument(document);
  expect(said.title).not.toBe(document.title);
  expect(citedResults(experiment(said), made, named).title).toBe(
    `${document.figure}: ${document.title}`,
  );
});

it('links to where the page is', () => {
  vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/a/' });
  expect(linkTo('#/gallery/aqm')).toBe('https://example.org/a/#/gallery/aqm');
});
