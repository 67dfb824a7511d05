/** What is somebody's own: a run saved by a key, kept by a name, cited, found again, and compared with twenty seeds. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { brief, openLab, withoutGlobe } from './page';

test('a run is saved and opened as a file, kept by a name, deleted and brought back', async ({
  page,
}) => {
  await withoutGlobe(page);
  const faults = await openLab(page, brief('two-links', 3));
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  const file = await (await saved).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    skywindow: 'run',
    scenario: { duration_s: 3 },
  });
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Save and open' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save and open' });
  await dialog.getByLabel('Name').fill('Three seconds');
  await dialog.getByLabel('Name').press('Enter');
  await expect(dialog.getByRole('status').first()).toHaveText(
    '“Three seconds” is kept on this device.',
  );
  await dialog.getByLabel('Cite this as').selectOption('BibTeX');
  await expect(dialog.getByLabel('Citation, BibTeX')).toHaveValue(/^@software\{skywindow-/);
  await lookAccessible(page, 'saving and citing');
  await dialog.getByRole('link', { name: 'My library' }).press('Enter');
  const card = page.getByRole('listitem').filter({ hasText: 'Three seconds' });
  await expect(card.locator('img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Rename Three seconds' }).press('Enter');
  await page.getByLabel('New name of Three seconds').fill('Three seconds of two links');
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('button', { name: 'Rename Three seconds of two links' });
  await expect(renamed).toBeFocused();
  await renamed.press('Enter');
  await page.keyboard.insertText('Three seconds');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete Three seconds' }).press('Enter');
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(card).toHaveCount(1);
  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(card).toHaveCount(1);
  await lookAccessible(page, 'the library on a phone');
  await page.getByRole('button', { name: 'Open Three seconds' }).press('Enter');
  await expect(page.getByRole('slider', { name: 'Playhead' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a comparison with twenty seeds says what the difference is worth', async ({ page }) => {
  await withoutGlobe(page);
  const beside = { o: [{ p: 'two-links', d: { duration_s: 3 } }] };
  const content = JSON.stringify({ d: { duration_s: 2 }, t: 0, v: {}, r: beside });
  await openLab(page, `#v1.two-links.${deflateRawSync(content).toString('base64url')}`);
  await page.getByRole('button', { name: 'Compare runs' }).press('Enter');
  await page.getByRole('button', { name: 'With 20 seeds' }).press('Enter');
  const worth = page.getByRole('list', { name: 'What the differences are worth' });
  await expect(worth).toContainText(
    /Goodput: (more|less) in B against A, by .*, 95 % from .* to .*, 20 seeds\./,
  );
});

test('an empty library says so, and there is nothing to search', async ({ page }) => {
  await page.goto('./#/mine');
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});
