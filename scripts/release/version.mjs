/** The version of a release: one in all manifests, told of in the changelog, and a tree that is committed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, outputOf, root } from '../steps.mjs';

/** Where versions are written. That of the Python package is the one of its crate. */
const MANIFESTS = [
  ['package.json', /^ {2}"version": "([^"]+)"/m],
  ['package-lock.json', /^ {2}"version": "([^"]+)"/m],
  ['sim-wasm/Cargo.toml', /^\[workspace\.package\]\nversion = "([^"]+)"/m],
  ['python/Cargo.toml', /^version = "([^"]+)"/m],
];

/** The headings of versions in the changelog, as Keep a Changelog has them. */
const HEADING = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m;

/** The version that all manifests have, and the changelog as its newest; a sentence if they differ. */
export function releasedVersion(read = (file) => readFileSync(join(root, file), 'utf8')) {
  const found = MANIFESTS.map(([file, pattern]) => [file, pattern.exec(read(file))?.[1] ?? 'none']);
  const [[first, version], ...others] = found;
  const other = others.find(([, own]) => own !== version);
  if (other) {
    throw new Failure(`${first} has the version ${version}, and ${other[0]} has ${other[1]}.`);
  }
  const told = HEADING.exec(read('CHANGELOG.md'))?.[1] ?? 'none';
  if (told !== version) {
    throw new Failure(
      `CHANGELOG.md has ${told} as its newest version, and the manifests have ${version}: say there what has changed.`,
    );
  }
  return version;
}

/** How many changes the changelog tells of that are in no version yet. */
export function unreleased(read = (file) => readFileSync(join(root, file), 'utf8')) {
  const [, told = ''] = /^## \[Unreleased\]\n(.*?)^## \[/ms.exec(read('CHANGELOG.md')) ?? [];
  return (told.match(/^- /gm) ?? []).length;
}

/** Throws a sentence unless links and documents of `version` are recorded for the versions after it. */
export function mustBeRecorded(version) {
  if (existsSync(join(root, 'tests/corpus', version, 'meant.json'))) return;
  throw new Failure(
    `tests/corpus/ has no links of version ${version}: record them with npm run build and npm run corpus.`,
  );
}

/** What is in the tree that is not committed, a line a file, as Git prints it; empty if there is nothing. */
export function uncommitted() {
  return outputOf('git', ['status', '--porcelain']).trimEnd();
}

/** The instant of the commit, as ISO 8601 has it. */
export function committedAt() {
  const seconds = Number(outputOf('git', ['log', '-1', '--format=%ct']).trim());
  return new Date(seconds * 1000).toISOString();
}
