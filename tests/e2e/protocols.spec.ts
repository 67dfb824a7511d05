/** Flows of several protocols in one run. */
import { expect, test } from '@playwright/test';
import { chart, openLab, pause, scenario, seconds, settled, simulated, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

test('a TCP flow runs beside one of SCTP, with the controls of TCP', async ({ page }) => {
  const faults = await openLab(page, scenario('dumbbell'));

  // Where nothing has been sent yet the chart has no values to tell.
  await expect.poll(() => seconds(page)).toBeGreaterThan(1);
  await pause(page);
  await expect(chart(page, 'Windows')).toBeVisible();
  await page.getByLabel('Find a control').fill('duplicate acknowledgements');
  await expect(page.getByText('Duplicate acknowledgements', { exact: true }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

/** What only SCTP calls so. */
const OF_SCTP = /SCTP|SACK|\bTSN|\bSSN|\bchunks?\b|association/i;

test('a flow that turns to TCP is shown in the words of TCP', async ({ page }) => {
  const faults = await openLab(page);
  await pause(page);
  await page.getByRole('searchbox', { name: 'Find a control' }).fill('Protocol');
  await page.getByRole('combobox', { name: 'Protocol', exact: true }).selectOption('tcp');
  await expect(page.getByText('SCTP profile', { exact: true })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Find a control' }).fill('');
  await expect.poll(() => simulated(page)).toBeGreaterThan(60);
  const windows = chart(page, 'Windows');
  await expect(windows).toHaveAttribute('aria-label', /cwnd [\d.]+ kB/);
  const before = await windows.getAttribute('aria-label');

  await page.getByRole('combobox', { name: 'Step' }).selectOption('fast-retransmit');
  await page.getByRole('button', { name: 'Next event' }).click();
  await settled(page);
  const card = page.getByRole('region', { name: 'Selected event' });
  await expect(card).toContainText(/Fast retransmit of byte \d+ \(segment \d+\)/);
  await expect(card).toContainText(/What really happened: .*Segment \d+ at byte \d+ lost/);
  await expect(windows).not.toHaveAttribute('aria-label', before ?? '');

  const side = page.locator('.right');
  await expect(side.getByText('Sequence', { exact: true }).first()).toBeVisible();
  for (const part of ['Charts', 'Stream', 'Events']) {
    await side.locator('.side-choice').getByRole('button', { name: part, exact: true }).click();
    if (part === 'Stream') {
      await expect(page.getByTestId('sack-words')).toHaveText(/Acknowledges up to byte \d+/);
    }
    expect(await side.ariaSnapshot()).not.toMatch(OF_SCTP);
  }
  expect(faults).toEqual([]);
});
