/**
 * `npm run bench:page`: how soon the built page moves, what a frame costs, how soon a seek and a moved control are
 * answered, what frames cost while two runs are compared with all charts, and while a sweep runs behind the lab; and what the
 * core costs in the browser.
 *
 * Without arguments Chromium runs as on a machine without a GPU: the page is painted by the processor and WebGL
 * drawn by SwiftShader, so frames are few and their wall time is mostly waiting. CPU time of the page's own thread
 * says what the JavaScript itself costs; both are in the output. Arguments replace Chromium's flags.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { costs, quantiles, threadClock, traced } from './bench-trace.mjs';
import { browser } from './browser.mjs';
import { serve } from './serve.mjs';
import { main, root, workspace } from './steps.mjs';

const NO_GPU = ['--disable-gpu', '--enable-unsafe-swiftshader'];
const OPENINGS = 5;
const WATCHED_MS = 15_000;
const SHARES = [0.9, 0.1, 0.5, 0.95, 0.05, 0.7, 0.3, 0.99, 0.01, 0.6];
/** An experiment whose full mode keeps every worker busy for longer than the lab is watched. */
const SWEEP = 'ir-fig12';

/** In the page: when the lab, its charts and its globe were there, in milliseconds from the navigation. */
function watchOpening() {
  const seen = {};
  Object.assign(globalThis, { benchSeen: seen });
  const look = () => {
    const now = performance.now();
    const said = document.querySelector('[aria-label^="Windows at "]')?.ariaLabel ?? '';
    if (document.querySelector('.globe-canvas')) seen.lab ??= now;
    if (/cwnd [\d.]+ kB/.test(said)) seen.charts ??= now;
    if (document.querySelector('.globe-canvas[data-ready]')) seen.globe ??= now;
    if (seen.charts === undefined || seen.globe === undefined) setTimeout(look, 5);
    else {
      // The second frame after that shows that something has moved.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          seen.moving = performance.now();
        }),
      );
    }
  };
  look();
}

/** In the page: a press on the timeline, the words that answer it, and the frame that shows it. */
async function seekTo(share) {
  const slider = document.querySelector('[aria-label="Playhead"]');
  const { left, width, top, height } = slider.getBoundingClientRect();
  const margin = 10;
  const wanted = share * Number(slider.getAttribute('aria-valuemax'));
  const where = {
    clientX: left + margin + share * (width - 2 * margin),
    clientY: top + height / 2,
    bubbles: true,
    pointerId: 1,
  };
  const near = (text) => Math.abs(Number(text) - wanted) < 1.5;
  const answered = () => {
    const said = document.querySelector('[aria-label^="Windows at "]')?.ariaLabel ?? '';
    return near(slider.getAttribute('aria-valuenow')) && near(/at ([\d.]+) s/.exec(said)?.[1]);
  };
  slider.setPointerCapture = () => undefined;
  const start = performance.now();
  slider.dispatchEvent(new PointerEvent('pointerdown', where));
  slider.dispatchEvent(new PointerEvent('pointerup', where));
  const tasks = new MessageChannel();
  while (!answered() && performance.now() - start < 5000) {
    await new Promise((next) => {
      tasks.port1.onmessage = next;
      tasks.port2.postMessage(null);
    });
  }
  const answer = performance.now() - start;
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  return { answer, painted: performance.now() - start };
}

/** In the page, before it: tells when a run that has forked goes on behind the playhead. */
function watchForks() {
  const forks = { forked: false, heard: () => undefined };
  Object.assign(globalThis, { benchForks: forks });
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'forked') forks.forked = true;
        if (data.type === 'block' && forks.forked) forks.heard(data.simulated_s);
      });
    }
  };
}

/** In the page: how long after the next press of Enter the first rows behind the playhead come. */
function answerToEnter() {
  const playhead = document.querySelector('[aria-label="Playhead"]');
  const at = Number(playhead.getAttribute('aria-valuenow'));
  const forks = globalThis.benchForks;
  forks.forked = false;
  forks.answer = new Promise((resolve) => {
    const pressed = ({ timeStamp }) => {
      forks.heard = (simulated_s) => simulated_s > at && resolve(performance.now() - timeStamp);
    };
    addEventListener('keydown', pressed, { capture: true, once: true });
  });
}

/** A control moved at many playheads of a run that is there as a whole: how soon there is what follows. */
async function whatIfs(page) {
  await page.getByRole('searchbox', { name: 'Find a control' }).fill('GSL bit error rate');
  await page.getByRole('radio', { name: /^from here on/ }).check();
  const all = [];
  for (const [at, share] of SHARES.filter((one) => one < 0.96).entries()) {
    await page.evaluate(seekTo, share);
    const box = page.getByRole('spinbutton', { name: 'GSL bit error rate' });
    await box.fill(`${at + 2}e-6`);
    await page.evaluate(answerToEnter);
    await box.press('Enter');
    all.push(await page.evaluate(() => globalThis.benchForks.answer));
    await untilSimulated(page);
    await page.getByRole('button', { name: /^Remove GSL bit error rate/ }).click();
    await page.waitForTimeout(500);
    await untilSimulated(page);
  }
  return quantiles(all);
}

async function open(chrome, address) {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchOpening);
  await page.addInitScript(watchForks);
  // What the browser itself does when it starts is not the page's.
  await page.waitForTimeout(3000);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.benchSeen.moving !== undefined);
  return page;
}

async function openings(chrome, address) {
  const all = [];
  for (let i = 0; i < OPENINGS; i += 1) {
    const page = await open(chrome, address);
    all.push(await page.evaluate(() => globalThis.benchSeen));
    await page.context().close();
  }
  const of = (what) => quantiles(all.map((seen) => seen[what]));
  return { lab: of('lab'), charts: of('charts'), globe: of('globe'), moving: of('moving') };
}

async function seeks(page) {
  const all = [];
  for (const share of SHARES) all.push(await page.evaluate(seekTo, share));
  return {
    answer_ms: quantiles(all.map(({ answer }) => answer)),
    painted_ms: quantiles(all.map(({ painted }) => painted)),
  };
}

/** What a frame costs while the run plays. */
async function frames(chrome, page) {
  return costs(await traced(chrome, () => page.waitForTimeout(WATCHED_MS)));
}

/** The lab's frames while two runs that differ in one thing play on one clock, with every chart and the results. */
async function whileComparing(chrome, address) {
  const page = await open(chrome, address);
  await untilSimulated(page);
  await page.keyboard.press('k');
  const find = page.getByRole('searchbox', { name: 'Find a control' });
  await find.fill('Streams');
  const streams = page
    .locator('aside.left')
    .getByRole('spinbutton', { name: 'Streams', exact: true });
  await streams.fill('1');
  await streams.press('Enter');
  await page.getByRole('button', { name: 'Compare runs', exact: true }).click();
  await page.getByText('complete, 600.0 s').nth(1).waitFor();
  await page.getByRole('button', { name: 'Charts', exact: true }).last().click();
  const hidden = page.getByRole('menuitemcheckbox', { checked: false });
  for (let left = await hidden.count(); left > 0; left -= 1) {
    await hidden.first().evaluate((item) => item.click());
  }
  await page.keyboard.press('Escape');
  const cost = await frames(chrome, page);
  const charts = await page.locator('.chart-card').count();
  await page.context().close();
  return { ...cost, charts };
}

function untilSimulated(page) {
  return page.waitForFunction(
    () =>
      Number(document.querySelector('[aria-label="Playhead"]').getAttribute('aria-valuemax')) >=
      599,
  );
}

/** Opens the experiment in its full mode, which outlasts what is measured here. */
async function showSweep(page) {
  await page.evaluate((id) => {
    location.hash = `#/gallery/${id}`;
  }, SWEEP);
  await page.getByText('Full', { exact: true }).click();
}

/** The lab's frames while the workers of a sweep, started in the gallery, have their hands full. */
async function whileSweeping(chrome, page) {
  await showSweep(page);
  const begin = page.getByRole('button', { name: /^Run (here|the rest)$/ });
  await begin.click();
  const stop = page.getByRole('button', { name: 'Cancel', exact: true });
  await stop.waitFor();
  await page.evaluate(() => {
    location.hash = '#/lab';
  });
  await page.waitForSelector('.globe-canvas[data-ready]');
  const cost = await frames(chrome, page);
  // The gallery comes back to the mode that runs.
  await page.evaluate((id) => {
    location.hash = `#/gallery/${id}`;
  }, SWEEP);
  // Only a sweep that can still be cancelled has run all the while.
  const outlasted = await stop.click({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  return { ...cost, outlasted };
}

/** In the page: a benchmark from its start to its end, as the worker runs it. */
async function runCore(name) {
  globalThis.benchCore ??= (async () => {
    const core = await import('/pkg/skywindow.js');
    await core.default();
    return core;
  })();
  const { Simulation } = await globalThis.benchCore;
  const scenario = await (await fetch(`/bench/${name}.json`)).json();
  const simulation = new Simulation(JSON.stringify(scenario));
  simulation.leave_unhashed();
  while (!simulation.finished()) {
    simulation.advance(scenario.duration_s, 20_000);
    simulation.take_block();
  }
  simulation.free();
}

/** In the page: the packets of a benchmark, by the package that tells of runs. */
async function countPackets(name) {
  const packets = await import('/pkg/packets.js');
  await packets.default();
  const scenario = await (await fetch(`/bench/${name}.json`)).json();
  const simulation = new packets.Simulation(JSON.stringify(scenario));
  while (!simulation.finished()) {
    simulation.advance(scenario.duration_s, 20_000);
    simulation.take_block();
  }
  return JSON.parse(simulation.summary()).total.packets_sent;
}

/** CPU time of TCP and SCTP over one link; V8 compiles once more and well during the first runs. */
async function core(chrome) {
  const page = await (await chrome.newContext()).newPage();
  await page.goto(`${await serve(workspace, 4282)}bench/dumbbell.json`);
  const cpu = await threadClock(page);
  const taken = [];
  for (let run = 0; run < 8; run += 1) {
    const before = await cpu();
    await page.evaluate(runCore, 'dumbbell');
    taken.push((await cpu()) - before);
  }
  const packets = await page.evaluate(countPackets, 'dumbbell');
  await page.context().close();
  return { bench: 'dumbbell', first_cpu_ms: taken[0], cpu_ms: quantiles(taken.slice(3)), packets };
}

async function measure(chrome, address) {
  const opening_ms = await openings(chrome, address);
  const page = await open(chrome, address);
  await untilSimulated(page);
  const playing = await frames(chrome, page);
  const seek_playing = await seeks(page);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const seek_paused = await seeks(page);
  const what_if_ms = await whatIfs(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const sweeping = await whileSweeping(chrome, page);
  await page.context().close();
  const comparing = await whileComparing(chrome, address);
  const dumbbell = await core(chrome);
  const seeking = { seek_playing, seek_paused, what_if_ms };
  return { opening_ms, playing, ...seeking, sweeping, comparing, core: dumbbell };
}

await main(async () => {
  const flags = process.argv.length > 2 ? process.argv.slice(2) : NO_GPU;
  const address = `${await serve(join(root, 'dist'), 4280)}#/lab?scenario=iridium-geo`;
  const chrome = await chromium.launch({
    executablePath: await browser(),
    args: ['--no-sandbox', ...flags],
  });
  try {
    process.stdout.write(
      `${JSON.stringify({ bench: 'page', cores: cpus().length, flags, ...(await measure(chrome, address)) }, null, 2)}\n`,
    );
  } finally {
    await chrome.close();
  }
});
// The static server would go on.
process.exit();
