/** The paper's claims beside what was measured here. */
import { saidMeasured, saidReason } from '../../experiments/said';
import type { ClaimResult, ExperimentDocument } from '../../protocol/experiment.gen';
import { say } from '../../words/say';
import { originOf } from './claimKinds';
import { VerdictSign } from './Sign';
import './claims.css';

interface ClaimListProps {
  readonly document: ExperimentDocument;
  readonly results: readonly ClaimResult[];
  /** Whether runs are still missing. */
  readonly partial: boolean;
  /** Verdicts of other runs, beside those shown: whose they are, and each by its claim. */
  readonly other: OtherVerdicts | null;
}

export interface OtherVerdicts {
  readonly whose: string;
  readonly results: readonly ClaimResult[];
}

export function ClaimList({ document, results, partial, other }: ClaimListProps) {
  if (document.claims.length === 0) return null;
  return (
    <section className="claims" aria-labelledby="claims-title">
      <h3 id="claims-title">{say('Claims')}</h3>
      <ul>
        {document.claims.map(({ id, sentence, kind, place, note }) => {
          const result = results.find((one) => one.id === id);
          const elsewhere = other?.results.find((one) => one.id === id);
          return (
            <li key={id}>
              <VerdictSign verdict={result?.verdict ?? 'open'} />
              <div>
                <p className="claim-sentence">{sentence}</p>
                <p className="claim-origin" data-kind={kind}>
                  {originOf({ kind, place })}
                </p>
                <p className="claim-measured">
                  {result
                    ? say`Measured${partial ? say(' so far') : ''}: ${saidMeasured(document, result)}.`
                    : say('Run it to see.')}
                </p>
                {other && elsewhere ? (
                  <p className="claim-measured">
                    {other.whose}: <VerdictSign verdict={elsewhere.verdict} />
                  </p>
                ) : null}
                {result && result.reason !== '' ? (
                  <p className="claim-reason">
                    <strong>{say('Why:')}</strong> {saidReason(document, result)}
                  </p>
                ) : null}
                {note === '' ? null : <p className="claim-note">{note}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
