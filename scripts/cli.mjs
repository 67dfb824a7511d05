/** `npm run cli -- ARGS`: builds the native command when its sources have changed, and passes everything on. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { command } from './command.mjs';
import { rust } from './setup.mjs';
import { Failure, main, run, say, workspace } from './steps.mjs';

/** Builds the command; Cargo decides whether its sources have changed. */
async function build() {
  if (!existsSync(command)) {
    await rust();
    say('Compiling the command (a minute the first time)');
  }
  await run(
    'cargo',
    'build --profile quick --quiet --locked -p skywindow-cli'.split(' '),
    'The command cannot be built: see the lines above.',
    { cwd: workspace },
  );
}

await main(async () => {
  await build();
  const result = spawnSync(command, process.argv.slice(2), { stdio: 'inherit' });
  if (result.error) {
    throw new Failure(`The command cannot be started: ${result.error.message}`);
  }
  process.exitCode = result.status ?? 3;
});
