/**
 * `npm run release`: writes to release/ the site, the command for this platform and the Python package, all having learned
 * from the benchmarks, with what they are made of, its licences and checksums. `-- --dirty` takes a tree that is not
 * committed, or whose changes are in no version yet, and says so in the names of files but that of the package, which is
 * the one of its version.
 */
import { join } from 'node:path';
import { site } from './build.mjs';
import { learnedCommand } from './learned.mjs';
import { pack } from './release/pack.mjs';
import { mustBeRecorded, releasedVersion, uncommitted, unreleased } from './release/version.mjs';
import { Failure, main, root, say } from './steps.mjs';
import { lacking, python, wheel } from './wheel.mjs';

await main(async () => {
  mustBeRecorded(releasedVersion());
  const version = named(releasedVersion());
  if (!python()) throw new Failure(lacking);
  await site();
  const made = {
    version,
    dist: join(root, 'dist'),
    command: await learnedCommand(),
    wheel: await wheel({ learns: true }),
  };
  const files = await pack(join(root, 'release'), made);
  say(`Skywindow ${version} is in release/:`);
  for (const [name, bytes] of files) say(`${(bytes / 1e6).toFixed(2).padStart(8)} MB  ${name}`);
});

/** The version in the names of files; a sentence where the tree is not that version as it is committed, and not meant to be. */
function named(version) {
  const [files, changes] = [uncommitted(), unreleased()];
  if (files === '' && changes === 0) return version;
  if (process.argv.includes('--dirty')) return `${version}-dirty`;
  if (files === '') {
    throw new Failure(
      `CHANGELOG.md tells of ${changes} changes that are in no version: give them one, or \`npm run release -- --dirty\` makes a release that says so.`,
    );
  }
  throw new Failure(
    `These files are not committed, so nobody could build this release again; \`npm run release -- --dirty\` makes one that says so:\n${files}`,
  );
}
