/** A SACK in a sentence. */
import type { FamilyWords } from '../../families';
import type { Gap, Sack } from '../../reading/sackIndex';
import { formOf, say } from '../../words/say';

const MOST_RANGES = 12;

/** "acknowledges up to 418; has 420 to 424, 427; missing 419, 425, 426; 2 duplicates". */
export function sackWords(
  sack: Pick<Sack, 'cumulative' | 'gaps' | 'missing' | 'duplicates'>,
  family: FamilyWords,
): string {
  const parts = [family.acknowledges(sack.cumulative)];
  if (sack.gaps.length > 0) parts.push(say`has ${ranges(sack.gaps)}`);
  if (sack.missing.length > 0) parts.push(say`missing ${ranges(sack.missing)}`);
  const { length } = sack.duplicates;
  if (length > 0) {
    parts.push(
      `${length} ${formOf(length, ['duplicate', 'duplicates'])}: ${sack.duplicates.join(', ')}`,
    );
  }
  return `${parts.join('; ')}.`;
}

/** "420–424, 427"; of very many the first ones. */
export function ranges(gaps: readonly Gap[]): string {
  const words = gaps
    .slice(0, MOST_RANGES)
    .map(({ first, last }) =>
      first === last ? `${first}` : last === first + 1 ? `${first}, ${last}` : `${first}–${last}`,
    );
  const more = gaps.length - words.length;
  return more > 0 ? say`${words.join(', ')} and ${more} more` : words.join(', ');
}
