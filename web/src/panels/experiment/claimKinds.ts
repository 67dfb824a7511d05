/** Whose claims are, in words, and how many of each kind came to which verdict. */
import type { ClaimResult, ExperimentClaim } from '../../protocol/experiment.gen';
import { say } from '../../words/say';

export type ClaimKind = ExperimentClaim['kind'];
export type VerdictNumbers = Readonly<Record<ClaimResult['verdict'], number>>;

/** One claim and several of a kind. */
export const KINDS: Readonly<
  Record<ClaimKind, { readonly one: string; readonly several: string }>
> = {
  sentence: { one: say('The paper’s sentence'), several: say('Sentences of the papers') },
  value: { one: say('A value of the paper'), several: say('Values of the papers') },
  check: { one: say('A check of our own'), several: say('Checks of our own') },
};

export const KIND_ORDER = ['sentence', 'value', 'check'] as const satisfies readonly ClaimKind[];

/** Whose a claim is and where that says it. */
export function originOf({ kind, place }: Pick<ExperimentClaim, 'kind' | 'place'>): string {
  return place === '' ? KINDS[kind].one : `${KINDS[kind].one}, ${place}`;
}

/** The numbers of several experiments, kind by kind. */
export function summed(
  all: readonly Readonly<Record<ClaimKind, VerdictNumbers>>[],
): Readonly<Record<ClaimKind, VerdictNumbers>> {
  const of = (kind: ClaimKind): VerdictNumbers => {
    const add = (verdict: ClaimResult['verdict']) =>
      all.reduce((sum, counts) => sum + counts[kind][verdict], 0);
    return { holds: add('holds'), fails: add('fails'), unclear: add('unclear') };
  };
  return { sentence: of('sentence'), value: of('value'), check: of('check') };
}
