/** The globe under the pointer: what is zoomed to. */
import { expect, type Page, test } from '@playwright/test';
import { brief, camera, openLab, openStill, pause, settled } from './page';

/** Turns the wheel by so many notches over a place of the globe, as shares of its width and height from its middle. */
async function wheel(page: Page, right: number, down: number, notches: number): Promise<void> {
  const box = await page.locator('.globe-canvas canvas').first().boundingBox();
  if (!box) throw new Error('The globe is not on the screen.');
  await page.mouse.move(box.x + box.width * (0.5 + right), box.y + box.height * (0.5 + down));
  for (let notch = 0; notch < Math.abs(notches); notch += 1) {
    await page.mouse.wheel(0, -110 * Math.sign(notches));
  }
  await settled(page);
}

test('the wheel zooms to the pointer, on the globe and on the flat map', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1000, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, 1, brief('iridium', 5));
  await expect(page.locator('.globe-canvas[data-ready]')).toBeVisible();
  for (const flat of [false, true]) {
    if (flat) {
      await page.getByText('Layers', { exact: true }).click();
      await page.getByLabel('Flat map').check();
      await settled(page);
    }
    const before = await camera(page);
    await wheel(page, -0.12, 0.12, 4);
    const near = await camera(page);
    expect(near.height_km).toBeLessThan((before.height_km ?? 0) * 0.7);
    // What lies south-west of the middle comes nearer to it.
    expect(near.latitude_deg).toBeLessThan((before.latitude_deg ?? Number.NaN) - 1);
    expect(near.longitude_deg).toBeLessThan((before.longitude_deg ?? Number.NaN) - 1);
    // It stays under the pointer, so that the way back leads to where it was.
    await wheel(page, -0.12, 0.12, -4);
    const back = await camera(page);
    for (const place of ['latitude_deg', 'longitude_deg'] as const) {
      expect(Math.abs((back[place] ?? 0) - (before[place] ?? 0)), place).toBeLessThan(1);
    }
  }
});

test('without a graphics card the globe is coarser while it moves and sharp at rest, unless it is to be sharp', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem('skywindow.drawing'));
  await openLab(page, brief('iridium-geo', 60));
  const canvas = page.locator('.globe-canvas[data-ready] canvas');
  await canvas.waitFor();
  /** Pixels of the buffer for one of the page. */
  const scale = () => canvas.evaluate((one: HTMLCanvasElement) => one.width / one.clientWidth);
  await expect.poll(scale).toBeLessThan(0.8);
  await pause(page);
  await expect.poll(scale).toBeCloseTo(1, 2);
  const said = page.getByText('Without a graphics card the globe is drawn coarser');
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Always sharp' }).click();
  await expect(said).toHaveCount(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await settled(page);
  expect(await scale()).toBeCloseTo(1, 2);
});
