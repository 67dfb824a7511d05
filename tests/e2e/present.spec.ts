/** The lab before a class: large type, nothing but globe, charts and caption, and a remote control. */
import { expect, type Page, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openStill, playhead, seconds, settled, withoutGlobe } from './page';

/** The smallest type of texts that are seen, of the globe's names among them, CSS pixels. */
function smallest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || element.closest('.sr-only')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      sizes.push(Number.parseFloat(getComputedStyle(element).fontSize));
    }
    return Math.min(...sizes);
  });
}

test('what is presented can be read from the last row and led by a remote control', async ({
  page,
}) => {
  // Figures at the axes are drawn on a canvas.
  await page.addInitScript(() => {
    const drawn: number[] = [];
    Object.assign(globalThis, { drawn });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...text) {
      drawn.push(Number(/([\d.]+)px/.exec(this.font)?.[1]) / devicePixelRatio);
      fillText.apply(this, text);
    };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await openStill(page, 10);
  // So large a globe takes the processor long: it is not drawn until here.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.keyboard.press('p');
  // A key that comes before the presentation is loaded is not lost.
  await page.keyboard.press('PageDown');
  const caption = page.locator('.present-caption');
  await expect(caption).toBeVisible();
  await expect(page.locator('.chart-plot canvas').first()).toBeVisible();

  // From moment to moment and back.
  await expect(caption).toContainText('Slow start');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(caption).toContainText(/First fast retransmit.*3 missing reports: cwnd/);
  await page.keyboard.press('PageUp');
  await expect(caption).toContainText(/First loss.*lost to corruption/);
  await expect(page.locator('.lab aside')).toHaveCount(0);
  await expect(page.locator('.corner')).toHaveCount(0);

  await expect.poll(() => smallest(page)).toBeGreaterThanOrEqual(18);
  // What was drawn before the stage had its type says nothing: another moment draws the axes anew.
  await page.evaluate(() => (globalThis as unknown as { drawn: number[] }).drawn.splice(0));
  await page.keyboard.press('PageDown');
  await expect(caption).toContainText('First fast retransmit');
  await page.keyboard.press('PageUp');
  await expect(caption).toContainText('First loss');
  const figures = () =>
    page.evaluate(() => Math.min(...(globalThis as unknown as { drawn: number[] }).drawn));
  await expect.poll(figures).toBeLessThan(100);
  expect(await figures()).toBeGreaterThanOrEqual(18);
  await lookAccessible(page, 'the presentation');

  // Nothing is cut off, whatever the screen.
  for (const [width, height] of [
    [1024, 768],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const cut = await page.evaluate(
      () =>
        [
          ...document.querySelectorAll('.present-caption, .present-caption *, .present-chart'),
        ].filter((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
        }).length,
    );
    expect(cut, `${width} x ${height}`).toBe(0);
  }
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.keyboard.press('Escape');
  await expect(playhead(page)).toBeVisible();
  expect(await seconds(page)).toBeGreaterThan(0);
  await expect(caption).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('the caption says when its moment was, and goes when it is long over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, 60);
  await page.keyboard.press('p');
  const caption = page.locator('.present-caption');
  const words = page.locator('.present-moment');
  await expect(caption).toContainText('moments');
  const opening = await words.textContent();
  await page.keyboard.press('PageDown');
  await expect(words).toContainText(/^Slow start.* at \d+\.\d{3} s/);
  const at = Number(/ at ([\d.]+) s/.exec((await words.textContent()) ?? '')?.[1]);
  await expect(page.locator('.present-clock')).toHaveText(`${at.toFixed(3)} s`);
  // Long after the last moment that was passed it is the scenario that is spoken of.
  await page.keyboard.press('End');
  await expect(words).not.toContainText('Slow start');
  const last = await words.textContent();
  expect(last === opening || / at [\d.]+ s/.test(last ?? '')).toBe(true);
  await page.keyboard.press('PageUp');
  await expect(words).toContainText(/ at [\d.]+ s/);
});

test('upright the caption keeps its height from moment to moment, and a name its instant on its line', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutGlobe(page);
  await openStill(page, 60);
  await page.keyboard.press('p');
  await page.setViewportSize({ width: 390, height: 844 });
  const caption = page.locator('.present-caption');
  await expect(caption).toContainText('moments');
  const heights = new Set<number>();
  for (let moment = 0; moment < 6; moment += 1) {
    await page.keyboard.press('PageDown');
    await expect(page.locator('.present-count')).toContainText(`moment ${moment + 1} of`);
    heights.add(Math.round((await caption.boundingBox())?.height ?? 0));
    const name = page.locator('.present-name > span');
    await expect(name).toHaveText(/\S at [\d.]+ s$/);
  }
  expect([...heights]).toHaveLength(1);
});

test('what counts by a switch says so in its large title', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutGlobe(page);
  await openStill(page, 10);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'TSN, mod 100', exact: true })).toBeVisible();
});
