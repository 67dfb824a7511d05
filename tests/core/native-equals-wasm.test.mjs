/** The same scenario and seed give the same recording, native and in WebAssembly, whatever the step budget. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInWasm } from './wasm.mjs';

const root = new URL('../../', import.meta.url);

function native(scenario) {
  const cli = new URL('scripts/cli.mjs', root).pathname;
  const output = execFileSync(process.execPath, [cli, 'run', '-'], {
    input: JSON.stringify(scenario),
    cwd: root,
  });
  return JSON.parse(output);
}

function preset(id, changes) {
  return {
    ...JSON.parse(readFileSync(new URL(`public/presets/${id}.json`, root), 'utf8')),
    ...changes,
  };
}

const background = { associations: 3, record: 'full' };
const cases = [
  ...Array.from({ length: 12 }, (_, i) => [
    'iridium-geo',
    { seed: 100 + i, duration_s: 30, background },
  ]),
  ...Array.from({ length: 8 }, (_, i) => ['two-links', { seed: 2 ** i, duration_s: 60 }]),
  ...Array.from({ length: 3 }, (_, i) => ['geo-only', { seed: 7 * i, duration_s: 30 }]),
];

for (const [index, [id, changes]] of cases.entries()) {
  test(`${id}, seed ${changes.seed}: native and WebAssembly write the same recording`, () => {
    const scenario = preset(id, changes);
    const expected = native(scenario);
    assert.match(expected.hash, /^[0-9a-f]{16}$/);
    assert.ok(expected.total.packets_sent > 20, 'the run carries traffic');
    // Budgets from one event at a time to everything at once.
    for (const budget of [1 + index, 997, 4_000_000_000]) {
      assert.deepEqual(runInWasm(scenario, budget), expected, `step budget ${budget}`);
    }
  });
}

test('another seed gives another recording', () => {
  const hashes = [1, 2].map(
    (seed) => runInWasm(preset('two-links', { seed, duration_s: 60 }), 1e6).hash,
  );
  assert.notEqual(hashes[0], hashes[1]);
});
