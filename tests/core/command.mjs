/** Calls the native command as a user would. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
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

/** Runs the command itself, which must have been built, where its surroundings matter: see `spawnSync`. */
export function native(args, surroundings) {
  const target = process.env.CARGO_TARGET_DIR ?? join(root, 'sim-wasm/target');
  const binary = join(
    target,
    'release',
    process.platform === 'win32' ? 'skywindow.exe' : 'skywindow',
  );
  const run = spawnSync(binary, args, { cwd: root, encoding: 'utf8', ...surroundings });
  return { status: run.status, stdout: run.stdout, stderr: run.stderr };
}
