/** The main ways through the page in Firefox; everything else is tried in Chromium (tests/e2e). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { choose, fill, playhead, press, simulated, start, until } from './page.mjs';

let firefox;
before(async () => {
  firefox = await start();
});
after(() => firefox?.end());

test('the lab opens with globe and charts, plays, and a reload keeps where it was', async () => {
  const page = await firefox.open();
  await simulated(page, 30);
  await page.waitForSelector('.globe-canvas[data-ready] canvas');
  await press(page, 'Pause');
  await page.keyboard.press('ArrowRight');
  const at = await playhead(page);
  const words = await page.$eval('[aria-label^="Windows at "]', (chart) => chart.ariaLabel);
  assert.match(words, /^Windows at [\d.]+ s: cwnd [\d.]+ kB/);
  await until(page, () => location.hash.startsWith('#v1.'));
  await page.reload();
  await simulated(page, at);
  assert.equal(await playhead(page), at);
  assert.deepEqual(page.faults, []);
  await page.close();
});

test('an experiment of the gallery runs in its workers', async () => {
  const page = await firefox.open('#/gallery/fa-trace');
  await press(page, 'Run here');
  await until(page, () =>
    /^All [\d,]+ runs done/.test(document.querySelector('.sweep-state')?.innerText),
  );
  const verdicts = await page.$$eval('.claims .verdict', (all) => all.map((one) => one.innerText));
  assert.deepEqual(new Set(verdicts), new Set(['holds']));
  assert.deepEqual(page.faults, []);
  await page.close();
});

test('a pinned run is compared with one that changes on its way, and the sky tells the next handover', async () => {
  const page = await firefox.open('#/lab?scenario=iridium-geo');
  await simulated(page, 60);
  await press(page, 'Pause');
  await page.keyboard.press('k');
  await page.keyboard.press('PageDown');
  await choose(page, /^from here on/);
  await fill(page, '[aria-label="Find a control"]', 'GSL bit error rate');
  await fill(page, 'aside.left input[inputmode="decimal"]', '1e-5');
  await until(page, () => document.querySelector('[aria-label="Changes"] li'));
  await press(page, 'Compare runs');
  const differs = await until(
    page,
    () => document.querySelector('[aria-label="What differs in B"]')?.innerText,
  );
  assert.match(differs, /GSL bit error rate: 1e-5 from [\d.]+ s on/);
  await press(page, 'Sky');
  await until(page, () =>
    / serves until /.test(document.querySelector('[data-testid="sky-decision"]')?.innerText),
  );
  assert.deepEqual(page.faults, []);
  await page.close();
});

test('a lesson answers from its run', async () => {
  const page = await firefox.open('#/lessons/slow-start');
  await until(page, () => document.querySelector('[aria-label="Lesson"] input:not([disabled])'));
  await fill(page, '[aria-label="Lesson"] input', '7340');
  const said = await until(
    page,
    () => document.querySelector('[aria-label="Lesson"] [role="status"]')?.innerText,
  );
  assert.match(said, /The run says: 5,872 bytes/);
  assert.deepEqual(page.faults, []);
  await page.close();
});
