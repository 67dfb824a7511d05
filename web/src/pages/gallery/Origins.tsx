/** Results that came with the page, were made here or are in a file: which of them are shown, and how they compare. */
import type { SweepState } from '../../experiments/experimentSweep';
import { compared, comparisonWords, type Shipped } from '../../experiments/shippedResults';
import type { Origin } from '../../experiments/shownResults';
import type { OtherVerdicts } from '../../panels/experiment/ClaimList';
import type { Results, SweepMode } from '../../protocol/experiment.gen';
import { dated, numberLocale } from '../../words/numbers';
import { say } from '../../words/say';
import { FileLine } from './FileFigure';
import type { OpenedFile } from './opened';

export interface ShippedResults {
  readonly about: Shipped;
  readonly results: Results;
}

interface OriginsProps {
  readonly shipped: ShippedResults | null;
  readonly file: OpenedFile | null;
  readonly mode: SweepMode;
  readonly state: SweepState;
  readonly origin: Origin;
  /** Whether every run of the full mode has been made here. */
  readonly whole: boolean;
  onChoose(origin: Origin): void;
  /** Takes the file off the page. */
  onDiscard(): void;
}

export function Origins(props: OriginsProps) {
  const { shipped, file, mode, state, origin, whole, onChoose, onDiscard } = props;
  const choices: readonly (readonly [Origin, string])[] = [
    ...(shipped ? [['shipped', say('Came with the page')] as const] : []),
    ...(state.results ? [['here', madeHere(state, mode)] as const] : []),
    ...(file ? [['file', file.name] as const] : []),
  ];
  if (shipped === null && file === null) return null;
  return (
    <div className="origins">
      {choices.length < 2 ? null : (
        <fieldset className="modes">
          <legend className="sr-only">{say('Results shown')}</legend>
          {choices.map(([choice, words]) => (
            <label key={choice} data-chosen={choice === origin || undefined}>
              <input
                type="radio"
                name="origin"
                className="sr-only"
                checked={choice === origin}
                onChange={() => onChoose(choice)}
              />
              {words}
            </label>
          ))}
        </fieldset>
      )}
      {origin === 'file' && file ? <FileLine file={file} onDiscard={onDiscard} /> : null}
      {wordsOf(props) === null ? null : (
        <p className="shipped" role={origin === 'here' && whole ? 'status' : undefined}>
          {wordsOf(props)}
        </p>
      )}
    </div>
  );
}

/** What is said of the results on show. */
function wordsOf({ shipped, file, state, origin, whole }: OriginsProps): string | null {
  if (origin === 'file' && file) {
    const { told } = file;
    if (!told.built_in) {
      return say`Its document is another than the one that is called ${told.experiment} here, so nothing else stands beside it.`;
    }
    // With other seeds or other changes the means are others, too.
    const alike =
      shipped !== null &&
      told.changes.length === 0 &&
      told.made === told.runs &&
      sameRuns(shipped.results, told.results);
    return alike ? comparisonWords(compared(shipped.results, told.results), file.name) : null;
  }
  if (shipped === null) return null;
  if (origin === 'shipped') {
    const { date, core } = shipped.about;
    const check = state.results === null ? say(' Run them here to check them.') : '';
    return say`Full results that came with the page, made on ${dated(date)} by core ${core}.${check}`;
  }
  return whole && state.results ? comparisonWords(compared(shipped.results, state.results)) : null;
}

function sameRuns(one: Results, other: Results): boolean {
  const most = ({ rows }: Results) => Math.max(0, ...rows.map(({ replications }) => replications));
  return one.rows.length === other.rows.length && most(one) === most(other);
}

/** The verdicts that are not on show, for those that are to stand beside. */
export function besideClaims(
  shipped: ShippedResults | null,
  file: OpenedFile | null,
  state: SweepState,
  origin: Origin,
  mode: SweepMode,
): OtherVerdicts | null {
  if (origin !== 'shipped') {
    const alone = origin === 'file' && file?.told.built_in === false;
    if (shipped === null || alone) return null;
    return { whose: say('Came with the page'), results: shipped.results.claims };
  }
  // A part of the runs judges nothing beside full results.
  if (state.results !== null && state.done === state.total) {
    return { whose: madeHere(state, mode), results: state.results.claims };
  }
  if (file === null || !file.told.built_in || file.told.made < file.told.runs) return null;
  return { whose: file.name, results: file.told.results.claims };
}

function madeHere({ done, total }: SweepState, mode: SweepMode): string {
  const runs = (number: number) => number.toLocaleString(numberLocale());
  return done === total
    ? say`Made here, ${mode === 'full' ? say('full') : say('quick')} mode`
    : say`Made here, ${runs(done)} of ${runs(total)} runs`;
}
