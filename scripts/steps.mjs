/** Running other programs: one place that shows what runs and says in a sentence why it failed. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));
export const workspace = fileURLToPath(new URL('../sim-wasm/', import.meta.url));

/** Why a script ends early: shown without a stack. */
export class Failure extends Error {}

/** Whether a command can be started and ends well. */
export function works(command, args = ['--version'], cwd = root) {
  return spawnSync(command, args, { stdio: 'ignore', cwd }).status === 0;
}

/** What a command prints, or an empty text if it fails. */
export function outputOf(command, args, cwd = root) {
  return (
    spawnSync(command, args, { encoding: 'utf8', cwd, stdio: ['ignore', 'pipe', 'ignore'] })
      .stdout ?? ''
  );
}

/** Says on standard error what happens next: standard output belongs to results. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Runs a command with its output shown on standard error. Rejects with `failure` if it does not end well;
 * resolves with everything it printed.
 */
export function run(command, args, failure, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (part) => {
        text += part;
        if (!quiet) {
          process.stderr.write(part);
        }
      });
    }
    child.on('error', (error) =>
      reject(new Failure(`${failure} (${command} cannot be started: ${error.message})`)),
    );
    child.on('close', (status) => {
      if (status === 0) {
        resolve(text);
        return;
      }
      if (quiet) {
        process.stderr.write(text);
      }
      reject(Object.assign(new Failure(failure), { output: text }));
    });
  });
}

/** Runs a script's main function; a failure is one sentence and status 1. */
export async function main(task) {
  try {
    await task();
  } catch (error) {
    say(error instanceof Failure ? error.message : String(error?.stack ?? error));
    process.exitCode = 1;
  }
}
