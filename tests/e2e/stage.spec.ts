/** What a lecturer does before a class: controls at hand, runs compared, every panel, the future hidden, the code large. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { brief, chart, content, find, openStill, playhead, withoutGlobe } from './page';

/** A link with a control at hand. */
const STAGED = `#v1.iridium-geo.${deflateRawSync(
  JSON.stringify({ d: { duration_s: 20 }, t: 0, v: { stage: { controls: ['seed'] } } }),
).toString('base64url')}`;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutGlobe(page);
});

test('a control that was chosen in the lab stands on the stage, acts there, and tells two runs apart', async ({
  page,
}) => {
  const faults = await openStill(page, 12, brief('iridium-geo', 30));
  await find(page, 'GSL bit error rate');
  await page.getByRole('button', { name: 'About GSL bit error rate' }).click();
  await page.getByRole('button', { name: 'At hand when presenting' }).click();
  const kept = { controls: ['constellations[0].gsl.ber'] };
  await expect.poll(() => content(page).v).toMatchObject({ stage: kept });
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');

  // Pinned, one run stays as it is; what is moved changes the other from the playhead on.
  await expect(page.locator('.present-count')).toContainText(/[1-9]\d* moments/);
  await page.keyboard.press('PageDown');
  await expect(page.locator('.present-name')).toContainText(' at ');
  await page.keyboard.press('k');
  const stage = page.getByRole('region', { name: 'Controls at hand' });
  const ber = stage.getByRole('spinbutton', { name: 'GSL bit error rate' });
  await ber.fill('1e-5');
  await ber.press('Enter');
  const runs = page.getByRole('group', { name: 'Run on show' });
  await expect(runs.getByRole('button').first()).toHaveText(/^A\s*unchanged$/);
  await expect(runs.getByRole('button').last()).toHaveText(
    /^B\s*GSL bit error rate: 1e-5 from [\d.]+ s on$/,
  );
  await expect(stage.getByRole('status')).toHaveText('They change run B.');
  await expect(page.locator('.present-charts')).toContainText('B cwnd');
  await runs.getByRole('button').first().click();
  await expect(runs.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  await lookAccessible(page, 'controls on the stage');
  expect(faults).toEqual([]);
});

test('every panel stands on the stage by its digit, large, and the keys of a remote control lead on', async ({
  page,
}) => {
  const faults = await openStill(page, 8, STAGED);
  await page.keyboard.press('4');
  await expect(page.getByRole('button', { name: 'Events', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('p');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(
    page
      .getByRole('region', { name: 'Controls at hand' })
      .getByRole('spinbutton', { name: 'Seed' }),
  ).toHaveValue('1');
  const stage = page.getByRole('region', { name: 'Beside the globe' });
  const shown = [
    ['2', stage.getByRole('heading', { name: 'Head of line' })],
    ['3', stage.getByRole('button', { name: 'Follow playhead' })],
    ['4', stage.getByRole('listbox')],
    ['5', stage.getByText('Handover policy:')],
    ['7', stage.getByRole('button', { name: 'Pin this run' })],
    ['6', stage.getByRole('list', { name: 'Moments in order of time' })],
  ] as const;
  for (const [digit, sign] of shown) {
    await page.keyboard.press(digit);
    await expect(sign).toBeVisible();
    // What is written is as large as the rest of the stage.
    const least = await stage.evaluate((area) => {
      const words = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      const sizes: number[] = [];
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        const element = word.parentElement as HTMLElement & { currentCSSZoom: number };
        if (!word.textContent?.trim() || element.closest('.sr-only, sup, sub')) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        sizes.push(Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom);
      }
      return Math.min(...sizes);
    });
    expect(Math.round(least), `type of place ${digit}`).toBeGreaterThanOrEqual(18);
  }
  await lookAccessible(page, 'moments on the stage');

  // The longest wait comes with the whole queue of its stream.
  await stage.getByRole('button', { name: /^Longest head-of-line block/ }).click();
  await expect(stage.locator('.streams-queue')).toContainText(/Stream \d, all of it: \d+ chunks/);
  // What is no moment is told as well, with its instant.
  await page.keyboard.press('4');
  await stage
    .getByRole('option', { name: /lost to corruption/ })
    .last()
    .click();
  await expect(page.locator('.present-name')).toHaveText(
    /^TSN \d+ lost to corruption at [\d.]+ s$/,
  );

  // A moment shows its charts; the globe gives its room, and a packet of the diagram its bytes.
  await page.keyboard.press('3');
  await page.keyboard.press('0');
  await expect(page.locator('.present')).toHaveAttribute('data-whole');
  await page.keyboard.press('0');
  await stage.getByRole('button', { name: 'Bytes' }).click();
  await expect(page.locator('.present-over .packet-card')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.present-over')).toHaveCount(0);

  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Drop the next data packet' }).click();
  await expect.poll(() => content(page).d).toMatchObject({ changes: [{ kind: 'drop-next' }] });
  await page.keyboard.press('Escape');
  await page.keyboard.press('PageDown');
  await expect(page.locator('.present-name')).toContainText(' at ');
  await page.keyboard.press('Escape');
  await expect(playhead(page)).toBeVisible();
  expect(faults).toEqual([]);
});

test('what comes after the playhead is hidden, in the lab and on the stage, until it is shown', async ({
  page,
}) => {
  const faults = await openStill(page, 19, brief('iridium-geo', 20));
  await playhead(page).press('Home');
  await page.getByRole('button', { name: '300 s' }).click();
  const windows = chart(page, 'Windows');
  await expect(windows).toHaveAttribute('aria-label', /to \d{2,}\.\d+ s\.$/);
  await page.keyboard.press('4');
  const events = page.locator('.event-line');
  await expect(events).not.toHaveCount(0);
  await page.keyboard.press('h');
  await expect
    .poll(async () => new Set(await events.locator('b').allTextContents()))
    .toEqual(new Set(['0.000 s']));
  await page.keyboard.press('m');
  await expect(page.getByText('appear here as they happen')).toBeVisible();
  await page.keyboard.press('1');
  const predict = page.getByRole('button', { name: 'Predict first' });
  await expect(predict).toHaveAttribute('aria-pressed', 'true');
  await expect(windows).toHaveAttribute('aria-label', /from 0\.000 s to 0\.000 s\.$/);
  await expect.poll(() => content(page).v).toMatchObject({ hidden: true });

  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Predict', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('.present-count')).toHaveText('moment 0');
  await page.getByRole('button', { name: 'Predict', exact: true }).click();
  await expect(page.locator('.present-count')).toHaveText(/^\d+ moments$/);
  await expect(windows).toHaveAttribute('aria-label', /to \d{2,}\.\d+ s\.$/);

  // The code is a short link to the same, as large as the screen.
  await page.keyboard.press('q');
  const code = page.getByRole('img', { name: 'QR code of what is on the screen' });
  const box = await code.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(600);
  // Modules along a side with the quiet zone: at most version 10.
  const [, , size = ''] = (await code.getAttribute('viewBox'))?.split(' ') ?? [];
  expect(Number(size)).toBeLessThanOrEqual(57 + 8);
  await page.keyboard.press('Escape');
  await expect(code).toHaveCount(0);
  await expect(page.locator('.present-caption')).toBeVisible();
  expect(faults).toEqual([]);
});
