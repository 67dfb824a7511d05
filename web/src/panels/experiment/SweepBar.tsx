/** The controls of a sweep: mode, start, cancel, and how far it is. */

import { useState } from 'react';
import { plain, wait } from '../../base/quantity';
import { counted } from '../../base/text';
import type { SweepState } from '../../experiments/experimentSweep';
import type { Plan, SweepMode } from '../../protocol/experiment.gen';
import { fixed, numberLocale } from '../../words/numbers';
import { say } from '../../words/say';
import './sweepBar.css';

interface SweepBarProps {
  /** Null where an experiment has one alone. */
  readonly mode: SweepMode | null;
  readonly plan: Plan;
  readonly state: SweepState;
  readonly onMode?: ((mode: SweepMode) => void) | undefined;
  onStart(): void;
  onCancel(): void;
  /** Forgets what was made here. */
  onDiscard(): void;
}

export function SweepBar({
  mode,
  plan,
  state,
  onMode,
  onStart,
  onCancel,
  onDiscard,
}: SweepBarProps) {
  const running = state.status === 'running';
  const [asking, ask] = useState(false);
  const begun = state.done > 0 && state.done < state.total;
  return (
    <section className="sweep-bar" aria-label={say('Run the experiment')}>
      <div className="sweep-actions">
        {mode === null ? null : <Modes mode={mode} off={running} onMode={onMode} />}
        {running ? (
          <button type="button" className="button" onClick={onCancel}>
            {say('Cancel')}
          </button>
        ) : (
          <button
            type="button"
            className="button primary"
            disabled={state.status === 'loading' || state.done === state.total}
            onClick={() => {
              ask(false);
              onStart();
            }}
          >
            {begun
              ? say('Run the rest')
              : state.done === state.total
                ? say('All done')
                : say('Run here')}
          </button>
        )}
        {state.done > 0 && !running ? (
          <Discard
            what={counted(state.done, ['run', 'runs'])}
            asking={asking}
            onAsk={ask}
            onDiscard={onDiscard}
          />
        ) : null}
        <p className="sweep-size">
          {counted(plan.points.length, ['point', 'points'])} ×{' '}
          {counted(plan.replications, ['replication', 'replications'])} × {plain(plan.duration_s)} s
        </p>
      </div>
      <progress
        className="sweep-progress"
        aria-label={say('Runs done')}
        max={state.total}
        value={state.done}
      />
      <p className="sweep-state" role="status">
        {stateWords(state)}
      </p>
      {state.problem === null ? null : (
        <p className="sweep-problem" role="alert">
          {state.problem}
        </p>
      )}
    </section>
  );
}

interface ModesProps extends Pick<SweepBarProps, 'onMode'> {
  readonly mode: SweepMode;
  readonly off: boolean;
}

/** How much of the experiment is run. */
function Modes({ mode, off, onMode }: ModesProps) {
  return (
    <fieldset className="modes" disabled={off}>
      <legend className="sr-only">{say('Mode')}</legend>
      {(['quick', 'full'] as const).map((choice) => (
        <label key={choice} data-chosen={choice === mode || undefined}>
          <input
            type="radio"
            name="mode"
            className="sr-only"
            checked={choice === mode}
            onChange={() => onMode?.(choice)}
          />
          {choice === 'quick' ? say('Quick') : say('Full')}
        </label>
      ))}
    </fieldset>
  );
}

interface DiscardProps {
  /** How many runs there are, in words. */
  readonly what: string;
  readonly asking: boolean;
  onAsk(asking: boolean): void;
  onDiscard(): void;
}

/** Asks once more, for runs may have taken minutes; a second press at the same place keeps them. */
function Discard({ what, asking, onAsk, onDiscard }: DiscardProps) {
  return (
    <>
      <button type="button" className="button" onClick={() => onAsk(!asking)}>
        {asking ? say('Keep these runs') : say('Discard these runs')}
      </button>
      {asking ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            onAsk(false);
            onDiscard();
          }}
        >
          {say`Discard ${what}`}
        </button>
      ) : null}
    </>
  );
}

/** How far the runs are. */
export function stateWords({ status, done, total, kept, left_s, took_s }: SweepState): string {
  const runs = say`${done.toLocaleString(numberLocale())} of ${counted(total, ['run', 'runs'])}`;
  if (status === 'running') {
    const left = left_s === null ? say('time left is being measured') : say`${wait(left_s)} left`;
    return say`${runs} done, ${left}.`;
  }
  if (status === 'cancelled') return say`Cancelled: ${runs} ${fate(done, kept)}.`;
  if (status === 'failed') return say`Stopped: ${runs} ${fate(done, kept)}.`;
  if (status === 'loading') return say('Looking for earlier results.');
  if (done === 0) return say('Not run here yet.');
  if (done < total) return say`${runs} are kept from before.`;
  return took_s > 0
    ? say`All ${counted(total, ['run', 'runs'])} done in ${fixed(took_s, 1)} s${kept === done ? say(', and kept') : ''}.`
    : say`All ${counted(total, ['run', 'runs'])} are kept from before.`;
}

/** What becomes of runs that have ended early: said only once it is true. */
function fate(done: number, kept: number | null): string {
  if (kept === null) return say('are done, which this browser does not keep');
  return kept === done ? say('are kept') : say('are being kept');
}
