/** Full results that are shipped with the page: what the gallery opens with until something is run here. */
import type { ClaimResult, ExperimentClaim, Results } from '../protocol/experiment.gen';
import { say } from '../words/say';

type Verdict = ClaimResult['verdict'];

/** What is known of an experiment's shipped results before they are loaded. */
export interface Shipped {
  /** The document that they are of. */
  readonly hash: string;
  /** The core that made them, by its version and the hash of its sources. */
  readonly core: string;
  /** The day on which they were made. */
  readonly date: string;
  readonly holds: number;
  readonly fails: number;
  readonly unclear: number;
  /** The same by whose the claims are. */
  readonly kinds: Readonly<Record<ExperimentClaim['kind'], Readonly<Record<Verdict, number>>>>;
  /** The lines of the plot from 0 to 100 in both directions, y upwards. */
  readonly lines: readonly (readonly (readonly [x: number, y: number])[])[];
}

export type ShippedIndex = Readonly<Record<string, Shipped>>;

/** Digits of shipped numbers: what differs by less was rounded. */
const ROUNDING = 1e-5;

let index: Promise<ShippedIndex> | null = null;

/** What is shipped; nothing where it cannot be had, and the next call tries again. */
export function shippedIndex(): Promise<ShippedIndex> {
  index ??= load<{ experiments: ShippedIndex }>('index').then(
    ({ experiments }) => experiments,
    () => {
      index = null;
      return {};
    },
  );
  return index;
}

/** The results of an experiment. */
export function shippedResults(id: string): Promise<Results> {
  return load(id);
}

async function load<T>(name: string): Promise<T> {
  const response = await fetch(new URL(`results/${name}.json`, document.baseURI));
  if (!response.ok) throw new Error(say`the server answered ${response.status}`);
  return (await response.json()) as T;
}

/** How results made here compare with the shipped ones. */
export interface Comparison {
  readonly points: number;
  /** Points at which a mean is another one. */
  readonly different: number;
  /** Claims that come to another verdict. */
  readonly verdicts: readonly string[];
}

/** Compares full results, point by point. */
export function compared(shipped: Results, here: Results): Comparison {
  const rows = new Map(shipped.rows.map((row) => [keyOf(row.values), row]));
  const different = here.rows.filter((row) => {
    const other = rows.get(keyOf(row.values));
    return (
      !other ||
      Object.entries(row.metrics).some(([name, { mean }]) => {
        return !alike(mean, other.metrics[name as keyof typeof other.metrics]?.mean ?? null);
      })
    );
  });
  const verdicts = new Map(shipped.claims.map(({ id, verdict }) => [id, verdict]));
  return {
    points: here.rows.length,
    different: different.length,
    verdicts: here.claims.flatMap(({ id, sentence, verdict }) =>
      verdicts.get(id) === verdict ? [] : [sentence],
    ),
  };
}

function keyOf(values: object): string {
  return JSON.stringify(Object.entries(values).sort());
}

function alike(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= ROUNDING * Math.max(Math.abs(one), Math.abs(other));
}

/** A comparison in a sentence. */
export function comparisonWords(
  { points, different, verdicts }: Comparison,
  who = say('What was run here'),
): string {
  const same = different === 0 && verdicts.length === 0;
  if (same) return say`${who} is the same as what came with the page, at every point.`;
  const where = say`${who} differs from what came with the page at ${different} of ${points} points`;
  return verdicts.length === 0
    ? `${where}.`
    : say`${where}, and in the verdict on: ${verdicts.join(' ')}`;
}
