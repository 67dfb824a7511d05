/** What the links and documents of a version mean: recorded once, and expected of every version after it. */
import { readFileSync } from 'node:fs';
import { Simulation } from 'skywindow-core';
import { bring_experiments, experiment, initSync } from 'skywindow-packets';
import { expect } from 'vitest';
import { readEmbed } from '../links/embed';
import { isEmbed } from '../links/isEmbed';
import { parseLesson } from '../links/lesson/parse';
import { openState } from '../links/lesson/state';
import { isLink, type Linked, readLink } from '../links/shareLink';
import { coreForTests } from '../pages/lab/core.testing';
import { bringExperiments } from '../worker/bringExperiments';
import { readAddress, scenarioOf } from './address';

const core = await coreForTests();
const packets = new URL('../../../sim-wasm/pkg/packets_bg.wasm', import.meta.url);
initSync({ module: readFileSync(packets) });
bringExperiments();

/** So much of a scenario is run, simulated s: its first packets and what answers them. */
const RUN_S = 2;
const BUDGET = 1e6;

/** A link as it was recorded, with what it is about. */
export interface Recorded {
  readonly about: string;
  readonly link: string;
}

/** What an address means: `?embed=1&parts=globe#v1.two-links.abc`. */
export async function meaningOf(link: string): Promise<unknown> {
  const fragment = link.slice(link.indexOf('#'));
  const search = link.slice(0, link.indexOf('#'));
  const address = readAddress(fragment);
  const preset = scenarioOf(fragment);
  return {
    address,
    ...(isEmbed(search) ? { embed: readEmbed(search) } : {}),
    ...(isLink(fragment) ? { lab: meaningOfLab(await readLink(core, fragment)) } : {}),
    ...(preset === null ? {} : { scenario: meaningOfScenario(core.apply(preset, {})) }),
    ...('experiment' in address && address.experiment !== null
      ? { experiment: meaningOfExperiment(address.experiment) }
      : {}),
    // What is printed of a lesson is of the same lesson.
    ...('lesson' in address && address.lesson !== null && address.sheet === null
      ? { lesson: await meaningOfLesson(shippedLesson(address.lesson)) }
      : {}),
  };
}

function meaningOfLab({ preset, scenario, t, view, beside }: Linked): unknown {
  const others = beside?.others.map((one) => ({
    name: one.name,
    scenario: meaningOfScenario(one.scenario),
  }));
  return {
    preset,
    t,
    view,
    scenario: meaningOfScenario(scenario),
    ...(beside ? { beside: { ...beside, others } } : {}),
  };
}

/** What a file with a scenario means, which can be run. */
export function meaningOfFile(text: string): unknown {
  expect(core.check(text)).toEqual([]);
  return meaningOfScenario(text);
}

/** The document, and the hash of its first seconds. */
function meaningOfScenario(text: string): unknown {
  const simulation = new Simulation(text);
  while (!simulation.finished() && simulation.advance(RUN_S, BUDGET) < RUN_S) {
    simulation.take_block();
  }
  simulation.take_block();
  const hash = simulation.hash();
  simulation.free();
  return { document: JSON.parse(text), run: hash };
}

/** What an experiment varies and measures. */
function meaningOfExperiment(id: string): unknown {
  const { document } = JSON.parse(experiment(id)) as {
    document: { axes: { name: string; values: unknown }[]; metrics: unknown };
  };
  const axes = document.axes.map(({ name, values }) => ({ name, values }));
  return { axes, metrics: document.metrics };
}

/** The same of the document of a shipped experiment as it was. */
export function meaningOfBrought(text: string): unknown {
  const { id } = JSON.parse(text) as { id: string };
  bring_experiments(JSON.stringify({ [id]: text }));
  try {
    return meaningOfExperiment(id);
  } finally {
    bringExperiments();
  }
}

/** What a lesson opens, step by step, and how it asks. */
export async function meaningOfLesson(text: string): Promise<unknown> {
  const { title, steps } = parseLesson(text);
  const states = steps.map(async ({ state, questions }) => ({
    lab: meaningOfLab(await openState(core, state)),
    answers: questions.map(({ answer, over, tolerance }) => ({ answer, over, tolerance })),
  }));
  return { title, steps: await Promise.all(states) };
}

function shippedLesson(id: string): string {
  return readFileSync(new URL(`../../../public/lessons/${id}.md`, import.meta.url), 'utf8');
}
