/** Moments of a run: listed, one click away; a round trip that is watched; bookmarks with names in the link. */
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { chart, openLab, pause, scenario, seconds, simulated, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

test('a moment is a key and a click away, a round trip plays by itself, a bookmark keeps its name', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await openLab(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(30);
  await page.keyboard.press('m');
  const moments = page.getByRole('region', { name: 'Moments' });
  const repair = moments.getByRole('button', { name: /^First fast retransmit/ });
  await expect(repair).toContainText(/3 missing reports: cwnd/);
  const at = Number((await repair.innerText()).match(/([\d.]+) s/)?.[1]);

  // By keyboard: playhead, speed, charts and card go there, and the list stays.
  await repair.focus();
  await page.keyboard.press('Enter');
  await expect(chart(page, 'Windows')).toHaveAttribute(
    'aria-label',
    new RegExp(` at ${at.toFixed(3)} s:`),
  );
  await expect(page.getByRole('region', { name: 'Selected event' })).toContainText(
    /Fast retransmit of TSN/,
  );
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('0.05');
  await expect(repair).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.charts-spans [aria-pressed="true"]')).toHaveCount(0);
  await moments.getByRole('button', { name: /^Longest head-of-line block/ }).click();
  await expect(page.locator('.side-choice [aria-pressed="true"]')).toHaveText('Streams');
  await lookAccessible(page, 'the moments');

  // A round trip plays from where its data leave until their SACK is back.
  await repair.click();
  await expect(chart(page, 'Windows')).toBeVisible();
  await moments.getByRole('button', { name: 'Watch one round trip' }).click();
  const from = await seconds(page);
  expect(from).toBeGreaterThan(at - 0.1);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('1');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const to = await seconds(page);
  expect(to - from).toBeGreaterThan(0.05);
  expect(to - from).toBeLessThan(1.5);

  // A bookmark keeps instant and view, and its name goes with the link.
  await moments.getByRole('button', { name: 'Mark this instant' }).click();
  const name = moments.getByRole('textbox', { name: /^Name of the note/ });
  await name.fill('the SACK is back');
  await name.press('Enter');
  const address = page.url();
  await moments.getByRole('button', { name: /^First loss/ }).click();
  await expect.poll(() => page.url()).not.toBe(address);
  await page.reload();
  await expect.poll(() => simulated(page)).toBeGreaterThan(to);
  await pause(page);
  await page.getByRole('button', { name: 'Moments', exact: true }).click();
  await moments.getByRole('button', { name: /^Go to the SACK is back/ }).click();
  // The slider tells tenths of a second.
  expect(await seconds(page)).toBe(to);
  // Some words beside it stand on the timeline and on the stage as what they are, and what is removed can come back.
  const note = moments.getByRole('textbox', { name: /^Note at/ });
  await note.fill('<b>One</b> round trip later');
  await note.press('Enter');
  await expect(
    page.getByRole('button', { name: /^Note at .* s: the SACK is back$/ }),
  ).toBeVisible();
  await moments.getByRole('button', { name: 'Remove the SACK is back' }).click();
  await expect(moments.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(note).toHaveValue('<b>One</b> round trip later');
  await lookAccessible(page, 'the notes');
  await page.keyboard.press('p');
  const caption = page.locator('.present-moment');
  await expect(caption).toContainText(/the SACK is back at .* s<b>One<\/b> round trip later/);
  expect(faults).toEqual([]);
});

test('while the column is fetched a note stands in line with its heading to come, once the wait is noticed', async ({
  page,
}) => {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/assets\/Moments-[^/]*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await openLab(page, scenario('two-links'));
  await page.getByRole('button', { name: 'Moments', exact: true }).click();
  const note = page.getByRole('status').filter({ hasText: 'Loading the moments.' });
  await expect(note).toHaveCSS('opacity', '1');
  const left = (text: Element) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect().left;
  };
  const waiting = await note.evaluate(left);
  open();
  const heading = page.locator('.column-head h2');
  await expect(heading).toBeVisible();
  expect(Math.abs(waiting - (await heading.evaluate(left)))).toBeLessThan(1);
});
