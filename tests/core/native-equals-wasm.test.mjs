/** The same scenario and seed give the same recording, native and in WebAssembly, whatever the step budget. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { core_name } from '../../sim-wasm/pkg/skywindow.js';
import { skywindow } from './command.mjs';
import { blocksInWasm, forkInWasm, runInWasm } from './wasm.mjs';

const root = new URL('../../', import.meta.url);

function native(scenario) {
  const { status, stdout, stderr } = skywindow(['run', '-'], JSON.stringify(scenario));
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

function preset(id, changes) {
  return {
    ...JSON.parse(readFileSync(new URL(`public/presets/${id}.json`, root), 'utf8')),
    ...changes,
  };
}

/** The second link carries no packet of 1500 bytes; the sender looks for the path MTU. */
function smallLink() {
  const { links, flows } = preset('two-links', {});
  return {
    links: [links[0], { ...links[1], mtu_bytes: 576 }],
    flows: [{ ...flows[0], sctp: { ...flows[0].sctp, pmtu_discovery: true } }],
  };
}

/** Bulk data, a page and random messages share an association, a stream each. */
function applications() {
  const [{ name, from, to }] = preset('two-links', {}).flows;
  const shared = [
    { workload: 'bulk' },
    { workload: 'objects', page_interval_s: 7 },
    { workload: 'messages', arrivals: 'poisson' },
    { workload: 'on_off', after_s: 3 },
  ];
  return { flows: [{ name, from, to, sctp: { streams: 4 }, applications: shared }] };
}

/** Rain over one end of a path whose terminals choose anew every 15 s. */
function rain() {
  const { constellations, stations } = preset('iridium', {});
  const [iridium] = constellations;
  const changes = [
    { at_s: 20, every_s: 15, for_s: 5, rate_bps: 3e5, per: 0.05, added_delay_ms: 7 },
  ];
  return {
    constellations: [{ ...iridium, handover: { ...iridium.handover, reconfiguration: {} } }],
    stations: [{ ...stations[0], changes }, ...stations.slice(1)],
  };
}

/** Fields of every kind that become others while the run goes on. */
const changes = [
  { at_s: 9.5, path: 'constellations.*.gsl.ber', value: 2e-5 },
  { at_s: 14, path: 'flows[0].sctp.sack_every', value: 1 },
  { at_s: 14, path: 'constellations[0].handover.policy', value: 'highest-elevation' },
  { at_s: 21.25, path: 'constellations[0].gsl.rate_bps', value: '400 kbit/s' },
];

const background = { associations: 3, record: 'full' };
const cases = [
  ...Array.from({ length: 12 }, (_, i) => [
    'iridium-geo',
    { seed: 100 + i, duration_s: 30, background },
  ]),
  ...Array.from({ length: 8 }, (_, i) => ['two-links', { seed: 2 ** i, duration_s: 60 }]),
  ...Array.from({ length: 3 }, (_, i) => ['geo-only', { seed: 7 * i, duration_s: 30 }]),
  // Paths that fail and return, satellites that terminals leave to each other, marks, bent pipes.
  ['iridium-geo-multihomed', { seed: 3, duration_s: 90 }],
  ['cmt', { seed: 6, duration_s: 60 }],
  ['iridium-two', { seed: 4, duration_s: 120 }],
  ['ir-thirty', { seed: 5, duration_s: 15 }],
  ['bottleneck', { seed: 6, duration_s: 60 }],
  ['geo-bent-pipe', { seed: 7, duration_s: 60 }],
  ['ir-wired', { seed: 8, duration_s: 60 }],
  ['two-links', { seed: 9, duration_s: 60, ...smallLink() }],
  ['iridium', { seed: 10, duration_s: 60, ...rain() }],
  ['incidents', { seed: 11, duration_s: 30 }],
  ['iridium-geo', { seed: 12, duration_s: 30, changes }],
  // Applications, with random times.
  ['page-of-objects', { seed: 13, duration_s: 60 }],
  ['two-links', { seed: 14, duration_s: 60, ...applications() }],
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

test('native and WebAssembly call the core by the same name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'core-'));
  const file = join(folder, 'runs.jsonl');
  const { status, stderr } = skywindow(['sweep', 'ms-fig05', '--quick', '--out', file]);
  assert.equal(status, 0, stderr);
  const [first] = readFileSync(file, 'utf8').split('\n');
  rmSync(folder, { recursive: true });
  assert.equal(JSON.parse(first).core, core_name());
});

test('a run that forks in WebAssembly writes what a native one straight through does', () => {
  const [plain, changed] = [[], changes].map((own) =>
    preset('iridium-geo', { seed: 12, duration_s: 30, changes: own }),
  );
  const expected = native(changed);
  const forked = forkInWasm(plain, 27, changed, 5000);
  assert.deepEqual(forked.summary, expected);
  assert.ok(forked.at_s > 0 && forked.at_s < 9.5, `from ${forked.at_s} s on`);
});

test('a block in the memory of one that was read is the one that new memory would hold', () => {
  const scenario = preset('iridium-geo', { seed: 13, duration_s: 20 });
  const [fresh, reused] = [false, true].map((reuses) => blocksInWasm(scenario, 500, reuses));
  assert.ok(fresh.length > 20, 'there are many blocks');
  assert.equal(reused.length, fresh.length);
  let larger = 0;
  for (const [at, block] of fresh.entries()) {
    larger += reused[at].length > block.length;
    assert.deepEqual(reused[at].subarray(0, block.length), block, `block ${at}`);
  }
  assert.ok(larger > 0, 'some had more room than they needed');
});

test('another seed gives another recording', () => {
  const hashes = [1, 2].map(
    (seed) => runInWasm(preset('two-links', { seed, duration_s: 60 }), 1e6).hash,
  );
  assert.notEqual(hashes[0], hashes[1]);
});
