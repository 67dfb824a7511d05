/** A run over packet radio: the channel as a band of who sends, which frames collide and who waits. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openLab, simulated, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

test('a CubeSat pass shows who sends on the channel, and which frames collide', async ({
  page,
}) => {
  const content = { t: 100, v: { paused: true, look: { charts: ['radio'] } } };
  const view = deflateRawSync(JSON.stringify(content)).toString('base64url');
  const faults = await openLab(page, `#v1.cubesat-pass.${view}`);
  await expect.poll(() => simulated(page)).toBeGreaterThanOrEqual(120);
  const channel = page.getByRole('region', { name: 'Radio channel' });
  await channel.getByRole('button', { name: 'Radio channel: save or show as a table' }).click();
  await page.getByRole('menuitem', { name: 'Show data table' }).click();
  const table = channel.getByRole('table');
  await expect(table).toContainText('sends');
  await expect(table).toContainText('collides');
  await lookAccessible(page, 'radio');
  expect(faults).toEqual([]);
});
