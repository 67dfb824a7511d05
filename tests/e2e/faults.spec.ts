/** What goes wrong outside the page: no WebGL 2, a worker that dies, with a word or without, or is stuck. */
import { deflateRawSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { chart, openLab, openScenario, simulated } from './page';

test('without WebGL 2 charts and controls work and the page says what is missing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind === 'webgl2' ? null : Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
  });
  await openLab(page);
  await expect(page.getByText(/WebGL 2/).first()).toBeVisible();
  await expect(chart(page, 'Windows')).toHaveAttribute('aria-label', /cwnd [\d.]+ kB/);
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
