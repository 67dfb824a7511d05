/** Which results an experiment shows where some came with the page, some were made here, and some are in a file. */
import type { SweepState } from './experimentSweep';

export type Origin = 'shipped' | 'here' | 'file';

/**
 * What is shown: what somebody chose of what there is; else what was made here while it is being made or once it is whole.
 * A few runs of many say less than the full results that came with the page, so they do not take their place.
 */
export function shownOrigin(
  { status, done, total, results }: SweepState,
  has: { readonly shipped: boolean; readonly file: boolean },
  choice: Origin | null,
): Origin {
  if (choice === 'file' && has.file) return 'file';
  if (!has.shipped) return 'here';
  if (results === null) return 'shipped';
  if (choice === 'here' || choice === 'shipped') return choice;
  return status === 'running' || done === total ? 'here' : 'shipped';
}
