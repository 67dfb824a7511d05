/**
 * `npm run mutants`: changes one thing at a time in the Rust crates below and tells which changes no test notices.
 *
 * `npm run mutants -- transport --file sack.rs` takes one crate and one file of it, `--shard 0/8` every eighth
 * change. The changes are made in a copy, never in the work tree.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, outputOf, root, run, say, workspace } from './steps.mjs';

const VERSION = '27.1.0';
const LEAST_CAUGHT = 0.9;
const LIST = 'docs/mutants.md';
const folder = join(workspace, 'target/mutants');

/** The crates. What their own tests let pass is tried on tests of whole runs and of documents as well. */
const crates = ['engine', 'network', 'orbit', 'transport'];
const users = ['skywindow-world', 'skywindow-scenario'];
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
  const options = { shard: { type: 'string' }, file: { type: 'string', multiple: true } };
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
  const listed = outputOf('git', [...listing, 'sim-wasm', 'public', 'tests/reference']).split('\0');
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

/** Makes changes to one crate and gives the names of those that were caught and of those that were not. */
async function attempt(name, cwd, which) {
  const output = join(folder, name);
  rmSync(output, { recursive: true, force: true });
  const args = ['mutants', '--in-place', '--package', `skywindow-${name}`, '--output', output];
  args.push('--timeout', '40', '--colors', 'never', '--cargo-arg=--locked', ...which);
  const became = (kind) => lines(join(output, 'mutants.out', `${kind}.txt`));
  // It ends badly also when a change survives; whether it got through shows in what it wrote.
  await run('cargo', args, '', { cwd, env }).catch(() => {
    if (became('missed').length + became('timeout').length === 0) {
      throw new Failure(`cargo mutants did not get through skywindow-${name}.`);
    }
  });
  return { caught: [...became('caught'), ...became('timeout')], missed: became('missed') };
}

/** Makes the changes to one crate; gives how many were caught, and the names of those that were not. */
async function mutate(name, cwd, { shard, file = [] }) {
  const which = file.flatMap((file) => ['--file', `**/${file}`]);
  which.push(...(shard ? ['--shard', shard, '--sharding', 'round-robin'] : []));
  const own = await attempt(name, cwd, which);
  if (own.missed.length === 0) {
    return { name, caught: own.caught.length, survivors: [] };
  }
  const again = own.missed.flatMap((mutant) => ['--re', `^${literally(mutant)}$`]);
  await tryWholeRuns(cwd);
  // The baseline of the tool would run these tests of the changed crate, which has none of that name.
  const others = [
    '--baseline=skip',
    ...users.flatMap((name) => ['--test-package', name]),
    '--',
    ...wholeRuns,
  ];
  const whole = await attempt(name, cwd, [...again, ...others]);
  // The tool tries the removal of fields whatever it is asked for.
  const survivors = whole.missed.filter((mutant) => own.missed.includes(mutant));
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
  for (const name of names) {
    results.push(await mutate(name, cwd, part));
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
