/** Ids of messages: the first words of an English text, and a hash, so that equal beginnings differ. */
import { createHash } from 'node:crypto';

const MOST_WORDS = 6;

/** `lost-of-packets-3f9a1c` for `Lost { $a } of { $b } packets`. */
export function idOf(key) {
  const words = key
    .replaceAll(/\{ \$\w \}|<\/?\d+\/?>/g, ' ')
    .toLowerCase()
    .normalize('NFKD')
    .match(/[a-z0-9]+/g);
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 6);
  const slug = (words ?? []).slice(0, MOST_WORDS).join('-').slice(0, 40);
  return /^[a-z]/.test(slug) ? `${slug}-${hash}` : `text-${hash}`;
}
