/** The lab as a visitor finds it: it plays, opens what its link says and shows where the run is. onelab.spec.ts uses it. */
import { expect, test } from '@playwright/test';
import {
  camera,
  chart,
  find,
  openLab,
  openScenario,
  openStill,
  pause,
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

test('with a backup all paths are framed, and the link reopens the tab and the path that the charts are about', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStill(page, 1, scenario('iridium-geo-multihomed'));
  await test.step('the whole path is shown with the geostationary satellites of its backup', async () => {
    await expect(page.locator('.globe-canvas[data-ready]')).toBeVisible();
    await page.locator('.globe-holder').press('+');
    await page.getByRole('button', { name: 'Frame all paths' }).click();
    // Geostationary orbits are 35,786 km high: the camera is beyond them.
    await expect.poll(async () => (await camera(page)).height_km).toBeGreaterThan(45_000);
  });
  await page.getByRole('combobox', { name: 'Paths in the charts' }).selectOption('Path 1, GEO');
  await page.getByRole('button', { name: 'Streams', exact: true }).click();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  // It says so for two seconds, which may be over before anybody looks.
  const said = page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = () => document.querySelector('.header')?.textContent?.includes('Copied');
        const watch = new MutationObserver(() => look() && done());
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await page.getByRole('button', { name: /^(Copy link|Copied)$/ }).click();
  await said;
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('#v1.');

  const other = await context.newPage();
  await other.goto(await copied());
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
    // The one that the page opens with.
    await expect(page.locator('.words')).toContainText('New York to London over Iridium');
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
  await openLab(page, scenario('iridium-geo'));
  await expect(page.locator('.globe-canvas[data-ready]')).toBeVisible();
  await pause(page);
  // The globe is framed when its satellites are there, and makes room when the search has come to the card beside it.
  await expect(page.locator('.layers').getByRole('combobox', { name: 'Find' })).toBeVisible();
  let low = await camera(page);
  let rested = 0;
  const rests = async () => {
    // A machine that draws by its processor shows a picture of the globe once a second at worst, and a glide is several.
    await settled(page);
    const before = JSON.stringify(low);
    low = await camera(page);
    rested = JSON.stringify(low) === before ? rested + 1 : 0;
    return rested;
  };
  await expect.poll(rests, { intervals: [500], timeout: 60_000 }).toBe(6);
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
