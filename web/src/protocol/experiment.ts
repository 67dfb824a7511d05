/** Experiments as the page works with them: the core's functions, and what the page and its workers say to each other. */
import type {
  Experiment,
  ExperimentTitle,
  LineAbout,
  LinesPlot,
  Metric,
  Plan,
  PlanPoint,
  Results,
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

/**
 * What is run in place of a built-in document's own values, as JSON: for some axes a list each, or the plan of a file of
 * results, whatever document that has, or an experiment document of somebody's own.
 */
export type Chosen = string | undefined;

/** The functions of the core about experiments. Statistics and verdicts are the judge's, in a worker. */
export interface ExperimentCore {
  titles(): readonly ExperimentTitle[];
  /** What an experiment of somebody's own can measure. */
  metrics(): readonly Metric[];
  experiment(id: string, chosen?: Chosen): Experiment;
  plan(id: string, mode: SweepMode, chosen?: Chosen): Plan;
  /** Throws a sentence with path where values of axes do not fit together; looks at `most` points. */
  check(id: string, mode: SweepMode, most: number, chosen?: Chosen): void;
  /** What the plot draws, with empty lines without results; of experiments that draw means against an axis. */
  plot(
    id: string,
    mode: SweepMode,
    results: Pick<Results, 'rows' | 'reference'> | null,
    chosen?: Chosen,
  ): LinesPlot;
  /** The scenario of a run, as JSON. */
  scenario(
    id: string,
    mode: SweepMode,
    point: number,
    replication: number,
    chosen?: Chosen,
  ): string;
  /** The sky of a point at an instant. */
  still(id: string, point: number, t_s: number, chosen?: Chosen): SkyStill;
}

/** One run of a sweep. */
export interface Task {
  readonly point: number;
  readonly replication: number;
}

/** A file of results: one that `skywindow merge` wrote, or what a bundle has of its plan and rows. */
export type ResultsFile =
  | { readonly merged: Uint8Array }
  | { readonly plan: Uint8Array; readonly rows: Uint8Array; readonly date: string | null };

/** What a worker of a sweep is asked; the experiment and mode come with every question about one. */
export type ToSweepWorker =
  | SweepQuestion
  /** What a file is, and what its runs say. */
  | { readonly type: 'open'; readonly file: ResultsFile };

export type SweepQuestion = {
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
  /** `told` is an `Opened`, as JSON. */
  | { readonly type: 'opened'; readonly told: string }
  /** Why a file is of no use, to be read after its name. */
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'failed'; readonly message: string };
