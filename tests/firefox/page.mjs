/** Firefox on a screen that nobody sees, with the built site, for the tests of the main ways through the page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { siteOf } from '../../scripts/site.mjs';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** A screen without a monitor, where none is there already: gives its name. */
async function screen(cleanUp) {
  if (process.env.DISPLAY) return process.env.DISPLAY;
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1300x800x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  cleanUp.push(() => server.kill());
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', () => reject(new Error('Xvfb ended before it had a screen')));
    server.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`));
  });
}

/** Starts browser and site; gives what opens a page, and what ends both. */
export async function start() {
  const cleanUp = [];
  const display = await screen(cleanUp);
  const server = createServer(siteOf(dist));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const site = `http://localhost:${server.address().port}/`;
  cleanUp.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    headless: false,
    env: { ...process.env, DISPLAY: display },
    // Firefox draws WebGL without a graphics card only if it is told to.
    extraPrefsFirefox: { 'webgl.force-enabled': true },
  });
  cleanUp.push(() => browser.close());
  return {
    open: (fragment = '') => open(browser, site + fragment),
    end: async () => {
      for (const task of cleanUp.reverse()) await task();
    },
  };
}

async function open(browser, address) {
  const page = await browser.newPage();
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) page.faults.push(`${response.status()}: ${response.url()}`);
  });
  page.setDefaultTimeout(40_000);
  await page.setViewport({ width: 1200, height: 700 });
  await page.goto(address);
  return page;
}

/** Clicks the button or link of this name, as soon as there is one. (Firefox takes a minute to look for roles itself.) */
export async function press(page, name) {
  const found = await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('button, a, [role="tab"]')].find(
        (element) =>
          (element.ariaLabel ?? element.innerText).trim() === wanted && !element.disabled,
      ),
    { polling: 100 },
    name,
  );
  await found.click();
}

/** Waits until `probe`, called in the page with `given`, says something true; gives it. */
export async function until(page, probe, ...given) {
  const said = await page.waitForFunction(probe, { polling: 100 }, ...given);
  return said.jsonValue();
}

/** Waits until the run has been simulated beyond `seconds`. */
export const simulated = (page, seconds) =>
  until(
    page,
    (wanted) =>
      Number(document.querySelector('[aria-label="Playhead"]')?.ariaValueMax ?? 0) > wanted,
    seconds,
  );

/** The playhead in seconds. */
export const playhead = (page) =>
  page.$eval('[aria-label="Playhead"]', (slider) => Number(slider.ariaValueNow));

/** Chooses the option of a group whose words match. */
export async function choose(page, words) {
  const found = await page.waitForFunction(
    (source) =>
      [...document.querySelectorAll('label:has([type="radio"])')].find((label) =>
        new RegExp(source).test(label.innerText.trim()),
      ),
    { polling: 100 },
    words.source,
  );
  await found.click();
}

/** Replaces what the first field of this selector holds, and presses Enter. */
export async function fill(page, selector, text) {
  const field = await page.waitForSelector(selector);
  await field.click({ clickCount: 3 });
  await field.type(text);
  await field.press('Enter');
}
