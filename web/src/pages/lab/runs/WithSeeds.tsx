/** The runs beside each other made with twenty seeds each, and what their differences are worth then. */
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../../../base/assert';
import { scaleFor, withUnit } from '../../../base/quantity';
import { ExperimentSweep } from '../../../experiments/experimentSweep';
import {
  doDiffer,
  intervalOf,
  PAIR_SEEDS,
  type PairedRun,
  pairDocument,
  RUN,
  type Worth,
  worthOf,
} from '../../../experiments/pairExperiment';
import { stateWords } from '../../../panels/experiment/SweepBar';
import type { ExperimentCore } from '../../../protocol/experiment';
import type { Metric, PairedDifference } from '../../../protocol/experiment.gen';
import { say } from '../../../words/say';
import { SweepPool } from '../../../worker/pool';
import { loadExperiments } from '../../../worker/sweepCore';
import { SweepJudge } from '../../../worker/sweepJudge';
import { openOwn } from '../../gallery/own/handed';

export interface WithSeedsProps {
  readonly runs: readonly PairedRun[];
}

interface Begun {
  readonly sweep: ExperimentSweep;
  readonly metrics: readonly Metric[];
  readonly text: string;
}

export function WithSeeds({ runs }: WithSeedsProps) {
  const text = useMemo(() => JSON.stringify(pairDocument(runs)), [runs]);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stands = begun?.text === text ? begun : null;
  // Runs of documents that are no longer on the screen are nobody's.
  useEffect(() => () => begun?.sweep.cancel(), [begun]);
  const begin = async () => {
    setProblem(null);
    try {
      const sweep = pairSweep(await loadExperiments(), text);
      sweep.sweep.start();
      setBegun(sweep);
    } catch (thrown) {
      setProblem(say`These runs cannot be compared: ${messageOf(thrown)}`);
    }
  };
  const differs = useMemo(() => doDiffer(runs), [runs]);
  if (!differs) return null;
  return (
    <section className="runs-seeds" aria-label={say`With ${PAIR_SEEDS} seeds`}>
      {stands ? (
        <Told {...stands} runs={runs} />
      ) : (
        <>
          <button type="button" className="button" onClick={() => void begin()}>
            {say`With ${PAIR_SEEDS} seeds`}
          </button>
          <p className="runs-none">
            {say`One run each may differ by chance: ${PAIR_SEEDS} seeds say what the difference is worth.`}
          </p>
        </>
      )}
      {problem === null ? null : <p role="alert">{problem}</p>}
    </section>
  );
}

/** One worker works out what all comparisons say. */
const judge = new SweepJudge();

/** The sweep of the runs, by workers of its own. */
function pairSweep(experiments: ExperimentCore, text: string): Begun {
  const plan = experiments.plan('', 'full', text);
  const { document, hash } = experiments.experiment('', text);
  const stamp = { id: document.id, mode: 'full', hash, seed: plan.seed, core: '' } as const;
  const sweep = new ExperimentSweep(stamp, plan, {
    start: (tasks, listener) =>
      new SweepPool('', 'full', tasks, listener, undefined, undefined, text),
    judge: (id, mode, made) => judge.judge(id, mode, made, text),
    archive: null,
    now: () => performance.now(),
  });
  return { sweep, metrics: experiments.metrics(), text };
}

function Told({ sweep, metrics, runs }: Begun & WithSeedsProps) {
  const state = useStore(sweep.state, (all) => all);
  const pairs = state.results?.pairs ?? [];
  const running = state.status === 'running';
  return (
    <>
      <p role="status">{stateWords(state)}</p>
      {running ? (
        <>
          <progress aria-label={say('Runs done')} max={state.total} value={state.done} />
          <button type="button" className="button" onClick={() => sweep.cancel()}>
            {say('Cancel')}
          </button>
        </>
      ) : state.done < state.total ? (
        <button type="button" className="button" onClick={() => sweep.start()}>
          {say('Run the rest')}
        </button>
      ) : null}
      {state.problem === null ? null : <p role="alert">{state.problem}</p>}
      {pairs.length === 0 ? null : <Differences pairs={pairs} metrics={metrics} />}
      <button
        type="button"
        className="button"
        onClick={() => void openOwn(JSON.stringify(pairDocument(runs, ['goodput_bps'])))}
      >
        {say('Open as an experiment')}
      </button>
    </>
  );
}

const WORTH: Readonly<Record<Worth, string>> = {
  more: say('more in'),
  less: say('less in'),
  same: say('the same in'),
  unclear: say('not told from chance in'),
};

interface DifferencesProps {
  readonly pairs: readonly PairedDifference[];
  readonly metrics: readonly Metric[];
}

function Differences({ pairs, metrics }: DifferencesProps) {
  return (
    <ul aria-label={say('What the differences are worth')}>
      {pairs.map((pair) => {
        const metric = metrics.find(({ value }) => value === pair.metric);
        return (
          <li key={`${pair.metric} ${pair.of[RUN]}`}>
            {metric?.label ?? pair.metric}: <b>{WORTH[worthOf(pair)]}</b> {String(pair.of[RUN])}{' '}
            {worthOf(pair) === 'same'
              ? say`as in ${pair.against[RUN]}, with every seed.`
              : say`against ${pair.against[RUN]}, by ${spread(pair, metric?.unit ?? '')}.`}
          </li>
        );
      })}
    </ul>
  );
}

/** The mean of the difference and its interval: "12 kbit/s, 95 % from 8 to 16 kbit/s, 20 seeds". */
export function spread({ difference, replications }: PairedDifference, unit: string): string {
  const interval = intervalOf(difference);
  const mean = withUnit(rounded(difference.mean ?? 0), unit);
  if (interval === null) return say`${mean}, one seed`;
  const [low, high] = interval;
  const scale = scaleFor(rounded(Math.max(Math.abs(low), Math.abs(high))), unit);
  const shown = (value: number) => withUnit(rounded(value / scale.factor));
  const after = scale.unit === '' ? '' : ` ${scale.unit}`;
  return say`${mean}, 95 % from ${shown(low)} to ${shown(high)}${after}, ${replications} seeds`;
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
