/** The licences of the crates that a build has in it, with their own words. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, outputOf, root, workspace } from './steps.mjs';

/** Files in which crates have their licences. */
const LICENCE = /^(licen[cs]e|copying|notice|unlicense)/i;

/** The words of the MIT licence, for packages that name it and their author alone. */
const MIT = readFileSync(join(root, 'scripts/release/words/MIT.txt'), 'utf8').trim();

/** In place of the words of a licence that a package leaves out. */
const ELSEWHERE =
  'This package comes without the words of its licence: those of Apache-2.0 are in LICENSE, where this file lies, and those of what @cesium/engine needs are below that name, too.';

/**
 * The crates but for our own that that of `manifest` is linked with, with `features` of its own, on this platform or for
 * `target`: packages as Cargo describes them.
 */
export function linked({ manifest, features = [], target = hostOf() }) {
  const words = `metadata --format-version 1 --locked --filter-platform ${target}`.split(' ');
  const named = ['--manifest-path', manifest, '--features', features.join()];
  const text = outputOf('cargo', [...words, ...named], workspace);
  if (text === '') throw new Failure(`The crates of ${manifest} cannot be listed.`);
  const { packages, resolve } = JSON.parse(text);
  return reached(resolve, new Map(packages.map((one) => [one.id, one])));
}

function hostOf() {
  return /^host: (.+)$/m.exec(outputOf('rustc', ['-vV'], workspace))?.[1] ?? '';
}

/** The notices of all crates that are linked into `builds`: see `linked`. `others` are packages of another kind. */
export function notices(builds, others = []) {
  const found = new Map();
  for (const one of builds.flatMap(linked)) found.set(one.id, one);
  const crates = [...found.values()].map((one) => ({ ...one, folder: dirname(one.manifest_path) }));
  const all = [...crates, ...others];
  all.sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
  return `What this has in it besides Skywindow itself, with its licences.\n${all.map(notice).join('')}`;
}

/** The crates that the root of a graph needs when it runs: not what only builds it, nor what writes code. */
function reached(resolve, packages) {
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const found = new Set();
  const walk = (id) => {
    const writesCode = packages.get(id).targets.some(({ kind }) => kind.includes('proc-macro'));
    if (found.has(id) || writesCode) return;
    found.add(id);
    for (const { pkg, dep_kinds } of nodes.get(id).deps) {
      if (dep_kinds.some(({ kind }) => kind === null)) walk(pkg);
    }
  };
  walk(resolve.root);
  return [...found].map((id) => packages.get(id)).filter((one) => one.source !== null);
}

function notice({ name, version, license, author, repository, folder }) {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
  const head = `${name} ${version}: ${license ?? 'see below'}\n${repository ?? ''}`;
  const own = license === 'MIT' && author ? [`Copyright (c) ${author}`, MIT] : [ELSEWHERE];
  const words = files.length > 0 ? files : own;
  return `\n${'='.repeat(80)}\n${[head, ...words].join('\n\n')}\n`;
}
