/** Files dropped on the lab: each is taken for what it is, or refused with what it is and where it belongs. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { openLab, openScenario, openStill, scenario, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

async function drop(page: Page, name: string, text: string, on = '.lab'): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([called, content]) => {
      const made = new DataTransfer();
      made.items.add(new File([content], called));
      return made;
    },
    [name, text] as const,
  );
  await page.dispatchEvent(on, 'drop', { dataTransfer: transfer });
}

const words = (page: Page) => page.locator('.words');

test('what is wrong with a file is said under what the file is, and the lab stays', async ({
  page,
}) => {
  const faults = await openLab(page, scenario('two-links'));
  await drop(page, 'mine.json', '{"duration_s": 20, "flows": [');
  const dialog = page.getByRole('dialog', { name: 'From a file' });
  await expect(dialog).toContainText('This file cannot be opened');
  await expect(dialog).toContainText('flows[0]: is not JSON: EOF while parsing');
  await expect(dialog).not.toContainText('satellite');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await drop(page, 'none.json', '{}');
  await expect(dialog).toContainText('it has neither flows nor satellites');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await drop(page, 'link.csv', 'time_s,delay_ms\n0,20\n15,40\n');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('link.csv is a trace');
  await drop(page, 'table.csv', 'loss,goodput_bps\n0.1,2000\n');
  await expect(notice).toContainText('table.csv is a table of results. A spreadsheet opens it.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(words(page)).toContainText('source to sink');
  expect(faults).toEqual([]);
});

test('a scenario is opened, and what does nothing in it is said', async ({ page }) => {
  const faults = await openLab(page, scenario('geo-bent-pipe'));
  const two = JSON.parse(readFileSync('public/presets/two-links.json', 'utf8'));
  await drop(page, 'plain.json', JSON.stringify(two));
  await expect(words(page)).toContainText('source to sink');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const flow = two.flows[0];
  const idle = {
    udp_source_port: 5000,
    hmac: 'sha-1',
    reset_interval_ms: 5000,
    message_lifetime_ms: 99,
  };
  const flows = [{ ...flow, sctp: { ...flow.sctp, ...idle } }];
  await drop(page, 'idle.json', JSON.stringify({ ...two, flows }));
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(
    'flows[0].sctp.reset_interval_ms: has no effect: stream_reset is',
  );
  await expect(notice).toContainText('Others without effect: 1.');
  expect(faults).toEqual([]);
});

test('a trace dropped on its control is taken once, and other files are refused there', async ({
  page,
}) => {
  // It stands still: while a run plays, the lab is busy with what it shows.
  await openStill(page, 1, scenario('two-links'));
  await page.getByRole('searchbox', { name: 'Find a control' }).fill('trace');
  const file = 'section.file-control[aria-label="source – router: trace"]';
  const held = page.locator(file);
  await expect(held).toBeVisible();
  await drop(page, 'mine.json', '{"flows": []}', file);
  await expect(held).toContainText('mine.json is a scenario. Drop it on the lab.');
  await drop(page, 'link.csv', 'time_s,delay_ms\n0,20\n15,40\n', file);
  await expect(held).toContainText('3 lines');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('a trace dropped on an entry of a terminal drives it', async ({ page }) => {
  const faults = await openLab(page, scenario('geo-bent-pipe'));
  await page.getByRole('searchbox', { name: 'Find a control' }).fill('terminal traces');
  const list = page.getByRole('group', { name: /^Quito: terminal traces/ });
  await list.getByRole('button', { name: /^Add to/ }).click();
  const entry = list.getByRole('listitem').first();
  await expect(entry.getByRole('combobox', { name: 'Direction' })).toBeFocused();
  await entry.getByRole('combobox', { name: 'Direction' }).selectOption('uplink');
  const file = 'section.file-control >> nth=0';
  await drop(page, 'bw.txt', '8\n20\n15\n', file);
  await expect(entry.getByRole('alert')).toContainText('line 3: 15 ms is before 20 ms');
  await drop(page, 'bw.txt', '8\n20\n40\n', file);
  await expect(entry.getByRole('button', { expanded: true })).toContainText(
    'Direction Uplink only, trace 3 lines',
  );
  expect(faults).toEqual([]);
});

test('a scenario without flows says so, from a file and from a link', async ({ page }) => {
  const file = new URL('../../public/presets/iridium.json', import.meta.url);
  const { background: _, ...sky } = JSON.parse(readFileSync(file, 'utf8'));
  await openLab(page, scenario('two-links'));
  await drop(page, 'sky.json', JSON.stringify({ ...sky, flows: [] }));
  const notice = page.locator('.notice');
  await expect(notice).toContainText('This scenario has no flows');
  await expect(page.locator('.charts-none')).toHaveText('This scenario has no flows.');
  // To go to the address at which the page still stands would lead nowhere.
  await expect.poll(() => new URL(page.url()).hash).not.toBe(scenario('two-links'));
  await openScenario(page, 'two-links');
  await expect(notice).toHaveCount(0);

  const content = JSON.stringify({ d: { flows: [] }, t: 0, v: {} });
  const link = `#v1.two-links.${deflateRawSync(content).toString('base64url')}`;
  await page.evaluate((hash) => {
    location.hash = hash;
  }, link);
  await expect(notice).toContainText('This scenario has no flows');
});
