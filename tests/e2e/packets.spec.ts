/** The bytes of packets: the card of one, from a diagram, a chart and the globe, and a capture of the run. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openLab, seconds, settled, simulated, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

/** A preset for a few seconds, at an instant, as a diagram. */
const fragment = (preset: string, t: number) => {
  const v = { part: 'sequence', paused: true };
  const content = { d: { duration_s: 8, measurement: { from_s: 1 } }, t, v };
  return `#v1.${preset}.${deflateRawSync(JSON.stringify(content)).toString('base64url')}`;
};

/** The packets of a pcapng file, from their IP headers on. */
function packetsOf(file: Buffer): Buffer[] {
  const packets: Buffer[] = [];
  for (let at = 0; at < file.length; at += file.readUInt32LE(at + 4)) {
    if (file.readUInt32LE(at) !== 6) continue;
    packets.push(file.subarray(at + 28, at + 28 + file.readUInt32LE(at + 20)));
  }
  return packets;
}

/** The records of a JSON text sequence (RFC 7464). */
function recordsOf(text: string): { name?: string; time?: number; data?: unknown }[] {
  return text
    .split('\u001e')
    .slice(1)
    .map((record) => JSON.parse(record));
}

const card = (page: Page) => page.getByRole('region', { name: /^Packet: / });
const field = (page: Page, name: string | RegExp) =>
  card(page).getByRole('treeitem', { name }).first();

test('a packet is taken apart byte by byte, and is the one that a capture has', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  const faults = await openLab(page, fragment('two-links', 0));
  await expect.poll(() => simulated(page)).toBeGreaterThan(7.9);

  // By key: the association begins with an INIT.
  await page.getByRole('group', { name: /^Packets between source/ }).focus();
  await expect(page.locator('.sequence-card')).toContainText('source sends INIT');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('INIT');
  await expect(field(page, /^Verification tag 0x00000000/)).toBeVisible();
  await field(page, /^Initiate tag/).hover();
  await expect(card(page).locator('.packet-about')).toContainText('RFC 9260 3.3.2');
  expect(await card(page).locator('.packet-bytes [data-lit]').count()).toBe(4);
  // A byte leads back to its field.
  await card(page)
    .getByRole('group', { name: /bytes; arrow keys/ })
    .focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(card(page).getByRole('treeitem', { selected: true })).toContainText(
    'Differentiated services',
  );
  await lookAccessible(page, 'the card of a packet');
  await card(page).getByRole('button', { name: 'Copy bytes as hex' }).click();
  await expect(card(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());

  // From packet to packet of the flow, by button and key: the field stays, the playhead goes along.
  await field(page, /^Initiate tag/).click();
  await card(page).getByRole('button', { name: 'Next packet' }).click();
  await expect(card(page)).toHaveAccessibleName('Packet: INIT ACK');
  await expect(card(page)).toContainText('from sink to source');
  await field(page, /^Source port/).click();
  await page.keyboard.press('.');
  await expect(card(page)).toHaveAccessibleName('Packet: COOKIE ECHO');
  await expect(card(page).getByRole('treeitem', { selected: true })).toContainText('Source port');
  expect(await seconds(page)).toBe(0.5);
  await page.keyboard.press(',');
  await page.keyboard.press(',');
  await expect(card(page)).toHaveAccessibleName('Packet: INIT');
  const first = card(page).getByRole('button', { name: 'Previous packet' });
  await expect(first).toHaveAttribute('aria-disabled', 'true');

  // In a capture the same packet has the same bytes; a point that is none is refused.
  await page.getByRole('button', { name: 'Time-sequence diagram: save' }).click();
  await page.getByRole('menuitem', { name: 'Capture for Wireshark' }).click();
  // Its name is that of the format.
  const dialog = page.getByRole('dialog', { name: /^Capture for Wireshark|^Log of a flow/ });
  const point = dialog.getByRole('combobox', { name: 'Point' });
  await point.fill('nowhere');
  await dialog.getByRole('button', { name: 'Capture', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('there is no point called "nowhere"');
  await lookAccessible(page, 'the dialog of a capture');
  await point.fill('flows[0].sender');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Capture', exact: true }).click();
  const packets = packetsOf(readFileSync(await (await saved).path()));
  expect(packets.length).toBeGreaterThan(50);
  expect(packets[0]?.toString('hex')).toBe(copied);
  // As logs for other viewers: the same packets, of one end of the flow.
  // qvis draws streams as a server sends them.
  for (const [format, type, sent, first] of [
    ['qlog, of the protocol', 'client', 'skywindow-sctp:packet_sent', { packet: 'INIT' }],
    ['qlog 0.3, for qvis', 'server', 'transport:packet_sent', { header: { packet_type: '1RTT' } }],
  ] as const) {
    await dialog.getByRole('combobox', { name: 'Format' }).selectOption({ label: format });
    const logged = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const [head, ...events] = recordsOf(readFileSync(await (await logged).path(), 'utf8'));
    expect(head).toMatchObject({ trace: { vantage_point: { name: 'source', type } } });
    const leaving = events.filter(({ name }) => name === sent);
    expect(leaving[0]).toMatchObject({ time: 0, data: first });
    await expect(dialog.getByRole('status')).toHaveText(`${events.length} events written.`);
  }
  await dialog.getByRole('button', { name: 'Close' }).click();

  // On a phone the card is a sheet.
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  const box = await card(page).boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  await lookAccessible(page, 'the card of a packet on a phone');
  await field(page, /^Verification tag/).click();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});
