/** Numbers are typed as the language writes them, and stay English in what is linked. */
import { expect, type Page, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { brief, content, withoutGlobe } from './page';

/** The number field of the control of a setting, whatever it is called. */
const field = (page: Page, path: string) =>
  page.locator(`aside.left [data-path="${path}"]`).getByRole('spinbutton').first();

const BUFFER = 'flows.*.sctp.receiver_buffer_bytes';

test('a field of a language with decimal commas shows and takes them, and the link has a point', async ({
  page,
}) => {
  await withoutGlobe(page);
  await page.goto(`./?lang=de${brief('two-links', 20)}`);
  const buffer = field(page, BUFFER);
  await expect(buffer).toHaveAttribute('inputmode', 'decimal');
  for (const [typed, shown, bytes] of [
    ['33,125', '33,125', 33_125],
    ['70.5', '70,5', 70_500],
    ['1.048,576', '1.048,576', 1_048_576],
    ['128 KiB', '131,072', 131_072],
    ['0,1 MB', '100', 100_000],
  ] as const) {
    await buffer.fill(typed);
    await page.keyboard.press('Enter');
    await expect(buffer).toHaveValue(shown);
    await expect(buffer).toHaveAttribute('aria-valuenow', String(bytes / 1000));
    await expect(buffer).toHaveAttribute('aria-valuetext', `${shown} kB`);
    await expect.poll(() => JSON.stringify(content(page).d)).toContain(`:${bytes}`);
  }
  // What can mean nothing stays to be mended, and says so.
  await buffer.fill('1,02,4');
  await page.keyboard.press('Enter');
  await expect(buffer).toHaveValue('1,02,4');
  await expect(buffer).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator(`[data-path="${BUFFER}"]`).getByRole('alert')).toBeVisible();
  await lookAccessible(page, 'a number that is refused');
  await buffer.fill('2,5');
  await page.keyboard.press('Enter');
  await expect(buffer).not.toHaveAttribute('aria-invalid');
});

test('keys step a field, and what they did is undone', async ({ page }) => {
  await withoutGlobe(page);
  await page.goto(`./?lang=fr${brief('two-links', 20)}`);
  const buffer = field(page, BUFFER);
  const before = await buffer.inputValue();
  const now = async () => Number(await buffer.getAttribute('aria-valuenow'));
  const first = await now();
  await buffer.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(now).toBeGreaterThan(first);
  const second = await now();
  await page.keyboard.press('PageUp');
  await expect.poll(now).toBeGreaterThan(second);
  await buffer.blur();
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expect(buffer).toHaveValue(before, { timeout: 500 });
  }).toPass({ timeout: 5000 });
});

test('numbers of own experiments and of forms are of the language, too', async ({ page }) => {
  await withoutGlobe(page);
  await page.goto('./?lang=es#/gallery/mine');
  await page.locator('main select').first().selectOption('two-links');
  await page.getByRole('button', { name: 'Empezar' }).press('Enter');
  const numbers = page.locator('.own-numbers').getByRole('spinbutton');
  await expect(numbers).toHaveCount(3);
  const duration = numbers.nth(1);
  await duration.fill('12,5');
  await page.keyboard.press('Enter');
  await expect(duration).toHaveValue('12,5');
  await page.keyboard.press('ArrowUp');
  await expect(duration).toHaveValue('13,5');
  await duration.fill('doce');
  await page.keyboard.press('Enter');
  await expect(page.locator('.own-numbers').getByRole('alert')).toHaveText(
    '“doce” no es un número.',
  );
  await page.keyboard.press('Escape');
  await expect(duration).toHaveValue('13,5');
  const replications = numbers.first();
  await replications.fill('1,5');
  await page.keyboard.press('Enter');
  await expect(page.locator('.own-numbers').getByRole('alert')).toHaveText(
    '1,5 no es un número entero.',
  );
  await page.keyboard.press('Escape');
  const values = page.locator('.own-axis input[type="text"]').first();
  await values.fill('0,5; 1; 2,25');
  await page.keyboard.press('Enter');
  await expect(values).toHaveValue('0,5; 1; 2,25');
  await values.fill('1, 2 4');
  await page.keyboard.press('Enter');
  await expect(values).toHaveValue('1; 2; 4');
});
