/** Real satellites: a file of element sets dropped on the lab becomes its constellation. */
import { expect, type Page, test } from '@playwright/test';
import { openLab, scenario, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

const HEADER =
  'OBJECT_NAME,NORAD_CAT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY,BSTAR';

/** Invented satellites; those whose numbers are in `bad` go below the ground. */
function catalogue(count: number, bad: readonly number[] = []): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const motion = bad.includes(index) ? 17.5 : 14.34216;
    return `TESTSAT ${index + 1},${900_000 + index},2026-11-22T12:00:00,${motion},.0002,86.4,${31.6 * (index % 6)},90,${(index * 32.7) % 360},.1E-4`;
  });
  return [HEADER, ...rows, ''].join('\n');
}

async function drop(page: Page, text: string): Promise<void> {
  const transfer = await page.evaluateHandle((content) => {
    const made = new DataTransfer();
    made.items.add(new File([content], 'catalogue.csv', { type: 'text/csv' }));
    return made;
  }, text);
  await page.dispatchEvent('.lab', 'drop', { dataTransfer: transfer });
}

test('an element file that is dropped becomes the constellation, and what is wrong with one is told', async ({
  page,
}) => {
  const faults = await openLab(page, scenario('iridium-geo'));
  await drop(page, catalogue(66));
  await expect(page.getByText('Quito to London over Testsat')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scenario:' })).toContainText(
    '66 real satellites of TESTSAT',
  );
  await expect.poll(() => new URL(page.url()).hash, { timeout: 15_000 }).toMatch(/^#v1\./);

  await drop(page, catalogue(3, [1]));
  const dialog = page.getByRole('dialog', { name: 'Real satellites' });
  await expect(dialog).toContainText('2 satellites can be used.');
  await expect(dialog).toContainText('line 3: TESTSAT 2 has no orbit at 2026-11-22T12:00:00');
  await dialog.getByRole('button', { name: 'Use the 2 satellites' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Scenario:' })).toContainText(
    '2 real satellites of TESTSAT',
  );
  expect(faults).toEqual([]);
});
