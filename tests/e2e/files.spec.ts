/** What the lab saves of its charts: a picture for a slide, and a table that explains itself. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openStill, playhead, saveChart as save, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

// One lab for both, which keeps the texts that are drawn.
let context: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  context = await browser.newContext();
  page = await context.newPage();
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(globalThis, { texts });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      texts.push(text);
      fillText.call(this, text, ...place);
    };
  });
  await openStill(page, 120);
});
test.afterAll(() => context.close());

test('a chart is saved large, with title, scenario, flow, axes and source', async () => {
  await page.evaluate(() => {
    (globalThis as unknown as { texts: string[] }).texts.length = 0;
  });
  const [png, name] = await save(page, 'Windows', 'PNG');
  expect(name).toMatch(/^skywindow-windows-.*\.png$/);
  // Width and height stand in the header of a PNG.
  expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(1200);
  expect(png.readUInt32BE(20)).toBeGreaterThanOrEqual(700);
  const texts = await page.evaluate(() => (globalThis as unknown as { texts: string[] }).texts);
  const said = texts.join('\n');
  expect(said).toContain('Windows, kB');
  expect(said).toContain('Iridium and GEO: one association among many.');
  expect(said).toContain('SCTP, 4 streams');
  expect(said).toContain('seed 1');
  expect(said).toMatch(/Flow Quito to London, [\d.]+ s to [\d.]+ s/);
  expect(said).toContain('simulated time');
  expect(said).toContain('Source: simulated with Skywindow');
  // What was drawn for the picture is drawn anew for the screen.
  await expect(page.getByRole('img', { name: /^Windows at / })).toBeVisible();
});

test('the CSV of a chart says in words what its codes mean', async () => {
  await playhead(page).press('End');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  const [csv] = await save(page, 'Windows', 'CSV');
  const [header = '', ...rows] = csv.toString('utf8').trim().split('\r\n');
  expect(header).toMatch(/^time \(s\),timeout \(event code\),"timeout, in words",/);
  expect(header).toContain('cwnd (kB)');
  expect(rows.some((row) => /,\d+,"?Fast retransmit of TSN \d+/.test(row))).toBe(true);
});
