/** Experiments as the page sees them: documents, plans, runs and results as the core writes them. */

/** Seconds with few replications, or everything the document asks for. */
export type SweepMode = 'quick' | 'full';

export type AxisValue = number | string | boolean;
export type Values = Readonly<Record<string, AxisValue>>;

/** What the gallery lists. */
export interface ExperimentTitle {
  readonly id: string;
  readonly title: string;
  readonly paper: string;
  readonly figure: string;
  readonly kind: 'sweep' | 'time-series' | 'scene';
  /** Number of claims. */
  readonly claims: number;
  /** Changes when the document or a scenario under it changes. */
  readonly hash: string;
}

/** A word of the documents with its name and one line about it. */
export interface Metric {
  readonly value: string;
  readonly label: string;
  readonly help: string;
  /** The unit of its numbers; empty for counts and fractions. */
  readonly unit: string;
}

export interface Axis {
  readonly name: string;
  readonly label: string;
  readonly values: readonly AxisValue[];
  /** How values are shown, by the value as text. */
  readonly labels: Readonly<Record<string, string>>;
  readonly unit: string;
  /** Numbers are multiplied by it before they are shown in the unit. */
  readonly shown_factor: number;
  readonly scale: 'linear' | 'log';
}

export interface ExperimentPlot {
  readonly kind: 'lines' | 'time-series' | 'nothing';
  readonly x: string | null;
  readonly y: readonly string[];
  readonly series: readonly string[];
  readonly curves: readonly string[];
  readonly modulo: number | null;
  readonly y_label: string;
  readonly y_unit: string;
  readonly y_factor: number;
}

export interface ReferencePoint {
  readonly at: Values;
  readonly mean: number;
  /** Null where its runs are taken to spread as those here. */
  readonly ci95: number | null;
  readonly replications: number;
}

export interface ExperimentDocument {
  readonly id: string;
  readonly title: string;
  readonly paper: string;
  readonly figure: string;
  readonly setting: string;
  readonly kind: 'sweep' | 'time-series' | 'scene';
  readonly base: { readonly preset: string | null };
  readonly axes: readonly Axis[];
  readonly seed: number;
  readonly metrics: readonly string[];
  readonly plot: ExperimentPlot;
  readonly claims: readonly {
    readonly id: string;
    readonly sentence: string;
    readonly note: string;
  }[];
  readonly reference: {
    readonly source: string;
    readonly metric: string;
    readonly points: readonly ReferencePoint[];
  } | null;
}

/** A document with the words that it uses. */
export interface Experiment {
  readonly hash: string;
  readonly document: ExperimentDocument;
  readonly metrics: readonly Metric[];
}

/** The runs of a mode: every point as often as `replications`. */
export interface Plan {
  readonly points: readonly { readonly values: Values }[];
  readonly replications: number;
  readonly runs: number;
  readonly seed: number;
  readonly duration_s: number;
  /** The numbers that each run gives, in their order. */
  readonly metrics: readonly string[];
}

/** A curve of one run against time. */
export interface SeriesLine {
  readonly curve: string;
  /** The flow it is of, null where the plot names none. */
  readonly flow: string | null;
  readonly values: Values;
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
