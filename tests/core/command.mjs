/** Calls the native command as a user would. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { command } from '../../scripts/command.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs `npm run cli -- ARGS` in its long form, which builds the command first if its sources have changed. */
export function built(args, input = '') {
  return spawned(process.execPath, ['scripts/cli.mjs', ...args], { input, maxBuffer: 1 << 28 });
}

/** Runs `skywindow ARGS`, which must have been built, with an optional standard input. */
export function skywindow(args, input = '') {
  return native(args, { input, maxBuffer: 1 << 28 });
}

/** The same where its surroundings matter: see `spawnSync`. Gives status, stdout and stderr. */
export function native(args, surroundings) {
  return spawned(command, args, surroundings);
}

function spawned(program, args, surroundings) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    ...surroundings,
  });
  return { status, stdout, stderr };
}

/** Runs it with what is wrong: a sentence that matches on standard error, nothing else, and status 1. */
export function refused(args, sentence, input) {
  const { status, stdout, stderr } = skywindow(args, input);
  assert.equal(status, 1, stderr);
  assert.equal(stdout, '');
  assert.match(stderr, sentence);
  assert.doesNotMatch(stderr, /panicked/);
}
