/** Citations of runs and experiments. */
import { expect, test } from 'vitest';
import { citedBibtex, citedCff, citedText, nameOfText } from './cite';

const cited = {
  title: '5 % loss & "two" links',
  core: '0.1.0+a0d0cd12be9aa2d4',
  seeds: '1 to 20',
  document: '0123456789ab',
  link: 'https://example.org/#v1.two-links.abc',
  date: '2026-02-03',
};

test('the sentence has version, core, seeds, document, day and link', () => {
  expect(citedText(cited)).toBe(
    'The Skywindow contributors. Skywindow, version 0.1.0 (core 0.1.0+a0d0cd12be9aa2d4). “5 % loss & "two" links”, seeds 1 to 20, document 0123456789ab, 2026-02-03. https://example.org/#v1.two-links.abc',
  );
  expect(citedText({ ...cited, seeds: '7', link: '' })).toMatch(/, seed 7, .* 2026-02-03\.$/);
});

test('BibTeX escapes what TeX takes for its own', () => {
  const entry = citedBibtex({ ...cited, title: '5 % {a}_b' });
  expect(entry).toContain('title = {Skywindow: 5 \\% a\\_b}');
  expect(entry).toMatch(/^@software\{skywindow-0123456789ab,\n( {2}\w+ = \{.*\},?\n)+\}\n$/);
  expect(citedBibtex({ ...cited, link: '' })).not.toContain('url');
});

test('CITATION.cff is of version 1.2.0, with its strings quoted', () => {
  const lines = citedCff(cited).split('\n');
  expect(lines[0]).toBe('cff-version: 1.2.0');
  expect(lines).toContain('title: "Skywindow: 5 % loss & \\"two\\" links"');
  expect(lines).toContain('date-released: 2026-02-03');
});

test('a document is named by its SHA-256', async () => {
  // FIPS 180-4, the example of "abc".
  expect(await nameOfText('abc')).toBe('ba7816bf8f01');
});
