/** The words of the page: every abbreviation in the lab's panels has a sentence, under the pointer, the focus and in the glossary. */
import { expect, test } from '@playwright/test';
import { unexplainedIn } from '../../web/src/panels/words/find';
import { lookAccessible } from './axe';
import { openStill } from './page';

test('every abbreviation on the lab’s panels has its sentence, and it comes to pointer, finger and focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await openStill(page, 60);
  const said = async () => unexplainedIn(await page.locator('body').innerText());
  const tabs = page.locator('.side-choice').getByRole('button');
  expect(await tabs.count()).toBeGreaterThan(4);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(page.locator('.loading.part')).toHaveCount(0);
    expect.soft(await said(), (await tab.textContent()) ?? '').toEqual([]);
  }
  for (const panel of ['Moments', 'Compare runs']) {
    await page.getByRole('button', { name: panel, exact: true }).click();
    await expect(page.getByRole('region', { name: panel })).toBeVisible();
    expect.soft(await said(), panel).toEqual([]);
  }
  await tabs.first().click();
  const help = page.getByRole('tooltip');
  const windows = page.getByRole('region', { name: 'Windows', exact: true });
  await windows.getByText('a_rwnd', { exact: true }).hover();
  await expect(help).toContainText('advertised receiver window');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  // The name of a satellite on the globe lets the pointer through.
  const satellite = await page
    .getByText(/^P\d S\d+$/)
    .first()
    .boundingBox();
  if (!satellite) throw new Error('no satellite of the path is named');
  await page.mouse.move(satellite.x + satellite.width / 2, satellite.y + satellite.height / 2);
  await expect(help).toContainText('plane 3 in slot 5');
  await page.mouse.move(1, 1);
  await expect(help).toBeHidden();
  // A finger that rests on a line's key is told what it is, and does not press it.
  const key = windows.getByRole('button', { name: /^ssthresh/ });
  const { x = 0, y = 0, height = 0 } = (await key.boundingBox()) ?? {};
  const touch = await page.context().newCDPSession(page);
  const finger = { x: x + 40, y: y + height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await expect(help).toContainText('slow-start threshold');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  const line = windows.getByRole('button', { name: /^cwnd/ });
  await windows.getByRole('button', { name: /save or show/ }).focus();
  while (!(await line.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(help).toContainText('congestion window');
  await expect(line).toHaveAccessibleDescription(/congestion window/);

  await page.keyboard.press('w');
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeVisible();
  await lookAccessible(page, 'the glossary');
  await page.getByRole('searchbox', { name: 'Find a term' }).fill('RFC 9438');
  await expect(page.getByRole('main')).toContainText('CUBIC');
  await expect(page.getByRole('main')).not.toContainText('footprint');
  expect(faults).toEqual([]);
});
