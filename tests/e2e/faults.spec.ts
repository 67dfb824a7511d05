/** What goes wrong outside the page: no WebGL 2, a worker that dies, with a word or without, or is stuck. */
import { deflateRawSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { brief, chart, openLab, openScenario, pause, simulated, withoutWebgl } from './page';

test('without WebGL 2 the flat map is drawn in 2D, answers to keys, and Cesium is not fetched', async ({
  page,
}) => {
  await withoutWebgl(page);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await openLab(page, brief('iridium-geo', 20));
  const said = page.getByText(/No WebGL 2 .*flat map is drawn/);
  await expect(said).toBeVisible();
  await lookAccessible(page, 'the lab with its map in 2D');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(said).toHaveCount(0);
  const canvas = page.locator('.globe-canvas[data-ready] canvas');
  await expect(canvas).toHaveCount(1);
  await expect(chart(page, 'Windows')).toHaveAttribute('aria-label', /cwnd [\d.]+ kB/);
  await pause(page);
  /** How many pixels have the colours of land, and of the path. */
  const drawn = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const { data } = element
        .getContext('2d')
        ?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
      let [land, path] = [0, 0];
      for (let at = 0; at < data.length; at += 4) {
        const [r = 0, g = 0, b = 0] = data.slice(at, at + 3);
        if (b > 110 && b < 180 && r < g && g < b) land += 1;
        if (r > 190 && g > 180 && b < 110) path += 1;
      }
      return { land, path };
    });
  await expect.poll(async () => (await drawn()).land).toBeGreaterThan(5000);
  const whole = await drawn();
  expect(whole.path).toBeGreaterThan(100);
  await page.getByRole('application', { name: /^Flat map/ }).focus();
  await page.keyboard.press('+');
  // Packets on their way move by some pixels until the run stands still.
  const near = async () => Math.abs((await drawn()).land - whole.land) < 100;
  await expect.poll(near).toBe(false);
  await page.keyboard.press('Home');
  await expect.poll(near).toBe(true);
  expect(scripts.join('').includes('czm_modelView')).toBe(false);
});

test('a worker that dies leaves the recording and offers a restart', async ({ page }) => {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(globalThis, { testWorkers: workers });
    globalThis.Worker = class extends Worker {
      constructor(...parts: ConstructorParameters<typeof Worker>) {
        super(...parts);
        workers.push(this);
      }
    };
  });
  await openLab(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(50);
  await page.evaluate(() => {
    const { testWorkers } = globalThis as unknown as { testWorkers: Worker[] };
    for (const worker of testWorkers) {
      worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
    }
  });
  await expect(page.getByRole('alert')).toContainText('out of memory');
  expect(await simulated(page)).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Restart', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => simulated(page)).toBeGreaterThan(50);
});

/** The address of a run that keeps its worker busy for longer than a test. */
function busy(): string {
  const d = { duration_s: 100_000, background: { associations: 400 } };
  const content = JSON.stringify({ d, t: 0, v: { speed: 1000 } });
  return `#v1.ir-thirty.${deflateRawSync(content).toString('base64url')}`;
}

const simulating = (page: Page) =>
  page.workers().filter((worker) => worker.url().includes('simulation'));

/** Keeps the page's worker from hearing anything for a minute. */
async function block(page: Page): Promise<void> {
  await simulating(page)[0]?.evaluate(() => {
    setTimeout(() => {
      const end = Date.now() + 60_000;
      while (Date.now() < end);
    });
  });
}

test('a worker that is stuck is replaced, and the recording goes on where it ended', async ({
  page,
}) => {
  await openLab(page, busy());
  await expect.poll(() => simulated(page)).toBeGreaterThan(3);
  const [stuck] = simulating(page);
  await block(page);
  await expect.poll(() => simulating(page)[0] !== stuck, { timeout: 40_000 }).toBe(true);
  const before = await simulated(page);
  expect(before).toBeGreaterThan(3);
  await expect.poll(() => simulated(page), { timeout: 40_000 }).toBeGreaterThan(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('another scenario does not wait for a worker that is stuck', async ({ page }) => {
  await openLab(page, busy());
  await expect.poll(() => simulated(page)).toBeGreaterThan(1);
  const [stuck] = simulating(page);
  await block(page);
  await openScenario(page, 'iridium');
  await expect.poll(() => simulated(page), { timeout: 9_000 }).toBeGreaterThan(20);
  // A browser grants a worker that it ends two seconds before it takes it away.
  await expect.poll(() => simulating(page).some((worker) => worker === stuck)).toBe(false);
});
