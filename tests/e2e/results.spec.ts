/** Files of results in the gallery: made by the command here, opened by every way in, and refused by sentences. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { command } from '../../scripts/command.mjs';
import { lookAccessible } from './axe';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
const at = (name: string) => join(folder, name);

function skywindow(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  expect([status, stderr.includes('panicked')], `${args.join(' ')}: ${stderr}`).toEqual([0, false]);
  return stdout;
}

/** An experiment that is not built in. */
const own = {
  id: 'of-my-own',
  title: 'Goodput of a link with losses of my own',
  base: { preset: 'two-links', set: { duration_s: 10 } },
  axes: [
    {
      name: 'loss',
      label: 'Packet error rate',
      paths: ['links[1].per'],
      values: [0.001, 0.01, 0.1],
      unit: '%',
      shown_factor: 100,
      scale: 'log',
    },
    { name: 'streams', label: 'Streams', paths: ['flows[0].sctp.streams'], values: [1, 4] },
  ],
  replications: 4,
  metrics: ['goodput_bps', 'timeouts'],
  plot: { x: 'loss', y: ['goodput_bps'], series: ['streams'], y_unit: 'kbit/s', y_factor: 0.001 },
  claims: [
    {
      id: 'falls',
      sentence: 'Losses cost goodput.',
      test: { kind: 'monotone', metric: 'goodput_bps', along: 'loss', trend: 'falling' },
    },
  ],
};

/** The summary that `merge` prints of a file of the experiment that it is asked for, whole or half. */
let merged: {
  plan: string;
  core: string;
  rows: Record<string, number>[];
  claims: { verdict: string }[];
};

test.beforeAll(() => {
  writeFileSync(at('own.json'), JSON.stringify(own));
  skywindow('sweep', at('own.json'), '--shard', '1/2', '--out', at('own'));
  skywindow('merge', at('own'), '--partial', '--out', at('half.json'));
  skywindow('sweep', at('own.json'), '--shard', '2/2', '--out', at('own'));
  merged = JSON.parse(skywindow('merge', at('own'), '--out', at('whole.json')));
  skywindow('bundle', at('own'), '--out', at('bundle.zip'));
  const built = ['ms-fig11', '--quick', '--set', 'duration_s=20'];
  skywindow('sweep', ...built, '--shard', '1/1', '--out', at('built'));
  skywindow('merge', at('built'), '--out', at('built in.json'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const chooser = (page: Page) => page.getByLabel('Open results');
const refusal = (page: Page) => page.locator('.opening[role=alert]');

async function openGallery(page: Page): Promise<void> {
  await page.goto('./#/gallery');
  await expect(chooser(page)).toBeAttached();
}

async function drop(page: Page, name: string): Promise<void> {
  const bytes = readFileSync(at(name)).toString('base64');
  const transfer = await page.evaluateHandle(
    ([called, content]) => {
      const made = new DataTransfer();
      const letters = atob(content);
      const file = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
      made.items.add(new File([file], called));
      return made;
    },
    [name, bytes] as const,
  );
  await page.dispatchEvent('.gallery', 'drop', { dataTransfer: transfer });
}

test('results of a built-in experiment stand beside those that came with the page, until discarded', async ({
  page,
}) => {
  await openGallery(page);
  await chooser(page).setInputFiles(at('built in.json'));
  await expect(page).toHaveURL(/#\/gallery\/ms-fig11$/);
  const line = page.locator('.file-line');
  await expect(line).toContainText(
    /built in\.json: Plan [0-9a-f]{16}, core \S+, \d+ runs, \d+ rep/,
  );
  await expect(line).toContainText(/seeds \d+ to \d+, quick version, duration_s = 20, \d{4}-/);
  await expect(page.getByRole('radio', { name: 'built in.json' })).toBeChecked();
  const first = page.getByRole('row').nth(1);
  const mine = (await first.textContent()) ?? '';
  await expect(page.locator('.claims .verdict').first()).not.toHaveText(/not run/);
  await expect(page.locator('.claims')).toContainText('Came with the page:');
  await page.getByText('Came with the page', { exact: true }).click();
  await expect(first).not.toHaveText(mine);
  await page.getByText('built in.json', { exact: true }).click();
  await expect(first).toHaveText(mine);
  // A point opens as what it was in the file: 20 s, whatever the document says.
  await page
    .getByRole('button', { name: /^Open in the lab: Streams 4/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#v1\./);
  await expect(page.locator('.words')).toContainText('source to sink');
  await page.goBack();
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Discard this file' }).click();
  await expect(line).toBeHidden();
  await expect(first).not.toHaveText(mine);
});

test('a link to a file beside the site shows an experiment that is not built in, and other sites are refused', async ({
  page,
}) => {
  await page.route('**/runs/whole.json', (route) => route.fulfill({ path: at('whole.json') }));
  await page.goto('./#/gallery?results=runs/whole.json');
  await expect(page).toHaveURL(/#\/gallery\/of-my-own\?results=runs%2Fwhole\.json$/);
  await expect(page.getByRole('heading', { name: own.title })).toBeVisible();
  await expect(page.locator('.file-line')).toContainText(
    `Plan ${merged.plan}, core ${merged.core}, 24 runs`,
  );
  // The figure is what the command says, in the units of the plot.
  const [point] = merged.rows;
  const kbits = ((point?.goodput_bps_mean ?? 0) / 1000).toPrecision(4);
  const figure = page.locator('.plot-host');
  await expect(figure).toHaveAttribute(
    'aria-label',
    /Goodput, kbit\/s against Packet error rate, %/,
  );
  await expect(figure).toHaveAttribute(
    'aria-label',
    new RegExp(`Streams 1: from ${Number(kbits).toLocaleString('en')} kbit/s at 0\\.1 `),
  );
  await expect(page.locator('.claims li')).toContainText('Losses cost goodput.');
  await expect(page.locator('.claims .verdict')).toHaveText(merged.claims[0]?.verdict ?? 'none');
  await expect(page.getByRole('row')).toHaveCount(7);
  await page.reload();
  await expect(page.getByRole('heading', { name: own.title })).toBeVisible();
  await page.goto('./#/gallery?results=https://elsewhere.example/runs.json');
  await expect(refusal(page)).toHaveText(/^https:\/\/elsewhere\.example is another site/);
  await page.goto('./#/gallery?results=runs/none.json');
  await expect(refusal(page)).toHaveText(
    'none.json: could not be loaded: the server answered 404.',
  );
});

test('a bundle and a part of the runs are opened by keyboard and by dropping, also on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGallery(page);
  await lookAccessible(page, 'gallery with a place for results');
  await chooser(page).focus();
  // A key can come before the browser has been told that choosing is the test's: then it is pressed again.
  await expect(async () => {
    await expect(chooser(page)).toBeFocused();
    const choosing = page.waitForEvent('filechooser', { timeout: 5000 });
    await page.keyboard.press('Space');
    await (await choosing).setFiles(at('bundle.zip'));
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('.file-line')).toContainText(
    /bundle\.zip: Plan .* 24 runs.* \d{4}-\d\d-\d\d\./,
  );
  await lookAccessible(page, 'results of a bundle');
  await drop(page, 'half.json');
  await expect(page.locator('.file-line')).toContainText('half.json: Plan');
  await expect(page.locator('.file-line')).toContainText('12 of 24 runs');
  await expect(page.locator('.claims')).toContainText('Measured so far:');
  await page.getByRole('link', { name: 'All experiments' }).press('Enter');
  await expect(page.getByRole('link', { name: 'half.json' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard half.json' }).press('Enter');
  await expect(page.getByRole('link', { name: 'half.json' })).toBeHidden();
});

test('what is no file of results, damaged or of another core is refused by a sentence', async ({
  page,
}) => {
  const text = readFileSync(at('whole.json'), 'utf8');
  const bytes = readFileSync(at('bundle.zip'));
  await openGallery(page);
  for (const [content, sentence] of [
    [
      text.replaceAll(merged.core, '0.0.9+ab'),
      /rows are those of the core 0\.0\.9\+ab, and this is \S+, whose rows are others: read them with that version, or make the runs anew/,
    ],
    [text.replace('"seed": null', '"seed": 5'), /has been altered, for what it says is the plan/],
    [
      text.replace(/("goodput_bps":)\d/, '$19'),
      /is damaged: its rows are not those that it has the hash of/,
    ],
    [text.slice(0, -200), /is cut off: it ends within its rows/],
    [JSON.stringify(merged, null, 2), /has no plan, which `skywindow merge/],
    [JSON.stringify(own), /is no file of results that/],
    ['', /is no file of results that/],
    [bytes.subarray(0, 300), /is (cut off|a damaged archive)/],
    [
      new Uint8Array(64 * 2 ** 20 + 1),
      /has 64\.0 MiB, and 64\.0 MiB is the most that this page reads/,
    ],
  ] as const) {
    writeFileSync(at('wrong.json'), content);
    await chooser(page).setInputFiles(at('wrong.json'));
    await expect(refusal(page)).toHaveText(sentence);
    await expect(refusal(page)).toHaveText(/^wrong\.json: .*\.$/);
    await expect(page).toHaveURL(/#\/gallery$/);
  }
  await chooser(page).setInputFiles(at('whole.json'));
  await expect(page.getByRole('heading', { name: own.title })).toBeVisible();
  await expect(refusal(page)).toBeHidden();
});
