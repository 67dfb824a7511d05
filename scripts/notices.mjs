/** The licences of the crates that a build has in it, with their own words. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, outputOf, workspace } from './steps.mjs';

/** Files in which crates have their licences. */
const LICENCE = /^(licen[cs]e|copying|notice|unlicense)/i;

/** The notices of everything that the crate of `manifest` is linked with on this platform, but for our own. */
export function notices(manifest) {
  const host = /^host: (.+)$/m.exec(outputOf('rustc', ['-vV'], workspace))?.[1] ?? '';
  const words = `metadata --format-version 1 --locked --filter-platform ${host} --manifest-path`;
  const text = outputOf('cargo', [...words.split(' '), manifest], workspace);
  if (text === '') throw new Failure(`The crates of ${manifest} cannot be listed.`);
  const { packages, resolve } = JSON.parse(text);
  const linked = reached(resolve, new Map(packages.map((one) => [one.id, one])));
  linked.sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
  return `What is linked into this package besides Skywindow itself, with its licences.\n${linked.map(notice).join('')}`;
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

function notice({ name, version, license, repository, manifest_path }) {
  const folder = dirname(manifest_path);
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
  const head = `${name} ${version}: ${license ?? 'see below'}\n${repository ?? ''}`;
  return `\n${'='.repeat(80)}\n${[head, ...files].join('\n\n')}\n`;
}
