/** What the core tells of experiments. Generated from the Rust types by `npm run generate`; do not edit. */

/** What the gallery lists. */
export interface ExperimentTitle {
  /** The name that links and the command line use. */
  readonly id: string;
  /** What the experiment shows. */
  readonly title: string;
  /** Where it comes from. */
  readonly paper: Paper;
  /** The figure or table of the paper. */
  readonly figure: string;
  /** What it shows. */
  readonly kind: 'sweep' | 'time-series' | 'geometry' | 'scene';
  /** Number of claims. */
  readonly claims: number;
  /** Changes when the document or a scenario under it changes. */
  readonly hash: string;
}

/** Where an experiment comes from. */
export type Paper =
  | 'ms'
  | 'ir'
  | 'rt'
  | 'fa'
  | 'xs'
  | 'own';

/** A document with the words that it uses. */
export interface Experiment {
  /** Changes when the document or a scenario under it changes. */
  readonly hash: string;
  /** The document. */
  readonly document: ExperimentDocument;
  /** What its metrics are called. */
  readonly metrics: readonly Metric[];
}

/** An experiment: a scenario, what is varied in it, what is measured, and what a paper claims about it. */
export interface ExperimentDocument {
  /** The name that links and the command line use. */
  readonly id: string;
  /** What the experiment shows. */
  readonly title: string;
  /** Where it comes from. */
  readonly paper: Paper;
  /** The figure or table of the paper. */
  readonly figure: string;
  /** What is simulated, in a few sentences. */
  readonly setting: string;
  /** Whether points or one run are shown. */
  readonly kind: 'sweep' | 'time-series' | 'geometry' | 'scene';
  /** The scenario that the axes change. */
  readonly base: ExperimentBase;
  /** What is varied; every combination of their values is a point. An axis with one value says what is kept. */
  readonly axes: readonly Axis[];
  /** The seed of the first replication of every point; the next ones have the next seeds. */
  readonly seed: number;
  /** What is measured. */
  readonly metrics: readonly MetricName[];
  /** What is drawn. */
  readonly plot: ExperimentPlot;
  /** Sentences that results confirm or deny. */
  readonly claims: readonly ExperimentClaim[];
  /** Results of another program at some of the points. */
  readonly reference: ExperimentReference | null;
}

/** The scenario that the axes change. */
export interface ExperimentBase {
  /** A built-in scenario to start from. */
  readonly preset: string | null;
}

/** Something that is varied. */
export interface Axis {
  /** The name in results and on the command line. */
  readonly name: string;
  /** The name beside the plot. */
  readonly label: string;
  /** The values, in the order of results. */
  readonly values: readonly (number | string | boolean)[];
  /** How values are shown, where their own words are not enough. */
  readonly labels: Readonly<Record<string, string>>;
  /** The stations of the scenario that move to the place the value names, a city or degrees north and east such as "48.1 11.6", and are called like it. */
  readonly places: readonly string[];
  /** The unit beside the plot. */
  readonly unit: string;
  /** Numbers are multiplied by it before they are shown in the unit: 100 for fractions in percent. */
  readonly shown_factor: number;
  /** How its values are spread. */
  readonly scale: 'linear' | 'log';
}

/** A number that is measured in every run, or follows from the runs of a whole axis. */
export type MetricName =
  | 'goodput_bps'
  | 'throughput_bps'
  | 'highest_tsn'
  | 'utilisation'
  | 'jain'
  | 'first_share'
  | 'gain'
  | 'overhead'
  | 'overhead_retransmission'
  | 'overhead_forward'
  | 'overhead_reverse'
  | 'effective_bps'
  | 'ratio_bps'
  | 'sent_bytes'
  | 'probing'
  | 'data_time_s'
  | 'frame_bps'
  | 'frame_share'
  | 'collisions'
  | 'state_losses'
  | 'context_losses'
  | 'blackout_losses'
  | 'blackout_noticed_s'
  | 'backup_bps'
  | 'backup_forward_bps'
  | 'latency_s'
  | 'message_latency_median_s'
  | 'message_latency_95_s'
  | 'message_age_95_s'
  | 'messages_given_up'
  | 'page_load_s'
  | 'unfinished'
  | 'failovers'
  | 'corruption_losses'
  | 'queue_losses'
  | 'no_route_losses'
  | 'reordered_fraction'
  | 'reordered_acknowledgements'
  | 'reordering_extent'
  | 'sojourn_median_s'
  | 'sojourn_95_s'
  | 'marks'
  | 'isls_up'
  | 'gsls_up'
  | 'seam_longitude_deg'
  | 'timeouts'
  | 'fast_retransmits'
  | 'fast_retransmitted_chunks'
  | 'slow_start'
  | 'cwnd_full'
  | 'peer_rwnd_below_payload'
  | 'a_rwnd_below_payload'
  | 'peer_rwnd_closings'
  | 'a_rwnd_closings'
  | 'head_of_line_blocked'
  | 'buffer_blocked'
  | 'peak_cwnd_over_buffer'
  | 'peak_flight_packets'
  | 'satellites'
  | 'perigee_km'
  | 'apogee_km'
  | 'inclination_deg'
  | 'period_min'
  | 'delay_zenith_ms'
  | 'delay_mask_ms'
  | 'delay_min_ms'
  | 'delay_mean_ms'
  | 'delay_max_ms'
  | 'delay_mean_seam_ms'
  | 'delay_mean_clear_ms'
  | 'seam_rise_ms'
  | 'links_mean'
  | 'links_max'
  | 'path_changes'
  | 'handovers'
  | 'disconnected'
  | 'seam_between'
  | 'path_latitude_deg'
  | 'ends_opposed'
  | 'opposed_rise_ms'
  | 'optimal_buffer_90_bytes'
  | 'optimal_buffer_bytes'
  | 'optimal_buffer_98_bytes';

/** What is drawn. */
export interface ExperimentPlot {
  /** Whether means or a run are drawn. */
  readonly kind: PlotKind;
  /** The axis along the horizontal. */
  readonly x: string | null;
  /** The metrics drawn. */
  readonly y: readonly MetricName[];
  /** The axes whose values are lines of their own. */
  readonly series: readonly string[];
  /** The columns drawn against time. */
  readonly curves: readonly Curve[];
  /** Curves are drawn modulo this number, so that sequence numbers stay readable. */
  readonly modulo: number | null;
  /** The name beside the vertical axis. */
  readonly y_label: string;
  /** The unit beside the vertical axis. */
  readonly y_unit: string;
  /** Values are multiplied by it before they are shown in the unit. */
  readonly y_factor: number;
}

/** What the plot draws. */
export type PlotKind =
  | 'lines'
  | 'time-series'
  | 'path'
  | 'altitudes'
  | 'nothing';

/** A column of a run against time. */
export type Curve =
  | 'cwnd'
  | 'ssthresh'
  | 'flight'
  | 'a_rwnd'
  | 'peer_rwnd'
  | 'tsn_sent'
  | 'tsn_acknowledged'
  | 'packets_sent'
  | 'sacks_received'
  | 'link_throughput_bps';

/** A sentence that results confirm or deny. */
export interface ExperimentClaim {
  /** A short name, unique in the experiment. */
  readonly id: string;
  /** What is claimed. */
  readonly sentence: string;
  /** Whose it is: the paper's sentence, a value read from it, or a check of one's own. */
  readonly kind: 'sentence' | 'value' | 'check';
  /** Where the paper says it: a section, figure or table; for what is no check of one's own. */
  readonly place: string;
  /** How the test reads the sentence, where that needs a word. */
  readonly note: string;
}

/** Results of another program at some of the points. */
export interface ExperimentReference {
  /** The program and its settings. */
  readonly source: string;
  /** What was measured. */
  readonly metric: MetricName;
  /** The points. */
  readonly points: readonly ReferencePoint[];
}

/** A result of another program. */
export interface ReferencePoint {
  /** The point, by values of axes; it is of all the document's values of an axis that it leaves out, and of no other. */
  readonly at: Readonly<Record<string, number | string | boolean>>;
  /** The mean. */
  readonly mean: number;
  /** The half-width of its 95 % confidence interval. */
  readonly ci95: number | null;
  /** The runs behind it. */
  readonly replications: number;
}

/** What a metric is called. */
export interface Metric {
  /** Its word. */
  readonly value: MetricName;
  /** As shown to people. */
  readonly label: string;
  /** One line about what it means. */
  readonly help: string;
  /** The unit of its numbers; empty for counts and fractions. */
  readonly unit: string;
}

/** How much of an experiment is run. */
export type SweepMode =
  | 'quick'
  | 'full';

/** The runs of a mode: every point as often as `replications`. */
export interface Plan {
  /** The points, in order. */
  readonly points: readonly PlanPoint[];
  /** Runs of every point. */
  readonly replications: number;
  /** Number of runs. */
  readonly runs: number;
  /** Seed of the first replication. */
  readonly seed: number;
  /** How long each run is, s. */
  readonly duration_s: number;
  /** The numbers that each run gives, in their order. */
  readonly metrics: readonly MetricName[];
}

/** A point of a plan. */
export interface PlanPoint {
  /** The point, by axis. */
  readonly values: Readonly<Record<string, number | string | boolean>>;
}

/** What a line against time shows. */
export interface LineAbout {
  /** The column of the run. */
  readonly curve: Curve;
  /** The flow or leg it is of; null where the plot names none and no gateway splits the first one. */
  readonly flow: string | null;
  /** The point it belongs to, by axis. */
  readonly values: Readonly<Record<string, number | string | boolean>>;
}

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
  /** Whose it is. */
  readonly kind: 'sentence' | 'value' | 'check';
  /** Where a paper says it; empty for a check of one's own. */
  readonly place: string;
  /** How the test reads the sentence; may be empty. */
  readonly note: string;
  /** Why it does not hold, where the document knows; empty where it holds. */
  readonly reason: string;
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
  readonly metric: MetricName;
  /** The point of the one. */
  readonly of: Readonly<Record<string, number | string | boolean>>;
  /** The point of the other. */
  readonly against: Readonly<Record<string, number | string | boolean>>;
  /** How many seeds both have. */
  readonly replications: number;
  /** The one less the other. */
  readonly difference: Estimate;
}

/** The plot of a sweep: lines of means with their bars. */
export interface LinesPlot {
  /** The horizontal axis. */
  readonly x: PlotAxis;
  /** The vertical axis. */
  readonly y: PlotAxis;
  /** The lines, those of the first metric before those of the second. */
  readonly lines: readonly PlotLine[];
  /** What the references were measured with, by its name alone; empty if the document has none. */
  readonly reference: string;
}

/** An axis of a plot. */
export interface PlotAxis {
  /** What it shows. */
  readonly label: string;
  /** The unit of its numbers; empty for words, counts and fractions. */
  readonly unit: string;
  /** How its numbers are spread. */
  readonly scale: 'linear' | 'log';
  /** Whether it begins at 0, if no value is below. */
  readonly from_zero: boolean;
  /** The words at 0, 1, 2 and so on; null where it has numbers. */
  readonly words: readonly string[] | null;
}

/** A line of a plot: a metric at the points with some values. */
export interface PlotLine {
  /** Its name beside those of the other lines. */
  readonly label: string;
  /** The metric. */
  readonly metric: MetricName;
  /** The values that its points have in common, by axis. */
  readonly at: Readonly<Record<string, number | string | boolean>>;
  /** The means, from the left to the right. */
  readonly points: readonly PlotPoint[];
  /** What another program gave for the same points. */
  readonly reference: readonly PlotPoint[];
}

/** A mean with its 95 % confidence interval, in the units of the plot. */
export interface PlotPoint {
  /** Its place along the horizontal axis. */
  readonly x: number;
  /** The mean. */
  readonly y: number;
  /** Where the interval begins; the mean itself where there is none. */
  readonly low: number;
  /** Where it ends. */
  readonly high: number;
  /** The number of its row among the results; null for what another program gave. */
  readonly row: number | null;
}

/** What a merged file of runs is, and what the runs in it say. */
export interface Opened {
  /** Its plan, as plan.json has it. */
  readonly manifest: string;
  /** What names the plan. */
  readonly plan: string;
  /** The core that made the runs. */
  readonly core: string;
  /** The id of the experiment. */
  readonly experiment: string;
  /** Whether the experiment is the built-in one of that name. */
  readonly built_in: boolean;
  /** What differs from its document: changes of the scenario, path and value, and axes with other values. */
  readonly changes: readonly string[];
  /** How much of the experiment was planned. */
  readonly mode: 'quick' | 'full';
  /** Runs of the plan. */
  readonly runs: number;
  /** Runs that are in the file. */
  readonly made: number;
  /** Runs of these that could not be made. */
  readonly failed: number;
  /** Seed of the first replication. */
  readonly seed: number;
  /** Runs of every point. */
  readonly replications: number;
  /** The day on which the last run was made, if it is known. */
  readonly date: string | null;
  /** Hash of the rows. */
  readonly hash: string;
  /** What they say. */
  readonly results: Results;
}
