/** What a fault leaves behind: addresses that mean nothing, parts that failed, a silent database, code that did not come. */
import { expect, type Page, test } from '@playwright/test';
import { chart, playhead } from './page';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const stopped = (page: Page) => page.getByRole('alert').filter({ hasText: 'stopped' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Lets whatever measures an element fail, or no longer. */
async function breakMeasuring(page: Page, broken: boolean): Promise<void> {
  await page.evaluate((on) => {
    const place = globalThis as unknown as { real?: typeof ResizeObserver };
    place.real ??= ResizeObserver;
    const Broken = class {
      constructor() {
        throw new Error('broken by the test');
      }
    };
    globalThis.ResizeObserver = on ? (Broken as never) : place.real;
  }, broken);
}

test('an address that means nothing says so and offers the gallery', async ({ page }) => {
  for (const fragment of ['#/gallery/%E0%A4%A', '#/gallery/ms-fig11/x', '#/nothing', '#nothing']) {
    await page.goto(`./${fragment}`);
    await expect(heading(page, 'This address names no page'), fragment).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'gallery' }).click();
  await expect(page.locator('a.card').first()).toBeVisible();
  for (const id of ['__proto__', 'constructor', 'toString']) {
    await page.goto(`./#/gallery/${id}`);
    await expect(page.getByRole('alert')).toContainText(`"${id}" is no built-in experiment`);
    await expect(page.locator('a.card').first()).toBeVisible();
  }
  await page.goto('./#/lab');
  await expect(playhead(page)).toBeVisible();
});

test('a fault ends when another page or another link is opened', async ({ page }) => {
  await page.goto('./#/gallery');
  await expect(page.locator('a.card').first()).toBeVisible();
  await breakMeasuring(page, true);
  await page.goto('./#/gallery/ms-fig07');
  await expect(stopped(page)).toContainText('broken by the test');
  await page.goto('./#/lab');
  await expect(page.getByRole('link', { name: 'Lab', exact: true })).toBeVisible();
  await expect(stopped(page).first()).toContainText('broken by the test');
  await breakMeasuring(page, false);
  await page.goto('./#v9.');
  await expect(playhead(page)).toBeVisible();
  await expect(stopped(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page.locator('a.card').first()).toBeVisible();
  await expect(stopped(page)).toHaveCount(0);
});

test('a part that could not be fetched is fetched when it is tried again', async ({ page }) => {
  await page.goto('./#/about');
  await page.route(/GalleryPage/, (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(stopped(page)).toContainText('could not be loaded');
  await expect(page.getByRole('link', { name: 'Lab', exact: true })).toBeVisible();
  await page.unroute(/GalleryPage/);
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect(page.locator('a.card').first()).toBeVisible();
});

test('charts that are late find their place kept, and come when they are asked for again', async ({
  page,
}) => {
  let fail = () => {};
  const late = new Promise<void>((failed) => {
    fail = failed;
  });
  await page.route(/charts-/, async (route) => {
    await late;
    await route.abort('internetdisconnected');
  });
  await page.goto('./');
  await expect(playhead(page)).toBeVisible();
  const charts = page.getByRole('region', { name: 'Charts', exact: true });
  await expect(charts.getByRole('status')).toHaveText('Loading the charts.');
  const cards = () =>
    charts.locator('.chart-card').evaluateAll((all) => all.map((card) => card.dataset.chart));
  const places = () =>
    charts.locator('.charts-bar, .charts-list').evaluateAll((all) =>
      all.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  const kept = await places();
  expect(await cards()).toEqual(['windows', 'tsn', 'rate', 'delay']);
  fail();
  // The line of what is seen now writes numbers as charts do, and is late as well.
  const beside = page.getByRole('complementary', { name: 'Charts and events' });
  const fault = beside.getByRole('alert');
  await expect(fault).toContainText('The charts stopped: this part could not be loaded');
  await page.unroute(/charts-/);
  await fault.getByRole('button', { name: 'Show again' }).click();
  await expect(chart(page, 'Windows')).toBeVisible();
  expect(await cards()).toEqual(['windows', 'tsn', 'rate', 'delay']);
  expect(await places()).toEqual(kept);
});

test('a card, a list or a table that could not be fetched comes when it is asked for again', async ({
  page,
}) => {
  const [listAndTable, card] = [/(EventList|takeOut)-/, /ChosenCard-/];
  const showAgain = page.getByRole('button', { name: 'Show again' });
  for (const part of [listAndTable, card]) {
    await page.route(part, (route) => route.abort('internetdisconnected'));
  }
  await page.goto('./');
  await expect(playhead(page)).toBeVisible();
  const windows = page.getByRole('region', { name: 'Windows', exact: true });
  const showTable = async () => {
    await windows.getByRole('button', { name: 'Windows: save or show as a table' }).click();
    await page.getByRole('menuitem', { name: 'Show data table' }).click();
  };
  await showTable();
  await expect(windows.getByRole('alert')).toContainText('could not be loaded');
  await page.getByRole('button', { name: 'Events', exact: true }).click();
  await expect(stopped(page)).toContainText('The events stopped: this part could not be loaded');
  await page.unroute(listAndTable);
  await showAgain.click();
  await page.locator('.event-line').first().click();
  await expect(stopped(page)).toContainText('The card stopped: this part could not be loaded');
  await page.unroute(card);
  await showAgain.click();
  await expect(page.getByRole('region', { name: 'Selected event' })).toBeVisible();
  await page.getByRole('button', { name: 'Charts', exact: true }).click();
  await showTable();
  await expect(windows.getByRole('table')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [name, fragment, there] of [
  ['lab', '', playhead],
  ['gallery', '#/gallery', (page: Page) => page.locator('a.card').first()],
] as const) {
  test(`the ${name} whose simulation could not be fetched fetches it when it is tried again`, async ({
    page,
  }) => {
    await page.route(/\.wasm$/, (route) => route.abort('internetdisconnected'));
    await page.goto(`./${fragment}`);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await tryAgain(page).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(/\.wasm$/);
    await tryAgain(page).click();
    await expect(there(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a database that never answers holds up no experiment', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('./#/gallery/ms-fig11');
  await expect(page.locator('.sweep-state')).toHaveText('Not run here yet.');
  await page.getByRole('button', { name: 'Run here' }).click();
  await expect(page.locator('.sweep-state')).toHaveText(/^All [\d,]+ runs done/);
});

test('a simulation that could not be fetched runs once it could', async ({ page }) => {
  await page.route(/\.wasm$/, (route) => route.abort('internetdisconnected'));
  await page.goto('./');
  await expect(tryAgain(page)).toBeVisible();
  await page.unroute(/\.wasm$/);
  await tryAgain(page).click();
  await expect
    .poll(async () => Number(await playhead(page).getAttribute('aria-valuemax')))
    .toBeGreaterThan(1);
});
