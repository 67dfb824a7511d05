/** What a sweep tells. Generated from the Rust types by `npm run generate`; do not edit. */

/** What the runs of a sweep say. */
export interface Results {
  /** The points, in the order of the plan. */
  readonly rows: readonly ResultRow[];
  /** The claims, in the order of the document; none before the first run. */
  readonly claims: readonly ClaimResult[];
  /** What another program gave beside what was measured here, where both are there. */
  readonly reference: readonly ReferenceDifference[];
  /** Every series less the first one of the plot. */
  readonly pairs: readonly PairedDifference[];
}

/** What the runs of a point gave. */
export interface ResultRow {
  /** The point of the plan that shows it best; null if there is none. */
  readonly point: number | null;
  /** The point, by axis. */
  readonly values: Readonly<Record<string, number | string | boolean>>;
  /** How many of its runs have a value. */
  readonly replications: number;
  /** Their mean, by metric. */
  readonly metrics: Readonly<Record<string, Estimate>>;
}

/** A mean with its spread; null where the runs cannot give one. */
export interface Estimate {
  /** Arithmetic mean. */
  readonly mean: number | null;
  /** Half-width of its 95 % confidence interval. */
  readonly ci95: number | null;
  /** Sample standard deviation. */
  readonly sd: number | null;
}

/** A claim and what became of it. */
export interface ClaimResult {
  /** Id of the claim. */
  readonly id: string;
  /** What is claimed. */
  readonly sentence: string;
  /** How the test reads the sentence; may be empty. */
  readonly note: string;
  /** What was measured, in words. */
  readonly measured: string;
  /** The verdict over all points. */
  readonly verdict: 'holds' | 'unclear' | 'fails';
  /** The points, in order. */
  readonly findings: readonly ClaimFinding[];
}

/** What was found at one point. */
export interface ClaimFinding {
  /** The point, in words; empty if there is only one. */
  readonly point: string;
  /** The value tested: the metric, a difference or a ratio; null where there is none. */
  readonly value: number | null;
  /** Half-width of its 95 % confidence interval; null for a single replication. */
  readonly ci95: number | null;
  /** What it says about the claim. */
  readonly verdict: 'holds' | 'unclear' | 'fails';
}

/** What a run of another program gave beside what was measured here. */
export interface ReferenceDifference {
  /** The point. */
  readonly at: Readonly<Record<string, number | string | boolean>>;
  /** What the other program gave. */
  readonly reference: Estimate;
  /** What was measured here. */
  readonly measured: Estimate;
  /** Difference as a fraction of the reference; null where that is zero. */
  readonly relative: number | null;
}

/** One series less another one, run by run with the same seed. */
export interface PairedDifference {
  /** The metric. */
  readonly metric: string;
  /** The point of the one. */
  readonly of: Readonly<Record<string, number | string | boolean>>;
  /** The point of the other. */
  readonly against: Readonly<Record<string, number | string | boolean>>;
  /** How many seeds both have. */
  readonly replications: number;
  /** The one less the other. */
  readonly difference: Estimate;
}
