/**
 * `npm run bench:large -- [SATELLITES..]`: what large constellations cost the built page: how soon the 60 s of the benchmark are simulated, what a frame
 * costs while it plays, also with the pointer over the globe, how soon a satellite is found and a rewind is answered.
 *
 * Chromium runs as in `npm run bench:page`, without a GPU: what a frame, an answer or the opening takes by the clock is
 * mostly drawing by the processor, and how busy the machine is. CPU time of the page's own thread says what the page
 * costs; that of its process, with the worker, what the simulation ahead costs.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { costs, quantiles, threadClock, traced } from './bench-trace.mjs';
import { browser } from './browser.mjs';
import { serve } from './serve.mjs';
import { main, root } from './steps.mjs';

const scenario = JSON.parse(readFileSync(join(root, 'sim-wasm/bench/starlink-1584.json'), 'utf8'));
/** Planes and satellites in each. */
const SHELLS = [
  [72, 22],
  [100, 60],
  [125, 80],
];
const WATCHED_MS = 8000;
const TYPED = ['p', 'p4', 'p47', 'p47 ', 'p47 s', 'p47 s1', 'p47 s17'];
const REWINDS = [0.9, 0.1, 0.6, 0.02, 0.95, 0.3];

/** A link to the benchmark `starlink-1584` with that many satellites; the packets of one flow are recorded. */
function link([planes, satellites_per_plane]) {
  const [shell] = scenario.constellations;
  const phase_step_deg = 360 / (planes * satellites_per_plane);
  const d = {
    ...scenario,
    constellations: [{ ...shell, planes, satellites_per_plane, phase_step_deg }],
    flows: scenario.flows.map((flow, number) =>
      number === 0 ? flow : { ...flow, record: 'windows' },
    ),
  };
  const content = { d, t: 0, v: {} };
  return `#v1.iridium.${deflateRawSync(JSON.stringify(content)).toString('base64url')}`;
}

/** In the page: until the run is simulated to its end, in ms since the navigation. */
function ahead(seconds) {
  const slider = document.querySelector('[aria-label="Playhead"]');
  const globe = document.querySelector('.globe-canvas[data-ready]');
  const done = Number(slider?.getAttribute('aria-valuemax')) >= seconds - 0.01;
  if (globe) globalThis.benchGlobe ??= performance.now();
  return done && globe ? { globe: globalThis.benchGlobe, ahead: performance.now() } : null;
}

/** In the page: from a keystroke until the options for it are there, in ms. */
async function search(typed) {
  const field = document.querySelector('.layers [role="combobox"]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  set.call(field, typed);
  const start = performance.now();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // React answers an input before the event is over.
  const ms = performance.now() - start;
  await new Promise((next) => setTimeout(next));
  return { ms, found: document.querySelectorAll('.layers [role="option"]').length };
}

/** In the page: a press on the timeline until the second frame after it, in ms. */
async function rewind(share) {
  const slider = document.querySelector('[aria-label="Playhead"]');
  const { left, width, top, height } = slider.getBoundingClientRect();
  const at = { clientX: left + 10 + share * (width - 20), clientY: top + height / 2 };
  slider.setPointerCapture = () => undefined;
  const start = performance.now();
  for (const type of ['pointerdown', 'pointerup']) {
    slider.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, pointerId: 1 }));
  }
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  return performance.now() - start;
}

/** Reads the CPU time that the page's own thread and its whole process have taken so far, in ms. */
async function cpuClock(chrome, page) {
  const thread = await threadClock(page);
  const all = await chrome.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await all.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    return {
      thread: await thread(),
      process: Math.max(...pages.map(({ cpuTime }) => cpuTime)) * 1000,
    };
  };
}

async function frames(chrome, page, during) {
  return costs(await traced(chrome, during ?? (() => page.waitForTimeout(WATCHED_MS))))
    .callbacks_cpu_ms;
}

/** The pointer goes back and forth over the globe. */
async function hover(page) {
  const { x, y, width, height } = await page.locator('.globe-canvas').boundingBox();
  const end = Date.now() + WATCHED_MS;
  for (let i = 0; Date.now() < end; i += 1) {
    const share = 0.35 + 0.3 * ((i % 40) / 40);
    await page.mouse.move(x + width * share, y + height * (0.4 + 0.2 * ((i % 7) / 7)));
    await page.waitForTimeout(30);
  }
}

async function measure(chrome, address, shell) {
  const page = await (
    await chrome.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const cpu = await cpuClock(chrome, page);
  await page.goto(`${address}${link(shell)}`);
  const seen = await page.waitForFunction(ahead, scenario.duration_s, {
    polling: 20,
    timeout: 120_000,
  });
  const taken = await cpu();
  const opening_ms = {
    ...(await seen.jsonValue()),
    thread_cpu: Math.round(taken.thread),
    process_cpu: Math.round(taken.process),
  };
  const playing_ms = await frames(chrome, page);
  const hovering_ms = await frames(chrome, page, () => hover(page));
  await page.mouse.move(5, 5);
  await page.waitForSelector('.layers [role="combobox"]', { timeout: 120_000 });
  const searches = [];
  for (const typed of TYPED) searches.push(await page.evaluate(search, typed));
  const rewinds = [];
  const rewindsCpu = [];
  for (const share of REWINDS) {
    const before = await cpu();
    rewinds.push(await page.evaluate(rewind, share));
    rewindsCpu.push((await cpu()).thread - before.thread);
  }
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-${shell[0]}.png` });
  await page.context().close();
  return {
    satellites: shell[0] * shell[1],
    opening_ms,
    playing_ms,
    hovering_ms,
    search_ms: quantiles(searches.map(({ ms }) => ms)),
    found: searches.at(-1).found,
    rewind_ms: quantiles(rewinds),
    rewind_thread_cpu_ms: quantiles(rewindsCpu),
  };
}

await main(async () => {
  const address = await serve(join(root, 'dist'), 4281);
  const chrome = await chromium.launch({
    executablePath: await browser(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
  });
  try {
    const shells = [];
    const asked = process.argv.slice(2).map(Number);
    const wanted = SHELLS.filter(([n, each]) => asked.length === 0 || asked.includes(n * each));
    for (const shell of wanted) shells.push(await measure(chrome, address, shell));
    process.stdout.write(
      `${JSON.stringify({ bench: 'large', cores: cpus().length, shells }, null, 2)}\n`,
    );
  } finally {
    await chrome.close();
  }
});
// The static server would go on.
process.exit();
