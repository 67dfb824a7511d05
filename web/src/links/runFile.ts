/** A run as a file: its scenario whole, where the playhead stands, what is on the screen, notes, and runs beside it. */
import { readJson } from '../base/json';
import type { Core } from '../protocol/core';
import { say } from '../words/say';
import { type Beside, type Linked, readScreen, savedBeside } from './shareLink';

/** What says that a file is a run of this page. */
const KIND = 'run';
const VERSION = 1;

/** What is written of a run. */
export type SavedRun = Omit<Linked, 'beside'> & {
  readonly beside?: Omit<Beside, 'problems'> | null;
};

/** The text of the file; `core` is what made the run, so that it can be made again. */
export function runText(run: SavedRun, core: string): string {
  const { preset, scenario, t, view, beside } = run;
  const content = {
    skywindow: KIND,
    version: VERSION,
    core,
    preset,
    scenario: JSON.parse(scenario.replace(/^\uFEFF/, '')) as unknown,
    t,
    view,
    ...(beside ? { beside } : {}),
  };
  return `${JSON.stringify(content, null, 1)}\n`;
}

/** Reads such a file; throws one sentence, with the path of the field where the core refuses one. */
export function readRun(core: Pick<Core, 'check' | 'presets'>, text: string): Linked {
  const { skywindow, version, preset, scenario, t, view, beside } = readJson(text) as Record<
    string,
    unknown
  >;
  if (skywindow !== KIND || typeof version !== 'number') throw new Error(say('This is no run.'));
  if (version > VERSION) {
    throw new Error(say('This file was made by a newer version of Skywindow.'));
  }
  const whole = JSON.stringify(scenario ?? null);
  refuse(core, whole);
  const known = (id: unknown) => core.presets().find((one) => one.id === id)?.id;
  const first = core.presets()[0]?.id ?? '';
  const others = savedBeside(beside);
  for (const other of others?.others ?? []) refuse(core, other.scenario);
  return {
    // A scenario is whole here: what a link of it starts from may be any built-in one.
    preset: known(preset) ?? first,
    scenario: whole,
    t: typeof t === 'number' && Number.isFinite(t) ? Math.max(0, t) : 0,
    view: readScreen(view),
    ...(others ? { beside: others } : {}),
  };
}

function refuse(core: Pick<Core, 'check'>, scenario: string): void {
  const [problem] = core.check(scenario);
  if (!problem) return;
  const { path, message } = problem;
  throw new Error(path === '' ? message : `scenario.${path}: ${message}`);
}
