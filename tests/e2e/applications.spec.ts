/** Applications: how late objects and messages come as a chart, what each stream carries, and the choice of a workload. */
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import {
  brief,
  openLab,
  openScenario,
  pause,
  playhead,
  scenario,
  simulated,
  withoutGlobe,
} from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

test('a page of objects has a chart of latency by stream, and the streams say what they carry', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await openLab(page, scenario('page-of-objects'));
  await expect.poll(() => simulated(page)).toBe(120);
  await pause(page);
  const latency = page.getByRole('region', { name: /^Latency/ });
  await expect(latency).toContainText('stream 7');
  await page.locator('.side-choice').getByRole('button', { name: 'Streams' }).click();
  const applications = page.getByRole('region', { name: 'Applications' });
  await expect(applications).toContainText('Streams 0 to 7: pages of 8 objects of 10 kB');
  await lookAccessible(page, 'the streams of applications');

  await page.getByRole('combobox', { name: 'Flow' }).selectOption('TCP, one stream');
  await expect(applications).toContainText('Stream 0: pages of 8 objects of 10 kB');

  // A bulk transfer has neither.
  await openScenario(page, 'two-links');
  await expect(applications).toHaveCount(0);
  await page.locator('.side-choice').getByRole('button', { name: 'Charts' }).click();
  await expect(latency).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('streams that begin anew are marked, and say while they are closed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await openLab(page, brief('channels', 30));
  await pause(page);
  await expect.poll(() => simulated(page)).toBe(30);
  await playhead(page).press('End');
  await page.locator('.side-choice').getByRole('button', { name: 'Streams' }).click();
  const board = page.getByRole('region', { name: 'Streams and SACKs' });
  await expect(board).toContainText(
    /Streams are closed since 29\.\d{3} s: no message begins before the peer has answered request 3\./,
  );
  await expect(board.getByRole('list', { name: 'Looks of a chunk' })).toContainText(
    'first after a reset',
  );
  await board.getByRole('button', { name: 'Table' }).click();
  await expect(board.getByRole('columnheader', { name: 'begun anew' })).toBeVisible();
  await expect(board.getByRole('row', { name: /^4 / })).toContainText(
    /2 times, last at 20\.\d{3} s/,
  );
  await lookAccessible(page, 'streams that begin anew');

  // A flow whose streams go on says nothing of it.
  await page.getByRole('combobox', { name: 'Flow' }).selectOption('never closed');
  await expect(board).not.toContainText('begun anew');
  expect(faults).toEqual([]);
});
