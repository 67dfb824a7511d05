/**
 * `npm run corpus`: records what links of this version say and what they mean, in tests/corpus/VERSION/, from the built page
 * in dist/. Tests open them ever after; a release has one of its own.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browser } from './browser.mjs';
import { LAB } from './corpus/lab.mjs';
import { seenAt } from './corpus/seen.mjs';
import { releasedVersion } from './release/version.mjs';
import { serve } from './serve.mjs';
import { main, root, run, say } from './steps.mjs';

/** Pages whose own links are recorded, which lead to every scenario, experiment and lesson. */
const PAGES = ['#/scenarios', '#/gallery', '#/lessons', '#/glossary', '#/about', '#/validation'];

/** Links that a browser opens in the tests, too. */
const SAMPLE = ['an event and its kind', 'a change from an instant on', 'runs with names'];

/** Documents of each kind that are kept as they are in this version. */
const DOCUMENTS = {
  scenario: ['iridium-geo', 'incidents', 'split-tcp', 'starlink-reconfiguration'],
  experiment: ['ms-fig11', 'rt-fig03a', 'tcp-split'],
  lesson: ['multihoming', 'slow-start'],
};

await main(async () => {
  const version = releasedVersion();
  const address = await serve(process.env.SITE ?? join(root, 'dist'), 4280);
  const chrome = await chromium.launch({
    executablePath: await browser(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const context = await chrome.newContext({
    viewport: { width: 1200, height: 700 },
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const links = [...(await ofPages(context, address)), ...(await ofLab(context, address))];
  await chrome.close();
  const folder = join(root, 'tests/corpus', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'links.json'), `${JSON.stringify(links, null, 2)}\n`);
  keepDocuments(join(folder, 'documents'));
  say(`${links.length} links of version ${version} are recorded; what they mean comes next`);
  await run(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'web/src/app/corpus.test.ts'],
    'What the links mean cannot be recorded: see the lines above.',
    { env: { RECORD_CORPUS: version } },
  );
  process.exit(0);
});

/** Copies documents of this version. */
function keepDocuments(folder) {
  mkdirSync(folder, { recursive: true });
  const places = { scenario: 'presets', experiment: 'experiments', lesson: 'lessons' };
  for (const [kind, ids] of Object.entries(DOCUMENTS)) {
    const ending = kind === 'lesson' ? 'md' : 'json';
    for (const id of ids) {
      const from = join(root, 'public', places[kind], `${id}.${ending}`);
      copyFileSync(from, join(folder, `${id}.${kind}.${ending}`));
    }
  }
}

/** The pages themselves, and every address that they lead to. */
async function ofPages(context, address) {
  const page = await context.newPage();
  const found = new Map(PAGES.map((fragment) => [fragment, `the page ${fragment}`]));
  for (const fragment of PAGES) {
    await page.goto('about:blank');
    await page.goto(`${address}${fragment}`);
    await page.locator('main h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    const led = await page.$$eval('main a[href^="#"]', (all) =>
      all.map((one) => [one.getAttribute('href'), one.textContent.trim()]),
    );
    // What begins with a slash is an address; others are places on the page.
    for (const [href, words] of led) {
      if (/^#(\/|v\d)/.test(href) && !found.has(href)) found.set(href, words.slice(0, 80));
    }
  }
  await page.close();
  return [...found].map(([link, about]) => ({ about, link }));
}

/** What the lab's address is after something was done there, and what an embed of that is. */
async function ofLab(context, address) {
  const links = [];
  for (const [about, from, act, enter] of LAB) {
    const page = await context.newPage();
    await page.goto(`${address}${from}`);
    await enter?.(page);
    await page.getByRole('slider', { name: 'Playhead' }).waitFor();
    const pause = page.getByRole('button', { name: 'Pause', exact: true });
    if (await pause.isVisible()) await pause.click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.locator('.globe-canvas[data-ready]').waitFor({ timeout: 120_000 });
    await act(page);
    await page.getByRole('button', { name: /^(Copy link|Copied)$/ }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const { hash } = new URL(page.url());
    const link = { about, link: hash };
    if (SAMPLE.includes(about)) link.seen = await seenAt(await context.newPage(), address + hash);
    links.push(link);
    say(`${about}: ${hash.length} letters`);
    if (links.length === 1) links.push(...(await embeds(page)));
    await page.close();
  }
  return links;
}

/** The addresses that the dialog of embeds writes. */
async function embeds(page) {
  await page.getByRole('button', { name: 'Share and embed' }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  const src = async () => {
    const { search, hash } = new URL(
      /src="([^"]+)"/.exec(await code.inputValue())[1].replaceAll('&amp;', '&'),
    );
    return search + hash;
  };
  const usual = await src();
  await page.getByRole('checkbox', { name: 'Globe' }).uncheck();
  await page.getByRole('checkbox', { name: 'Controls' }).check();
  const others = await src();
  await page.getByRole('textbox', { name: 'Locked fields, by path' }).fill('flows.*.sctp, seed');
  return [
    { about: 'an embed', link: usual },
    { about: 'an embed with other parts', link: others },
    { about: 'an embed with locked fields', link: await src() },
  ];
}
