/** Experiments as the page works with them: the core's functions, and what the page and its workers say to each other. */
import type {
  Experiment,
  ExperimentTitle,
  LineAbout,
  Plan,
  PlanPoint,
  SweepMode,
} from './experiment.gen';

/** A point, by axis. */
export type Values = PlanPoint['values'];
export type AxisValue = Values[string];

/** A curve of one run against time. */
export interface SeriesLine extends LineAbout {
  readonly t: Float64Array;
  readonly y: Float64Array;
}

/** The functions of the core about experiments. Statistics and verdicts are the judge's, in a worker. */
export interface ExperimentCore {
  titles(): readonly ExperimentTitle[];
  experiment(id: string): Experiment;
  plan(id: string, mode: SweepMode): Plan;
  /** The scenario of a run, as JSON. */
  scenario(id: string, mode: SweepMode, point: number, replication: number): string;
}

/** One run of a sweep. */
export interface Task {
  readonly point: number;
  readonly replication: number;
}

/** What a worker of a sweep is asked; the experiment and mode come with every question. */
export type ToSweepWorker = { readonly id: string; readonly mode: SweepMode } & (
  | ({ readonly type: 'run' } & Task)
  /** `runs` holds point, replication and metrics of every run, one after the other. */
  | { readonly type: 'judge'; readonly runs: Float64Array }
  | { readonly type: 'series' }
);

export type FromSweepWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly metrics: Float64Array }
  | { readonly type: 'judged'; readonly results: string }
  | { readonly type: 'lines'; readonly lines: readonly SeriesLine[] }
  | { readonly type: 'failed'; readonly message: string };
