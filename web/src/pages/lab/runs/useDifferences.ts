/** In what the documents of runs beside each other differ. */
import { useMemo } from 'react';
import type { Difference } from '../../../protocol/core.gen';
import type { Lab } from '../session/lab';
import type { RunBeside } from '../session/run';

/** Of each run its differences from A; none for A itself. */
export function useDifferences(
  { core }: Pick<Lab, 'core'>,
  runs: readonly RunBeside[],
): readonly (readonly Difference[])[] {
  return useMemo(() => {
    const [first, ...others] = runs.map(({ run }) => run.text);
    return first === undefined ? [] : [[], ...others.map((text) => core.differences(first, text))];
  }, [core, runs]);
}
