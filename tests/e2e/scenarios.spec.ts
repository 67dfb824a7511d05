/** The page of scenarios: cards that lead to the lab and back, found by word, key and address. */
import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { pause, playhead, simulated, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

test('a card opens its scenario; back, forward, a reload and the key S lead where they should', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/scenarios');
  const cards = page.locator('a.scenarios-card');
  const presets = readdirSync(new URL('../../public/presets', import.meta.url));
  await expect(cards).toHaveCount(presets.length);
  for (const width of [360, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    if (width === 360 || width === 1440) await lookAccessible(page, `the scenarios at ${width}`);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.getByRole('searchbox', { name: 'Find a scenario' }).fill('two moons');
  await expect(page.getByText('No scenario has “two moons” in its words.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a scenario' }).fill('two links');
  const card = page.getByRole('link', { name: /^Two links/ });
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await card.click();

  const name = page.getByRole('link', { name: /^Scenario: Two links/ });
  await expect(name).toBeVisible();
  await expect.poll(() => simulated(page)).toBeGreaterThan(30);
  expect(new URL(page.url()).hash).toBe('#/lab?scenario=two-links');
  await playhead(page).press('PageUp');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#v1\.two-links\./);
  const shown = await playhead(page).getAttribute('aria-valuenow');
  await page.goBack();
  await expect(cards.first()).toBeVisible();
  await page.goForward();
  await expect(playhead(page)).toHaveAttribute('aria-valuenow', shown ?? '');
  await page.reload();
  await expect(name).toBeVisible();
  await expect(playhead(page)).toHaveAttribute('aria-valuenow', shown ?? '');

  await page.keyboard.press('s');
  await expect(cards.first()).toBeVisible();
  await page.getByRole('link', { name: 'Lab', exact: true }).click();
  await expect(name).toBeVisible();
  await name.click();
  await expect(cards.first()).toBeVisible();
  await page.goto('./#/lab?scenario=nothing');
  await expect(page.getByRole('alert')).toContainText('“nothing” is no built-in scenario.');
  await expect(
    page.getByRole('link', { name: /^Scenario: A first look at Iridium/ }),
  ).toBeVisible();
  await pause(page);
});
