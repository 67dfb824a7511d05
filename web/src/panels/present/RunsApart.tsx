/** The runs beside each other, each by its letter and by what is its own. */
import { say } from '../../words/say';
import { RunSign } from '../compare/RunSign';

export interface ApartRun {
  readonly number: number;
  /** What it is called, and what differs in it; empty where there is none of them. */
  readonly name: string;
  readonly words: string;
}

interface RunsApartProps {
  readonly runs: readonly ApartRun[];
  readonly shown: number;
  onFollow(at: number): void;
}

export function RunsApart({ runs, shown, onFollow }: RunsApartProps) {
  return (
    <fieldset className="present-runs" aria-label={say('Run on show')}>
      {runs.map(({ number, name, words }, at) => (
        <button
          key={number}
          type="button"
          aria-pressed={at === shown}
          title={say('The run that globe, caption and panels follow (V)')}
          onClick={() => onFollow(at)}
        >
          <RunSign at={at} />
          <span>{[name, words].filter(Boolean).join(': ') || say('not changed yet')}</span>
        </button>
      ))}
    </fieldset>
  );
}
