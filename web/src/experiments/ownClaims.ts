/** Claims as sentences from a menu: what each form asks, the sentence that it writes, and the test that the core makes. */
import type { MetricName } from '../protocol/experiment.gen';
import { say } from '../words/say';

type Value = number | string | boolean;
export type Bound = 'least' | 'most';

/** The forms that the menu has, by what it says. */
export const CLAIM_FORMS = {
  ratio: say('One value compared with another'),
  monotone: say('A trend along a control'),
  value: say('A bound for every point'),
  flat: say('No more change from a value on'),
} as const;
export type ClaimForm = keyof typeof CLAIM_FORMS;

interface Common {
  readonly metric: MetricName;
  readonly sentence: string;
}

export type OwnClaim = Common &
  (
    | {
        readonly form: 'ratio';
        readonly axis: string;
        readonly of: Value;
        readonly against: Value;
        readonly bound: Bound;
        readonly times: number;
      }
    | { readonly form: 'monotone'; readonly along: string; readonly trend: 'rising' | 'falling' }
    | { readonly form: 'value'; readonly bound: Bound; readonly limit: number }
    | {
        readonly form: 'flat';
        readonly along: string;
        readonly from: number;
        /** The change that still counts as none, a fraction. */
        readonly tolerance: number;
      }
  );

/** How the words of a claim are found. */
export interface ClaimWords {
  metric(name: MetricName): string;
  axis(name: string): string;
  value(axis: string, value: Value): string;
  /** A limit of a metric, with its unit. */
  limit(metric: MetricName, limit: number): string;
}

type Unsaid<Claim> = Claim extends unknown ? Omit<Claim, 'sentence'> : never;
export type UnsaidClaim = Unsaid<OwnClaim>;

/** The claim with its sentence. */
export function said(claim: UnsaidClaim, words: ClaimWords): OwnClaim {
  return { ...claim, sentence: sentenceOf(claim, words) } as OwnClaim;
}

function sentenceOf(claim: UnsaidClaim, words: ClaimWords): string {
  const metric = words.metric(claim.metric);
  if (claim.form === 'ratio') {
    const { axis, of, against, bound, times } = claim;
    const name = words.axis(axis);
    const [one, other] = [words.value(axis, of), words.value(axis, against)];
    return bound === 'least'
      ? say`${metric} with ${name} ${one} is at least ${times} times that with ${name} ${other}.`
      : say`${metric} with ${name} ${one} is at most ${times} times that with ${name} ${other}.`;
  }
  if (claim.form === 'monotone') {
    const along = words.axis(claim.along);
    return claim.trend === 'rising'
      ? say`${metric} never falls as ${along} grows.`
      : say`${metric} never rises as ${along} grows.`;
  }
  if (claim.form === 'value') {
    const limit = words.limit(claim.metric, claim.limit);
    return claim.bound === 'least'
      ? say`${metric} is at least ${limit} everywhere.`
      : say`${metric} is at most ${limit} everywhere.`;
  }
  const { along, from, tolerance } = claim;
  const percent = Number((tolerance * 100).toPrecision(12));
  return say`From ${words.axis(along)} ${words.value(along, from)} on, ${metric} stays within ${percent} % of its last value.`;
}

/** The test of a claim, as documents have it. */
export function testOf(claim: OwnClaim): Record<string, unknown> {
  const { metric, form } = claim;
  const limits = (bound: Bound, limit: number) =>
    bound === 'least' ? { min: limit } : { max: limit };
  if (form === 'ratio') {
    const { axis, of, against, bound, times } = claim;
    return {
      kind: form,
      metric,
      of: { [axis]: of },
      against: { [axis]: against },
      ...limits(bound, times),
    };
  }
  if (form === 'monotone') return { kind: form, metric, along: claim.along, trend: claim.trend };
  if (form === 'value') return { kind: form, metric, ...limits(claim.bound, claim.limit) };
  const { along, from, tolerance } = claim;
  return { kind: form, metric, along, from, tolerance };
}

/** What a claim of a document chose; null where the menu has no such sentence. */
export function readClaim(value: unknown): OwnClaim | null {
  const { sentence, test } = (value ?? {}) as Record<string, unknown>;
  const told = (test ?? {}) as Record<string, unknown>;
  const common = { sentence: String(sentence), metric: told.metric as MetricName };
  const bound: Bound = told.min === undefined ? 'most' : 'least';
  const limit = Number(told.min ?? told.max);
  if (told.kind === 'ratio') {
    const [[axis, of] = []] = Object.entries((told.of ?? {}) as Record<string, Value>);
    const against = ((told.against ?? {}) as Record<string, Value>)[axis ?? ''];
    if (axis === undefined || of === undefined || against === undefined) return null;
    return { ...common, form: 'ratio', axis, of, against, bound, times: limit };
  }
  if (told.kind === 'monotone') {
    const trend = told.trend === 'falling' ? 'falling' : 'rising';
    return { ...common, form: 'monotone', along: String(told.along), trend };
  }
  if (told.kind === 'value') return { ...common, form: 'value', bound, limit };
  if (told.kind !== 'flat') return null;
  const [from, tolerance] = [Number(told.from), Number(told.tolerance)];
  return { ...common, form: 'flat', along: String(told.along), from, tolerance };
}
