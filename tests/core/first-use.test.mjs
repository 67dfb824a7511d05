/** What a newcomer waits for: each core is compiled once, and nothing is learned from benchmarks. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a script asks of Cargo: a stand-in notes it down and builds nothing. */
function asked(script, ...args) {
  const folder = mkdtempSync(join(tmpdir(), 'skywindow-first-'));
  try {
    const log = join(folder, 'asked');
    writeFileSync(join(folder, 'cargo'), `#!/bin/sh\necho "$@" >> "${log}"\n`, { mode: 0o755 });
    const env = {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      CARGO_TARGET_DIR: join(folder, 'target'),
    };
    spawnSync(process.execPath, [join('scripts', script), ...args], { cwd: root, env });
    return readFileSync(log, 'utf8').trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const onWindows = process.platform === 'win32' && 'a stand-in for Cargo is a shell script';

test('the command of npm run cli is compiled once, and learns nothing', { skip: onWindows }, () => {
  const calls = asked('cli.mjs', 'list');
  assert.equal(calls.length, 1, calls.join('\n'));
  assert.match(calls[0], /^build --profile quick .*-p skywindow-cli$/);
});

test('the page of npm start has each package compiled once, and learns nothing', {
  skip: onWindows,
}, () => {
  const calls = asked('setup.mjs', 'wasm');
  const builds = calls.filter((call) => call.startsWith('build --profile page'));
  assert.deepEqual(builds.map((call) => call.split(' ').at(-1)).sort(), [
    'skywindow-packets',
    'skywindow-wasm',
  ]);
  assert.equal(calls.at(-1).split(' ').at(-1), 'package');
  // What the same line of the script says for a host.
  assert.equal(asked('setup.mjs', 'wasm', '--learned').at(-1).split(' ').at(-1), '--learned');
});
