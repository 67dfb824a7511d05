/**
 * Follows the recipes of CONTRIBUTING.md: adds a toy of each kind to a copy of the sources, by exactly the edits that its
 * recipe names, and runs the tests of all toys there.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { edited, keepsTo } from './recipes/edits.mjs';
import { readToys, toys } from './recipes/toys.mjs';
import { Failure, main, root, run, say, workspace } from './steps.mjs';

const target = join(workspace, 'target');
const copy = join(target, 'recipes');

/**
 * What the copy has of the sources, and what it shares with them. Cargo reads its configuration in every folder above, so
 * that a copy of it would say everything twice.
 */
const COPIED = ['sim-wasm', 'web/src', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const SHARED = ['node_modules', 'public', 'locales', 'scripts', 'sim-wasm/pkg', 'tests/reference'];
const LEFT_OUT = new Set(['sim-wasm/target', 'sim-wasm/.cargo', ...SHARED]);

/** Where the copy has the tests of the toys. */
const RUST_TESTS = 'sim-wasm/crates/world/tests/recipes';
const PAGE_TESTS = 'web/src/added';

/** All files in a folder of `base`, or the file that it is, from there. */
function filesIn(base, path) {
  const all = [];
  const walk = (at) => {
    if (LEFT_OUT.has(at)) return;
    for (const entry of readdirSync(join(base, at), { withFileTypes: true })) {
      if (entry.isDirectory()) walk(`${at}/${entry.name}`);
      else if (entry.isFile()) all.push(`${at}/${entry.name}`);
    }
  };
  if (!existsSync(join(base, path))) return [];
  if (path.includes('.')) return [path];
  walk(path);
  return all;
}

/** The sources, by their path. */
function sources() {
  const read = (path) => [path, readFileSync(join(root, path), 'utf8')];
  return new Map(COPIED.flatMap((path) => filesIn(root, path)).map(read));
}

function change(files, path, how) {
  files.set(path, how(files.get(path) ?? ''));
}

/**
 * Gives the crates of the copy a version of their own: Cargo then keeps what it makes of them apart from what it makes of
 * the sources in the same folder, where both share what is compiled of other packages.
 */
function rename(files) {
  const version = /^version = "(.+)"$/m;
  const [, own] = version.exec(files.get('sim-wasm/Cargo.toml')) ?? [];
  const other = `${own}-recipes`;
  change(files, 'sim-wasm/Cargo.toml', (text) => text.replace(version, `version = "${other}"`));
  change(files, 'sim-wasm/Cargo.lock', (text) =>
    text.replace(/^version = "(.+)"\n(?!source)/gm, (line) => line.replace(own, other)),
  );
}

function add(files, toy) {
  for (const path of toy.files) {
    if (files.has(path)) throw new Failure(`${toy.name} cannot be added: there is a ${path}.`);
    files.set(path, readFileSync(join(toy.own, 'tree', path), 'utf8'));
  }
  for (const edit of toy.edits) {
    if (!files.has(edit.file)) {
      throw new Failure(`${toy.name} cannot be added: there is no ${edit.file}.`);
    }
    change(files, edit.file, (text) => edited(text, toy.name, edit));
  }
}

function addTest(files, toy, name, path) {
  const own = join(toy.own, name);
  if (existsSync(own)) files.set(path, readFileSync(own, 'utf8'));
}

/** Brings the copy up to date. What stays the same is not written, so that nobody compiles it again. */
function write(files) {
  for (const path of COPIED.flatMap((path) => filesIn(copy, path))) {
    if (!files.has(path)) rmSync(join(copy, path));
  }
  for (const [path, text] of files) {
    const own = join(copy, path);
    if (existsSync(own) && readFileSync(own, 'utf8') === text) continue;
    mkdirSync(dirname(own), { recursive: true });
    writeFileSync(own, text);
  }
  for (const path of SHARED) {
    if (existsSync(join(copy, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    symlinkSync(join(root, path), join(copy, path), 'junction');
  }
}

function lay() {
  const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const files = sources();
  rename(files);
  for (const toy of readToys()) {
    keepsTo(contributing, toy);
    add(files, toy);
    addTest(files, toy, 'test.rs', `${RUST_TESTS}/${toy.name}.rs`);
    addTest(files, toy, 'page.test.ts', `${PAGE_TESTS}/${toy.name}.test.ts`);
  }
  files.set(`${RUST_TESTS}/main.rs`, readFileSync(join(toys, 'main.rs'), 'utf8'));
  write(files);
}

const cargo = (args, failure) =>
  run('cargo', args, failure, {
    cwd: join(copy, 'sim-wasm'),
    // Toys run for less time than their optimisation would take; other packages stay as they are.
    env: { CARGO_TARGET_DIR: target, CARGO_PROFILE_DEV_OPT_LEVEL: '0' },
  });
const node = (program, args, failure) =>
  run(process.execPath, [join(root, 'node_modules', program), ...args], failure, { cwd: copy });

async function core() {
  await cargo(['fmt', '--all', '--check'], 'Rust of a recipe is not formatted');
  // All of the workspace, so that packages are compiled with the features that they have in other tests; and at once what
  // is tested and what brings the page up to date, for without tests Cargo would give the packages other ones.
  const whole = ['--workspace', '--locked', '--quiet'];
  const tests = ['--test', 'recipes', '--test', 'families'];
  const broken = 'what a recipe adds to the core does not work';
  await cargo(['build', ...whole, ...tests, '--bin', 'xtask'], broken);
  await cargo(['test', ...whole, '--no-fail-fast', ...tests], broken);
  const generator = join(target, 'debug', process.platform === 'win32' ? 'xtask.exe' : 'xtask');
  await run(generator, ['generate'], 'the page cannot be brought up to date');
}

async function page() {
  await node('typescript/bin/tsc', ['--noEmit', '-p', '.'], 'types of a recipe do not agree');
  await node(
    'vitest/vitest.mjs',
    ['run', PAGE_TESTS],
    'what a recipe adds to the page does not work',
  );
}

const seconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

await main(async () => {
  for (const [name, part] of [
    ['copy', lay],
    ['core', core],
    ['page', page],
  ]) {
    const start = Date.now();
    await part();
    say(`   ${name}: ${seconds(start)}`);
  }
});
