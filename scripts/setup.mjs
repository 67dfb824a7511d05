/** Gets what is missing before a build: node packages, the Rust toolchain with its WebAssembly target, the core. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, outputOf, root, run, say, works, workspace } from './steps.mjs';

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

/** How the xtask crate is built: with the same features for every task, so that it is compiled once. */
export const xtaskBuild = '--profile xtask -p xtask --features bindgen'.split(' ');

/** Runs a task of the xtask crate. */
export function xtask(args, failure) {
  const words = ['run', '--quiet', '--locked', ...xtaskBuild, '--', ...args];
  return run('cargo', words, failure, { cwd: workspace });
}

/** Compiles the core to WebAssembly; Cargo decides what is stale. */
export async function wasmPackage() {
  say('Compiling the simulation core to WebAssembly (a few minutes the first time)');
  await xtask(['wasm'], 'The WebAssembly package cannot be built: see the lines above.');
}

/** Everything a build needs. */
export async function everything() {
  await nodePackages();
  await rust();
  await wasmPackage();
}
