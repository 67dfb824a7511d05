/** The sky from a terminal: what is in view, what serves and what comes next, for eyes, keys and ears. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openStill, scenario } from './page';

/** The words of a picture that is saved as SVG by a menu. */
async function savedSvg(page: Page, menu: string): Promise<string> {
  await page.getByRole('button', { name: menu }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as SVG' }).click();
  return readFileSync(await (await saved).path(), 'utf8');
}

test('the sky over a terminal tells the next handover, which then comes, and is walked by keyboard', async ({
  page,
}) => {
  const faults = await openStill(page, 340, scenario('iridium-geo'));
  await page.getByRole('button', { name: 'Sky', exact: true }).click();
  const sky = page.getByRole('region', { name: 'Sky', exact: true });
  const decision = sky.getByTestId('sky-decision');

  // What the policy will do is what the run does: the card of the path counts down to the same instant.
  await expect(decision).toHaveText(
    /^P3 S5 serves until 12:05:20, when it is below the mask; then P3 S4, which follows it in its plane\.$/,
  );
  const card = page.locator('.path-card div', { hasText: 'Next handover, Quito' });
  const left = (await card.innerText()).match(/in (\d+ s)/)?.[1];
  await expect(sky.getByTestId('sky-countdown')).toHaveText(`Handover in ${left}`);
  await page.getByRole('slider', { name: 'Playhead' }).focus();
  const moments = page.getByRole('combobox', { name: 'Step' });
  await moments.selectOption('handover');
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: /^Next/ }).click();
  await expect(decision).toHaveText(/^P3 S4 serves until/);

  // Another terminal: a geostationary satellite has no handover.
  const from = sky.getByRole('combobox', { name: 'From' });
  await from.selectOption({ label: 'London, Iridium' });
  await expect(decision).toHaveText(/^P\d S\d+ serves until/);
  const geo = from.locator('option', { hasText: 'GEO' }).last();
  await from.selectOption({ label: await geo.innerText() });
  await expect(decision).toHaveText(/^GEO .* stands still in the sky and serves for good\.$/);

  // By keyboard: from satellite to satellite, and Enter marks one on the globe.
  await sky.getByRole('group', { name: /^Sky over the terminal/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sky.locator('.sky-detail')).toHaveText(
    /^GEO .*: azimuth \d+° .*elevation \d+°, never/,
  );
  await page.keyboard.press('Enter');
  await expect(page.locator('.card.selection')).toContainText('GEO');
  await sky.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(sky.getByRole('table')).toContainText('never');
  await lookAccessible(page, 'the sky');
  expect(await savedSvg(page, 'Sky over the terminal: save')).toMatch(/, GEO, \d\d:[\s\S]*mask/);

  // All planes side by side: the same path, and the same satellite marked.
  await sky.getByRole('button', { name: 'Planes', exact: true }).click();
  await sky.getByRole('combobox', { name: 'Planes of' }).selectOption({ label: 'Iridium' });
  await expect(sky.getByTestId('map-path')).toHaveText(
    /^Quito, P\d S\d+, .*, London: \d+ links, none over the seam\.$/,
  );
  await sky.getByRole('group', { name: /^Map of the planes/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(sky.locator('.sky-detail')).toHaveText(
    /^P1 S1, above [\d.]+° [NS], [\d.]+° [EW]\.$/,
  );
  await page.keyboard.press('Enter');
  await expect(page.locator('.card.selection')).toContainText('P1 S1');
  await lookAccessible(page, 'the planes');
  expect(await savedSvg(page, 'Planes: save')).toMatch(/Planes[\s\S]*over the seam[\s\S]*P1/);

  // The terminal goes with the link.
  const before = page.url();
  await sky.getByRole('button', { name: 'From a terminal' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(from.locator('option:checked')).toContainText('GEO');
  expect(faults).toEqual([]);
});
