/** `npm run cli -- ARGS`: builds the native command when its sources have changed, and passes everything on. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandBuild, learned } from './learned.mjs';
import { rust } from './setup.mjs';
import { Failure, main, run, say, workspace } from './steps.mjs';

const binary = join(
  process.env.CARGO_TARGET_DIR ?? join(workspace, 'target'),
  'release',
  process.platform === 'win32' ? 'skywindow.exe' : 'skywindow',
);

/** Builds the command in release; Cargo decides whether its sources have changed. */
async function build() {
  const install = !existsSync(binary);
  if (install) {
    await rust();
    say('Compiling the command, and once more with what it learns (a few minutes the first time)');
  }
  await run(
    'cargo',
    ['build', ...commandBuild, ...(await learned({ install }))],
    'The command cannot be built: see the lines above.',
    { cwd: workspace },
  );
}

await main(async () => {
  await build();
  const result = spawnSync(binary, process.argv.slice(2), { stdio: 'inherit' });
  if (result.error) {
    throw new Failure(`The command cannot be started: ${result.error.message}`);
  }
  process.exitCode = result.status ?? 3;
});
