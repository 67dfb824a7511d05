/** Which results an experiment shows where some came with the page and some were made here. */
import type { SweepState } from './experimentSweep';

export type Origin = 'shipped' | 'here';

/**
 * What is shown: what somebody chose of what there is; else what was made here while it is being made or once it is whole.
 * A few runs of many say less than the full results that came with the page, so they do not take their place.
 */
export function shownOrigin(
  { status, done, total, results }: SweepState,
  shipped: boolean,
  choice: Origin | null,
): Origin {
  if (!shipped) return 'here';
  if (results === null) return 'shipped';
  if (choice !== null) return choice;
  return status === 'running' || done === total ? 'here' : 'shipped';
}
