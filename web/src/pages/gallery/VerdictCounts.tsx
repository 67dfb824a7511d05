/** How many claims came to which verdict. */
import { Fragment } from 'react';
import type { VerdictCount } from '../../experiments/resultsArchive';
import { VerdictSign } from '../../panels/experiment/Sign';
import type { ClaimResult } from '../../protocol/experiment.gen';
import { say } from '../../words/say';

type VerdictNumbers = Pick<VerdictCount, 'holds' | 'fails' | 'unclear'>;

export function Counts({
  count,
  claims,
}: {
  readonly count: VerdictNumbers;
  readonly claims: number;
}) {
  return (['holds', 'fails', 'unclear'] as const).map((verdict) =>
    count[verdict] > 0 ? (
      <Fragment key={verdict}>
        <VerdictSign verdict={verdict} /> {say`${count[verdict]} of ${claims}`}
      </Fragment>
    ) : null,
  );
}

/** The numbers of claims by their verdicts. */
export function countOf(claims: readonly ClaimResult[]): VerdictNumbers {
  const of = (verdict: string) => claims.filter((claim) => claim.verdict === verdict).length;
  return { holds: of('holds'), fails: of('fails'), unclear: of('unclear') };
}
