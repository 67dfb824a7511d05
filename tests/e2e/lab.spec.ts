/** The lab as a teacher uses it: it plays, shows handovers, follows its controls and can be shared. */
import { expect, test } from '@playwright/test';
import {
  camera,
  chart,
  chartTime,
  control,
  find,
  openLab,
  openScenario,
  pause,
  playhead,
  scenario,
  seconds,
  settled,
  simulated,
} from './page';

test('the page opens, time passes, cwnd moves, and nothing leaves the site', async ({ page }) => {
  const faults = await openLab(page, '');
  await expect(
    page.getByRole('link', { name: /^Scenario: A first look at Iridium/ }),
  ).toBeVisible();
  await expect.poll(() => seconds(page)).toBeGreaterThan(1);
  const windows = chart(page, 'Windows');
  await expect(windows).toHaveAttribute('aria-label', /cwnd [\d.]+ kB/);
  const before = await windows.getAttribute('aria-label');
  await expect.poll(() => windows.getAttribute('aria-label')).not.toBe(before);
  await expect(page.locator('.globe-canvas[data-ready] canvas').first()).toBeVisible();
  await expect(page.getByText('Path delay', { exact: true }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a handover happens and its reason can be read', async ({ page }) => {
  await openLab(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(400);
  await pause(page);
  await page.getByRole('combobox', { name: 'Step' }).selectOption('handover');
  const next = page.getByRole('button', { name: 'Next event' });
  await next.click();
  await expect.poll(() => seconds(page)).toBeCloseTo(100, 0);
  const card = page.getByRole('region', { name: 'Selected event' });
  await expect(card).toContainText('Handover: London P0 S2 to P0 S1');
  await expect(card).toContainText('°');
});

test('a control changes the run, and undo takes it back', async ({ page }) => {
  await openLab(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(100);
  await pause(page);
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

test('a number keeps its unit, and one out of range is refused beside its field', async ({
  page,
}) => {
  await openLab(page);
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

test('the link reopens scenario, playhead and settings', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLab(page);
  const buffer = await find(page, 'Streams');
  await buffer.fill('7');
  await buffer.press('Enter');
  await expect.poll(() => simulated(page)).toBeGreaterThan(30);
  await pause(page);
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
});

test('the link reopens the tab and the path that the charts are about', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLab(page, scenario('iridium-geo-multihomed'));
  await pause(page);
  await page.getByRole('combobox', { name: 'Paths in the charts' }).selectOption('Path 1, GEO');
  await page.getByRole('button', { name: 'Streams', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('region', { name: 'Streams and SACKs' })).toBeVisible();
  await other.locator('.side-choice').getByRole('button', { name: 'Charts' }).click();
  await expect(other.getByRole('combobox', { name: 'Paths in the charts' })).toHaveValue('1');
});

for (const [name, fragment] of [
  ['damaged', '#v1.iridium-geo.AAAA-not-deflate'],
  ['of an unknown version', '#v9.iridium-geo.AAAA'],
  ['of an unknown preset', '#v1.nothing.eJyrVgIAALkAeg'],
  ['empty', '#v1.'],
  ['oversized', `#v1.iridium-geo.${'A'.repeat(200_000)}`],
] as const) {
  test(`a link that is ${name} says so and opens the default scenario`, async ({ page }) => {
    const faults = await openLab(page, fragment);
    await expect(page.getByRole('alert')).toContainText('default scenario');
    await expect(page.locator('.words')).toContainText('Quito to London over Iridium');
    await expect.poll(() => simulated(page)).toBeGreaterThan(1);
    expect(faults.filter((fault) => fault.startsWith('error'))).toEqual([]);
  });
}

test('presets open: two wired links have charts and no satellites', async ({ page }) => {
  const faults = await openLab(page);
  const legend = page.getByRole('list', { name: 'Legend of the globe' });
  await expect(legend).toContainText('intraplane');
  for (const preset of ['two-links', 'geo-only', 'teledesic', 'iridium-geo']) {
    await openScenario(page, preset);
    await expect(chart(page, 'Windows')).toHaveAttribute('aria-label', /cwnd [\d.]+ kB/);
  }
  // The legend names what the run has: Iridium has no links across its seam, a wired run no links of satellites.
  await expect(legend).toContainText('intraplane');
  await expect(legend).not.toContainText('cross-seam');
  await openScenario(page, 'two-links');
  await expect(legend).toContainText('path');
  await expect(legend).not.toContainText('intraplane');
  expect(faults).toEqual([]);
});

test('the keyboard is enough: Space, arrows, slash and question mark', async ({ page }) => {
  await openLab(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(60);
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

test('charts that come back show the run at once, also while it stands still', async ({ page }) => {
  await openLab(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(100);
  await pause(page);
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

test('Escape gives up picking a place on the globe', async ({ page }) => {
  await openLab(page);
  await page.getByRole('button', { name: 'Pick To on the globe' }).click();
  const asked = page.getByText('Click on the globe where the flow ends.');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
});

test('a click on the globe places an end, and one beside it says so', async ({ page }) => {
  await openLab(page);
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

test('cards cover nothing of a small globe, and keep their size when the search comes', async ({
  page,
}) => {
  let searchMayCome = () => {};
  const released = new Promise<void>((resolve) => {
    searchMayCome = resolve;
  });
  await page.route(/ThingFinder/, async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 1000, height: 800 });
  await openLab(page);
  await expect(page.locator('.globe-canvas[data-ready]')).toBeVisible();
  for (const card of ['.path-card', '.legend']) {
    // Both at one instant: what is measured one after the other may move in between.
    const below = () =>
      page.evaluate((card) => {
        const [upper, lower] = ['.globe-canvas', card].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        );
        return upper && lower ? lower.top - upper.bottom : Number.NaN;
      }, card);
    await expect.poll(below).toBeGreaterThanOrEqual(0);
  }
  const layers = page.locator('.layers');
  await layers.locator('summary').click();
  await expect(layers.getByText('Loading the search.')).toBeVisible();
  const before = await layers.boundingBox();
  searchMayCome();
  await expect(layers.getByRole('combobox', { name: 'Find' })).toBeVisible();
  expect(await layers.boundingBox()).toEqual(before);
});

test('another scenario, place or network is framed anew, another error rate is not', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLab(page);
  await expect(page.locator('.globe-canvas[data-ready]')).toBeVisible();
  await pause(page);
  const low = await camera(page);
  await (await find(page, 'GSL bit error rate')).fill('1e-5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await settled(page);
  expect(await camera(page)).toEqual(low);
  await page.getByRole('searchbox', { name: 'Find a control' }).fill('');
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await to.fill('Toky');
  await page.getByRole('option', { name: /Tokyo/ }).click();
  await expect.poll(async () => (await camera(page)).longitude_deg).not.toBe(low.longitude_deg);

  // What another network changes beside the satellites is said, and taken back without them.
  await page.getByRole('combobox', { name: 'Network', exact: true }).selectOption('spaceway-ngso');
  const brought = page.getByRole('status').filter({ hasText: 'links of its own' });
  await expect(brought).toContainText(/GSL bit error rate\s*1e-5 →to 0/);
  await brought.getByRole('button', { name: 'Keep the links as they were' }).click();
  await expect(brought).toHaveCount(0);
  await expect(await find(page, 'GSL bit error rate')).toHaveValue('1e-5');

  await openScenario(page, 'geo-only');
  await expect
    .poll(async () => (await camera(page)).height_km)
    .toBeGreaterThan(3 * (low.height_km ?? Number.NaN));
});

test('the whole path is shown with the geostationary satellites of its backup', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLab(page, scenario('iridium-geo-multihomed'));
  await expect.poll(() => simulated(page)).toBeGreaterThan(1);
  await expect(page.locator('.globe-canvas[data-ready]')).toBeVisible();
  await pause(page);
  await page.locator('.globe-holder').press('+');
  await page.getByRole('button', { name: 'Frame all paths' }).click();
  // Geostationary orbits are 35,786 km high: the camera is beyond them.
  await expect.poll(async () => (await camera(page)).height_km).toBeGreaterThan(45_000);
});

test('the timeline zooms about the playhead, and one press shows the whole run again', async ({
  page,
}) => {
  await openLab(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(599);
  await pause(page);
  const slider = playhead(page);
  const whole = page.getByRole('button', { name: 'Whole run' });
  await slider.press('Home');
  for (let i = 0; i < 4; i += 1) await slider.press('+');
  await expect(whole).toBeVisible();
  const box = await slider.boundingBox();
  if (!box) throw new Error('the timeline has no place');
  const middle = () => page.mouse.click(box.x + box.width / 2, box.y + 2);
  // A sixteenth of 600 s is shown.
  await middle();
  await expect.poll(() => seconds(page)).toBeGreaterThan(15);
  expect(await seconds(page)).toBeLessThan(25);
  await whole.click();
  await expect(whole).toHaveCount(0);
  await middle();
  await expect.poll(() => seconds(page)).toBeGreaterThan(290);
  await page.mouse.wheel(0, -600);
  await expect(whole).toBeVisible();
});

test('a city found by its name becomes the end of the flow', async ({ page }) => {
  await openLab(page);
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await to.fill('Toky');
  await page.getByRole('option', { name: /Tokyo/ }).click();
  await expect(page.locator('.words')).toContainText('Quito to Tokyo');
});
