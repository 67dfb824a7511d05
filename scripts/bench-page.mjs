/** `npm run bench:page`: JavaScript per frame, time to a moving globe and time to seek, of the built page. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browser } from './browser.mjs';
import { serve } from './serve.mjs';
import { main, root } from './steps.mjs';

/** Sums the time that the callbacks of each animation frame take. */
function watchFrames() {
  const frames = [];
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    request((at) => {
      const start = performance.now();
      callback(at);
      const spent = performance.now() - start;
      const last = frames.at(-1);
      if (last && last.at === at) last.spent += spent;
      else frames.push({ at, spent });
    });
  Object.assign(globalThis, { benchFrames: frames });
}

const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

const valueNow = () =>
  Number(document.querySelector('[aria-label="Playhead"]')?.getAttribute('aria-valuenow') ?? 0);

async function opening(page, address) {
  const start = Date.now();
  await page.goto(address);
  await page.waitForSelector('.globe-canvas[data-ready]');
  await page.waitForFunction(() =>
    /cwnd [\d.]+ kB/.test(document.querySelector('[aria-label^="Windows at "]')?.ariaLabel ?? ''),
  );
  return Date.now() - start;
}

/** From the key to the frame that shows the new playhead, ten times. */
async function seeking(page) {
  const times = [];
  for (const share of [0.9, 0.1, 0.5, 0.95, 0.05, 0.7, 0.3, 0.99, 0.01, 0.6]) {
    times.push(
      await page.evaluate(async (part) => {
        const slider = document.querySelector('[aria-label="Playhead"]');
        const { left, width, top, height } = slider.getBoundingClientRect();
        const where = {
          clientX: left + part * width,
          clientY: top + height / 2,
          bubbles: true,
          pointerId: 1,
        };
        const start = performance.now();
        slider.dispatchEvent(new PointerEvent('pointerdown', where));
        slider.dispatchEvent(new PointerEvent('pointerup', where));
        await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
        return performance.now() - start;
      }, share),
    );
  }
  return times;
}

await main(async () => {
  const address = await serve(join(root, 'dist'), 4280);
  const chrome = await chromium.launch({
    executablePath: await browser(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchFrames);
  const opened = await opening(page, address);
  await page.waitForFunction(
    () =>
      Number(document.querySelector('[aria-label="Playhead"]').getAttribute('aria-valuemax')) >=
      599,
  );
  const from = await page.evaluate(() => globalThis.benchFrames.length);
  await page.waitForTimeout(20_000);
  const spent = await page.evaluate(
    (first) => globalThis.benchFrames.slice(first).map((f) => f.spent),
    from,
  );
  const advanced = await page.evaluate(valueNow);
  const seeks = await seeking(page);
  process.stdout.write(
    `${JSON.stringify(
      {
        bench: 'page',
        opening_ms: opened,
        frames: spent.length,
        playhead_s: advanced,
        frame_js_ms: {
          median: quantile(spent, 0.5),
          p95: quantile(spent, 0.95),
          max: Math.max(...spent),
        },
        seek_ms: { median: quantile(seeks, 0.5), max: Math.max(...seeks) },
      },
      null,
      2,
    )}\n`,
  );
  await chrome.close();
  process.exit(0);
});
