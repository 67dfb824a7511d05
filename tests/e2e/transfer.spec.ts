/** What a first visit to the lab takes over the wire. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { openLab } from './page';

/** All that a cold lab may take, compressed as the local server compresses it. */
const MOST_BYTES = 1_278_000;
/** All the JavaScript that the page asks for before anything is shown, compressed with gzip. */
const MOST_FIRST_SCRIPT = 150_000;

const dist = new URL('../../dist/', import.meta.url);

/** The scripts that come with the page: those it names or preloads, and what they import. */
function firstScripts(): Set<string> {
  const page = readFileSync(new URL('index.html', dist), 'utf8');
  const named = [...page.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g)];
  const waiting = named.map(([, file = '']) => new URL(file, dist).href);
  const found = new Set<string>();
  for (const file of waiting) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = readFileSync(fileURLToPath(file), 'utf8').matchAll(
      /(?:\bimport|\bfrom)\s*["'`](\.[^"'`]+\.js)["'`]/g,
    );
    for (const [, from = ''] of imports) waiting.push(new URL(from, file).href);
  }
  return found;
}

test('the page starts with little JavaScript', () => {
  let bytes = 0;
  for (const file of firstScripts()) bytes += gzipSync(readFileSync(fileURLToPath(file))).length;
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(MOST_FIRST_SCRIPT);
});

test('a first visit takes little more than a megabyte', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const faults = await openLab(page, '');
  await expect(page.locator('.globe-canvas[data-ready] canvas').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
  expect(faults).toEqual([]);
});
