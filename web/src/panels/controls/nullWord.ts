/** What stands in a control without a value of its own: "endless", "moving", "by the profile". */
import type { Field } from '../../protocol/core.gen';
import { say } from '../../words/say';

/** Letters for which a number has room, and a choice. */
export const MOST_IN_NUMBER = 14;
const MOST_IN_CHOICE = 16;

/** The beginning of what the declaration says of it, up to the first pause; "auto" where that is longer than there is room. */
export function nullWord({ null: words = '' }: Field, most = MOST_IN_CHOICE): string {
  const [first = ''] = words.split(/[,:;]/);
  return first.length > 0 && first.length <= most ? first : say('auto');
}
