/** `npm run picture`: takes the README's pictures of the lab from the built page. */
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
  mkdirSync(join(root, 'docs'), { recursive: true });
  for (const [name, show] of [
    ['lab', lab],
    ['sequence', sequence],
    ['compare', compare],
    ['lesson', lesson],
  ]) {
    const page = await chrome.newPage({
      viewport: { width: 1440, height: 900 },
      colorScheme: 'dark',
    });
    await show(page, address);
    await page.screenshot({ path: join(root, `docs/${name}.png`) });
    say(`docs/${name}.png is written`);
    await page.close();
  }
  await chrome.close();
  process.exit(0);
});

/** The lab at a loss or fast retransmit after the first handover, so that the card shows truth beside belief. */
async function lab(page, address) {
  await page.goto(`${address}#/lab?scenario=iridium-geo`);
  await page.waitForSelector('.globe-canvas[data-ready]');
  await untilSimulated(page, 599);
  await step(page, 'handover');
  await step(page, 'fast-retransmit');
  // The imagery and the charts settle.
  await page.waitForTimeout(15_000);
}

/** Four streams against one under the same errors, when both have lost and repaired some. */
async function compare(page, address) {
  await page.goto(`${address}#/lab?scenario=iridium-geo`);
  await page.waitForSelector('.globe-canvas[data-ready]');
  await untilSimulated(page, 599);
  await page.keyboard.press('k');
  await page.getByRole('searchbox', { name: 'Find a control' }).fill('Streams');
  const streams = page
    .locator('aside.left')
    .getByRole('spinbutton', { name: 'Streams', exact: true });
  await streams.fill('1');
  await streams.press('Enter');
  await page.getByRole('button', { name: 'Compare runs', exact: true }).click();
  await page.getByText('complete, 600.0 s').nth(1).waitFor();
  for (const [at, name] of ['four streams', 'one stream'].entries()) {
    const field = page.getByRole('textbox', { name: `Name of run ${'AB'[at]}` });
    await field.fill(name);
    await field.press('Enter');
  }
  await step(page, 'handover');
  await step(page, 'fast-retransmit');
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.waitForTimeout(15_000);
}

/** The traced loss of TCP and SCTP side by side, when both have recovered. */
async function sequence(page, address) {
  await page.goto(`${address}#/gallery/fa-trace`);
  await page.getByRole('button', { name: /^Step by step/ }).click();
  await untilSimulated(page, 5);
  for (const [field, value] of [
    ['From', '2.25'],
    ['to', '4.05'],
  ]) {
    await page.getByRole('spinbutton', { name: field, exact: true }).fill(value);
    await page.keyboard.press('Enter');
  }
  await step(page, 'fast-retransmit');
  await step(page, 'fast-retransmit');
  const card = page.locator('.sequence-card').last();
  while (!/Fast recovery ends/.test(await card.innerText())) {
    await page.getByRole('button', { name: 'Next step' }).click();
  }
  await page.waitForTimeout(2000);
}

/** The first question of the first lesson, answered, and the run that has just shown it. */
async function lesson(page, address) {
  await page.goto(`${address}#/lessons/slow-start`);
  await page.waitForSelector('.globe-canvas[data-ready], .uplot, canvas');
  await untilSimulated(page, 1);
  const panel = page.getByRole('region', { name: 'Lesson' });
  await panel.getByRole('textbox').first().fill('5,872');
  await panel.getByRole('button', { name: 'Answer' }).first().click();
  await untilSimulated(page, 1.7);
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  await page.waitForTimeout(15_000);
}

function untilSimulated(page, seconds) {
  return page.waitForFunction(
    (until) =>
      Number(document.querySelector('[aria-label="Playhead"]')?.ariaValueMax ?? 0) >= until,
    seconds,
  );
}

async function step(page, kind) {
  await page.getByRole('combobox', { name: 'Step' }).selectOption(kind);
  await page.getByRole('button', { name: 'Next event' }).click();
  await page.waitForTimeout(500);
}
