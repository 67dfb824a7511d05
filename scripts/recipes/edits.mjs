/** What a recipe of CONTRIBUTING.md names, and the lines that a toy adds by it. */
import { Failure } from '../steps.mjs';

const CRATES = 'sim-wasm/crates/';
const FROM_ROOT = /^(?:web|public|docs|tests)\//;
const PATH = /^[\w./-]+(?:\/|\.(?:rs|ts|tsx|json))$/;

/** What a row says to do, by what it adds; what the row says of that after a comma is left out. */
function row(contributing, adds) {
  const cells = contributing
    .split('\n')
    .map((line) => /^\| (.+?) \| (.+) \|$/.exec(line))
    .find((found) => found?.[1].split(',')[0] === adds);
  if (!cells) {
    throw new Failure(`CONTRIBUTING.md has no recipe for ${adds}.`);
  }
  return cells[2];
}

/**
 * The files and folders that a recipe names, from the root of the project; folders end in a slash. A name without a
 * folder is one in the folder before it.
 */
export function named(contributing, adds) {
  const paths = [];
  let folder = CRATES;
  for (const [, word] of row(contributing, adds).matchAll(/`([^`]+)`/g)) {
    if (!PATH.test(word)) continue;
    const beside = !word.includes('/');
    const path = beside ? folder + word : FROM_ROOT.test(word) ? word : CRATES + word;
    folder = path.slice(0, path.lastIndexOf('/') + 1);
    paths.push(path);
  }
  return paths;
}

/** Refuses a toy that touches what its recipe does not name. `files` are new ones, from the root of the project. */
export function keepsTo(contributing, { name, row: adds, edits, files }) {
  const paths = named(contributing, adds);
  const inFolder = (file) => paths.some((path) => path.endsWith('/') && file.startsWith(path));
  const stray =
    files.find((file) => !inFolder(file)) ?? edits.find(({ file }) => !paths.includes(file))?.file;
  if (stray !== undefined) {
    throw new Failure(`${name} touches ${stray}, which the recipe for ${adds} does not name.`);
  }
}

/** The text of a file with the lines of `edit` after the line that it names, which must be there once. */
export function edited(text, name, { file, after, text: added }) {
  const lines = text.split('\n');
  const places = lines.filter((line) => line === after).length;
  if (places !== 1) {
    const found = places === 0 ? 'no line' : `${places} lines`;
    throw new Failure(`${name} cannot be added: ${file} has ${found} "${after.trim()}".`);
  }
  lines.splice(lines.indexOf(after) + 1, 0, added);
  return lines.join('\n');
}
