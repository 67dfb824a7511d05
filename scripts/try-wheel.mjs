/** Tries the Python package: builds it, installs it where nothing else is, runs its tests, and checks its types. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browser } from './browser.mjs';
import { buildPage } from './build.mjs';
import { command } from './command.mjs';
import { everything } from './setup.mjs';
import { main, root, run } from './steps.mjs';
import { folder, installed, python, wheel } from './wheel.mjs';

/** As many of these as the tests compare with the core of the page. */
const IN_THE_PAGE = ['two-links', 'iridium-geo', 'opening'];

const tests = join(folder, 'tests');

/** What the core of the page makes of these scenarios: their hashes, as JSON. */
async function hashesOfThePage() {
  const { runInCore } = await import('../tests/core/wasm.mjs');
  const document = (id) =>
    JSON.parse(readFileSync(join(root, 'public/presets', `${id}.json`), 'utf8'));
  const hash = (id) => runInCore({ ...document(id), duration_s: 20 }, 1e6);
  return JSON.stringify(Object.fromEntries(IN_THE_PAGE.map((id) => [id, hash(id)])));
}

/** Checks the types of the package, with a Python that has it; says what is wrong only then. */
function checkTypes(inside, libraries) {
  return run(
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    ['--yes', 'pyright@1.1.414', '-p', folder, '--pythonpath', inside],
    'pyright complains about the Python package',
    { env: { PYTHONPATH: libraries }, quiet: true },
  );
}

/**
 * Runs everything, with `long` also what takes some minutes; the command, the page and its core are there already. Resolves with
 * what the runners print.
 */
export async function tryWheel({ long = false } = {}) {
  // What pip fetches comes while the core is compiled.
  const [file, ...folders] = await Promise.all([wheel(), installed('test'), installed('dask')]);
  const libraries = folders.join(delimiter);
  const page = await hashesOfThePage();
  const clean = mkdtempSync(join(tmpdir(), 'skywindow-venv-'));
  try {
    const env = {
      SKYWINDOW_COMMAND: command,
      SKYWINDOW_PAGE: page,
      CHROME_PATH: await browser(),
      PYTHONDONTWRITEBYTECODE: '1',
    };
    await run(
      python(),
      ['-m', 'venv', clean],
      'No environment can be made for the Python package.',
    );
    const inside = join(clean, process.platform === 'win32' ? 'Scripts' : 'bin', 'python');
    const within = (words, failure, more) =>
      run(inside, words, failure, { env: { ...env, ...more } });
    await within(
      [...'-m pip install --quiet --disable-pip-version-check --no-index'.split(' '), file],
      'The Python package cannot be installed by itself.',
    );
    const unittest = ['-W', 'error', '-m', 'unittest', 'discover', '-v', '-s', tests, '-p'];
    const alone = await within(
      [...unittest, 'test_alone.py'],
      'a test of the Python package by itself fails',
    );
    // Types are checked on one processor, and most tests take one. What they say waits for the tests to end.
    const types = checkTypes(inside, libraries).catch((error) => error);
    const others = await within(
      [...unittest, 'test_[!a]*.py'],
      'a test of the Python package fails',
      { PYTHONPATH: libraries },
    );
    const wrong = await types;
    if (wrong instanceof Error) throw wrong;
    if (long) {
      const more = { PYTHONPATH: libraries };
      await within([...unittest, 'long_*.py'], 'a long test of the Python package fails', more);
      await within([join(tests, 'cost_of_dask.py')], 'what Dask costs cannot be measured', more);
    }
    return alone + others;
  } finally {
    rmSync(clean, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await everything({ learned: false });
    await buildPage({ forHost: false });
    await run(
      process.execPath,
      [join(root, 'scripts/cli.mjs'), 'list'],
      'The command cannot be built.',
      {
        quiet: true,
      },
    );
    await tryWheel({ long: process.argv.includes('--long') });
  });
}
