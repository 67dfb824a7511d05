/** What addresses name, also those that name nothing. */
import { expect, test } from 'vitest';
import { readAddress, scenarioOf } from './address';

test.each([
  ['', { page: 'lab' }],
  ['#', { page: 'lab' }],
  ['#/', { page: 'lab' }],
  ['#/lab', { page: 'lab' }],
  ['#v1.iridium.abc', { page: 'lab' }],
  ['#v9.', { page: 'lab' }],
  ['#/gallery', { page: 'gallery', experiment: null, results: null }],
  ['#/gallery/', { page: 'gallery', experiment: null, results: null }],
  ['#/gallery/ms-fig11', { page: 'gallery', experiment: 'ms-fig11', results: null }],
  ['#/gallery/ms-fig11/', { page: 'gallery', experiment: 'ms-fig11', results: null }],
  ['#/gallery/ms%2Dfig11?mode=full', { page: 'gallery', experiment: 'ms-fig11', results: null }],
  ['#/gallery/__proto__', { page: 'gallery', experiment: '__proto__', results: null }],
  [
    '#/gallery?results=runs/a%20b.json',
    { page: 'gallery', experiment: null, results: 'runs/a b.json' },
  ],
  ['#/gallery/own?results=runs.zip', { page: 'gallery', experiment: 'own', results: 'runs.zip' }],
  ['#/lessons', { page: 'lessons', lesson: null, sheet: null }],
  ['#/lessons/slow-start', { page: 'lessons', lesson: 'slow-start', sheet: null }],
  ['#/lessons/slow-start/key', { page: 'lessons', lesson: 'slow-start', sheet: 'key' }],
  ['#/scenarios', { page: 'scenarios' }],
  ['#/glossary', { page: 'glossary' }],
  ['#/lab?scenario=two-links', { page: 'lab' }],
  ['#/about', { page: 'about' }],
  ['#/validation', { page: 'validation' }],
])('%s is a page', (fragment, address) => {
  expect(readAddress(fragment)).toEqual(address);
});

test.each([
  '#/gallery/%E0%A4%A',
  '#/gallery/%',
  '#/gallery/ms-fig11/table',
  '#/galleryx',
  '#/lessons/%',
  '#/lessons/slow-start/2',
  '#/lessons/slow-start/key/1',
  '#/gallery/ms-fig11/key',
  '#/About',
  '#/about/us',
  '#/validation/ms-goodput',
  '#/lab/1',
  '#/__proto__',
  '#/constructor',
  '#gallery',
  '#//gallery',
])('%s means nothing', (fragment) => {
  expect(readAddress(fragment)).toEqual({ page: 'nowhere', said: fragment.slice(1) });
});

test('an address of the lab may ask for a scenario, one of another page does not', () => {
  expect(scenarioOf('#/lab?scenario=two-links')).toBe('two-links');
  expect(scenarioOf('#/lab')).toBeNull();
  expect(scenarioOf('')).toBeNull();
  expect(scenarioOf('#/gallery?scenario=two-links')).toBeNull();
  expect(scenarioOf('#v1.iridium.abc?scenario=two-links')).toBeNull();
});

test('of a long address that means nothing the beginning is said', () => {
  expect(readAddress(`#/${'x'.repeat(5000)}`)).toEqual({
    page: 'nowhere',
    said: `/${'x'.repeat(79)}…`,
  });
});
