/** What a first visit to the lab takes over the wire. */
import { expect, test } from '@playwright/test';
import { openLab } from './page';

/** All that a cold lab may take, compressed as the local server compresses it. */
const MOST_BYTES = 1_200_000;

test('a first visit takes little more than a megabyte', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const faults = await openLab(page);
  await expect(page.locator('.globe-canvas[data-ready] canvas').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
  expect(faults).toEqual([]);
});
