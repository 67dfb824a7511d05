/** Checksums of files, in the form that `sha256sum -c` reads. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the file of checksums is called. */
export const SUMS = 'SHA256SUMS';

/** Writes the checksums of the files `names` in `folder`. */
export function sums(folder, names) {
  const line = (name) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  };
  writeFileSync(join(folder, SUMS), names.toSorted().map(line).join(''));
}
