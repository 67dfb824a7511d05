/** `npm run wheel`: writes the Python package to dist-wheel/, as one file that pip installs. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPage } from './build.mjs';
import { learned } from './learned.mjs';
import { notices } from './notices.mjs';
import { packages } from './release/packages.mjs';
import { BUILDS } from './release/sbom.mjs';
import { everything } from './setup.mjs';
import { Failure, main, outputOf, root, run, say, works, workspace } from './steps.mjs';
import { putPage } from './wheel-page.mjs';

const INSTALL =
  'install Python 3.10 or newer with venv and pip (Debian: apt-get install python3-venv)';

/** The package's folder, and where wheels go. */
export const folder = join(root, 'python');
const out = join(root, 'dist-wheel');

/** What Cargo, Python and the tests leave. */
const kept = process.env.CARGO_TARGET_DIR ?? join(folder, 'target');

/** The manifest of the package's crate, as Cargo is told of it where the toolchain is pinned. */
export const manifest = '../python/Cargo.toml';

/** The name of a Python that can make environments and install into them; empty if there is none. */
export function python() {
  const named = process.env.PYTHON ?? (process.platform === 'win32' ? 'python' : 'python3');
  const code = 'import ensurepip, pip, sys, venv; sys.exit(sys.version_info < (3, 10))';
  return works(named, ['-c', code]) ? named : '';
}

/** Why there is no package where `python` finds none. */
export const lacking = `The Python package is not built or tried: ${INSTALL}, or set PYTHON to one.`;

/** The folder with what a file of `python/requirements` names, installed when it is not there yet. */
export async function installed(name) {
  const file = join(folder, 'requirements', `${name}.txt`);
  const version = outputOf(python(), ['--version']);
  const key = createHash('sha256').update(readFileSync(file)).update(version).digest('hex');
  const at = join(kept, 'installed', `${name}-${key.slice(0, 12)}`);
  if (!existsSync(join(at, 'complete'))) {
    say(`Installing what python/requirements/${name}.txt names (pip)`);
    rmSync(at, { recursive: true, force: true });
    const words = '-m pip install --quiet --disable-pip-version-check --no-compile --target'.split(
      ' ',
    );
    await run(
      python(),
      [...words, at, '-r', file],
      `What python/requirements/${name}.txt names cannot be installed: see the lines above.`,
      // Where it goes nothing else is, of which pip may say that it does not fit.
      { quiet: true },
    );
    writeFileSync(join(at, 'complete'), '');
  }
  return at;
}

/**
 * Builds the wheel with the page that is in dist/; its path. Cargo decides what is stale. With `learns` it is built once
 * more before, runs the benchmarks, and is compiled with what they teach, as that of a release.
 */
export async function wheel({ learns = false } = {}) {
  if (!python()) throw new Failure(lacking);
  putPage(join(folder, 'skywindow'));
  const licences = join(folder, 'licences');
  mkdirSync(licences, { recursive: true });
  copyFileSync(join(root, 'LICENSE'), join(licences, 'LICENSE'));
  // The page's core and its packages, too: all that is in a release but its command.
  const builds = BUILDS.filter(({ part }) => part !== 'command');
  writeFileSync(join(licences, 'THIRD-PARTY.txt'), notices(builds, packages()));
  const flags = learns ? await learned({ install: true, counts: wheelThatCounts }) : [];
  say('Compiling the Python package (a minute or two the first time)');
  // In a folder of its own, so that the one for daily use need not be compiled again.
  return built(out, learns ? [...flags, '--target-dir', join(kept, 'learned')] : []);
}

/** How the package counts, in a folder where nothing else is. */
const wheelThatCounts = {
  folder: join(kept, 'counting'),
  async build(flags) {
    say('Compiling the Python package with counters');
    const { folder: counting } = wheelThatCounts;
    const file = await built(join(counting, 'wheel'), [...flags, '--target-dir', counting]);
    const at = join(counting, 'package');
    rmSync(at, { recursive: true, force: true });
    const install = '-m pip install --quiet --disable-pip-version-check --no-index --no-deps';
    await run(
      python(),
      [...install.split(' '), '--target', at, file],
      'The Python package that counts cannot be installed.',
    );
    const core = readdirSync(join(at, 'skywindow')).find((name) =>
      /^_core\..*(so|pyd)$/.test(name),
    );
    return {
      compiled: join(at, 'skywindow', core),
      program: python(),
      words: ['-m', 'skywindow'],
      env: { PYTHONPATH: at },
    };
  },
};

/** Builds a wheel into the folder `to`, with further words for maturin; its path. */
async function built(to, words) {
  const tools = await installed('build');
  rmSync(to, { recursive: true, force: true });
  const build = ['build', '--release', '--locked', '--quiet', '-m', manifest, '-i', python()];
  await run(
    join(tools, 'bin', 'maturin'),
    [...build, '-o', to, ...words],
    'The Python package cannot be built: see the lines above.',
    {
      cwd: workspace,
      // Clippy looks at the few lines while they are built: by itself it would compile all of the core once more.
      env: { RUSTC_WORKSPACE_WRAPPER: 'clippy-driver', CLIPPY_ARGS: '-Dwarnings' },
    },
  );
  const [name] = readdirSync(to).filter((file) => file.endsWith('.whl'));
  return join(to, name);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await everything({ learned: false });
    await buildPage({ forHost: false });
    say(`The package is ${await wheel()}`);
  });
}
