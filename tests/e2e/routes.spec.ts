/** Every way into the lab leads to the same lab: styles and places do not depend on the pages seen before. */
import { expect, type Page, test } from '@playwright/test';
import { openLab, pause, settled } from './page';

const sizes = [
  [1024, 768],
  [390, 844],
] as const;

/** What differs with the run and the clock, not with the style. */
const LIVE =
  /^(width|height|.*-size|.*-origin|inset.*|top|right|bottom|left|grid-template.*|--.*)$/;

/** The computed style of the first element of every kind, and where the parts of the lab are. */
async function look(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate((live) => {
    const wanted = new RegExp(live);
    const found: Record<string, unknown> = {};
    const parts = 'header, aside.left, .corner, .timeline-controls, .charts-bar, .chart-head';
    for (const part of document.querySelectorAll(parts)) {
      for (const element of [part, ...part.querySelectorAll('*')]) {
        const parent = element.parentElement;
        const kind = [parent, element].map((one) => `${one?.tagName}.${one?.className}`).join(' ');
        if (kind in found) continue;
        const style = getComputedStyle(element);
        found[kind] = [...style]
          .filter((name) => name === 'font-size' || !wanted.test(name))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      }
    }
    const places = '.lab > *, .globe-canvas, .path-card, .legend, .layers, .chart-card';
    const boxes = [...document.querySelectorAll(places)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.className}: ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
    return { ...found, boxes };
  }, LIVE.source);
}

/** The lab as it stands, at every size. */
async function looks(page: Page): Promise<Record<string, unknown>> {
  await expect(page.locator('.globe-canvas[data-ready]')).toBeVisible();
  await expect(page.locator('.path-card dd').first()).toHaveText(/ms/);
  await pause(page);
  // What the pointer rests on looks otherwise.
  await page.mouse.move(1, 1);
  const seen: Record<string, unknown> = {};
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.loading.part')).toHaveCount(0);
    await settled(page);
    seen[`${width} x ${height}`] = await look(page);
  }
  return seen;
}

const gallery = async (page: Page) => {
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Multistreaming/ })).toBeVisible();
};
const lab = (page: Page) => page.getByRole('link', { name: 'Lab', exact: true }).click();

/** Opens the site anew at an address, not as a change of the fragment. */
async function open(page: Page, fragment: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./${fragment}`);
}

test.describe('the lab looks the same', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The tour is offered once, and not to whoever comes back.
    await page.addInitScript(() => localStorage.setItem('skywindow.tour', 'offered'));
  });

  test('from the gallery and from the about page', async ({ page }) => {
    await openLab(page, '');
    const direct = await looks(page);
    await gallery(page);
    await lab(page);
    expect(await looks(page)).toEqual(direct);

    await open(page, '#/about');
    await gallery(page);
    await lab(page);
    expect(await looks(page)).toEqual(direct);
  });

  test('from "Open in the lab" and from its link', async ({ page }) => {
    await open(page, '#/gallery/ms-fig07');
    await page
      .getByRole('button', { name: /^Open in the lab/ })
      .first()
      .click();
    const opened = await looks(page);
    const link = new URL(page.url()).hash;
    await open(page, link);
    expect(await looks(page)).toEqual(opened);

    await open(page, '#/gallery');
    await expect(page.getByRole('region', { name: /^Multistreaming/ })).toBeVisible();
    await page.evaluate((hash) => location.assign(hash), link);
    expect(await looks(page)).toEqual(opened);
  });
});
