/** Calls the native command as a user would. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs `skywindow ARGS` with an optional standard input; gives status, stdout and stderr. */
export function skywindow(args, input = '') {
  const run = spawnSync(process.execPath, ['scripts/cli.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 28,
  });
  return { status: run.status, stdout: run.stdout, stderr: run.stderr };
}
