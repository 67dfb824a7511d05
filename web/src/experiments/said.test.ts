/** Experiments in the language of the page: every text of a document that comes with it, and no text of a user. */
import { existsSync, readFileSync } from 'node:fs';
import { load, loadExperiments } from 'virtual:languages';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ClaimResult, ExperimentDocument, Results } from '../protocol/experiment.gen';
import { speak } from '../words/say';
import { FluentTongue } from '../words/tongue/fluentTongue';
import { namedValue, shownValue } from './experimentAxes';
import { saidDocument, saidMeasured, saidPoint, saidReason, writtenDocument } from './said';

/** A document as its file has it. */
type Written = Omit<ExperimentDocument, 'axes' | 'claims' | 'plot'> & {
  readonly axes: readonly Partial<ExperimentDocument['axes'][number]>[];
  readonly claims: readonly Partial<ExperimentDocument['claims'][number]>[];
  readonly plot: Partial<ExperimentDocument['plot']>;
};

const files = import.meta.glob<Written>('../../../public/experiments/*.json', {
  eager: true,
  import: 'default',
});
/** The results that came with the page of a document; none of those that draw no means. */
function claimsOf({ id }: ExperimentDocument): readonly ClaimResult[] {
  const file = new URL(`../../../public/results/${id}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results).claims : [];
}

/** With what the core adds where a file leaves it out. */
function whole(file: Written): ExperimentDocument {
  const axis = { labels: {}, places: [], unit: '', shown_factor: 1, scale: 'linear' };
  const claim = { place: '', note: '' };
  const plot = { y_label: '', y_unit: '', y_factor: 1, series: [], curves: [], modulo: null };
  return {
    ...file,
    axes: file.axes.map((one) => ({ ...axis, ...one })),
    claims: file.claims.map((one) => ({ ...claim, ...one })),
    plot: { ...plot, ...file.plot },
    reference: file.reference ?? null,
  } as ExperimentDocument;
}

const documents = Object.values(files).map(whole);
/** What is no number, name of a standard or abbreviation. */
const WORDS = /\p{Ll}{2}/u;

let words: Awaited<ReturnType<typeof load>>['default'];
let more: typeof words;
beforeAll(async () => {
  words = (await load('qps')).default;
  more = (await loadExperiments('qps')).default;
});
afterEach(() => speak(null));

/** Speaks the language that shows what is in no file; collects what it lacks. */
function pseudo(): readonly string[] {
  const missing: string[] = [];
  const tongue = new FluentTongue('qps', words, (key) => missing.push(key));
  tongue.learn(more);
  speak(tongue);
  return missing;
}

/** Every text that a document shows. */
function textsOf(document: ExperimentDocument): readonly string[] {
  const { title, figure, setting, axes, plot, claims, reference } = document;
  return [
    ...[title, figure, setting, plot.y_label, reference?.source ?? ''],
    ...claims.flatMap(({ sentence, place, note }) => [sentence, place, note]),
    ...axes.flatMap((axis) => [
      axis.label,
      ...(axis.places.length > 0 ? [] : axis.values).flatMap((value) =>
        typeof value === 'number' ? [] : [shownValue(axis, value)],
      ),
      ...Object.values(axis.labels),
    ]),
  ].filter((text) => WORDS.test(text));
}

describe('a document that comes with the page', () => {
  it('is said whole, from its files', () => {
    expect(documents.length).toBeGreaterThan(80);
    const missing = pseudo();
    for (const document of documents) {
      const texts = textsOf(saidDocument(document));
      expect(texts.length).toBe(textsOf(document).length);
      expect(
        texts.filter((text) => !text.startsWith('⟦')),
        document.id,
      ).toEqual([]);
    }
    expect(missing).toEqual([]);
  });

  it('stays as it is written for files, and in English', () => {
    const [document] = documents;
    if (!document) throw new Error('no document');
    const before = JSON.stringify(document);
    pseudo();
    const said = saidDocument(document);
    expect(said.title).not.toBe(document.title);
    expect(writtenDocument(said)).toBe(document);
    expect(JSON.stringify(document)).toBe(before);
    expect(said.axes.map(({ name, values }) => ({ name, values }))).toEqual(
      document.axes.map(({ name, values }) => ({ name, values })),
    );
  });

  it('needs words that the first load of a page does without', () => {
    expect(Object.keys(more.messages).length).toBeGreaterThan(800);
    const first = new Set(Object.keys(words.messages));
    expect(Object.keys(more.messages).filter((key) => first.has(key))).toEqual([]);
    // What the core calls a metric is said once.
    expect(first.has('Goodput')).toBe(true);
  });

  it('has its points, reasons and what was measured said, in all results that came with the page', () => {
    pseudo();
    let points = 0;
    for (const document of documents) {
      const said = saidDocument(document);
      const claims = claimsOf(document);
      const all = new Set(claims.flatMap(({ findings }) => findings.map(({ point }) => point)));
      for (const point of [...all].filter((one) => WORDS.test(one))) {
        expect(saidPoint(said, point), `${document.id}: ${point}`).toMatch(/⟦/);
        points += 1;
      }
      for (const claim of claims) {
        const measured = saidMeasured(said, claim).replaceAll(/⟦[^⟦]*?⟧/g, '');
        expect(measured, `${document.id}: ${claim.measured}`).not.toMatch(/such as|ratio|points/);
        if (claim.reason !== '') expect(saidReason(said, claim)).toMatch(/^⟦/);
      }
    }
    expect(points).toBeGreaterThan(400);
  }, 30_000);
});

it.each(['de', 'fr', 'es'])('the numbers of every verdict are written as %s does', async (code) => {
  const tongue = new FluentTongue(code, (await load(code)).default, () => undefined);
  tongue.learn((await loadExperiments(code)).default);
  speak(tongue);
  const numbers = /-?\d+(?:[.,\u202f\u00a0]\d+)*/g;
  let decimals = 0;
  for (const document of documents) {
    const said = saidDocument(document);
    for (const claim of claimsOf(document)) {
      const [before = '', after = ''] = claim.measured.split(/, such as .*: /);
      const whole = saidMeasured(said, claim);
      const written = whole.match(numbers) ?? [];
      for (const number of `${before} ${after}`.match(/-?\d+(?:\.\d+)?/g) ?? []) {
        expect(written, `${document.id}: ${whole}`).toContain(number.replace('.', ','));
        if (number.includes('.')) decimals += 1;
      }
      expect(whole, document.id).not.toMatch(/\b(?:ratio|such as|packets)\b/);
    }
  }
  expect(decimals).toBeGreaterThan(500);
});

describe('words among the values of an axis', () => {
  it('are said where they are shown, with the name of their axis as in English', () => {
    const document = documents.find(({ id }) => id === 'xs-sensitivity');
    const axis = document?.axes.find(({ values }) => values.includes('no backoff'));
    if (!document || !axis) throw new Error('no such axis');
    expect(namedValue(axis, 'no backoff')).toBe(`${axis.label} no backoff`);
    pseudo();
    const said = saidDocument(document).axes.find(({ name }) => name === axis.name);
    expect(namedValue(said ?? axis, 'no backoff')).toMatch(/^⟦[^⟧]*⟧ ⟦[^⟧]*⟧$/);
  });
});

describe('a document of a user', () => {
  const claim: ClaimResult = {
    id: 'a',
    sentence: 'Goodput falls.',
    kind: 'check',
    place: '',
    note: '',
    reason: 'None',
    measured: 'ratio 0.5 to 0.8 at 2 points; fails at 1, such as Goodput none: ratio 0.5 ± 0.1',
    verdict: 'fails',
    findings: [{ point: 'Goodput none', value: 0.5, ci95: 0.1, verdict: 'fails' }],
  };

  it('is said as it is written; what the core measured in it, in the language', () => {
    const [document] = documents;
    if (!document) throw new Error('no document');
    pseudo();
    expect(writtenDocument(document)).toBe(document);
    expect(saidReason(document, claim)).toBe('None');
    const measured = saidMeasured(document, claim);
    expect(measured).toContain('Goodput none');
    expect(measured).not.toMatch(/such as|ratio/);
    speak(null);
    expect(saidMeasured(document, claim)).toBe(claim.measured);
  });
});
