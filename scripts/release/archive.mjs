/** ZIP archives that are the same bytes for the same files: in order, without times, owners or other traces of a machine. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** The first instant that a ZIP archive can name, in whatever zone it is read. */
const NO_TIME = new Date(1980, 0, 1);
/** Archives name the system whose permissions they have: Unix. */
const UNIX = 3;
const FILE = 0o100644;
const PROGRAM = 0o100755;

/** Every file below `folder`, by its path there: `[path, bytes]`. */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)];
    });
}

/** Writes `entries`, of `[path, bytes]`, to `file` below a folder called `top`; `programs` can be started. */
export function archive(file, top, entries, programs = []) {
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const named = sorted.map(([path, bytes]) => {
    const mode = programs.includes(path) ? PROGRAM : FILE;
    return [`${top}/${path}`, [bytes, { mtime: NO_TIME, os: UNIX, attrs: mode << 16 }]];
  });
  writeFileSync(file, zipSync(Object.fromEntries(named), { level: 9 }));
}
