/** What came with the page beside what was made here: which of the two is shown, and how they compare. */

import type { SweepState } from '../../experiments/experimentSweep';
import { compared, comparisonWords, type Shipped } from '../../experiments/shippedResults';
import type { Origin } from '../../experiments/shownResults';
import type { OtherVerdicts } from '../../panels/experiment/ClaimList';
import type { Results, SweepMode } from '../../protocol/experiment.gen';

export interface ShippedResults {
  readonly about: Shipped;
  readonly results: Results;
}

interface OriginsProps {
  readonly shipped: ShippedResults;
  readonly mode: SweepMode;
  readonly state: SweepState;
  readonly origin: Origin;
  /** Whether every run of the full mode has been made here. */
  readonly whole: boolean;
  onChoose(origin: Origin): void;
}

export function Origins({ shipped, mode, state, origin, whole, onChoose }: OriginsProps) {
  return (
    <div className="origins">
      {state.results === null ? null : (
        <fieldset className="modes">
          <legend className="sr-only">Results shown</legend>
          {(['shipped', 'here'] as const).map((choice) => (
            <label key={choice} data-chosen={choice === origin || undefined}>
              <input
                type="radio"
                name="origin"
                className="sr-only"
                checked={choice === origin}
                onChange={() => onChoose(choice)}
              />
              {choice === 'shipped' ? 'Came with the page' : madeHere(state, mode)}
            </label>
          ))}
        </fieldset>
      )}
      {origin === 'shipped' ? (
        <p className="shipped">
          Full results that came with the page, made on {shipped.about.date} by core{' '}
          {shipped.about.core}. {state.results === null ? 'Run them here to check them.' : ''}
        </p>
      ) : whole && state.results ? (
        <p className="shipped" role="status">
          {comparisonWords(compared(shipped.results, state.results))}
        </p>
      ) : null}
    </div>
  );
}

/** The verdicts that are not on show, for those that are to stand beside. */
export function besideClaims(
  shipped: ShippedResults | null,
  state: SweepState,
  origin: Origin,
  mode: SweepMode,
): OtherVerdicts | null {
  if (shipped === null || state.results === null) return null;
  if (origin === 'here') return { whose: 'Came with the page', results: shipped.results.claims };
  // A part of the runs judges nothing beside full results.
  if (state.done < state.total) return null;
  return { whose: madeHere(state, mode), results: state.results.claims };
}

function madeHere({ done, total }: SweepState, mode: SweepMode): string {
  const runs = (number: number) => number.toLocaleString('en');
  return done === total
    ? `Made here, ${mode} mode`
    : `Made here, ${runs(done)} of ${runs(total)} runs`;
}
