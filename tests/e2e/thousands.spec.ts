/** A constellation of 1,584 satellites: it opens and plays, any of them is found, and going back shows what was there. */
import { deflateRawSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { chart, openLab, pause, playhead, seconds, settled, simulated } from './page';

const from = deflateRawSync(JSON.stringify({ d: {}, t: 20, v: {} })).toString('base64url');

/** From the beginning so many pages on, by the keyboard: a press on the timeline may be one on the mark of an event. */
async function turn(page: Page, pages: number): Promise<void> {
  await playhead(page).press('Home');
  for (let turned = 0; turned < pages; turned += 1) await playhead(page).press('PageUp');
  await settled(page);
}

test('Starlink plays, a satellite is found by its name, and a rewind shows the same', async ({
  page,
}) => {
  const faults = await openLab(page, `#v1.starlink.${from}`);
  await expect.poll(() => seconds(page)).toBeGreaterThan(20);
  await pause(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(60);

  const field = page.getByRole('combobox', { name: 'Find', exact: true });
  await field.fill('p47 s17');
  await field.press('Enter');
  const card = page.getByRole('region', { name: 'P47 S17' });
  await expect(card).toContainText('47, 17');

  const shown = async () => [
    await seconds(page),
    await card.innerText(),
    await chart(page, 'Windows').getAttribute('aria-label'),
  ];
  await turn(page, 2);
  const before = await shown();
  await turn(page, 4);
  expect(await shown()).not.toEqual(before);
  await turn(page, 2);
  expect(await shown()).toEqual(before);
  expect(faults).toEqual([]);
});
