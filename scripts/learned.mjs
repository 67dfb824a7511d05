/**
 * What the benchmarks teach the compiler about the native core: which ways branches go, which calls are worth inlining,
 * which code hardly ever runs. A build that counts runs them, and the one of a release is compiled with the counts: the
 * core is 3 to 6 % faster for it, and no result depends on it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandIn, target } from './command.mjs';
import { outputOf, run, say, works, workspace } from './steps.mjs';

const suffix = process.platform === 'win32' ? '.exe' : '';

/** Those in which packets are most of the work: code that runs for each of them is what the counts should bring forward. */
const BENCHES = ['dumbbell', 'iridium-30', 'multihomed-30', 'two-links'];

/** What all builds of the command have in common. */
const commandBuild = '--release --quiet --locked -p skywindow-cli'.split(' ');

/** How the command counts, built in a folder where nothing else is. */
export const countingIn = (folder) => ({
  folder,
  async build(flags) {
    await run(
      'cargo',
      ['build', ...commandBuild, '--target-dir', folder, ...flags],
      'The command cannot be built with counters: see the lines above.',
      { cwd: workspace },
    );
    const program = commandIn(folder, 'release');
    return { program, compiled: program };
  },
});

const commandThatCounts = countingIn(join(target, 'counting'));

/** The command of a release has a folder of its own, so that the one for daily use need not be compiled again. */
const release = join(target, 'learned');

/** Builds the command of a release, with what the benchmarks teach; resolves with where it is. */
export async function learnedCommand() {
  if (!existsSync(commandIn(release, 'release'))) {
    say('Compiling the command, and once more with what it learns (a few minutes the first time)');
  }
  await run(
    'cargo',
    ['build', ...commandBuild, '--target-dir', release, ...(await learned({ install: true }))],
    'The command cannot be built: see the lines above.',
    { cwd: workspace },
  );
  return commandIn(release, 'release');
}

/**
 * The arguments for Cargo by which a build learns; none, with a word of why, where it cannot. `install` gets what is
 * missing for it, which takes long without a network. `counts` says what counts: a folder for what it leaves, and how it
 * is built with flags, which gives the `compiled` file, a `program` with `words` that runs benchmarks, and its `env`.
 */
export async function learned({ install = false, counts = commandThatCounts } = {}) {
  // Even empty, they take the place of all flags that are configured.
  const own = ['RUSTFLAGS', 'CARGO_ENCODED_RUSTFLAGS'].find((name) => name in process.env);
  if (own) {
    say(`${own} takes the place of what the core would learn from the benchmarks.`);
    return [];
  }
  const host = hostTuple();
  const merge = profileTool(host);
  if (install && !existsSync(merge)) works('rustup', ['component', 'add', 'llvm-tools'], workspace);
  if (!existsSync(merge)) {
    say('The core would be some 5 % faster after: rustup component add llvm-tools');
    return [];
  }
  // Flags of the target are added to those of the workspace.
  const flags = (flag) => ['--config', `target.${host}.rustflags=[${JSON.stringify(flag)}]`];
  const raw = join(counts.folder, 'counts');
  const built = await counts.build(flags(`-Cprofile-generate=${raw}`));
  const profile = join(counts.folder, `${sha256(built.compiled).slice(0, 16)}.profdata`);
  if (!existsSync(profile)) {
    await count(built, { folder: counts.folder, raw, merge, profile });
  }
  return flags(`-Cprofile-use=${profile}`);
}

/** This machine, as rustc calls it. */
export function hostTuple() {
  return outputOf('rustc', ['--print', 'host-tuple'], workspace).trim();
}

/** Where the program is that puts counts together, if that component of the toolchain is installed. */
export function profileTool(host) {
  const sysroot = outputOf('rustc', ['--print', 'sysroot'], workspace).trim();
  return join(sysroot, 'lib', 'rustlib', host, 'bin', `llvm-profdata${suffix}`);
}

/** Runs the benchmarks with a program that counts into the folder `raw`, and puts the counts into `profile`. */
async function count({ program, words = [], env = {} }, { folder, raw, merge, profile }) {
  say('Learning from the benchmarks');
  rmSync(raw, { recursive: true, force: true });
  mkdirSync(raw, { recursive: true });
  for (const old of readdirSync(folder).filter((name) => name.endsWith('.profdata'))) {
    rmSync(join(folder, old));
  }
  for (const bench of BENCHES) {
    await run(program, [...words, 'bench', bench], `What counts fails in "${bench}".`, {
      quiet: true,
      env: { ...env, LLVM_PROFILE_FILE: join(raw, '%p.profraw') },
    });
  }
  const written = readdirSync(raw).map((name) => join(raw, name));
  const unfinished = `${profile}.part`;
  await run(merge, ['merge', '-o', unfinished, ...written], 'The counts cannot be read.', {
    quiet: true,
  });
  renameSync(unfinished, profile);
}

function sha256(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
