/**
 * `npm run notebooks`: runs the notebooks of the Python package as notebooks, each of which must say what it is kept
 * with; with `-- --write` they are kept with what they say now.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildPage } from './build.mjs';
import { everything } from './setup.mjs';
import { main, run } from './steps.mjs';
import { folder, installed, python, wheel } from './wheel.mjs';

await main(async () => {
  await everything({ learned: false });
  await buildPage({ forHost: false });
  const file = await wheel();
  const libraries = await installed('notebooks');
  const own = mkdtempSync(join(tmpdir(), 'skywindow-notebooks-'));
  try {
    await run(
      python(),
      [
        ...'-m pip install --quiet --disable-pip-version-check --no-index --target'.split(' '),
        ...[own, file],
      ],
      'The Python package cannot be installed.',
    );
    const path = [own, libraries, join(folder, 'tests')].join(delimiter);
    await run(
      python(),
      [join(folder, 'notebooks/execute.py'), ...process.argv.slice(2)],
      'A notebook says something else than it is kept with.',
      { env: { PYTHONPATH: path } },
    );
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
});
