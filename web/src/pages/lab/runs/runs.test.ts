/** Runs beside each other: pinned, swapped, replaced, removed, of different length, and in a link. */
import { Simulation } from 'skywindow-core';
import { beforeEach, expect, test } from 'vitest';
import { readDocument } from '../../../document/document';
import { ScenarioStore } from '../../../document/scenarioStore';
import { readLink, writeLink } from '../../../links/shareLink';
import type { SkyView } from '../../../protocol/core';
import type { FromWorker } from '../../../protocol/messages';
import type { RunMeta } from '../../../protocol/runMeta';
import { RecordingStore } from '../../../reading/recordingStore';
import { coreForTests } from '../core.testing';
import type { Run, RunState } from '../session/run';
import { besideOf, dropOthers, putBeside } from './besideLink';
import type { RunsHost } from './host';
import { LabRuns } from './labRuns';
import { compareWith, pinRun, removeRun, replaceRun, swapRuns } from './runActs';
import { RunWork } from './runWork';

const core = await coreForTests();
const SHORT = 'two-links';

/** Whatever is loaded is simulated at once, to its end; `resting` counts workers that were let go. */
let resting: Set<RunWork>;
let notices: (string | null)[];
let host: RunsHost & { readonly scenario: ScenarioStore };

type Block = Extract<FromWorker, { type: 'block' }>;

function makeHost(preset: string): typeof host {
  const scenario = new ScenarioStore(core, preset);
  let number = 0;
  const prepare = (text: string): Run => {
    number += 1;
    const document = readDocument(text);
    const meta = { duration_s: document.duration_s } as RunMeta;
    const sky = { free: () => undefined } as unknown as SkyView;
    return { number, text, document, meta, sky, store: new RecordingStore() };
  };
  const made: typeof host = {
    core,
    scenario,
    makeWork: ({ preset, text }) => {
      const owner = {
        clock: { t: 0, speed: 1 },
        opening: false,
        held_s: null,
        grew() {},
        turned() {},
      };
      const work: RunWork = new RunWork(owner, preset, prepare(text), ({ block }) => ({
        load: (text) => simulate(text, block),
        fork() {},
        advance() {},
        retry() {},
        stop: () => void resting.add(work),
      }));
      return work;
    },
    showRuns() {},
    notify: (notice) => notices.push(notice),
    runs: undefined as unknown as LabRuns,
  };
  const first = made.makeWork({ ...scenario.state.getState() });
  Object.assign(made, { runs: new LabRuns(first) });
  first.begin();
  scenario.state.subscribe((now, before) => {
    const { live } = made.runs;
    if (now.text === before.text || now.text === live.run.text) return;
    live.load(now.preset, prepare(now.text));
  });
  return made;
}

function simulate(text: string, tell: (block: Block) => void): void {
  const simulation = new Simulation(text);
  while (!simulation.finished()) {
    const simulated_s = simulation.advance(1000, 50_000);
    const buffer = simulation.take_block().buffer as ArrayBuffer;
    tell({ type: 'block', run: 1, buffer, simulated_s, finished: simulation.finished() });
  }
  simulation.free();
}

/** All that a recording holds. */
function bits({ run }: RunWork): string {
  const { windows, segments, fates, hops, events, rates, receivers } = run.store;
  return JSON.stringify(
    [windows, segments, fates, hops, events, rates, receivers].map((table) =>
      Object.values(table).map((column) => [...column]),
    ),
  );
}

const texts = () => host.runs.all.map(({ run }) => run.text);
const state = () =>
  ({
    runs: host.runs.all.map(({ run, status, name, preset, tally }) => ({
      run,
      status,
      name,
      preset,
      tally,
    })),
    live: host.runs.liveAt,
    shown: host.runs.shownAt,
  }) as unknown as RunState;

beforeEach(() => {
  resting = new Set();
  notices = [];
  host = makeHost(SHORT);
  host.scenario.set('duration_s', 40);
});

test('a pinned run stays as it is while the next one changes, and its worker rests when it is complete', () => {
  const pinned = host.runs.live;
  const before = bits(pinned);
  pinRun(host);
  expect(bits(host.runs.live)).toBe(before);
  host.scenario.set('flows[0].sctp.receiver_buffer_bytes', 8_000);
  expect(host.runs.all.map((work) => work === pinned)).toEqual([true, false]);
  expect(bits(pinned)).toBe(before);
  expect(bits(host.runs.live)).not.toBe(before);
  expect(resting.has(pinned)).toBe(true);
});

test('a change from A to B swaps to the bit, and swaps back', () => {
  pinRun(host);
  host.scenario.set('flows[0].sctp.receiver_buffer_bytes', 8_000);
  const [a, b] = host.runs.all.map(bits);
  const [textA, textB] = texts();
  swapRuns(host);
  expect(host.runs.all.map(bits)).toEqual([b, a]);
  expect(host.runs.liveAt).toBe(1);
  expect(host.scenario.state.getState().text).toBe(textA);
  // Simulated anew after the swap they are the same.
  for (const work of host.runs.all) {
    work.load(work.preset, { ...work.run, store: new RecordingStore() });
  }
  expect(host.runs.all.map(bits)).toEqual([b, a]);
  swapRuns(host);
  expect(texts()).toEqual([textA, textB]);
  expect(host.runs.all.map(bits)).toEqual([a, b]);
});

test('the clock goes on to the end of the longest run, and waits for whichever is behind', () => {
  pinRun(host);
  host.scenario.set('duration_s', 90);
  expect([host.runs.end_s, host.runs.limit_s]).toEqual([90, 90]);
  const { store } = host.runs.live.run;
  store.clear();
  expect(host.runs.limit_s).toBe(0);
});

test('the fifth run is refused in a sentence', () => {
  for (let more = 0; more < 4; more += 1) pinRun(host);
  expect(host.runs.all.length).toBe(4);
  expect(notices).toEqual(['At most 4 runs can stand beside each other: remove one first.']);
});

test('removing the run that is edited gives the controls the document of the one before it', () => {
  pinRun(host);
  host.scenario.set('seed', 7);
  removeRun(host, 1);
  expect(host.runs.all.length).toBe(1);
  expect(host.scenario.state.getState().document.seed).toBe(1);
  removeRun(host, 0);
  expect(host.runs.all.length).toBe(1);
});

test('replacing a pinned run pins the edited one in its place', () => {
  pinRun(host);
  host.scenario.set('seed', 7);
  replaceRun(host, 0);
  expect(host.runs.all.map(({ run }) => run.document.seed)).toEqual([7, 7]);
  expect(host.runs.liveAt).toBe(1);
});

test('a link holds all runs with their letters and names, and opens them again', async () => {
  pinRun(host);
  host.scenario.set('seed', 7);
  pinRun(host);
  host.scenario.set('seed', 8);
  swapRuns(host, 0);
  if (host.runs.all[1]) host.runs.all[1].name = 'seven';
  const { preset, run } = host.runs.live;
  const written = { preset, scenario: run.text, t: 3, view: {}, beside: besideOf(state()) };
  const linked = await readLink(core, await writeLink(core, written));
  const before = texts();
  host = makeHost('iridium');
  dropOthers(host);
  host.scenario.replace({ preset: linked.preset, text: linked.scenario });
  if (!linked.beside) throw new Error('runs beside it');
  putBeside(host, linked.beside);
  expect(texts()).toEqual(before);
  expect([host.runs.liveAt, host.runs.all[1]?.name]).toEqual([2, 'seven']);
  expect(linked.beside.problems).toEqual([]);
});

test('a link of one run has nothing of others, as links always had', async () => {
  expect(besideOf(state())).toBeNull();
  const { preset, run } = host.runs.live;
  const link = await writeLink(core, { preset, scenario: run.text, t: 0, view: {}, beside: null });
  expect(await readLink(core, link)).not.toHaveProperty('beside');
});

test('two links are opened against each other, from a whole address or from what follows its #', async () => {
  const fragment = await writeLink(core, {
    preset: 'iridium',
    scenario: core.preset('iridium'),
    t: 0,
    view: {},
  });
  expect(await compareWith(host, ` https://example.org/lab?x=1${fragment} `)).toBeNull();
  expect(await compareWith(host, fragment.slice(1))).toBeNull();
  expect(host.runs.all.map(({ preset }) => preset)).toEqual([SHORT, 'iridium', 'iridium']);
  expect(host.runs.liveAt).toBe(0);
});

test('a damaged second link is told in a sentence and changes nothing', async () => {
  for (const [link, sentence] of [
    ['', 'This is no link of Skywindow: it has no part that begins with #v1. or #V2.'],
    [
      'https://example.org/',
      'This is no link of Skywindow: it has no part that begins with #v1. or #V2.',
    ],
    ['#v1.two-links.!!!', 'This link is damaged.'],
    ['#v9.x.y', 'This link was made by a newer version of Skywindow.'],
    ['#v1.unknown.q64FAA', 'This link starts from a scenario that is not known here.'],
  ] as const) {
    expect(await compareWith(host, link)).toBe(sentence);
  }
  expect(host.runs.all.length).toBe(1);
});

test('a run of a link that cannot run is left out with a sentence, and the others open', async () => {
  const { preset, run } = host.runs.live;
  const beside = {
    at: 0,
    shown: 5,
    name: '',
    others: [{ preset: 'iridium', scenario: core.preset('iridium'), name: '' }],
  };
  const link = await writeLink(core, { preset, scenario: run.text, t: 0, view: {}, beside });
  const damage = (change: object) => ({
    ...core,
    apply: (id: string, diff: unknown) => {
      if (id === 'iridium') throw new Error('flows: is wrong');
      return core.apply(id, diff);
    },
    ...change,
  });
  const linked = await readLink(damage({}), link);
  expect(linked.scenario).toBe(run.text);
  expect(linked.beside?.others).toEqual([]);
  expect(linked.beside?.problems).toEqual([
    'Run B of this link is left out: The scenario of this link cannot run: flows: is wrong.',
  ]);
  if (linked.beside) putBeside(host, linked.beside);
  expect([host.runs.liveAt, host.runs.shownAt]).toEqual([0, 0]);
});
