/** What the native command learns from the benchmarks before it is compiled. */
import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { target } from '../../scripts/command.mjs';
import { countingIn, hostTuple, learned, profileTool } from '../../scripts/learned.mjs';
import { outputOf } from '../../scripts/steps.mjs';

// What counts is compiled here with little optimisation: it is the same program, in a fraction of the time.
Object.assign(process.env, {
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '1',
});
const counts = countingIn(join(target, 'counting-in-tests'));

const profileOf = (args) => JSON.parse(/rustflags=(.*)$/.exec(args[1])[1])[0].split('=')[1];

test('the command is compiled with counts of the benchmarks, or as it is where none can be had', async () => {
  const tool = profileTool(hostTuple());
  const args = await learned({ counts });
  if (!existsSync(tool) || 'RUSTFLAGS' in process.env) {
    assert.deepEqual(args, []);
    return;
  }
  // Each of the four benchmarks has more than 100,000 events, and this is the loop that takes them.
  const shown = outputOf(tool, ['show', '--counts', '--function=World7advance', profileOf(args)]);
  const blocks = /Block counts: \[([\d, ]+)\]/.exec(shown)[1].split(', ').map(Number);
  assert.ok(Math.max(...blocks) > 4e5, shown);
});

test('as long as the sources stay the same, nothing is learned anew', async () => {
  const [first, again] = [await learned({ counts }), await learned({ counts })];
  assert.deepEqual(again, first);
  if (first.length === 0) return;
  const { mtimeMs } = statSync(profileOf(first));
  await learned({ counts });
  assert.equal(statSync(profileOf(first)).mtimeMs, mtimeMs);
});

test('flags of the caller take the place of the counts, even if there are none', async () => {
  const before = process.env.RUSTFLAGS;
  try {
    for (const flags of ['-Cdebuginfo=0', '']) {
      process.env.RUSTFLAGS = flags;
      assert.deepEqual(await learned({ counts }), [], `RUSTFLAGS="${flags}"`);
    }
  } finally {
    if (before === undefined) delete process.env.RUSTFLAGS;
    else process.env.RUSTFLAGS = before;
  }
});
