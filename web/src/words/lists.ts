/** Several names in one sentence, joined as the language of the page joins them. */
import { spoken } from './say';

/** "A", "A and B", "A, B and C". */
export function listed(names: readonly string[]): string {
  // British English has no comma before "and".
  return new Intl.ListFormat(spoken()?.locale ?? 'en-GB', { type: 'conjunction' }).format(names);
}
