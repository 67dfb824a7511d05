/** The lab as a teacher uses it, one thing after the other: all of it in one lab, opened once. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  brief,
  chart,
  chartTime,
  control,
  find,
  openStill,
  pause,
  playhead,
  seconds,
  settled,
  simulated,
} from './page';

// To open a lab takes longer than most of these tests. Each leaves a paused run; what it leaves else, none minds.
let context: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  await openStill(page, 159, brief('iridium-geo', 160));
});
test.afterEach(() => page.getByRole('searchbox', { name: 'Find a control' }).fill(''));
test.afterAll(() => context.close());

test('the keyboard is enough: Space, arrows, slash and question mark', async () => {
  // After a click on what is no control the keys are the lab's.
  await page.locator('.words').click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const before = await seconds(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(before);
  await expect(page.getByRole('region', { name: 'Selected event' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Find a control' })).toBeFocused();
});

test('a handover happens and its reason can be read', async () => {
  await playhead(page).press('Home');
  await page.getByRole('combobox', { name: 'Step' }).selectOption('handover');
  const next = page.getByRole('button', { name: 'Next event' });
  await next.click();
  await expect.poll(() => seconds(page)).toBeCloseTo(100, 0);
  const card = page.getByRole('region', { name: 'Selected event' });
  await expect(card).toContainText('Handover: London P0 S2 to P0 S1');
  await expect(card).toContainText('°');
});

test('the timeline zooms about the playhead, and one press shows the whole run again', async () => {
  await expect.poll(() => simulated(page)).toBeGreaterThan(159);
  const slider = playhead(page);
  const whole = page.getByRole('button', { name: 'Whole run' });
  await slider.press('Home');
  for (let i = 0; i < 4; i += 1) await slider.press('+');
  await expect(whole).toBeVisible();
  const box = await slider.boundingBox();
  if (!box) throw new Error('the timeline has no place');
  const middle = () => page.mouse.click(box.x + box.width / 2, box.y + 2);
  // A sixteenth of 160 s is shown.
  await middle();
  await expect.poll(() => seconds(page)).toBeGreaterThan(4);
  expect(await seconds(page)).toBeLessThan(6.6);
  await whole.click();
  await expect(whole).toHaveCount(0);
  await middle();
  await expect.poll(() => seconds(page)).toBeGreaterThan(77.3);
  await page.mouse.wheel(0, -600);
  await expect(whole).toBeVisible();
});

test('charts that come back show the run at once, also while it stands still', async () => {
  const choice = page.locator('.side-choice');
  await choice.getByRole('button', { name: 'Streams', exact: true }).click();
  await expect(chart(page, 'Rate')).toHaveCount(0);
  const words = await choice.getByRole('button', { name: 'Charts' }).evaluate(async (button) => {
    (button as HTMLElement).click();
    const plots = () => [...document.querySelectorAll('.chart-plot')];
    // Until they are there, and no frame longer: frames would fill them one by one.
    for (let tries = 0; tries < 100 && !plots().some((plot) => plot.ariaLabel); tries += 1) {
      await new Promise((done) => setTimeout(done));
    }
    return plots().map((plot) => plot.ariaLabel);
  });
  expect(words).toHaveLength(4);
  for (const said of words) expect(said).toMatch(/ at [\d.]+ s: /);
});

test('Escape gives up picking a place on the globe', async () => {
  await page.getByRole('button', { name: 'Pick To on the globe' }).click();
  const asked = page.getByText('Click on the globe where the flow ends.');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
});

test('a number keeps its unit, and one out of range is refused beside its field', async () => {
  // The last control that fits is the one whose refusal lies beyond the edge.
  const buffer = control(page, 'Receiver buffer');
  await buffer.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  const row = page.locator('[data-path="flows.*.sctp.receiver_buffer_bytes"]');
  await expect(row).toContainText('kB');
  for (const [typed, shown] of [
    ['8', '8'],
    ['50', '50'],
  ] as const) {
    await buffer.fill(typed);
    await buffer.press('Enter');
    await expect(buffer).toHaveValue(shown);
    await expect(row).toContainText('kB');
  }
  await buffer.fill('0.05');
  await buffer.press('Enter');
  const refusal = row.getByRole('alert');
  await expect(refusal).toHaveText('0.05 kB is below 1.5 kB, the least');
  await expect(buffer).toHaveValue('0.05');
  const inSight = await refusal.evaluate((sentence) => {
    const { left, bottom } = sentence.getBoundingClientRect();
    return sentence.contains(document.elementFromPoint(left + 3, bottom - 2));
  });
  expect(inSight).toBe(true);
  await buffer.press('Escape');
  await expect(buffer).toHaveValue('50');
  await buffer.press('ArrowUp');
  await expect.poll(async () => Number(await buffer.inputValue())).toBeGreaterThan(50);

  const streams = await find(page, 'Streams');
  await streams.fill('5000');
  await streams.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: '5,000 streams is above 1,024' }),
  ).toBeVisible();
  await expect(page.locator('.words')).toContainText('4 streams');
});

test('a control changes the run, and undo takes it back', async () => {
  await expect.poll(() => simulated(page)).toBeGreaterThan(100);
  await playhead(page).press('End');
  const words = page.locator('.words');
  await expect(words).toContainText('4 streams');
  const before = await chart(page, 'Rate').getAttribute('aria-label');
  const streams = await find(page, 'Streams');
  await streams.fill('1');
  await streams.press('Enter');
  await expect(words).toContainText('1 stream');
  const ber = await find(page, 'GSL bit error rate');
  await ber.fill('1e-5');
  await ber.press('Enter');
  await expect.poll(() => chart(page, 'Rate').getAttribute('aria-label')).not.toBe(before);
  await page.keyboard.press('Escape');
  await page.locator('.words').click();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(words).toContainText('4 streams');
});

test('the link reopens scenario, playhead and settings', async () => {
  const buffer = await find(page, 'Streams');
  await buffer.fill('7');
  await buffer.press('Enter');
  await expect.poll(() => simulated(page)).toBeGreaterThan(30);
  await pause(page);
  await playhead(page).press('Home');
  const paused = await seconds(page);
  await playhead(page).press('PageUp');
  await expect.poll(() => seconds(page)).toBeGreaterThan(paused);
  // What is on the screen follows the key by a frame or two.
  await settled(page);
  const shown = await seconds(page);
  // The chart says its words once a second at most.
  await expect.poll(() => chartTime(page, 'Rate')).toBeCloseTo(shown, 0);
  const rate = await chart(page, 'Rate').getAttribute('aria-label');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#v1\.iridium-geo\.[\w-]+$/);

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('.words')).toContainText('7 streams');
  await expect(other.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => seconds(other)).toBe(shown);
  await expect.poll(() => chart(other, 'Rate').getAttribute('aria-label')).toBe(rate);
  await other.close();
});

test('a reload that takes a while loses nothing of what was done until it came', async () => {
  const other = await context.newPage();
  await other.goto('#/lab?scenario=two-links');
  await expect.poll(() => simulated(other)).toBeGreaterThan(30);
  await pause(other);
  await expect.poll(() => other.evaluate(() => location.hash)).toMatch(/^#v1/);
  await other.route('**/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  // The page itself presses keys: the driver waits for the reload.
  const paused = await seconds(other);
  await playhead(other).evaluate((slider) => {
    setTimeout(() => {
      const step = { key: 'PageUp', bubbles: true };
      for (let times = 0; times < 3; times += 1)
        slider.dispatchEvent(new KeyboardEvent('keydown', step));
    }, 100);
    addEventListener('pagehide', () => {
      sessionStorage.setItem('shown', String(slider.ariaValueNow));
    });
  });
  await other.reload();
  const shown = Number(await other.evaluate(() => sessionStorage.getItem('shown')));
  expect(shown).toBeGreaterThan(paused);
  await expect.poll(() => simulated(other)).toBeGreaterThan(shown);
  await expect.poll(() => seconds(other)).toBe(shown);
  await other.close();
});

test('a city found by its name becomes the end of the flow', async () => {
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await to.fill('Toky');
  await page.getByRole('option', { name: /Tokyo/ }).click();
  await expect(page.locator('.words')).toContainText('Quito to Tokyo');
});

test('a click on the globe places an end, and one beside it says so', async () => {
  await expect(page.locator('.globe-canvas[data-ready]')).toBeVisible();
  const canvas = page.locator('.globe-canvas canvas').first();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the globe has no place');
  await page.getByRole('button', { name: 'Pick From on the globe' }).click();
  await page.mouse.click(box.x + 12, box.y + box.height - 120);
  await expect(page.getByText('That was beside the globe.')).toBeVisible();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByText('Click on the globe')).toHaveCount(0);
  await expect(page.locator('.words')).not.toContainText('Quito to');
});
