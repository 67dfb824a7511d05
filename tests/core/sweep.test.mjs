/** Sweeps and claims on the command line: rows, changed values, files of finished runs, and a process that is killed. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { skywindow } from './command.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
after(() => rmSync(folder, { recursive: true }));

function rowsOf(args) {
  const { status, stdout, stderr } = skywindow(['sweep', ...args]);
  assert.equal(status, 0, stderr);
  assert.equal(stderr, '', 'progress is for terminals');
  return JSON.parse(stdout);
}

function refused(args, sentence, input) {
  const { status, stdout, stderr } = skywindow(args, input);
  assert.equal(status, 1, stderr);
  assert.equal(stdout, '');
  assert.match(stderr, sentence);
}

function finishedRuns(file) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

test('a sweep prints a row a point with mean, interval and deviation', () => {
  const rows = rowsOf(['ms-fig11', '--where', 'loss=0.03,0.004', '--replications', '6']);
  assert.deepEqual(
    rows.map((row) => [row.streams, row.loss, row.buffer_bytes, row.replications]),
    [
      [1, 0.03, 15000, 6],
      [1, 0.004, 15000, 6],
      [4, 0.03, 15000, 6],
      [4, 0.004, 15000, 6],
    ],
  );
  for (const row of rows) {
    // t(5) at 97.5 % is 2.5706.
    assert.ok(
      Math.abs(row.goodput_bps_ci95 / ((2.5706 * row.goodput_bps_sd) / Math.sqrt(6)) - 1) < 1e-3,
    );
    assert.ok(row.highest_tsn_mean > 2000 && row.highest_tsn_mean < 3800);
  }
  assert.equal(rows[0].highest_tsn_reference, 2226.95);
  assert.equal(rows[1].highest_tsn_reference, undefined);
});

test('rows do not depend on the number of jobs, and are CSV if asked for', () => {
  const quick = ['ms-fig10', '--quick', '--set', 'duration_s=30'];
  const args = [...quick, '--seed', '7'];
  const one = rowsOf([...args, '--jobs', '1']);
  assert.deepEqual(rowsOf([...args, '--jobs', '3']), one);
  assert.notDeepEqual(rowsOf([...quick, '--seed', '8']), one);
  const { stdout } = skywindow(['sweep', ...args, '--format', 'csv']);
  const [head, ...lines] = stdout.trim().split('\n');
  assert.equal(head, Object.keys(one[0]).join(','));
  assert.deepEqual(
    lines.map((line) => line.split(',').map(Number)),
    one.map((row) => Object.values(row)),
  );
});

test('one replication has no interval', () => {
  const [row] = rowsOf(['ms-fig07', '--replications', '1', '--set', 'duration_s=20']);
  assert.equal(row.goodput_bps_ci95, null);
  assert.equal(row.goodput_bps_sd, 0);
});

test('a sweep that is killed goes on where it stopped', async () => {
  const file = join(folder, 'killed.jsonl');
  const args = ['ms-fig11', '--replications', '60', '--seed', '9'];
  const child = spawn(
    process.execPath,
    ['scripts/cli.mjs', 'sweep', ...args, '--jobs', '1', '--out', file],
    { cwd: root, detached: true, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => child.on('exit', resolve));
  while (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length < 30) {
    assert.equal(child.exitCode, null, 'the sweep ended before it could be killed');
    await pause(2);
  }
  // The script and the command that it started are one process group.
  process.kill(-child.pid, 'SIGKILL');
  await ended;
  const before = finishedRuns(file);
  assert.ok(before.length >= 29 && before.length < 1320, `${before.length} runs were finished`);
  appendFileSync(file, '{"core":"0.1.0","experiment":"ms-fi');

  const resumed = rowsOf([...args, '--out', file]);
  const all = finishedRuns(file);
  assert.deepEqual(all.slice(0, before.length), before, 'finished runs stay');
  assert.equal(all.length, 1320);
  assert.equal(new Set(all.map((run) => run.key)).size, 1320, 'no run is made twice');
  assert.deepEqual(resumed, rowsOf(args), 'the interruption does not show');
});

test('a file of finished runs serves more replications and other values', () => {
  const file = join(folder, 'grown.jsonl');
  const args = ['ms-fig12', '--set', 'duration_s=20', '--out', file];
  rowsOf([...args, '--replications', '3']);
  assert.equal(finishedRuns(file).length, 6);
  rowsOf([...args, '--replications', '5']);
  assert.equal(finishedRuns(file).length, 10);
  rowsOf([...args, '--replications', '5', '--where', 'streams=2,4']);
  assert.equal(finishedRuns(file).length, 15);
});

test('a file that is something else is left alone', () => {
  for (const text of ['notes\n', 'notes', '{"title":"a scenario"}', '{"core":1}\n']) {
    const file = join(folder, 'other.txt');
    writeFileSync(file, text);
    refused(['sweep', 'ms-fig05', '--out', file], /line 1 is not a finished run/);
    assert.equal(readFileSync(file, 'utf8'), text);
  }
});

test('claims come with what was measured and a verdict', () => {
  const { status, stdout } = skywindow(['claims', 'ms-fig07', '--quick']);
  assert.equal(status, 0);
  const claims = JSON.parse(stdout);
  assert.deepEqual(
    claims.map((claim) => [claim.id, claim.verdict]),
    [
      ['a-rwnd-closes', 'fails'],
      ['view-closes', 'holds'],
    ],
  );
  assert.match(claims[1].measured, /^0\.6\d+ ± 0\.\d+$/);
  assert.match(claims[1].sentence, /window that the sender sees/);
});

test('what is wrong with an experiment is said before anything runs', () => {
  refused(['sweep', 'ms-fig99'], /neither a file .* nor a built-in experiment \(ms-fig04/);
  refused(['sweep', 'ms-fig11', '--where', 'los=1'], /^where\.los: is not an axis of ms-fig11/);
  refused(['sweep', 'ms-fig11', '--where', 'loss=1.5'], /links\[1\]\.per: 1\.5 is above 1/);
  refused(['sweep', 'ms-fig11', '--where', 'loss='], /a value is missing/);
  refused(['sweep', 'ms-fig11', '--set', 'links[1].per=0'], /is set by the axis loss/);
  refused(['sweep', 'ms-fig11', '--replications', '5000'], /100000 is the most/);
  const document = JSON.parse(readFileSync(join(root, 'public/experiments/ms-fig11.json'), 'utf8'));
  document.claims[0].test.metric = 'goodput';
  const text = JSON.stringify(document);
  const sentence = /^claims\[0\]\.test\.metric: "goodput" is not one of .* "goodput_bps"\?/;
  refused(['claims', '-'], sentence, text);
  refused(['check', '-'], sentence, text);
});

test('experiments are listed, checked and described', () => {
  assert.match(skywindow(['list']).stdout, /^experiment +ms-fig13 +Optimal receiver buffer/m);
  assert.equal(skywindow(['check', 'ms-fig13']).stdout, 'ok\n');
  const schema = JSON.parse(skywindow(['schema', 'experiment']).stdout);
  assert.equal(schema.title, 'Skywindow experiment');
  assert.ok(schema.$defs.Claim);
});
