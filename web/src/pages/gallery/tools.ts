/** What the gallery's experiments work with: the core, the workers, the database. */
import { readDocument } from '../../document/document';
import { DEFAULT_PRESET } from '../../document/scenarioStore';
import { ExperimentSweep } from '../../experiments/experimentSweep';
import { runsOf } from '../../experiments/ownExperiment';
import { type Archive, ResultsArchive } from '../../experiments/resultsArchive';
import { type LinkView, writeLink } from '../../links/shareLink';
import type { Core } from '../../protocol/core';
import type { Chosen, ExperimentCore } from '../../protocol/experiment';
import type { Experiment, Plan, SweepMode } from '../../protocol/experiment.gen';
import { compiledCore } from '../../worker/compiled';
import { coreVersion } from '../../worker/coreVersion';
import { loadCore } from '../../worker/loadCore';
import { SweepPool } from '../../worker/pool';
import { loadExperiments } from '../../worker/sweepCore';
import { SweepJudge } from '../../worker/sweepJudge';
import { OpenedFiles } from './opened';

export interface GalleryTools {
  readonly core: Core;
  readonly experiments: ExperimentCore;
  readonly judge: SweepJudge;
  readonly archive: Archive | null;
  /** Sweeps opened in this visit: one that runs goes on while other pages are looked at. */
  readonly sweeps: Map<string, ExperimentSweep>;
  /** Those of documents of somebody's own, by what their runs follow from, each with the document as it is now. */
  readonly own: Map<string, { readonly sweep: ExperimentSweep; text: string }>;
  /** Files of results that are open. */
  readonly opened: OpenedFiles;
}

/** Loads the core for the gallery, once. */
export async function loadGallery(): Promise<GalleryTools> {
  const core = await loadCore(compiledCore());
  const experiments = await loadExperiments();
  // A core without a version, as while developing, must not leave results to later ones.
  const archive = coreVersion === null ? null : new ResultsArchive();
  const judge = new SweepJudge();
  const opened = new OpenedFiles((file) => judge.open(file));
  return { core, experiments, judge, archive, sweeps: new Map(), own: new Map(), opened };
}

/** The sweep of a document of somebody's own: documents with the same runs have the same sweep. */
export function ownSweepOf(tools: GalleryTools, text: string): ExperimentSweep {
  const { experiments, judge, archive } = tools;
  const bare = runsOf(JSON.parse(text));
  const { id, seed } = experiments.experiment('', text).document;
  const { hash } = experiments.experiment('', bare);
  const stamp = { id: `own/${id}`, mode: 'full', hash, seed, core: coreVersion ?? '' } as const;
  const known = tools.own.get(bare);
  if (known) {
    if (known.text !== text) {
      known.text = text;
      known.sweep.again(stamp);
    }
    return known.sweep;
  }
  const plan = experiments.plan('', 'full', bare);
  const sweep = new ExperimentSweep(stamp, plan, {
    start: (tasks, listener) => {
      for (const other of running(tools)) if (other !== sweep) other.cancel();
      return new SweepPool('own', 'full', tasks, listener, undefined, undefined, bare);
    },
    judge: (of, mode, runs) => judge.judge(of, mode, runs, tools.own.get(bare)?.text ?? text),
    archive,
    now: () => performance.now(),
  });
  tools.own.set(bare, { sweep, text });
  return sweep;
}

/** All sweeps of this visit: the cores are for one of them at a time. */
function running({ sweeps, own }: GalleryTools): ExperimentSweep[] {
  return [...sweeps.values(), ...[...own.values()].map(({ sweep }) => sweep)];
}

/** The sweep of an experiment in a mode, with its workers. */
export function sweepOf(
  tools: GalleryTools,
  { document, hash }: Experiment,
  mode: SweepMode,
  plan: Plan,
  chosen?: Chosen,
): ExperimentSweep {
  const { judge, archive, sweeps } = tools;
  const { id, seed } = document;
  const key = `${id}/${mode}/${chosen ?? ''}`;
  const known = sweeps.get(key);
  if (known) return known;
  const stamp = { id, mode, hash, seed, core: coreVersion ?? '' };
  const sweep = new ExperimentSweep(stamp, plan, {
    start: (tasks, listener) => {
      for (const other of running(tools)) if (other !== sweep) other.cancel();
      return new SweepPool(id, mode, tasks, listener, undefined, undefined, chosen);
    },
    judge: (experiment, of, runs) => judge.judge(experiment, of, runs, chosen),
    // What is kept is of the document's own values.
    archive: chosen === undefined ? archive : null,
    now: () => performance.now(),
  });
  sweeps.set(key, sweep);
  return sweep;
}

/** How a point is opened in the lab. */
interface Opening {
  /** Packet by packet. */
  readonly stepwise?: boolean;
  /** At this instant, s, from which on there is traffic. */
  readonly at?: number | undefined;
  /** On the globe or the flat map, with footprints and seam. */
  readonly as?: 'globe' | 'map' | undefined;
  readonly chosen?: Chosen;
}

/** How long there is something to see, s. */
const AFTERWARDS_S = 600;

/** The scenario with its traffic from an instant on: nothing has to be sent to come there. */
function from(scenario: string, instant: number): string {
  const document = readDocument(scenario);
  const flows = document.flows?.map((flow) => ({ ...flow, start_s: instant }));
  return JSON.stringify({ ...document, flows, duration_s: instant + AFTERWARDS_S });
}

/** The address of a point in the lab; `stepwise` shows its flows as time-sequence diagrams, two side by side. */
export function labLink(
  { core, experiments }: GalleryTools,
  { document }: Experiment,
  mode: SweepMode,
  point: number,
  { stepwise = false, at, as, chosen }: Opening = {},
): Promise<string> {
  const whole = experiments.scenario(document.id, mode, point, 0, chosen);
  const preset = document.base.preset ?? DEFAULT_PRESET;
  const scenario = at === undefined ? whole : from(whole, at);
  if (at !== undefined) return writeLink(core, { preset, scenario, t: at, view: {} });
  if (as !== undefined) {
    const view = { camera: { flat: as === 'map' }, layers: { footprints: true, seam: true } };
    return writeLink(core, { preset, scenario, t: 0, view });
  }
  if (!stepwise) return writeLink(core, { preset, scenario, t: 0, view: {} });
  const second = (readDocument(scenario).flows?.length ?? 0) > 1;
  const view: LinkView = {
    part: 'sequence',
    paused: true,
    // What there is to step through begins where something is lost.
    first: 'loss',
    ...(second ? { sequence: { beside: 1 } } : {}),
  };
  return writeLink(core, { preset, scenario, t: 0, view });
}
