/** The gallery: experiments run in the page, survive cancel, a killed worker and a reload, and open in the lab. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { command } from '../../scripts/command.mjs';
import { lookAccessible } from './axe';

const runButton = (page: Page) => page.getByRole('button', { name: 'Run here' });
const state = (page: Page) => page.locator('.sweep-state');
const verdicts = (page: Page) => page.locator('.claims .verdict');

/** Opens an experiment and waits until earlier results have been looked for. */
async function open(page: Page, id: string): Promise<void> {
  await page.goto(`./#/gallery/${id}`);
  await expect(state(page)).not.toHaveText('Looking for earlier results.');
}

async function reopen(page: Page, kept: string): Promise<void> {
  await page.reload();
  await expect(state(page)).toHaveText(kept, { timeout: 20_000 });
}

async function runAll(page: Page): Promise<void> {
  await runButton(page).click();
  await expect(state(page)).toHaveText(/^All [\d,]+ runs done in .* and kept\.$/, {
    timeout: 60_000,
  });
  await expect(verdicts(page).filter({ hasText: 'not run' })).toHaveCount(0);
}

test('the lab starts without the gallery, which lists the experiments by paper', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('./');
  await page.getByRole('link', { name: 'Gallery', exact: true }).waitFor();
  expect(scripts.filter((url) => /gallery|sweep/i.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  const paper = page.getByRole('region', { name: /^Multistreaming of SCTP/ });
  await expect(paper.getByRole('link')).toHaveCount(10);
  await expect(paper.getByRole('link', { name: /Figure 11.*not run here/ })).toBeVisible();
});

/** One of each way to draw an experiment, and of each family: the command runs every one. */
const RUN_HERE = [
  ...['cc-start', 'fa-fig03', 'fa-table3', 'fa-trace', 'ir-fig05', 'ir-fig08', 'ir-icw'],
  ...['ms-fig05', 'ms-fig10', 'ms-fig13', 'rt-acks', 'rt-fig01', 'rt-fig02', 'rt-fig03a'],
  ...['rt-latitude', 'sctp-stacks', 'xs-fig06', 'xs-table1'],
];

/** What the command makes of an experiment's claims in quick mode: sentence, verdict, what was measured. */
function claimsOfTheCommand(id: string): string[][] {
  const { status, stdout, stderr } = spawnSync(command, ['claims', id, '--quick'], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const claims: { sentence: string; verdict: string; measured: string }[] = JSON.parse(stdout);
  return claims.map(({ sentence, verdict, measured }) => [
    sentence,
    verdict,
    `Measured: ${measured}.`,
  ]);
}

test('every experiment opens with its claims, and one of each kind comes here to what the command says', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('./#/gallery');
  const cards = page.locator('a.card');
  await expect(cards.first()).toBeVisible();
  const ids = await cards.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
  );
  expect(ids).toEqual(expect.arrayContaining(RUN_HERE));
  for (const id of ids) {
    await open(page, id);
    await expect(page.locator('.claims, .table-scroll').first()).toBeVisible();
    if (!RUN_HERE.includes(id)) continue;
    await runAll(page);
    const said = async () =>
      page
        .locator('.claims li:has(> [data-verdict])')
        .evaluateAll((items) =>
          items.map((item) => [
            item.querySelector('.claim-sentence')?.textContent,
            item.querySelector(':scope > [data-verdict]')?.getAttribute('data-verdict'),
            item.querySelector('.claim-measured')?.textContent,
          ]),
        );
    // The last runs are judged after they are counted.
    await expect.poll(said, id).toEqual(claimsOfTheCommand(id));
  }
  expect(faults).toEqual([]);
  await page.goto('./#/gallery');
  await page.reload();
  await expect(page.locator('a.card')).toHaveCount(ids.length);
  const notRun = page.locator('a.card', { hasText: 'not run' });
  await expect(notRun).toHaveCount(ids.length - RUN_HERE.length);
});

test('progress shows at once, and results are there again after a reload', async ({ page }) => {
  await open(page, 'ms-fig11');
  await page.getByText('Full', { exact: true }).click();
  await runButton(page).click();
  await expect(state(page)).toHaveText(/ of 440 runs done/);
  await expect(state(page)).toHaveText(/^All 440 runs done in .* and kept\.$/, { timeout: 60_000 });
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('20');
  const measured = await page.getByRole('region', { name: 'Every point, table' }).textContent();
  await expect(verdicts(page).filter({ hasText: 'holds' }).first()).toBeVisible();
  await reopen(page, 'All 440 runs are kept from before.');
  await expect(page.getByRole('region', { name: 'Every point, table' })).toHaveText(
    measured ?? 'nothing was measured',
  );
});

test('cancel keeps what is finished, and the rest is made later', async ({ page }) => {
  await open(page, 'ms-fig13');
  await page.getByText('Full', { exact: true }).click();
  await runButton(page).click();
  // The table is there before: of what came with the page.
  await expect(page.getByText(/^Made here, [\d,]+ of 7,200 runs$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(state(page)).toHaveText(/^Cancelled: [\d,]+ of 7,200 runs are kept\.$/, {
    timeout: 20_000,
  });
  const kept = /[\d,]+/.exec((await state(page).textContent()) ?? '')?.[0] ?? '';
  expect(Number(kept.replace(',', ''))).toBeGreaterThan(0);
  await reopen(page, `${kept} of 7,200 runs are kept from before.`);
  await expect(page.getByRole('button', { name: 'Run the rest' })).toBeEnabled();
});

test('a run cancelled at its first runs leaves the shipped figure and judges nothing', async ({
  page,
}) => {
  await open(page, 'ms-fig13');
  await page.getByText('Full', { exact: true }).click();
  const first = page.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  const shipped = await first.textContent();
  await runButton(page).click();
  await expect(page.getByText(/^Made here, [\d,]+ of 7,200 runs$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(first).toHaveText(shipped ?? 'nothing came with the page');
  await page.getByText(/^Made here, [\d,]+ of 7,200 runs$/).click();
  await expect(first).not.toHaveText(shipped ?? '');
  await page.getByText('Came with the page', { exact: true }).click();
  await expect(first).toHaveText(shipped ?? 'nothing came with the page');
  await page.getByRole('link', { name: 'All experiments' }).click();
  const card = page.locator('a.card[href$="/ms-fig13"]');
  await expect(card).toContainText('Came with the page');
  await expect(card).toContainText('begun here, not all runs');
  await expect(card).not.toContainText('none of');
  await card.click();
  // One press asks, another at the same place keeps what may have taken minutes.
  await expect(state(page)).toHaveText(/^Cancelled/);
  const before = (await state(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Discard these runs' }).dblclick();
  await expect(state(page)).toHaveText(before);
  await page.getByRole('button', { name: 'Discard these runs' }).click();
  await page.getByRole('button', { name: /^Discard [\d,]+ runs?$/ }).click();
  await expect(state(page)).toHaveText('Not run here yet.');
  await reopen(page, 'Not run here yet.');
});

test('workers that are killed cost no run', async ({ page }) => {
  await open(page, 'ms-fig13');
  await page.getByText('Full', { exact: true }).click();
  await runButton(page).click();
  await expect(page.getByText(/^Made here, [\d,]+ of 7,200 runs$/)).toBeVisible();
  const victims = page.workers().filter((worker) => worker.url().includes('sweep'));
  expect(victims.length).toBeGreaterThan(1);
  for (const victim of victims) {
    await victim.evaluate(() => {
      setTimeout(() => {
        throw new Error('killed by the test');
      });
    });
  }
  await expect(state(page)).toHaveText(/^All 7,200 runs done in/, { timeout: 80_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toContainText('20Open in the lab');
});

test('a point opens in the lab with its own scenario', async ({ page }) => {
  await open(page, 'ms-fig11');
  await runAll(page);
  await expect(page.getByText(/^Compared with ns-2.35/)).toBeVisible();
  // No column lies over another where the table is wider than the page.
  await page.setViewportSize({ width: 600, height: 700 });
  const covered = await page
    .getByRole('row')
    .nth(1)
    .evaluate((row) => {
      const cells = [...row.children].map((cell) => cell.getBoundingClientRect());
      return cells.some(({ left }, at) => left < (cells[at - 1]?.right ?? left) - 1);
    });
  expect(covered).toBe(false);
  await page.setViewportSize({ width: 1200, height: 700 });
  await page
    .getByRole('button', { name: /^Open in the lab.*Streams 4, Packet error rate 3 %/ })
    .click();
  await expect(page.getByRole('link', { name: 'Lab', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(page.url()).toContain('#v1.two-links.');
  await expect(page.locator('.words')).toContainText('source to sink · SCTP, 4 streams');
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Goodput against packet loss/ })).toBeVisible();
  await expect(verdicts(page).filter({ hasText: 'holds' }).first()).toBeVisible();
});

test('a run against time is drawn at once and can be looked at in parts', async ({ page }) => {
  await open(page, 'ms-fig07');
  const plot = page.getByRole('img', { name: /against time/ });
  await expect(plot).toBeVisible();
  await expect(plot.locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: '20 s', exact: true }).click();
  await expect(page.getByRole('button', { name: '20 s', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a claim says whose it is, and why where it does not hold', async ({ page }) => {
  await open(page, 'ms-fig07');
  await runAll(page);
  const claims = page.locator('.claims li');
  await expect(claims.nth(0)).toContainText('The paper’s sentence, Figure 7');
  await expect(claims.nth(0).locator('.claim-reason')).toContainText(
    'cannot fall below one packet',
  );
  await expect(claims.nth(1).locator('.claim-reason')).toHaveCount(0);
  await open(page, 'ms-fig09');
  await expect(claims.first()).toContainText('A check of our own');
  await page.goto('./#/gallery');
  const counts = page.getByRole('table', { name: /Claims in the full results/ });
  await expect(counts.getByRole('row')).toHaveCount(4);
  await expect(counts).toContainText('Sentences of the papers');
});

test('a built-in experiment is cited with what made the results on show', async ({ page }) => {
  await open(page, 'xs-fig12');
  await page.getByLabel('Cite this as').selectOption('CITATION.cff');
  const citation = page.getByLabel('Citation, CITATION.cff');
  await expect(citation).toHaveValue(/^cff-version: 1\.2\.0\n/);
  await expect(citation).toHaveValue(
    /Figure 12: Overhead.*\n[\s\S]*seeds \d+ to \d+, document [\da-f]{16}/,
  );
  await expect(citation).toHaveValue(/^url: ".*\/a\/sub-path\/#\/gallery\/xs-fig12"$/m);
});

test('results are saved as CSV and JSON, the plot as PNG', async ({ page }) => {
  await open(page, 'ms-fig11');
  await runAll(page);
  const text: Record<string, string> = {};
  for (const kind of ['CSV', 'JSON', 'PNG']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: kind, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`skywindow-ms-fig11-quick.${kind.toLowerCase()}`);
    text[kind] = readFileSync(await download.path(), 'latin1');
  }
  const lines = (text.CSV ?? '').trim().split('\r\n');
  expect(lines[0]).toMatch(/^streams,loss,buffer_bytes,replications,goodput_bps_mean,/);
  const json = JSON.parse(text.JSON ?? '{}');
  expect(json.rows).toHaveLength(lines.length - 1);
  expect(json.claims[0].verdict).toMatch(/^(holds|fails|unclear)$/);
  expect(text.PNG?.slice(1, 4)).toBe('PNG');
});

test('an unknown experiment is said to be none', async ({ page }) => {
  await page.goto('./#/gallery/ms-fig99');
  await expect(page.getByRole('alert')).toHaveText(/"ms-fig99" is no built-in experiment/);
  await page.getByRole('link', { name: 'All experiments' }).click();
  await expect(page.locator('a.card').first()).toBeVisible();
});

test('accessible at every width and in both themes', async ({ page }) => {
  const look = async (what: string) => {
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await lookAccessible(page, `${what} at ${width} px`);
    }
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/gallery');
  await expect(page.locator('a.card').first()).toBeVisible();
  await look('the gallery');
  for (const id of ['ms-fig07', 'ms-fig10']) {
    await open(page, id);
    await runAll(page);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await look(id);
  }
});

test('the paths of another pair of places are followed, and open in the lab at an instant', async ({
  page,
}) => {
  await open(page, 'rt-fig03a');
  const heading = page.locator('#plot-title');
  await expect(heading).toHaveText('Quito to London');
  await page.getByRole('combobox', { name: 'From' }).fill('Sydn');
  await page.getByRole('option', { name: /^Sydney/ }).click();
  await expect(heading).toHaveText('Sydney to London');
  const values = page.locator('.path-values li');
  await expect(values.filter({ hasText: /\d ms, \d+ links/ })).toHaveCount(6, { timeout: 30_000 });
  await page.getByRole('slider', { name: 'Instant' }).fill('3600');
  await expect(page.getByText('3600 s', { exact: true })).toBeVisible();
  await values.nth(0).getByRole('button', { name: 'Open in the lab' }).click();
  await expect(page.locator('.timeline-clock')).toContainText('3600.', { timeout: 20_000 });
});

test('a network opens in the lab on the flat map, with its seam and footprints', async ({
  page,
}) => {
  await open(page, 'rt-fig02');
  const maps = page.getByRole('img', { name: /on a flat map/ });
  await expect(maps).toHaveCount(3);
  await page.getByRole('button', { name: 'Flat map in the lab: Teledesic' }).click();
  await expect(page.getByRole('checkbox', { name: 'Flat map' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Seam' })).toBeChecked();
  const legend = page.getByRole('list', { name: 'Legend of the globe' });
  for (const sign of ['cross-seam', 'interplane', 'footprint', 'seam']) {
    await expect(legend.getByText(sign, { exact: true })).toBeVisible();
  }
});
