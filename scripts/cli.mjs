/** `npm run cli -- ARGS`: builds the native command when its sources have changed, and passes everything on. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { rust } from './setup.mjs';
import { Failure, main, run, workspace } from './steps.mjs';

/** Builds the command in release and returns its path. */
export async function command() {
  await rust();
  await run(
    'cargo',
    ['build', '--release', '--quiet', '--locked', '-p', 'skywindow-cli'],
    'The command cannot be built: see the lines above.',
    { cwd: workspace },
  );
  return join(process.env.CARGO_TARGET_DIR ?? join(workspace, 'target'), 'release/skywindow');
}

await main(async () => {
  const result = spawnSync(await command(), process.argv.slice(2), { stdio: 'inherit' });
  if (result.error) {
    throw new Failure(`The command cannot be started: ${result.error.message}`);
  }
  process.exitCode = result.status ?? 3;
});
