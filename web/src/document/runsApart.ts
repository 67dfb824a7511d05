/** What tells runs beside each other apart, in a few words for each. */
import type { Difference } from '../protocol/core.gen';
import { say } from '../words/say';

/** More than this is read by nobody from the last row. */
const MOST_FIELDS = 2;

/**
 * Of each run its values in what not all have alike, "GSL bit error rate 1e-5"; `differences` are those of each from
 * the first, none for the first itself. Empty where nothing differs.
 */
export function runsApart(differences: readonly (readonly Difference[])[]): readonly string[] {
  const fields = new Map(differences.flat().map((one) => [one.path, one]));
  const told = [...fields.values()].slice(0, MOST_FIELDS);
  const more = fields.size - told.length;
  return differences.map((own) => {
    const values = told.map(({ path, of, label, before }) => {
      const value = own.find((one) => one.path === path)?.after ?? before;
      // What changes in the run says its field itself.
      if (path === 'changes') return value === 'none' ? say('unchanged') : value;
      return `${of === '' ? '' : `${of}: `}${label} ${value}`;
    });
    return [...values, ...(more > 0 ? [say`${more} more`] : [])].join(', ');
  });
}
