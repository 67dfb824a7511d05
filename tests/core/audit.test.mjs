/** What the command finds in recordings that cannot have been, and what it leaves alone. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { refused, skywindow } from './command.mjs';

test('audit finds nothing in a recording, and in one that was altered what cannot have been', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skywindow-'));
  const record = ['run', 'two-links', '--duration', '5', '--out', folder, '--record'];
  assert.equal(skywindow([...record, 'csv']).status, 0);
  assert.deepEqual(skywindow(['audit', folder]), { status: 0, stdout: 'ok\n', stderr: '' });
  const fates = join(folder, 'fates.csv');
  assert.equal(skywindow(['audit', fates]).stdout, 'ok\n');
  const lines = readFileSync(fates, 'utf8').split('\n');
  writeFileSync(fates, [lines[0], lines[1], ...lines.slice(1)].join('\n'));
  const found = skywindow(['audit', folder]);
  assert.match(
    found.stdout,
    /^At [\d.]+ s: packet 0 of ".+" is delivered twice, first at [\d.]+ s\.\n$/,
  );
  assert.equal(found.stderr, '1 thing in this recording cannot have been\n');
  assert.equal(found.status, 1);
  writeFileSync(fates, lines.join('\n').replace('delivered to', 'gone to'));
  refused(['audit', folder], /fates\.csv:2: outcome: "gone to" means nothing there\n$/);
  refused(['audit', join(folder, 'none')], /scenario\.json cannot be read/);
  const events = mkdtempSync(join(tmpdir(), 'skywindow-'));
  const alone = ['run', 'two-links', '--duration', '5', '--out', events, '--record', 'jsonl'];
  assert.equal(skywindow(alone).status, 0);
  const heard = skywindow(['audit', events]);
  assert.equal(heard.stdout, 'ok\n');
  assert.match(heard.stderr, /^Only events are recorded here/);
});

test('audit does not hold a sender to promises that came to an address which it had deleted', () => {
  const link = (from, to, delay_ms, more) => ({ from, to, rate_bps: 1e6, delay_ms, ...more });
  const document = {
    seed: 647,
    duration_s: 4,
    routers: ['s0', 'm0', 'r0', 's1', 'm1', 'r1'].map((name) => ({ name })),
    links: [
      link('s0', 'm0', 1, { rate_bps: 1e8 }),
      link('m0', 'r0', 1, { per: 0.05 }),
      link('s1', 'm1', 1, { rate_bps: 1e8 }),
      link('m1', 'r1', 270),
    ],
    flows: [
      {
        name: 'f',
        from: 's0',
        to: 'r0',
        paths: [
          { from: 's0', to: 'r0' },
          { from: 's1', to: 'r1', up_s: 1, down_s: 2 },
        ],
        sctp: {
          profile: 'freebsd',
          receiver_buffer_bytes: 3000,
          payload_bytes: 10,
          nr_sack: 'all',
          cmt: true,
          authentication: 'all',
          controller: 'hybla',
          loss_detection: 'rack',
          retransmit_on: 'cwnd',
        },
      },
    ],
  };
  const folder = mkdtempSync(join(tmpdir(), 'skywindow-'));
  const file = join(folder, 'moves.json');
  writeFileSync(file, JSON.stringify(document));
  const run = skywindow(['run', file, '--out', join(folder, 'run'), '--record', 'csv']);
  assert.equal(run.status, 0, run.stderr);
  assert.match(readFileSync(join(folder, 'run', 'events.csv'), 'utf8'), /outOfTheBlue/);
  assert.equal(skywindow(['audit', join(folder, 'run')]).stdout, 'ok\n');
});
