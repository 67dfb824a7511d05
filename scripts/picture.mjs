/** `npm run picture`: takes the README's picture of the lab from the built page. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browser } from './browser.mjs';
import { serve } from './serve.mjs';
import { main, root, say } from './steps.mjs';

await main(async () => {
  const address = await serve(join(root, 'dist'), 4290);
  const chrome = await chromium.launch({
    executablePath: await browser(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const page = await chrome.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
  });
  await page.goto(address);
  await page.waitForSelector('.globe-canvas[data-ready]');
  await page.waitForFunction(
    () => Number(document.querySelector('[aria-label="Playhead"]')?.ariaValueMax ?? 0) >= 599,
  );
  // A loss or fast retransmit after the first handover, so that the card shows truth beside belief.
  const step = async (kind) => {
    await page.getByRole('combobox', { name: 'Step' }).selectOption(kind);
    await page.getByRole('button', { name: 'Next event' }).click();
    await page.waitForTimeout(500);
  };
  await step('handover');
  await step('fast-retransmit');
  // The imagery and the charts settle.
  await page.waitForTimeout(15_000);
  mkdirSync(join(root, 'docs'), { recursive: true });
  await page.screenshot({ path: join(root, 'docs/lab.png') });
  say('docs/lab.png is written');
  await chrome.close();
  process.exit(0);
});
