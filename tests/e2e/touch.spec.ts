/** The globe under two fingers, a chart under one that is held, and reduced motion. */
import { type CDPSession, expect, test } from '@playwright/test';
import { camera, openLab, pause, scenario, simulated } from './page';

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

for (const says of [true, false]) {
  test(`a finger held on a chart asks what to break there, also where the browser says ${says ? 'so' : 'nothing of it'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    if (!says) {
      await page.addInitScript(() =>
        addEventListener('contextmenu', (event) => event.stopImmediatePropagation(), true),
      );
    }
    const faults = await openLab(page, scenario('two-links'));
    await expect.poll(() => simulated(page)).toBe(200);
    await pause(page);
    const area = page.getByRole('region', { name: 'Windows', exact: true }).locator('.u-over');
    await area.scrollIntoViewIfNeeded();
    const box = await area.boundingBox();
    if (!box) throw new Error('the chart has an area');
    const at = { x: box.x + 0.7 * box.width, y: box.y + 0.5 * box.height };
    const session = await context.newCDPSession(page);
    const asked = page.getByRole('region', { name: /^Break it at [\d.]+ s$/ });
    const hold = async (trembles_px: number, ms: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', [at]);
      if (trembles_px > 0) await touch('touchMove', [{ ...at, x: at.x + trembles_px }]);
      await page.waitForTimeout(ms);
      await touch('touchEnd', []);
    };
    // One that goes on is no held one, nor is a tap.
    await hold(40, 800);
    await hold(0, 50);
    await expect(asked).toHaveCount(0);
    await hold(5, 800);
    await expect(asked).toHaveCount(1);
    await asked.getByRole('button', { name: 'Drop the next data packet' }).tap();
    await expect(asked.getByRole('status')).toContainText('Next data packet');
    await asked.getByRole('button', { name: 'Close' }).tap();
    await expect(asked).toHaveCount(0);
    await expect(page.getByRole('slider', { name: /^Change: Next data packet/ })).toBeVisible();
    expect(faults).toEqual([]);
    await context.close();
  });
}

test('with reduced motion time passes and nothing fails', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await openLab(page, scenario('iridium-geo'));
  await expect(page.locator('.globe-canvas[data-ready] canvas').first()).toBeVisible();
  await expect.poll(() => simulated(page)).toBeGreaterThan(400);
  await pause(page);
  await page.getByRole('combobox', { name: 'Step' }).selectOption('handover');
  await page.getByRole('button', { name: 'Next event' }).click();
  await expect(page.getByRole('region', { name: 'Selected event' })).toContainText('Handover');
  expect(faults).toEqual([]);
});
