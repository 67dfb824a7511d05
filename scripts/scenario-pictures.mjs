/** `npm run scenario-pictures`: takes the pictures of the page of scenarios from the built page, of all or of those named. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { browser } from './browser.mjs';
import { serve } from './serve.mjs';
import { main, root, say } from './steps.mjs';

/** As large as the page shows them at most. */
const size = { width: 400, height: 225 };
const QUALITY = 60;
/** Simulated seconds after which links, path and packets are looked at. */
const SECONDS = 8;
/** Lays the globe alone over the rest of the lab. */
const BARE = `
  .middle { position: fixed !important; inset: 0; z-index: 9; height: auto !important; }
  .middle > :not(.globe-canvas) { display: none !important; }
`;

await main(async () => {
  const address = await serve(join(root, 'dist'), 4291);
  const chrome = await chromium.launch({
    executablePath: await browser(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const folder = join(root, 'public/scenarios');
  mkdirSync(folder, { recursive: true });
  const named = process.argv.slice(2);
  const all = readdirSync(join(root, 'public/presets')).map((name) => basename(name, '.json'));
  try {
    for (const id of named.length > 0 ? named : all) {
      const picture = await taken(chrome, `${address}#/lab?scenario=${id}`);
      writeFileSync(join(folder, `${id}.webp`), picture);
      say(`public/scenarios/${id}.webp: ${picture.length} bytes`);
    }
  } finally {
    await chrome.close();
  }
  process.exit(0);
});

async function taken(chrome, address) {
  const page = await chrome.newPage({ viewport: size, colorScheme: 'dark', bypassCSP: true });
  await page.addInitScript((style) => {
    addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
    });
  }, BARE);
  await page.goto(address);
  await page.waitForSelector('.globe-canvas[data-ready]');
  await page.waitForFunction(
    (until) =>
      Number(document.querySelector('[aria-label="Playhead"]')?.ariaValueNow ?? 0) >= until,
    SECONDS,
  );
  await page.keyboard.press('Space');
  // The imagery settles.
  await page.waitForTimeout(2000);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  });
  await page.close();
  return Buffer.from(data, 'base64');
}
