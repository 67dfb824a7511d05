/** The lab at sizes where not everything fits: what matters can be reached, and hit. */
import { expect, type Locator, test } from '@playwright/test';
import { chart, openLab, pause, playhead, settled, simulated } from './page';
import { smallTargets } from './targets';

/** Whether the middle of an element is on the screen with nothing before it. */
function inReach(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });
}

/** Scrolls to an element: where it is then is known at once, without a frame. */
function bringIn(locator: Locator): Promise<void> {
  return locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

test('play, charts and controls are in reach on a low screen, which scrolls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(10);
  await pause(page);
  await playhead(page).press('End');
  for (const [width, height] of [
    [720, 450],
    [844, 390],
    [1024, 600],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await settled(page);
      expect(await inReach(page.locator('.globe-canvas canvas').first())).toBe(true);
      const play = page.getByRole('button', { name: 'Play', exact: true });
      expect(await inReach(play)).toBe(true);
      for (const title of ['Windows', 'Rate', 'Path delay']) {
        await bringIn(chart(page, title));
        expect(await inReach(chart(page, title)), title).toBe(true);
        expect(await inReach(play)).toBe(true);
      }
      const control = page.getByRole('textbox', { name: 'GSL bit error rate', exact: true });
      await bringIn(control);
      expect(await inReach(control)).toBe(true);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    });
  }
});

test('every target of the lab is large enough, or has room around it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page);
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('iridium-geo-multihomed');
  await expect.poll(() => simulated(page)).toBeGreaterThan(10);
  await pause(page);
  const more = page.getByRole('button', { name: /^\d+ more$/ });
  while ((await more.count()) > 0) await more.first().click();
  for (const part of ['Charts', 'Streams', 'Events']) {
    await page.locator('.side-choice').getByRole('button', { name: part }).click();
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [720, 450],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      expect(await smallTargets(page), `${part} at ${width} x ${height}`).toEqual([]);
    }
  }
});
