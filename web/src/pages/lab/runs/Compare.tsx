/** The runs of the session beside each other, in the place of the controls. */
import { useMemo } from 'react';
import { inWords } from '../../../model/document';
import { ComparePanel } from '../../../panels/compare/ComparePanel';
import type { Difference } from '../../../protocol/core.gen';
import { useStore } from '../hooks';
import type { LabSession } from '../session/session';
import type { RunBeside, RunStatus } from '../session/state';
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

interface CompareProps {
  readonly session: LabSession;
  onClose(): void;
}

export function Compare({ session, onClose }: CompareProps) {
  const { runs, live, shown, flow } = useStore(session.state, (state) => state);
  const differences = useDifferences(session, runs);
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
      playback={session.playback}
      onPin={() => pinRun(session)}
      onFollow={(at) => followRun(session, at)}
      onSwap={(at) => swapRuns(session, at)}
      onReplace={(at) => replaceRun(session, at)}
      onRemove={(at) => removeRun(session, at)}
      onName={(at, name) => nameRun(session, at, name)}
      onCompare={(link) => compareWith(session, link)}
      onClose={onClose}
    />
  );
}

/** In what each document differs from that of A. */
function useDifferences(
  { core }: LabSession,
  runs: readonly RunBeside[],
): readonly (readonly Difference[])[] {
  return useMemo(() => {
    const [first, ...others] = runs.map(({ run }) => run.text);
    return first === undefined ? [] : [[], ...others.map((text) => core.differences(first, text))];
  }, [core, runs]);
}

function subjectOf(document: Parameters<typeof inWords>[0]): string {
  const { subject, rest } = inWords(document);
  return `${subject} · ${rest}`;
}

function statusWords(status: RunStatus, simulated_s: number): string {
  if (status.kind === 'failed') return `stopped: ${status.message}`;
  return status.kind === 'finished' ? `complete, ${simulated_s.toFixed(1)} s` : 'being simulated';
}
