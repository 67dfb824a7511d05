/** Gets what is missing before a build: node packages, the Rust toolchain with its WebAssembly target, the core. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, main, outputOf, root, run, say, works, workspace } from './steps.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

function checkNode() {
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(
      `Node ${process.versions.node} is too old: Skywindow needs Node 20.19 or newer.`,
    );
  }
}

/** Installs the node packages if the lock file is newer than what is installed. */
export async function nodePackages() {
  checkNode();
  const installed = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) {
    return;
  }
  say('Installing node packages (npm ci)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(
    npm,
    ['ci', '--no-fund', '--no-audit'],
    'The node packages cannot be installed: see the lines above.',
    {
      quiet: true,
    },
  );
}

function wantedToolchain() {
  const text = readFileSync(join(workspace, 'rust-toolchain.toml'), 'utf8');
  return /channel = "([^"]+)"/.exec(text)?.[1] ?? 'stable';
}

/** Installs the pinned Rust toolchain, its tools and the WebAssembly target if they are missing. */
export async function rust() {
  const channel = wantedToolchain();
  if (!works('rustup')) {
    throw new Failure(
      'rustup is missing: install it as https://rustup.rs says, then run this again.',
    );
  }
  const has = (kind, name) =>
    outputOf('rustup', [kind, 'list', '--installed', '--toolchain', channel]).includes(name);
  const complete =
    outputOf('rustup', ['toolchain', 'list']).includes(channel) &&
    has('target', 'wasm32-unknown-unknown') &&
    has('component', 'rustfmt') &&
    has('component', 'clippy');
  if (complete) {
    return;
  }
  say(`Installing Rust ${channel} with its WebAssembly target (rustup)`);
  const parts = ['-c', 'rustfmt', '-c', 'clippy', '-t', 'wasm32-unknown-unknown'];
  await run(
    'rustup',
    ['toolchain', 'install', channel, '--profile', 'minimal', ...parts, '--no-self-update'],
    `Rust ${channel} cannot be installed: see the lines above.`,
    { quiet: true },
  );
}

/** How the tool is built that packs the core for JavaScript. */
export const packer = '--profile xtask -p xtask --no-default-features --features bindgen'.split(
  ' ',
);

const cargo = (args, failure) => run('cargo', args, failure, { cwd: workspace });

/** Writes the generated TypeScript, or looks whether it is current. */
export function generate(args, failure) {
  const words = '--quiet --locked --profile xtask -p xtask -- generate'.split(' ');
  return cargo(['run', ...words, ...args], failure);
}

/**
 * The crates of the WebAssembly packages, the page's core first. Each is compiled by itself, for Cargo would else give
 * the page's core the features of the other one.
 */
async function crates() {
  for (const crate of ['skywindow-wasm', 'skywindow-packets']) {
    const words = '--profile page --locked --target wasm32-unknown-unknown -p'.split(' ');
    await cargo(['build', ...words, crate], `${crate} does not compile: see the lines above.`);
  }
}

/**
 * Compiles the core to WebAssembly; Cargo decides what is stale. With `learned` it runs the benchmarks and then says
 * which of its branches are rare, for which somebody who wants to see the page need not wait.
 */
export async function wasmPackage({ learned }) {
  say('Compiling the simulation core to WebAssembly (a minute or two the first time)');
  const build = ['build', '--quiet', '--locked', ...packer];
  // At the end of the one there is work for one processor only, so the other begins meanwhile.
  await Promise.all([crates(), cargo(build, 'The packer does not compile: see the lines above.')]);
  const words = ['run', '--quiet', '--locked', ...packer, '--', 'package'];
  await cargo(
    [...words, ...(learned ? ['--learned'] : [])],
    'The WebAssembly package cannot be built: see the lines above.',
  );
}

/** Everything a build needs, with a core that has `learned` from the benchmarks or not. */
export async function everything({ learned }) {
  checkNode();
  await Promise.all([nodePackages(), rust().then(() => wasmPackage({ learned }))]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const tasks = {
    wasm: () => rust().then(() => wasmPackage({ learned: process.argv.includes('--learned') })),
    generate: () => generate(process.argv.slice(3), 'The files cannot be generated: see above.'),
  };
  await main(tasks[process.argv[2]]);
}
