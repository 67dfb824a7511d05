/** Files of results that are no such files, and addresses of files. */
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { resultsAddress } from './resultsAddress';
import { readResultsFile } from './resultsFile';

const bundle = {
  'plan.json': strToU8('{}'),
  'shard-1-of-1.jsonl': strToU8('{}\n'),
  'README.md': strToU8('# Results'),
};

test('a bundle is taken apart, with the day that it names', async () => {
  const about = { '@graph': [{ '@id': './', datePublished: '2026-01-31' }] };
  for (const [text, date] of [
    [JSON.stringify(about), '2026-01-31'],
    ['{', null],
  ] as const) {
    const bytes = zipSync({ ...bundle, 'ro-crate-metadata.json': strToU8(text) });
    expect(await readResultsFile(bytes)).toEqual({
      plan: bundle['plan.json'],
      rows: bundle['shard-1-of-1.jsonl'],
      date,
    });
  }
});

test('what is too large, damaged or another archive is refused by a sentence', async () => {
  const most = 2 ** 20;
  const refused = (bytes: Uint8Array) => expect(readResultsFile(bytes, most)).rejects;
  await refused(new Uint8Array(1.5 * most)).toThrow(/^has 1\.5 MiB, and 1\.0 MiB is the most/);
  const plan = crypto.getRandomValues(new Uint8Array(5000));
  const whole = zipSync({ ...bundle, 'plan.json': plan });
  await refused(whole.slice(0, 4000)).toThrow(/^is (cut off|a damaged archive)$/);
  await refused(whole.slice(0, 80)).toThrow(/^is (cut off|a damaged archive)$/);
  const packed = zipSync({ ...bundle, 'plan.json': strToU8('{}'.repeat(1000)) });
  await refused(packed.fill(255, 45, 55)).toThrow(/^is a damaged archive$/);
  await refused(zipSync({ 'README.md': bundle['README.md'] })).toThrow(/^is no bundle/);
  const bomb = { ...bundle, 'shard-1-of-1.jsonl': new Uint8Array(2 * most) };
  await refused(zipSync(bomb)).toThrow(/^unpacked has [12]\.\d MiB, and 1\.0 MiB is/);
});

test('a link leads to files of the same site alone', () => {
  const base = 'https://example.org/lab/index.html';
  const at = (path: string) => resultsAddress(path, base).href;
  expect(at('runs.json')).toBe('https://example.org/lab/runs.json');
  expect(at('/shared/a b.json')).toBe('https://example.org/shared/a%20b.json');
  for (const path of ['https://elsewhere.org/runs.json', '//elsewhere.org/runs.json', 'data:,{}']) {
    expect(() => at(path)).toThrow(/is another site, and this page reads results from its own/);
  }
  expect(() => at('https://[')).toThrow(/is no address of a file/);
});
