/** The globe under two fingers, and with reduced motion. */
import { type CDPSession, expect, test } from '@playwright/test';
import { camera, openLab, pause, simulated } from './page';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Puts fingers down at `from`, moves them to `to` in steps, and lifts them. */
async function gesture(session: CDPSession, from: readonly Finger[], to: readonly Finger[]) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [...from]);
  for (let step = 1; step <= 4; step += 1) {
    const share = step / 4;
    const between = (a: number, b: number) => a + share * (b - a);
    await touch(
      'touchMove',
      from.map((finger, at) => ({
        x: between(finger.x, to[at]?.x ?? finger.x),
        y: between(finger.y, to[at]?.y ?? finger.y),
      })),
    );
  }
  await touch('touchEnd', []);
}

test('one finger turns the globe, two bring it nearer', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 800 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await openLab(page);
  await expect(page.locator('.globe-canvas[data-ready] canvas').first()).toBeVisible();
  await pause(page);
  const session = await context.newCDPSession(page);
  const box = await page.locator('.globe-canvas canvas').first().boundingBox();
  const middle = {
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  };
  const beside = (by: number) => ({ x: middle.x + by, y: middle.y });

  const first = await camera(page);
  await gesture(session, [middle], [beside(90)]);
  await expect.poll(async () => (await camera(page)).longitude_deg).not.toBe(first.longitude_deg);

  const second = await camera(page);
  await gesture(session, [beside(-20), beside(20)], [beside(-90), beside(90)]);
  await expect.poll(async () => (await camera(page)).height_km).toBeLessThan(second.height_km ?? 0);
  await context.close();
});

test('with reduced motion time passes and nothing fails', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await openLab(page);
  await expect(page.locator('.globe-canvas[data-ready] canvas').first()).toBeVisible();
  await expect.poll(() => simulated(page)).toBeGreaterThan(400);
  await pause(page);
  await page.getByRole('combobox', { name: 'Step' }).selectOption('handover');
  await page.getByRole('button', { name: 'Next event' }).click();
  await expect(page.getByRole('region', { name: 'Selected event' })).toContainText('Handover');
  expect(faults).toEqual([]);
});
