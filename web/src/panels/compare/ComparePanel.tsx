/** The runs beside each other: which there are, in what their documents differ, and how far apart their results are. */
import { type ReactNode, useState } from 'react';
import type { PlaybackSource } from '../../clock/playbackSource';
import { letterOf, MOST_RUNS } from '../../document/runLetters';
import { MOST_NAME } from '../../links/shareLink';
import type { Difference } from '../../protocol/core.gen';
import { ColumnHead } from '../head/ColumnHead';
import { CompareDialog } from './CompareDialog';
import './compare.css';
import { Say, v } from '../../words/SayNodes';
import { say } from '../../words/say';
import { ResultsTable } from './ResultsTable';
import { RunSign } from './RunSign';
import type { Compared } from './results';

/** More differences than these are told when they are asked for: the results stay in sight. */
const FEW = 5;

/** A run as the panel lists it. */
export interface ListedRun {
  /** Its number among all runs that ever were. */
  readonly number: number;
  readonly name: string;
  /** Who sends to whom, and how; empty where that is as in A. */
  readonly subject: string;
  /** How its simulation stands, in words. */
  readonly status: string;
}

export interface ComparePanelProps {
  readonly runs: readonly ListedRun[];
  /** The one that the controls change, and the one on show. */
  readonly live: number;
  readonly shown: number;
  /** In what each document differs from that of A; nothing for A itself. */
  readonly differences: readonly (readonly Difference[])[];
  readonly results: readonly Compared[];
  readonly playback: PlaybackSource;
  /** What says whether the differences are more than chance. */
  readonly worth: ReactNode;
  onPin(): void;
  onFollow(at: number): void;
  onSwap(at: number): void;
  onReplace(at: number): void;
  onRemove(at: number): void;
  onName(at: number, name: string): void;
  /** Opens a link beside the runs; gives a sentence if that cannot be done. */
  onCompare(link: string): Promise<string | null>;
  onClose(): void;
}

export function ComparePanel(props: ComparePanelProps) {
  const { runs, differences, results, playback, onPin, onClose } = props;
  /** Whether the dialog is open; null until somebody asks for it. */
  const [asking, ask] = useState<boolean | null>(null);
  const full = runs.length >= MOST_RUNS;
  return (
    <section className="runs" aria-label={say('Compare runs')}>
      <ColumnHead
        title={say('Compare runs')}
        closeLabel={say('Close compare runs')}
        onClose={onClose}
      >
        <button type="button" className="button primary" disabled={full} onClick={onPin}>
          {say('Pin this run')}
        </button>
        <button type="button" className="button" disabled={full} onClick={() => ask(true)}>
          {say('Compare with…')}
        </button>
      </ColumnHead>
      {runs.length < 2 ? (
        <p className="runs-none">
          <Say>
            Pin this run and change one thing: both play on one clock, with the same seed under the
            same sky. Or open another link beside it.
          </Say>
        </p>
      ) : (
        <>
          {full ? (
            <p className="runs-none">
              {say`At most ${MOST_RUNS} runs can stand beside each other: remove one to pin another.`}
            </p>
          ) : null}
          <ol className="runs-list" aria-label={say('Runs')}>
            {runs.map((run, at) => (
              <RunItem key={run.number} run={run} at={at} {...props} />
            ))}
          </ol>
          {differences.map((found, at) =>
            at === 0 ? null : <Differences key={letterOf(at)} at={at} found={found} />,
          )}
          <ResultsTable runs={results} playback={playback} />
          {props.worth}
        </>
      )}
      {asking === null ? null : (
        <CompareDialog open={asking} onCompare={props.onCompare} onClose={() => ask(false)} />
      )}
    </section>
  );
}

interface RunItemProps
  extends Pick<
    ComparePanelProps,
    'live' | 'shown' | 'onFollow' | 'onSwap' | 'onReplace' | 'onRemove' | 'onName'
  > {
  readonly run: ListedRun;
  readonly at: number;
}

function RunItem({ run, at, live, shown, ...act }: RunItemProps) {
  const letter = letterOf(at);
  return (
    <li className="run" data-shown={at === shown || undefined}>
      <div className="run-head">
        <RunSign at={at} />
        <input
          key={run.name}
          type="text"
          aria-label={say`Name of run ${letter}`}
          placeholder={say`Run ${letter}`}
          defaultValue={run.name}
          maxLength={MOST_NAME}
          onBlur={({ target }) => act.onName(at, target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
          }}
        />
      </div>
      <p>
        {[run.subject, run.status, at === live ? say('the controls change it') : '']
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="run-acts">
        <button type="button" aria-pressed={at === shown} onClick={() => act.onFollow(at)}>
          <Say>
            Follow<span className="sr-only"> run {v(letter)}</span>
          </Say>
        </button>
        {at === live ? null : (
          <>
            <button
              type="button"
              title={say`Trade places with run ${letterOf(live)}: the controls change this one then`}
              onClick={() => act.onSwap(at)}
            >
              <Say>
                Swap<span className="sr-only"> run {v(letter)}</span>
              </Say>
            </button>
            <button
              type="button"
              title={say`Pin run ${letterOf(live)} in its place`}
              onClick={() => act.onReplace(at)}
            >
              <Say>
                Replace<span className="sr-only"> run {v(letter)}</span>
              </Say>
            </button>
          </>
        )}
        <button type="button" onClick={() => act.onRemove(at)}>
          {at === live ? say('Remove') : say('Unpin')}
          <span className="sr-only"> {say`run ${letter}`}</span>
        </button>
      </div>
    </li>
  );
}

function Differences({
  at,
  found,
}: {
  readonly at: number;
  readonly found: readonly Difference[];
}) {
  const letter = letterOf(at);
  return (
    <section className="runs-differences" aria-label={say`What differs in ${letter}`}>
      <h3>
        {found.length === 0
          ? say`${letter} does not differ from A yet`
          : say`${letter} differs from A in`}
      </h3>
      {found.length === 0 ? (
        <p>{say('Change one thing in the controls, and see what follows.')}</p>
      ) : (
        <>
          <Lines letter={letter} found={found.slice(0, FEW)} />
          {found.length > FEW ? (
            <details>
              <summary>{say`${found.length - FEW} more`}</summary>
              <Lines letter={letter} found={found.slice(FEW)} />
            </details>
          ) : null}
        </>
      )}
    </section>
  );
}

interface LinesProps {
  readonly letter: string;
  readonly found: readonly Difference[];
}

function Lines({ letter, found }: LinesProps) {
  return (
    <dl>
      {found.map(({ path, of, label, before, after }) => (
        <div key={path}>
          <dt>{of === '' ? label : `${of}: ${label}`}</dt>
          <dd>
            <span>
              <span className="sr-only">A </span>
              {before}
            </span>{' '}
            <span aria-hidden="true">→</span>{' '}
            <b>
              <span className="sr-only">{letter} </span>
              {after}
            </b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
