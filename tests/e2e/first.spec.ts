/** The first minute: one line that says what is seen, a tour that is offered once, and a palette over everything. */
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { brief, openLab, openStill, seconds, withoutGlobe } from './page';

test.beforeEach(async ({ page }) => {
  await withoutGlobe(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the tour is offered once, led by Enter alone, and each stop is in sight and uncovered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const faults = await openLab(page, '');
  await page.getByRole('button', { name: 'Take the tour' }).press('Enter');
  const card = page.getByRole('dialog');
  const ring = page.locator('.tour-ring');
  const now = page.locator('.now');
  const told: (string | RegExp)[] = ['Slow start', 'Slow start', /handover|avoidance/i, 'recovery'];
  for (let stop = 1; stop <= 5; stop += 1) {
    await expect(card).toContainText(`${stop} of 5`);
    await expect(card.getByRole('status')).toHaveText('');
    await expect(async () => {
      const [one, other] = [await card.boundingBox(), await ring.boundingBox()];
      if (!one || !other) throw new Error('card and ring are not there');
      expect(other.height).toBeGreaterThan(20);
      const apart =
        one.y + one.height <= other.y + 1 ||
        other.y + other.height <= one.y + 1 ||
        one.x + one.width <= other.x + 1 ||
        other.x + other.width <= one.x + 1;
      expect(apart, `stop ${stop}`).toBe(true);
    }).toPass();
    const words = told[stop - 1];
    if (words) await expect(now).toContainText(words);
    if (stop === 3) await lookAccessible(page, 'the tour');
    await expect(card.locator('.primary')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take the tour' })).toHaveCount(0);
  // What offered it is gone: whoever goes by the keyboard goes on at the playback.
  await expect(page.locator('.timeline-play')).toBeFocused();

  // It is to be had again, and Escape leaves it.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Tour', exact: true }).click();
  await expect(card).toContainText('1 of 5');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('the tour frames the chart or the control itself, whole, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const places = [
    '[data-chart="windows"]',
    '[data-chart="tsn"]',
    null,
    null,
    '[data-path$=".ber"]',
  ];
  for (const code of ['de', 'fr', 'es', 'zh-CN']) {
    await page.addInitScript(() => localStorage.removeItem('skywindow.tour'));
    await page.goto(`./?lang=${code}`);
    await page.locator('.tour-offer .primary').click();
    const card = page.locator('.tour');
    for (const [at, place] of places.entries()) {
      await expect(card).toContainText(String(at + 1));
      await expect(card.getByRole('status')).toHaveText('');
      if (place !== null) {
        await expect(async () => {
          const around = await page.locator('.tour-ring').boundingBox();
          const whole = await page.locator(`:is(.right, .sheet) ${place}`).first().boundingBox();
          const apart = (['x', 'y', 'width', 'height'] as const).map((side) =>
            Math.abs((around?.[side] ?? 0) - (whole?.[side] ?? 999)),
          );
          expect(Math.max(...apart), `${code}: stop ${at + 1}`).toBeLessThan(2);
        }).toPass();
      }
      await card.locator('.primary').click();
    }
  }
});

test('the palette finds a control, a moment, a satellite, a term and a page, and remembers', async ({
  page,
}) => {
  const faults = await openStill(page, 12, brief('opening', 20));
  await expect(page.getByRole('button', { name: 'Take the tour' })).toHaveCount(0);
  const field = page.getByRole('combobox', { name: 'Find anything' });
  const choose = async (typed: string, option: RegExp) => {
    await page.keyboard.press('Control+k');
    await field.fill(typed);
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
    const marked = page.locator('[role="option"][aria-selected="true"]');
    for (let step = 0; step < 30; step += 1) {
      if (option.test(await marked.innerText())) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(field).toHaveCount(0);
  };
  await choose('error gsl', /^GSL bit error rate/);
  await expect(
    page.getByRole('spinbutton', { name: 'GSL bit error rate', exact: true }),
  ).toBeFocused();
  await choose('film', /^Film of a span/);
  await expect(page.getByRole('dialog', { name: 'Film' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose('first loss', /^First loss/);
  expect(await seconds(page)).toBeCloseTo(1.3, 1);
  await expect(page.locator('.now')).toContainText('Slow start');
  await choose('p4 s4', /^P4 S4/);
  await expect(page.getByRole('region', { name: /P4 S4/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toHaveText(
    /^P4 S4/,
  );
  await lookAccessible(page, 'the palette');
  await page.keyboard.press('Escape');
  await choose('a_rwnd', /^a_rwnd/);
  await expect(page.getByRole('searchbox', { name: 'Find a term' })).toHaveValue('a_rwnd');
  // Elsewhere there is what is there.
  await page.getByRole('button', { name: 'Find anything' }).click();
  await field.fill('p4 s4');
  await expect(page.getByText('Nothing is called “p4 s4”.')).toBeVisible();
  expect(faults).toEqual([]);
});

test('what is typed before the palette is there is for it', async ({ page }) => {
  await openStill(page, 1, brief('opening', 20));
  let arrive = () => {};
  const arrives = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/assets\/Palette-[^/]*\.js$/, async (route) => {
    await arrives;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  // W alone would lead to the glossary.
  await page.keyboard.type('cwnx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('d');
  arrive();
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toHaveValue('cwnd');
  await expect(page.getByRole('option', { name: /^Initial cwnd/ })).toBeVisible();
  expect(page.url()).not.toContain('glossary');
});
