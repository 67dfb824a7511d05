/** The runs of the lab beside each other, in the place of the controls. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { inWords } from '../../../document/document';
import { letterOf } from '../../../document/runLetters';
import { ComparePanel } from '../../../panels/compare/ComparePanel';
import { later } from '../../../panels/later';
import { fixed } from '../../../words/numbers';
import { say } from '../../../words/say';
import type { Lab } from '../session/lab';
import type { RunStatus } from '../session/run';
import {
  compareWith,
  followRun,
  nameRun,
  pinRun,
  removeRun,
  replaceRun,
  swapRuns,
} from './runActs';
import { flowIn } from './useBeside';
import { useDifferences } from './useDifferences';

const WithSeeds = later(say('The comparison'), async () => (await import('./WithSeeds')).WithSeeds);

export interface CompareProps {
  readonly lab: Pick<Lab, 'core' | 'playback' | 'run' | 'view' | 'simulations'>;
  onClose(): void;
}

export function Compare({ lab, onClose }: CompareProps) {
  const { simulations } = lab;
  const { runs, live, shown } = useStore(lab.run);
  const flow = useStore(lab.view, (state) => state.flow);
  const differences = useDifferences(lab, runs);
  const results = useMemo(
    () =>
      runs.map(({ run, tally }) => {
        const number = flowIn(run, flow);
        return {
          at: (t: number) => (number === null ? null : tally.at(number, t)),
          recorded: () => ({ until_s: run.store.simulated_s, ended: run.store.finished }),
        };
      }),
    [runs, flow],
  );
  const paired = useMemo(
    () =>
      runs.map(({ run, name }, at) => ({
        letter: letterOf(at),
        name,
        scenario: run.document as Readonly<Record<string, unknown>>,
      })),
    [runs],
  );
  const subjects = runs.map(({ run }) => subjectOf(run.document));
  return (
    <ComparePanel
      runs={runs.map(({ run, name, status }, at) => ({
        number: run.number,
        name,
        subject: at > 0 && subjects[at] === subjects[0] ? '' : (subjects[at] ?? ''),
        status: statusWords(status, run.store.simulated_s),
      }))}
      live={live}
      shown={shown}
      differences={differences}
      results={results}
      playback={lab.playback}
      worth={<WithSeeds runs={paired} />}
      onPin={() => pinRun(simulations)}
      onFollow={(at) => followRun(simulations, at)}
      onSwap={(at) => swapRuns(simulations, at)}
      onReplace={(at) => replaceRun(simulations, at)}
      onRemove={(at) => removeRun(simulations, at)}
      onName={(at, name) => nameRun(simulations, at, name)}
      onCompare={(link) => compareWith(simulations, link)}
      onClose={onClose}
    />
  );
}

function subjectOf(document: Parameters<typeof inWords>[0]): string {
  const { subject, rest } = inWords(document);
  return `${subject} · ${rest}`;
}

function statusWords(status: RunStatus, simulated_s: number): string {
  if (status.kind === 'failed') return say`stopped: ${status.message}`;
  return status.kind === 'finished'
    ? say`complete, ${fixed(simulated_s, 1)} s`
    : say('being simulated');
}
