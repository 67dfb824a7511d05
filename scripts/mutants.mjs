/**
 * `npm run mutants`: changes one thing at a time in the Rust crates below and tells which changes no test notices.
 *
 * `npm run mutants -- transport --file sack.rs` takes one crate and one file of it, `--shard 0/8` every eighth
 * change, `--sample 300 --seed 7` so many of all crates named, drawn by that seed, with `--after 100` without the first
 * hundred of them. The changes are made in a copy, never in the work tree.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, outputOf, root, run, say, workspace } from './steps.mjs';

const VERSION = '27.1.0';
const LEAST_CAUGHT = 0.9;
const LIST = 'docs/mutants.md';
const folder = join(workspace, 'target/mutants');

/**
 * The crates, those with most changes first. What their own tests let pass is tried on tests of whole runs and of
 * documents as well.
 */
const crates = ['transport', 'world', 'orbit', 'network', 'scenario', 'engine', 'form'];
const users = ['skywindow-world', 'skywindow-scenario'];
/**
 * How much processor time a program of tests may take, s. A change that makes it take more counts as caught, so this is
 * several times what they need; on a busy machine they need no more of it, only longer.
 */
const MOST_CPU_S = { world: 900, scenario: 300 };
const USUAL_CPU_S = 60;
/** How much memory, KiB: a change that makes a list grow without end would otherwise take all there is. */
const MOST_MEMORY_KIB = 8 * 2 ** 20;
/** Whatever takes so long, s, waits for something, and takes no processor time. */
const LONGEST_S = 7200;
/** Files of tests that the tool takes for a part of the program: it knows no condition but `cfg(test)`. */
const NO_PROGRAM = ['--exclude', '**/tests.rs'];
/** What else is compiled so that all tests run. */
const FEATURES = { world: ['--features', 'skywindow-world/capture'] };
const wholeRuns = [
  ...['world', 'scenario'].flatMap((target) => ['--test', target]),
  '--',
  ...['presets', 'runs', 'reading', 'protocols'],
];

function parsed(options) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new Failure(error.message);
  }
}

function asked() {
  const text = { type: 'string' };
  const options = {
    shard: text,
    sample: text,
    after: text,
    seed: text,
    file: { ...text, multiple: true },
  };
  const { values, positionals } = parsed(options);
  const unknown = positionals.find((name) => !crates.includes(name));
  if (unknown) {
    throw new Failure(`${unknown} is none of ${crates.join(', ')}`);
  }
  return { ...values, names: positionals.length > 0 ? positionals : crates };
}

/**
 * Copies what the tests read, and no more. A file that is the same keeps its date, so that little is compiled
 * again.
 */
function copy() {
  const tree = join(folder, 'tree');
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = outputOf('git', [
    ...listing,
    'sim-wasm',
    'public',
    'tests/reference',
    'docs/validation',
    'docs/qlog.md',
  ]).split('\0');
  const names = new Set(listed.filter((name) => name && existsSync(join(root, name))));
  mkdirSync(tree, { recursive: true });
  for (const entry of readdirSync(tree, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !names.has(relative(tree, path).replaceAll('\\', '/'))) {
      rmSync(path);
    }
  }
  for (const name of names) {
    const [content, to] = [readFileSync(join(root, name)), join(tree, name)];
    if (!existsSync(to) || !readFileSync(to).equals(content)) {
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, content);
    }
  }
  return join(tree, 'sim-wasm');
}

/** The non-empty lines of a file; none if there is no such file. */
const lines = (path) =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];

/** A regular expression for this text. */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the tools build and test with. */
const env = { CARGO_PROFILE_DEV_DEBUG: 'false', CARGO_TARGET_DIR: join(folder, 'build') };

/** Tries the tests of whole runs without a change: those that fail anyhow would catch every one. */
function tryWholeRuns(cwd) {
  const packages = users.flatMap((name) => ['--package', name]);
  const failure = 'The tests of whole runs fail without a change.';
  return run('cargo', ['test', '--locked', '--quiet', ...packages, ...wholeRuns], failure, {
    cwd,
    env,
  });
}

/** Whether the tool made all the changes that it had to: it did not where the tests fail without any. */
function ended(outcomes) {
  const { total_mutants, end_time } = JSON.parse(readFileSync(outcomes, 'utf8'));
  return total_mutants > 0 && end_time !== null;
}

/** By what cargo runs programs of tests of a crate: a shell that limits them, where there is one. */
function limits(name) {
  const cpu = `ulimit -t ${MOST_CPU_S[name] ?? USUAL_CPU_S}`;
  // Not every system limits memory. What is ended leaves no image of itself.
  const rest = `ulimit -v ${MOST_MEMORY_KIB} 2>/dev/null; ulimit -c 0; exec "$0" "$@"`;
  return `target.'cfg(unix)'.runner=${JSON.stringify(['sh', '-c', `${cpu}; ${rest}`])}`;
}

/**
 * Makes changes to one crate and gives the names of those that were caught and of those that were not: of `only` these,
 * or of all that were made.
 */
async function attempt(name, cwd, which, only) {
  const output = join(folder, name);
  rmSync(output, { recursive: true, force: true });
  const args = ['mutants', '--in-place', '--package', `skywindow-${name}`, '--output', output];
  args.push('--timeout', String(LONGEST_S), '--colors', 'never', '--cargo-arg=--locked');
  args.push(`--cargo-arg=--config=${limits(name)}`);
  args.push(...NO_PROGRAM, ...(FEATURES[name] ?? []), ...which);
  const asked = (mutant) => only?.includes(mutant) ?? true;
  const became = (kind) => lines(join(output, 'mutants.out', `${kind}.txt`)).filter(asked);
  // It ends badly also when a change survives; whether it got through shows in what it wrote.
  await run('cargo', args, '', { cwd, env }).catch(() => {
    if (!ended(join(output, 'mutants.out/outcomes.json'))) {
      throw new Failure(`cargo mutants did not get through skywindow-${name}.`);
    }
  });
  return { caught: [...became('caught'), ...became('timeout')], missed: became('missed') };
}

/** A number from 0 up to 1 that follows from a text: FNV-1a, 32 bits, and its bits mixed. */
function drawOf(text) {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** So many changes of all these crates, drawn by a seed, after so many: those of each crate. */
function drawn(names, cwd, { sample, after = '0', seed = '1', file = [] }) {
  const all = names.flatMap((name) => {
    const args = ['mutants', '--list', '--package', `skywindow-${name}`, '--colors', 'never'];
    args.push(...NO_PROGRAM, ...file.flatMap((file) => ['--file', `**/${file}`]));
    return outputOf('cargo', args, cwd)
      .split('\n')
      .filter(Boolean)
      .map((mutant) => ({ name, mutant, draw: drawOf(`${seed} ${mutant}`) }));
  });
  const taken = all
    .sort((one, other) => one.draw - other.draw)
    .slice(Number(after), Number(sample));
  return (name) => taken.filter((one) => one.name === name).map(({ mutant }) => mutant);
}

/**
 * Arguments that name these changes, and of others only the removals of fields in the same lines: the tool makes those
 * whatever names it is asked for, but only in lines that a difference touches, and so it is told one of these lines.
 */
function named(mutants, cwd) {
  const places = new Map();
  for (const [file, line] of mutants.map((mutant) => mutant.split(':'))) {
    places.set(file, (places.get(file) ?? new Set()).add(Number(line)));
  }
  const touched = [...places].map(([file, numbers]) => {
    const content = readFileSync(join(cwd, file), 'utf8').split('\n');
    const hunk = (line) => `@@ -${line},1 +${line},1 @@\n-\n+${content[line - 1]}\n`;
    const hunks = [...numbers].sort((one, other) => one - other).map(hunk);
    return `--- a/${file}\n+++ b/${file}\n${hunks.join('')}`;
  });
  const difference = join(folder, 'named.diff');
  writeFileSync(difference, touched.join(''));
  return [
    '--in-diff',
    difference,
    ...mutants.flatMap((mutant) => ['--re', `^${literally(mutant)}$`]),
  ];
}

/** Makes the changes to one crate; gives how many were caught, and the names of those that were not. */
async function mutate(name, cwd, { shard, file = [], only }) {
  if (only?.length === 0) {
    return { name, caught: 0, survivors: [] };
  }
  const which = only ? named(only, cwd) : file.flatMap((file) => ['--file', `**/${file}`]);
  which.push(...(shard ? ['--shard', shard, '--sharding', 'round-robin'] : []));
  const own = await attempt(name, cwd, which, only);
  if (own.missed.length === 0) {
    return { name, caught: own.caught.length, survivors: [] };
  }
  const again = named(own.missed, cwd);
  await tryWholeRuns(cwd);
  // The baseline of the tool would run these tests of the changed crate, which has none of that name.
  const others = [
    '--baseline=skip',
    ...users.flatMap((name) => ['--test-package', name]),
    '--',
    ...wholeRuns,
  ];
  const { missed: survivors } = await attempt(name, cwd, [...again, ...others], own.missed);
  return { name, caught: own.caught.length + own.missed.length - survivors.length, survivors };
}

/** A change by its file and words: lines move. */
const withoutPlace = (mutant) => mutant.replace(/:\d+:\d+:/, ':');

/** The changes that the list gives a reason for, as often as it does. */
function accepted() {
  const row = /^\| `(.+?)` \| `(.+)` \| (\d+) \|/;
  const rows = lines(join(root, LIST)).map((line) => row.exec(line));
  return new Map(
    rows
      .filter(Boolean)
      .map(([, file, change, times]) => [
        `${file}: ${change.replaceAll('\\|', '|')}`,
        Number(times),
      ]),
  );
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;

await main(async () => {
  const { names, ...part } = asked();
  if (outputOf('cargo', ['mutants', '--version']).trim() !== `cargo-mutants ${VERSION}`) {
    throw new Failure(`This needs \`cargo install cargo-mutants@${VERSION} --locked\`.`);
  }
  const cwd = copy();
  const results = [];
  const sample = part.sample ? drawn(names, cwd, part) : undefined;
  for (const name of names) {
    results.push(await mutate(name, cwd, { ...part, only: sample?.(name) }));
  }
  const known = accepted();
  const total = { name: 'together', caught: 0, survivors: [] };
  for (const { caught, survivors } of results) {
    total.caught += caught;
    total.survivors.push(...survivors);
  }
  for (const mutant of total.survivors) {
    const left = known.get(withoutPlace(mutant)) ?? 0;
    known.set(withoutPlace(mutant), left - 1);
    if (left <= 0) {
      say(`survives, and ${LIST} gives no reason: ${mutant}`);
    }
  }
  if (total.caught + total.survivors.length === 0) {
    throw new Failure(
      'Nothing was changed: there is no such file, or too few changes for so many shards.',
    );
  }
  const share = ({ caught, survivors }) => caught / (caught + survivors.length);
  for (const result of [...results, total]) {
    const { name, caught, survivors } = result;
    process.stdout.write(
      `${name}: ${caught} caught, ${survivors.length} survive, ${percent(share(result))}\n`,
    );
  }
  if (share(total) < LEAST_CAUGHT) {
    throw new Failure(`Less than ${percent(LEAST_CAUGHT)} are caught.`);
  }
});
