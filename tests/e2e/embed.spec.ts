/** The lab in a frame of a page from another origin, under a strict policy, and the code that writes it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openStill } from './page';
import { site } from './site';

/** A course page on another port, which shows `src` and keeps what it is told. */
function course(src: string): Promise<Server> {
  const page = `<!doctype html><title>Course</title><iframe src="${src.replaceAll('&', '&amp;')}" width="900" height="500"></iframe><script src="told.js"></script>`;
  const script =
    'globalThis.told = []; addEventListener("message", ({ origin, data }) => told.push({ origin, ...data }));';
  const policy = `default-src 'none'; script-src 'self'; frame-src ${new URL(site).origin}`;
  const server = createServer((request, response) => {
    const asked = request.url === '/told.js';
    response.writeHead(200, {
      'content-type': asked ? 'text/javascript' : 'text/html',
      'content-security-policy': policy,
    });
    response.end(asked ? script : page);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

interface Told {
  readonly origin: string;
  readonly type?: string;
  readonly subject?: string;
  readonly t?: number;
  readonly playing?: boolean;
}

test('another page shows the lab in a frame, leads its clock, and its controls stay locked', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, 10);
  await page.getByRole('button', { name: 'Share and embed' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Globe' }).uncheck();
  await page.getByRole('checkbox', { name: 'Controls' }).check();
  await page.getByRole('textbox', { name: 'Locked fields, by path' }).fill('flows.*.sctp, sead');
  await expect(page.getByText('No scenario has sead.')).toBeVisible();
  await lookAccessible(page, 'the dialog');
  const code = await page.getByRole('textbox', { name: 'Code' }).inputValue();
  const src = /src="([^"]+)"/.exec(code)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(src).toContain('parts=charts,timeline,controls&lock=flows.*.sctp,sead#v1.iridium-geo.');

  const server = await course(src);
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  other.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  try {
    await other.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const frame = other.frameLocator('iframe');
    const told = () => other.evaluate(() => (globalThis as unknown as { told: Told[] }).told);
    const last = async () => (await told()).findLast(({ type }) => type === 'skywindow.state');
    await expect(frame.getByRole('slider', { name: 'Playhead' })).toBeVisible();
    await expect(frame.getByRole('alert')).toContainText(
      'lock names "sead", which no scenario has',
    );
    await expect(frame.locator('.brand, .globe-canvas')).toHaveCount(0);
    await expect(frame.getByRole('spinbutton', { name: 'Streams', exact: true })).toBeDisabled();
    await expect(frame.getByRole('spinbutton', { name: 'GSL bit error rate' })).toBeEnabled();
    await expect.poll(async () => (await last())?.playing).toBe(false);
    const ready = await told();
    expect(ready.find(({ type }) => type === 'skywindow.ready')?.origin).toBe(new URL(site).origin);
    expect(ready.some(({ subject }) => subject === 'lti.frameResize')).toBe(true);
    await other.evaluate(
      (target) =>
        document
          .querySelector('iframe')
          ?.contentWindow?.postMessage({ type: 'skywindow.seek', t: 7.25 }, target),
      new URL(site).origin,
    );
    await expect.poll(async () => (await last())?.t).toBe(7.25);
    expect(faults).toEqual([]);
  } finally {
    server.close();
  }
});
