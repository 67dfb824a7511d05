/** What goes wrong outside the page: no WebGL 2, a worker that dies. */
import { expect, test } from '@playwright/test';
import { chart, openLab, simulated } from './page';

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
