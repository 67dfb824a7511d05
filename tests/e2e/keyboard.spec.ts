/** The lab by keyboard: arrows step, Space plays, and the globe is not ninety tab stops away. */
import { expect, type Page, test } from '@playwright/test';
import { openLab, openStill, playhead, scenario, seconds, simulated } from './page';

const inGlobe = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('main') !== null);

/** Presses Tab until the focus is in the globe's place; gives how often. */
async function tabsToGlobe(page: Page): Promise<number> {
  for (let stops = 1; stops < 120; stops += 1) {
    await page.keyboard.press('Tab');
    if (await inGlobe(page)) return stops;
  }
  return Number.POSITIVE_INFINITY;
}

test('after a click the keys are the lab’s, after Tab the control’s', async ({ page }) => {
  await openStill(page, 30, scenario('two-links'));
  const step = page.getByRole('combobox', { name: 'Step' });
  await step.focus();
  await step.selectOption('loss');
  await page.keyboard.press('ArrowRight');
  const card = page.getByRole('region', { name: 'Selected event' });
  await expect(card).toContainText(/lost/);
  await expect(step).toHaveValue('loss');

  const layer = page.getByRole('checkbox', { name: 'Labels' });
  await layer.click();
  await expect(layer).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(layer).not.toBeChecked();

  const tabs = page.locator('.side-choice');
  await tabs.getByRole('button', { name: 'Events' }).click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(tabs.getByRole('button', { name: 'Events' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // Whoever tabs to a control uses it as ever.
  await tabs.getByRole('button', { name: 'Charts' }).focus();
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('button', { name: 'Streams' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tabs.getByRole('button', { name: 'Streams' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('with reduced motion nothing plays by itself, and the globe is a few stops away', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(30);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await seconds(page)).toBe(0);
  expect(await tabsToGlobe(page)).toBeLessThanOrEqual(20);

  await page.reload();
  await expect(playhead(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the globe' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  expect(await inGlobe(page)).toBe(true);
});
