/** Some links of earlier versions in the browser: the page says what it said when they were made. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Seen, seenAt } from '../../scripts/corpus/seen.mjs';
import { withoutGlobe } from './page';

const corpus = join(import.meta.dirname, '../corpus');

interface Recorded {
  readonly about: string;
  readonly link: string;
  readonly seen?: Seen;
}

for (const entry of readdirSync(corpus, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  const version = entry.name;
  const text = readFileSync(join(corpus, version, 'links.json'), 'utf8');
  for (const { about, link, seen } of JSON.parse(text) as Recorded[]) {
    if (!seen) continue;
    test(`a link of version ${version} shows what it showed: ${about}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await withoutGlobe(page);
      await expect.poll(() => seenAt(page, `./${link}`)).toEqual(seen);
    });
  }
}
