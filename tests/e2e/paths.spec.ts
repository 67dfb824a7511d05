/** Several paths, the head of line and SACKs, as somebody studies them: picked, watched, read and stepped through. */
import { deflateRawSync } from 'node:zlib';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { lookAccessible } from './axe';
import {
  brief,
  chart,
  find,
  openLab,
  openStill,
  pause,
  playhead,
  seconds,
  settled,
  simulated,
  withoutGlobe,
} from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

async function set(page: Page, label: string, value: string): Promise<void> {
  const field = await find(page, label);
  await field.fill(value);
  await field.press('Enter');
  await page.getByRole('searchbox', { name: 'Find a control' }).fill('');
}

/** Iridium, gone for half a minute at each handover and given up at the second timeout, and GEO as the alternate. */
async function openTwoPaths(page: Page): Promise<void> {
  await openLab(page, brief('iridium-geo', 210));
  await pause(page);
  // Both ends see one geostationary satellite.
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await to.fill('New Yor');
  await page.getByRole('option', { name: /New York/ }).click();
  await page.getByRole('combobox', { name: 'Paths', exact: true }).selectOption('Iridium + GEO');
  await set(page, 'Interruption', '30000');
  await set(page, 'Path.Max.Retrans', '1');
  await expect.poll(() => simulated(page)).toBeGreaterThan(200);
}

async function stepTo(page: Page, kind: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Step' }).selectOption(kind);
  await page.getByRole('button', { name: 'Next event' }).click();
  await settled(page);
}

/** Steps on until the words of an element match. */
async function stepUntil(page: Page, button: string, selector: string, words: RegExp) {
  const said = page.locator(selector).first();
  for (let step = 0; step < 40; step += 1) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await settled(page);
    // Words follow the playhead a few times a second.
    await page.waitForTimeout(250);
    if (words.test((await said.textContent()) ?? '')) break;
  }
  await expect(said).toHaveText(words);
  return said;
}

test.describe('over two paths', () => {
  let context: BrowserContext;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext();
    page = await context.newPage();
    await openTwoPaths(page);
  });
  test.afterAll(() => context.close());

  test('a failover is seen in charts, about both paths or one, in events and on the card', async () => {
    await test.step('the charts can be about one path alone', async () => {
      const choice = page.getByRole('combobox', { name: 'Paths in the charts' });
      await choice.selectOption('Path 1, GEO');
      await expect(chart(page, 'Windows')).toHaveAttribute('aria-label', /cwnd of path 1/);
      await expect(chart(page, 'Windows')).not.toHaveAttribute('aria-label', /cwnd of path 0/);
      await choice.selectOption('All paths');
      await expect(chart(page, 'Windows')).toHaveAttribute('aria-label', /cwnd of path 0/);
    });
    await expect(chart(page, 'Windows')).toHaveAttribute('aria-label', /cwnd of path 1/);
    await expect(chart(page, 'Paths')).toHaveAttribute('aria-label', /path 0 in use/);
    await stepTo(page, 'failover');
    const event = page.getByRole('region', { name: 'Selected event' });
    await expect(event).toContainText(/path/i);
    await expect(event).toContainText('Data sender, path 1 over GEO');
    await expect(chart(page, 'Paths')).toHaveAttribute(
      'aria-label',
      /path 0 inactive.*path 1 in use/,
    );
    const paths = page.getByRole('list', { name: 'Paths of the flow' });
    await expect(paths.getByRole('listitem').first()).toContainText('inactive');
    await expect(paths.getByRole('listitem').nth(1)).toContainText('in use');
    await page.getByRole('button', { name: 'All figures of the paths' }).click();
    const card = page.getByRole('region', { name: 'Quito to New York', exact: true });
    await expect(card.getByRole('row', { name: /^State/ })).toContainText('inactive');
    await expect(card.getByRole('row', { name: /^RTO/ })).toContainText('ms');
    await expect(card.getByRole('row', { name: /^Heartbeats/ })).toBeVisible();
    const legend = page.getByRole('list', { name: 'Legend of the globe' });
    await expect(legend).toContainText('alternate');
    await expect(legend).toContainText('ground link');
  });

  test('streams and paths are accessible at every width and in both themes', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await playhead(page).press('Home');
    await stepTo(page, 'failover');
    await page.getByRole('button', { name: 'Streams', exact: true }).click();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    for (const part of ['Streams', 'Charts']) {
      await page.locator('.side-choice').getByRole('button', { name: part }).click();
      for (const width of [1440, 1000, 360]) {
        await page.setViewportSize({ width, height: width === 1440 ? 900 : 800 });
        await lookAccessible(page, `${part} at ${width} px`);
      }
    }
  });
});

test.describe('over one path', () => {
  let context: BrowserContext;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext();
    page = await context.newPage();
    await openStill(page, 20);
  });
  test.afterAll(() => context.close());

  /** The run from its beginning with so many bit errors that data wait for others again and again. */
  async function withErrors(): Promise<void> {
    await set(page, 'GSL bit error rate', '1e-5');
    await expect.poll(() => simulated(page)).toBeGreaterThan(60);
    await playhead(page).press('Home');
    await playhead(page).press('PageUp');
    await settled(page);
  }

  test('a chunk tells its story to the keyboard', async () => {
    await playhead(page).press('End');
    await page.getByRole('button', { name: 'Streams', exact: true }).click();
    const board = page.getByRole('group', { name: /^Chunks of every stream/ });
    await settled(page);
    await board.focus();
    await board.press('ArrowDown');
    const story = page.locator('.streams-detail');
    await expect(story).toHaveText(/^TSN \d+, stream \d, SSN \d+: [\d.]+ s sent on path 0/);
    const first = await story.textContent();
    await board.press('ArrowLeft');
    await expect(story).not.toHaveText(first ?? '');
  });

  test('a discipline that is chosen has a switch, and its controls while that is on', async () => {
    const find = page.getByRole('searchbox', { name: 'Find a control' });
    const panel = page.locator('aside.left');
    const red = panel.getByRole('checkbox', { name: 'GSL RED' });
    const choose = async (word: string) => {
      await find.fill('queue discipline');
      await panel.getByRole('combobox', { name: 'GSL queue discipline' }).selectOption(word);
      await find.fill('RED');
    };
    await find.fill('RED');
    await expect(red).toHaveCount(0);
    await choose('red');
    await expect(red).not.toBeChecked();
    const before = await panel.getByRole('spinbutton').count();
    await red.check();
    await expect(red).toBeChecked();
    expect(await panel.getByRole('spinbutton').count()).toBeGreaterThan(before);
    await red.uncheck();
    await expect(panel.getByRole('spinbutton')).toHaveCount(before);
    await choose('');
    await expect(red).toHaveCount(0);
    await find.fill('');
  });

  test('the head of line shows what waits and what is missing, and moves with the playhead', async () => {
    await withErrors();
    await page.getByRole('button', { name: 'Streams', exact: true }).click();
    const said = await stepUntil(
      page,
      'Next event',
      '.streams-said',
      /waits for SSN \d+ \(TSN \d+/,
    );
    await expect(said).toContainText('lost to corruption on the link to');
    const counted = page.locator('.streams-count').first();
    await expect(counted).toHaveText(/[1-9]\d* waiting/);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    const table = page.getByRole('region', { name: 'Chunks of every stream, table' });
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table).toContainText(/\d+ waiting/);
    const words = await said.textContent();
    const t = await seconds(page);
    await playhead(page).press('ArrowRight');
    await expect.poll(() => seconds(page)).toBeGreaterThan(t);
    await expect(said).not.toHaveText(words ?? '');
  });

  test('the gap blocks of a SACK can be read, and SACKs stepped through', async () => {
    await withErrors();
    await page.getByRole('button', { name: 'Streams', exact: true }).click();
    await page.getByRole('combobox', { name: 'Which SACK is read' }).selectOption('sent');
    const words = /^Acknowledges up to \d+; has [\d, –]+; missing \d+/;
    const said = await stepUntil(page, 'Next SACK', '[data-testid=sack-words]', words);
    const later = await said.textContent();
    await page.getByRole('button', { name: 'Previous SACK', exact: true }).click();
    await expect(said).not.toHaveText(later ?? '');
  });

  test('the order of paths can be changed, and undone', async () => {
    const paths = page.getByRole('combobox', { name: 'Paths', exact: true });
    await paths.selectOption('Iridium + GEO');
    await page.getByRole('button', { name: 'Move path 1 up' }).first().click();
    await expect(paths).toHaveValue('GEO + Iridium');
    await page.getByRole('button', { name: 'Remove path 1' }).first().click();
    await expect(paths).toHaveValue('GEO only');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(paths).toHaveValue('GEO + Iridium');
  });
});

test('packets sent in turn over many paths: the card counts the paths, the chart those that are late', async ({
  page,
}) => {
  const content = { t: 20, v: { look: { charts: ['reordering'] } } };
  const view = deflateRawSync(JSON.stringify(content)).toString('base64url');
  const faults = await openLab(page, `#v1.teledesic-round-robin.${view}`);
  const card = page.locator('.path-card');
  await expect(card).toContainText(/Quickest path[\d.]+ ms/);
  await expect(card).toContainText(/Paths with as many links(?:[2-9]|\d\d)/);
  await expect(chart(page, 'Reordering')).toHaveAttribute('aria-label', /data [1-9]/);
  expect(faults).toEqual([]);
});
