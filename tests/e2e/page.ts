/** What the browser tests share: opening the lab, reading its clock, its charts and its controls. */
import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import { site } from './site';

/** The address of a built-in scenario. */
export function scenario(id: string): string {
  return `#/lab?scenario=${id}`;
}

/**
 * The address of a built-in scenario that ends after so many seconds: the ten minutes of Iridium and GEO, simulated anew
 * after every change, would take the processor longer than what most tests look at.
 */
export function brief(id: string, duration_s: number): string {
  const content = JSON.stringify({ d: { duration_s }, t: 0, v: {} });
  return `#v1.${id}.${deflateRawSync(content).toString('base64url')}`;
}

/** Where the tests open the lab unless they say otherwise. */
const usual = brief('iridium-geo', 130);

/** Has the page draw its flat map in 2D, for what is not about the globe: the processor would draw that here. */
export async function withoutGlobe(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('skywindow.drawing', 'plain'));
}

/** Has the browser give no WebGL. */
export async function withoutWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind === 'webgl2' ? null : Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
  });
}

/** Goes to a built-in scenario, as a card of the page of scenarios does. */
export async function openScenario(page: Page, id: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, scenario(id));
}

/** Opens the lab and waits until its timeline is there; gives the faults seen, also later ones. */
export async function openLab(page: Page, fragment = usual): Promise<string[]> {
  const faults: string[] = [];
  // The browser says on the console what the page's policy refuses, also to a worker.
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(`refused: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site) && !/^(data|blob):/.test(url)) faults.push(`left the site: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(`./${fragment}`);
  await expect(playhead(page)).toBeVisible();
  return faults;
}

export function playhead(page: Page): Locator {
  return page.getByRole('slider', { name: 'Playhead' });
}

/** The playhead in seconds. */
export async function seconds(page: Page): Promise<number> {
  return Number(await playhead(page).getAttribute('aria-valuenow'));
}

/** How far the run has been simulated, in seconds. */
export async function simulated(page: Page): Promise<number> {
  return Number(await playhead(page).getAttribute('aria-valuemax'));
}

/** Waits until three frames have been drawn: whatever was done before is on the screen then. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}

/** Pauses, so that what is compared stands still. */
export async function pause(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Pause', exact: true });
  if (await button.isVisible()) await button.click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await settled(page);
}

/**
 * Opens the lab and lets the run stand still at its beginning until more than `until_s` of it are known: what is not
 * played need not be drawn meanwhile. Gives the faults seen, also later ones.
 */
export async function openStill(page: Page, until_s: number, fragment = usual): Promise<string[]> {
  const faults = await openLab(page, fragment);
  await pause(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(until_s);
  return faults;
}

/** What the page hands over when something is done; the file and its name. */
export async function handedOver(page: Page, act: () => Promise<void>): Promise<[Buffer, string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return [readFileSync(await download.path()), download.suggestedFilename()];
}

/** Saves a chart; gives the file and its name. */
export async function saveChart(
  page: Page,
  title: string,
  kind: string,
): Promise<[Buffer, string]> {
  await page.getByRole('button', { name: `${title}: save or show as a table` }).click();
  return handedOver(page, () => page.getByRole('menuitem', { name: `Save as ${kind}` }).click());
}

/** A chart in words: "Windows at 42.300 s: cwnd ...". */
export function chart(page: Page, title: string): Locator {
  return page.locator(`[aria-label^="${title} at "]`);
}

/** The instant a chart's words are about, in seconds. */
export async function chartTime(page: Page, title: string): Promise<number> {
  const words = await chart(page, title).getAttribute('aria-label');
  return Number(words?.match(/ at ([\d.]+) s:/)?.[1]);
}

/** The number field of the control with this label. */
export function control(page: Page, label: string): Locator {
  return page.locator('aside.left').getByRole('spinbutton', { name: label, exact: true });
}

/** Finds a control by the search box and gives its number field. */
export async function find(page: Page, label: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Find a control' }).fill(label);
  return control(page, label);
}

/** What the address holds, as the link's JSON. */
export function content(page: Page): {
  d: unknown;
  t: number;
  v: { paused?: boolean; part?: string };
} {
  const data = page.url().split('.').at(-1) ?? '';
  return JSON.parse(inflateRawSync(Buffer.from(data, 'base64url')).toString());
}

/** Where the camera is, as a copied link keeps it; the page may read and write the clipboard. */
export async function camera(page: Page): Promise<Record<string, number>> {
  const held = () => page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: /^(Copy link|Copied)$/ }).click();
  await expect.poll(held).toContain('#v1.');
  const data = Buffer.from((await held()).split('.').at(-1) ?? '', 'base64url');
  return JSON.parse(inflateRawSync(data).toString()).v.camera;
}
