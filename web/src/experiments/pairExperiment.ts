/** Runs beside each other as an experiment: the same seeds for each, so that their difference has an interval. */
import type { Estimate, MetricName, PairedDifference } from '../protocol/experiment.gen';

/** The seeds that a comparison is made with. */
export const PAIR_SEEDS = 20;

/** What is compared. */
export const PAIR_METRICS: readonly MetricName[] = [
  'goodput_bps',
  'throughput_bps',
  'timeouts',
  'fast_retransmits',
  'head_of_line_blocked',
  'corruption_losses',
  'queue_losses',
];

/** The name of the axis. */
export const RUN = 'run';

/** A run as it is compared: its letter, what it is called, its scenario. */
export interface PairedRun {
  readonly letter: string;
  readonly name: string;
  readonly scenario: Readonly<Record<string, unknown>>;
}

/** What every point says by itself. */
const OWN = new Set(['version', 'title', 'description', 'seed']);

/**
 * The document. What all scenarios share is the base, what they do not is set by each run; of `drawn` the plot draws
 * means, and of these the differences are told.
 */
export function pairDocument(
  runs: readonly PairedRun[],
  drawn: readonly MetricName[] = PAIR_METRICS,
): Record<string, unknown> {
  const keys = new Set(runs.flatMap(({ scenario }) => Object.keys(scenario)));
  const wanted = [...keys].filter((key) => !OWN.has(key));
  const written = (scenario: PairedRun['scenario'], key: string) => JSON.stringify(scenario[key]);
  const shared = wanted.filter(
    (key) => new Set(runs.map(({ scenario }) => written(scenario, key))).size === 1,
  );
  const first = runs[0]?.scenario ?? {};
  const of = (scenario: PairedRun['scenario'], some: readonly string[]) =>
    Object.fromEntries(
      some.filter((key) => scenario[key] !== undefined).map((key) => [key, scenario[key]]),
    );
  const apart = wanted.filter((key) => !shared.includes(key));
  const letters = runs.map(({ letter }) => letter);
  return {
    version: 1,
    id: 'own-comparison',
    title: `Runs ${letters.join(' and ')} with ${PAIR_SEEDS} seeds`,
    base: { set: of(first, shared) },
    axes: [
      {
        name: RUN,
        label: 'Run',
        values: letters,
        labels: Object.fromEntries(
          runs.map(({ letter, name }) => [letter, name === '' ? letter : `${letter}: ${name}`]),
        ),
        settings: Object.fromEntries(
          runs.map(({ letter, scenario }) => [letter, of(scenario, apart)]),
        ),
      },
    ],
    seed: typeof first.seed === 'number' ? first.seed : 1,
    replications: PAIR_SEEDS,
    metrics: PAIR_METRICS,
    plot: { kind: 'lines', x: RUN, y: drawn, series: [RUN] },
  };
}

/** Whether the scenarios differ in more than seed and words: else every seed gives the same. */
export function doDiffer(runs: readonly PairedRun[]): boolean {
  const told = runs.map(({ scenario }) => {
    const said = Object.entries(scenario).filter(([key]) => !OWN.has(key));
    return JSON.stringify(said.sort(([one], [other]) => one.localeCompare(other)));
  });
  return new Set(told).size > 1;
}

export type Worth = 'more' | 'less' | 'same' | 'unclear';

/** What a difference is worth: whether its interval has zero in it. */
export function worthOf({ difference: { mean, ci95 } }: PairedDifference): Worth {
  if (mean === null || ci95 === null) return 'unclear';
  if (mean === 0 && ci95 === 0) return 'same';
  if (Math.abs(mean) <= ci95) return 'unclear';
  return mean > 0 ? 'more' : 'less';
}

/** Where the interval of a difference begins and ends; null without one. */
export function intervalOf({ mean, ci95 }: Estimate): readonly [number, number] | null {
  return mean === null || ci95 === null ? null : [mean - ci95, mean + ci95];
}
