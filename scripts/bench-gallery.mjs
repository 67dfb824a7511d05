/**
 * `npm run bench:gallery -- [PREFIX]`: how long the built page takes for the full mode of every experiment whose id
 * begins so, one after the other; `xs-` if nothing is said.
 */
import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browser } from './browser.mjs';
import { serve } from './serve.mjs';
import { Failure, main, root, say } from './steps.mjs';

const PORT = 4281;
const LONGEST_MS = 3_600_000;

/** Runs an experiment; what the page says it took, and what passed from the press to that. */
async function run(page, address, id) {
  await page.goto(`${address}#/gallery/${id}`);
  await page.getByText('Full', { exact: true }).click();
  const begin = page.getByRole('button', { name: 'Run here' });
  const before = performance.now();
  await begin.click();
  const said = page.getByText(/^All [\d,]+ runs? done in /);
  await said.waitFor({ timeout: LONGEST_MS });
  const [, runs, took] = /^All ([\d,]+) runs? done in ([\d.]+) s/.exec(await said.innerText());
  return {
    id,
    runs: Number(runs.replaceAll(',', '')),
    took_s: Number(took),
    passed_s: Number(((performance.now() - before) / 1000).toFixed(1)),
  };
}

await main(async () => {
  const prefix = process.argv[2] ?? 'xs-';
  const ids = readdirSync(join(root, 'dist/experiments'))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((id) => id.startsWith(prefix));
  if (ids.length === 0) throw new Failure(`No experiment begins with "${prefix}".`);
  const address = await serve(join(root, 'dist'), PORT);
  const chrome = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox'] });
  try {
    const page = await (await chrome.newContext()).newPage();
    const experiments = [];
    for (const id of ids) {
      say(`Running ${id}`);
      experiments.push(await run(page, address, id));
    }
    const sum = (what) => experiments.reduce((total, one) => total + one[what], 0);
    const all = { runs: sum('runs'), took_s: sum('took_s'), passed_s: sum('passed_s') };
    process.stdout.write(
      `${JSON.stringify({ bench: 'gallery', cores: cpus().length, load: loadavg(), all, experiments }, null, 2)}\n`,
    );
  } finally {
    await chrome.close();
  }
});
// The static server would go on.
process.exit();
