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

/** A path over a day; times in s, times without a path are not numbers. */
export interface PathSeries {
  readonly t: Float64Array;
  readonly delay_ms: Float64Array;
  readonly links: Float64Array;
  readonly path_changes: Float64Array;
  /** Of the terminal where the path begins, and of that where it ends. */
  readonly handovers: readonly [Float64Array, Float64Array];
  /** From when until when the seam lay between the two, pair by pair. */
  readonly seam: Float64Array;
}

/** The sky at one instant, in degrees. */
export interface SkyStill {
  /** For each satellite latitude, longitude and reach over the ground. */
  readonly satellites: Float64Array;
  /** For each link that is up its two ends and its kind. */
  readonly links: Uint32Array;
  /** Latitude and longitude of each terminal. */
  readonly terminals: Float64Array;
  /** Where each seam crosses the equator, once of twice. */
  readonly seams_deg: Float64Array;
}

/** Values in place of those of some axes, as JSON: for each axis a list; none for those of the document. */
export type Chosen = string | undefined;

/** The functions of the core about experiments. Statistics and verdicts are the judge's, in a worker. */
export interface ExperimentCore {
  titles(): readonly ExperimentTitle[];
  experiment(id: string): Experiment;
  plan(id: string, mode: SweepMode, chosen?: Chosen): Plan;
  /** The scenario of a run, as JSON. */
  scenario(
    id: string,
    mode: SweepMode,
    point: number,
    replication: number,
    chosen?: Chosen,
  ): string;
  /** The sky of a point at an instant. */
  still(id: string, point: number, t_s: number): SkyStill;
}

/** One run of a sweep. */
export interface Task {
  readonly point: number;
  readonly replication: number;
}

/** What a worker of a sweep is asked; the experiment and mode come with every question. */
export type ToSweepWorker = {
  readonly id: string;
  readonly mode: SweepMode;
  readonly chosen?: Chosen;
} & (
  | ({ readonly type: 'run' } & Task)
  /** `runs` holds point, replication and metrics of every run, one after the other. */
  | { readonly type: 'judge'; readonly runs: Float64Array }
  | { readonly type: 'series' }
  | { readonly type: 'survey'; readonly point: number }
);

export type FromSweepWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly metrics: Float64Array }
  | { readonly type: 'judged'; readonly results: string }
  | { readonly type: 'lines'; readonly lines: readonly SeriesLine[] }
  /** The share of a survey that is done. */
  | { readonly type: 'surveying'; readonly done: number }
  | { readonly type: 'surveyed'; readonly series: PathSeries }
  | { readonly type: 'failed'; readonly message: string };
