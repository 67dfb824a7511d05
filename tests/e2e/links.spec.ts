/** Links and the address bar: they reopen what was on the screen, and a reload loses nothing. */
import { expect, type Page, test } from '@playwright/test';
import {
  chart,
  content,
  find,
  openLab,
  openStill,
  pause,
  scenario,
  seconds,
  settled,
  withoutGlobe,
} from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^(Copy link|Copied)$/ }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.url();
}

async function stepTo(page: Page, kind: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Step' }).selectOption(kind);
  await page.getByRole('button', { name: 'Next event' }).click();
  await settled(page);
}

test('a link made at a fast retransmit shows its effect, its card, the speed and the tab', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStill(page, 100, scenario('two-links'));
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('0.05');
  // An instant that a microsecond would round to before the event.
  for (let tries = 0; tries < 30; tries += 1) {
    await stepTo(page, 'fast-retransmit');
    await copyLink(page);
    const { t } = content(page);
    if (Math.round(t * 1e6) / 1e6 < t) break;
  }
  const card = await page.getByRole('region', { name: 'Selected event' }).textContent();
  expect(card).toMatch(/fast retransmit/i);
  const words = await chart(page, 'Windows').getAttribute('aria-label');
  await page.locator('.side-choice').getByRole('button', { name: 'Events' }).click();
  await copyLink(page);
  // The button may still say that it copied the link before.
  await expect.poll(() => content(page).v.part).toBe('events');
  const link = page.url();

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('region', { name: 'Selected event' })).toHaveText(card ?? '');
  await expect(other.getByRole('combobox', { name: 'Speed' })).toHaveValue('0.05');
  await expect(other.getByRole('combobox', { name: 'Step' })).toHaveValue('fast-retransmit');
  await expect(other.getByRole('region', { name: 'Events', exact: true })).toBeVisible();
  await other.locator('.side-choice').getByRole('button', { name: 'Charts' }).click();
  await expect.poll(() => chart(other, 'Windows').getAttribute('aria-label')).toBe(words);
});

test('after a link was opened and edited the address is of what is shown, and a reload loses nothing', async ({
  page,
}) => {
  await openLab(page, scenario('iridium-geo'));
  const clean = page.url();
  const streams = await find(page, 'Streams');
  await streams.fill('3');
  await streams.press('Enter');
  await pause(page);
  await expect.poll(() => page.url()).toMatch(/#v1\.iridium-geo\.[\w-]+$/);
  // The edit was written at once, the pause a little later.
  await expect.poll(() => content(page).v.paused).toBe(true);
  const first = page.url();
  expect(first).not.toBe(clean);

  await page.goto('about:blank');
  await page.goto(first);
  await expect(page.locator('.words')).toContainText('3 streams');
  const modulo = page.getByRole('button', { name: 'mod 100' });
  const flight = page.getByRole('button', { name: /^flight/ });
  await modulo.click();
  await flight.click();
  const again = await find(page, 'Streams');
  await again.fill('9');
  await again.press('Enter');
  await expect(page.locator('.words')).toContainText('9 streams');
  // What was switched off or hidden stays so in the charts of the new run.
  await expect(chart(page, 'Windows')).toHaveAttribute('aria-label', /cwnd [\d.]+ kB/);
  await expect(chart(page, 'Windows')).not.toHaveAttribute('aria-label', /flight/);
  await expect(modulo).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => JSON.stringify(content(page).d)).toMatch(/streams":9/);
  const { t, v } = content(page);
  expect(v.paused).toBe(true);
  await page.reload();
  await expect(page.locator('.words')).toContainText('9 streams');
  await expect.poll(() => seconds(page)).toBeCloseTo(t, 1);
  await expect(modulo).toHaveAttribute('aria-pressed', 'false');
  await expect(flight).toHaveAttribute('aria-pressed', 'false');
});
