/** Senders with a model of their path: what they hold of it, and what a hint of another path does. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { chart, openLab, seconds, settled, simulated, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

/** A preset with differences, standing still at an instant. */
function still(preset: string, t: number, d: object): string {
  const content = { d, t, v: { paused: true } };
  return `#v1.${preset}.${deflateRawSync(JSON.stringify(content)).toString('base64url')}`;
}

/** The value of a line in a chart's words, NaN where it has none. */
const figureOf = (words: string | null, line: string) =>
  Number(
    words
      ?.split(`${line} `)[1]
      ?.match(/^[\d,.]+/)?.[0]
      .replaceAll(',', ''),
  );

test('BBR shows its phases, and its model beside what is measured', async ({ page }) => {
  const faults = await openLab(page, still('why-bbr', 20, { duration_s: 30 }));
  await expect.poll(() => simulated(page)).toBe(30);
  await settled(page);
  await expect(chart(page, 'Windows')).toHaveAttribute(
    'aria-label',
    /phase of the window ProbeBW (down|cruise|refill|up)/,
  );
  const rate = await chart(page, 'Rate').getAttribute('aria-label');
  const bandwidth = figureOf(rate, 'bandwidth (model)');
  // The link has 10 Mbit/s, of which headers take some.
  expect(bandwidth).toBeGreaterThan(9000);
  expect(bandwidth).toBeLessThan(10_000);
  expect(figureOf(rate, 'pacing rate')).toBeGreaterThan(0.7 * bandwidth);

  // The receiver's window is twelve times as large: it is told, and does not press cwnd to the foot of the chart.
  const legend = page.getByRole('group', { name: 'Windows: lines shown' });
  await expect(legend.getByRole('button', { name: /^rwnd/ })).toHaveText(/16,777 ↑$/);
  await expect(legend.getByRole('button', { name: /^cwnd/ })).toHaveText(/cwnd[\d,.]+$/);
  expect(faults).toEqual([]);
});

/** A path that becomes longer after ten seconds. */
const longer = {
  duration_s: 20,
  links: [
    { from: 'source', to: 'router', rate_bps: 10_000_000, delay_ms: 0, queue_packets: 75 },
    {
      from: 'router',
      to: 'sink',
      rate_bps: 1_000_000_000,
      delay_ms: 20,
      queue_packets: 1000,
      changes: [{ at_s: 10, delay_ms: 60 }],
    },
  ],
  flows: [
    {
      name: 'transfer',
      from: 'source',
      to: 'sink',
      protocol: 'tcp',
      tcp: { profile: 'linux', receiver_buffer_bytes: 4_194_304, controller: 'bbr' },
    },
  ],
};

test('a sender that is told of another path says so, and measures it anew', async ({ page }) => {
  const faults = await openLab(page, still('two-links', 12, longer));
  await expect.poll(() => simulated(page)).toBe(20);
  const hints = page.getByRole('combobox', { name: 'Step' });
  await hints.selectOption('hint');
  const back = page.getByRole('button', { name: 'Previous event' });
  await back.click();
  await settled(page);
  expect(await seconds(page)).toBe(12);
  const find = page.getByRole('searchbox', { name: 'Find a control' });
  await find.fill('path hint');
  await page.getByRole('combobox', { name: 'Path hint', exact: true }).selectOption('terminal');
  await expect.poll(() => simulated(page)).toBe(20);
  await expect(async () => {
    await back.click();
    await settled(page);
    expect(await seconds(page)).toBeCloseTo(10, 1);
  }).toPass();
  const card = page.getByRole('region', { name: 'Selected event' });
  await expect(card).toContainText('Told of another path: 60.0 ms');
  expect(faults).toEqual([]);
});
