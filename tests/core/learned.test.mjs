/** What the native command learns from the benchmarks before it is compiled. */
import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { hostTuple, learned, profileTool } from '../../scripts/learned.mjs';
import { outputOf } from '../../scripts/steps.mjs';

const profileOf = (args) => JSON.parse(/rustflags=(.*)$/.exec(args[1])[1])[0].split('=')[1];

test('the command is compiled with counts of the benchmarks, or as it is where none can be had', async () => {
  const tool = profileTool(hostTuple());
  const args = await learned();
  if (!existsSync(tool) || 'RUSTFLAGS' in process.env) {
    assert.deepEqual(args, []);
    return;
  }
  // Each of the four benchmarks has more than 100,000 events, and this is the loop that takes them.
  const shown = outputOf(tool, ['show', '--counts', '--function=World7advance', profileOf(args)]);
  const counts = /Block counts: \[([\d, ]+)\]/.exec(shown)[1].split(', ').map(Number);
  assert.ok(Math.max(...counts) > 4e5, shown);
});

test('as long as the sources stay the same, nothing is learned anew', async () => {
  const [first, again] = [await learned(), await learned()];
  assert.deepEqual(again, first);
  if (first.length === 0) return;
  const { mtimeMs } = statSync(profileOf(first));
  await learned();
  assert.equal(statSync(profileOf(first)).mtimeMs, mtimeMs);
});

test('flags of the caller take the place of the counts, even if there are none', async () => {
  const before = process.env.RUSTFLAGS;
  try {
    for (const flags of ['-Cdebuginfo=0', '']) {
      process.env.RUSTFLAGS = flags;
      assert.deepEqual(await learned(), [], `RUSTFLAGS="${flags}"`);
    }
  } finally {
    if (before === undefined) delete process.env.RUSTFLAGS;
    else process.env.RUSTFLAGS = before;
  }
});
