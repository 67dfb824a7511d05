/**
 * Links and documents of earlier versions open and mean what they meant: tests/corpus has a folder a version.
 * `npm run corpus` records those of this one.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import {
  meaningOf,
  meaningOfBrought,
  meaningOfFile,
  meaningOfLesson,
  type Recorded,
} from './corpus.testing';

const corpus = new URL('../../../tests/corpus/', import.meta.url);
const recording = process.env.RECORD_CORPUS;
const read = <T>(url: URL): T => JSON.parse(readFileSync(url, 'utf8')) as T;

/** What documents mean, by the kind in the names of their files. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  scenario: meaningOfFile,
  experiment: meaningOfBrought,
  lesson: meaningOfLesson,
};

const versions = readdirSync(corpus, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(versions)('of version %s', (version) => {
  const folder = new URL(`${version}/`, corpus);
  const documents = new URL('documents/', folder);
  const file = new URL('meant.json', folder);
  const records = recording === version;
  const meant = records && !existsSync(file) ? {} : read<Record<string, unknown>>(file);
  const now: Record<string, unknown> = {};
  const links = read<Recorded[]>(new URL('links.json', folder));
  const names = readdirSync(documents);

  /** Compares, or takes down where that is wanted. */
  function meansTheSame(what: string, meaning: unknown): void {
    // As JSON has it: what is not there is left out.
    now[what] = JSON.parse(JSON.stringify(meaning));
    if (!records) expect(now[what]).toMatchObject(Object(meant[what]));
  }

  test.each(links)('$about: $link', async ({ link }) => {
    meansTheSame(link, await meaningOf(link));
  });

  test.each(names)('the document %s', async (name) => {
    const [, kind = ''] = name.split('.');
    const text = readFileSync(new URL(name, documents), 'utf8');
    meansTheSame(name, await READERS[kind]?.(text));
  });

  test('there is nothing else', () => {
    const recorded = new Set([...links.map(({ link }) => link), ...names]);
    if (!records) expect([...recorded].sort()).toEqual(Object.keys(meant).sort());
  });

  afterAll(() => {
    if (records) writeFileSync(file, `${JSON.stringify(now)}\n`);
  });
});
