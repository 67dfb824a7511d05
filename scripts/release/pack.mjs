/** Puts what a release is of into files: archives, the wheel, what they are made of, its licences, checksums. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hostTuple } from '../learned.mjs';
import { notices } from '../notices.mjs';
import { root, run } from '../steps.mjs';
import { installed, python } from '../wheel.mjs';
import { archive, filesBelow } from './archive.mjs';
import { packages } from './packages.mjs';
import { BUILDS, sbom } from './sbom.mjs';
import { SUMS, sums } from './sums.mjs';
import { committedAt } from './version.mjs';

const own = (name) => readFileSync(join(root, name));

/**
 * Writes a release to `folder`, in place of what is there: the site of the folder `dist`, the program `command` and the
 * file `wheel`. Gives names and sizes, bytes.
 */
export async function pack(folder, { version, dist, command, wheel }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const named = (part, ending) => `skywindow-${version}${part}.${ending}`;
  const put = (part, entries, programs) =>
    archive(join(folder, named(part, 'zip')), `skywindow-${version}${part}`, entries, programs);
  /** What goes with an archive, and the notices once more beside it. */
  const legal = (part, others) => {
    const builds = BUILDS.filter((build) => build.part === part);
    const text = notices(builds, others);
    writeFileSync(join(folder, named(`-${part}`, 'THIRD-PARTY.txt')), text);
    return [
      ['LICENSE', own('LICENSE')],
      ['THIRD-PARTY.txt', Buffer.from(text)],
    ];
  };
  const program = basename(command);
  put('-site', [...filesBelow(dist), ...legal('site', packages())]);
  put(`-${hostTuple()}`, [[program, readFileSync(command)], ...legal('command')], [program]);
  copyFileSync(wheel, join(folder, basename(wheel)));
  const parts = join(folder, named('', 'cdx.json'));
  writeFileSync(parts, `${JSON.stringify(sbom(version, committedAt()), null, 2)}\n`);
  await validated(parts);
  writeFileSync(join(folder, 'CHANGELOG.md'), own('CHANGELOG.md'));
  const names = filesBelow(folder).map(([name]) => name);
  sums(folder, names);
  return [...names, SUMS].sort().map((name) => [name, statSync(join(folder, name)).size]);
}

/** Holds the list of parts against the schema of its format. */
async function validated(file) {
  const code = `
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
problem = JsonStrictValidator(SchemaVersion.V1_6).validate_str(open(sys.argv[1], encoding="utf-8").read())
sys.exit(f"{sys.argv[1]} is not as CycloneDX has it: {problem}" if problem else 0)`;
  const env = { PYTHONPATH: await installed('release') };
  await run(python(), ['-c', code, file], 'The list of parts cannot be used.', { env });
}
