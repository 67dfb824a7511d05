/** What befalls associations: a reboot, an attacker who guesses tags and an old cookie, each from its moment to its bytes. */
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openLab, openScenario, pause, scenario, simulated, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

test('a reboot, a blind attacker and an old cookie are moments, events with their rule, and bytes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await openLab(page, scenario('incidents'));
  await expect.poll(() => simulated(page)).toBe(100);
  await pause(page);
  await page.keyboard.press('m');
  const moments = page.getByRole('region', { name: 'Moments' });
  const event = page.getByRole('region', { name: 'Selected event' });
  const flow = page.getByRole('combobox', { name: 'Flow' });
  const look = async (name: RegExp, ...told: (string | RegExp)[]) => {
    await moments.getByRole('button', { name }).click();
    for (const words of told) await expect(event).toContainText(words);
  };

  await look(/^Incident 6\.000 s/, 'The host reboots', 'RFC 9260 5.2.4.1');
  await look(/^Restart/, 'The peer has restarted at London', 'RFC 9260 5.2.4.1');

  await flow.selectOption('attack');
  await look(/^Incident 5\.000 s/, 'from Dakar', 'guess 32 of the 32 bits', 'RFC 9260 8.5');
  await look(/^Incident 20\.000 s/, 'from Dakar', 'guess 4 of the 32 bits');
  await look(/^ABORT/, 'ABORT received at Lisbon', 'RFC 9260 9.1, 8.5.1');
  await look(/^First packet discarded/, 'ABORT discarded at Lisbon', 'its verification tag is');
  await event.getByRole('button', { name: 'Bytes of the packet' }).click();
  const packet = page.getByRole('region', { name: 'Packet: ABORT, forged' });
  await expect(packet).toContainText(
    'Sent at 5.000 s by somebody at Dakar, as if from Quito to Lisbon',
  );
  await expect(packet).toContainText('Forged: somebody else sent it in the name of the sender.');
  const tag = (await event.innerText()).match(/Its tag is ([0-9a-f]{8})/)?.[1];
  await expect(packet.getByRole('treeitem', { name: `Verification tag 0x${tag}` })).toBeVisible();
  await lookAccessible(page, 'an incident with its bytes');
  await packet.getByRole('button', { name: 'Close' }).click();

  // A shape of their own, told by legends that other runs do without.
  const legend = page.getByRole('list', { name: /^Legend/ }).filter({ hasText: 'forged' });
  await expect(legend).toHaveCount(1);
  await page.locator('.side-choice').getByRole('button', { name: 'Sequence' }).click();
  await expect(page.getByRole('list', { name: 'Legend', exact: true })).toContainText('forged');
  await page.locator('.side-choice').getByRole('button', { name: 'Charts' }).click();

  await flow.selectOption('old cookie');
  await look(/^Stale cookie/, 'ERROR sent: Stale Cookie at Rome', 'RFC 9260 5.1.5, 3.3.10.3');
  await look(/^Incident 90\.000 s/, 'An old cookie is sent again from Oslo', 'RFC 9260 5.1.5');

  await openScenario(page, 'two-links');
  await expect(page.getByRole('list', { name: 'Legend of the globe' })).toContainText('lost');
  await expect(legend).toHaveCount(0);
  expect(faults).toEqual([]);
});
