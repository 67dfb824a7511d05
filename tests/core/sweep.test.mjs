/** Sweeps and claims on the command line: rows, changed values, files of finished runs, and a process that is killed. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { native, refused, skywindow } from './command.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
after(() => rmSync(folder, { recursive: true }));

function rowsOf(args) {
  const { status, stdout, stderr } = skywindow(['sweep', ...args]);
  assert.equal(status, 0, stderr);
  assert.equal(stderr, '', 'progress is for terminals');
  return JSON.parse(stdout);
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

test('a file is never shortened by what no sweep wrote', () => {
  const other = '{"core":"0.0.9+ab","experiment":"ms-fig05","point":{},"seed":1,"key":"00"}';
  for (const [text, line] of [
    ['\nnotes of mine', 2],
    ['{"core" of the matter\n', 1],
    ['{"core" of the matter', 1],
    ['{"core":"my notes', 1],
    [`${other}\nnotes of mine`, 2],
    [`${other}\n{"core":"0.1.0"} and more`, 2],
  ]) {
    const file = join(folder, 'notes.txt');
    writeFileSync(file, text);
    const sentence = new RegExp(`line ${line} is not a finished run, so nothing is written to it`);
    refused(['sweep', 'ms-fig05', '--out', file], sentence);
    assert.equal(readFileSync(file, 'utf8'), text, 'the file is left alone');
  }
});

test('results of a file are checked before they are believed', () => {
  const file = join(folder, 'believed.jsonl');
  const args = ['ms-fig12', '--set', 'duration_s=20', '--replications', '2'];
  const rows = rowsOf([...args, '--out', file]);
  const text = readFileSync(file, 'utf8');
  const [first, ...others] = finishedRuns(file);
  const changed = (change) =>
    [{ ...first, ...change }, ...others].map((run) => `${JSON.stringify(run)}\n`).join('');
  const metrics = (change) => changed({ metrics: { ...first.metrics, ...change } });
  const { goodput_bps: _, ...without } = first.metrics;
  for (const [bad, sentence] of [
    [
      metrics({ goodput_bps: -1 }),
      /line 1 is not a finished run: metrics\.goodput_bps is -1\b.*, which no run gives/,
    ],
    [
      metrics({ goodput_bps: '9' }),
      /line 1 is not a finished run: metrics\.goodput_bps is "9", which no run gives/,
    ],
    [
      metrics({ slow_start: 1.5 }),
      /line 1 is not a finished run: metrics\.slow_start is 1\.5, which no run gives/,
    ],
    [
      metrics({ goodput: 7 }),
      /line 1 is not a finished run: metrics\."goodput" is no metric of a run/,
    ],
    [
      changed({ metrics: without }),
      /line 1 is not a finished run: metrics\.goodput_bps is missing/,
    ],
    [changed({ metrics: 5 }), /line 1 is not a finished run: metrics is not an object/],
    [
      metrics({ goodput_bps: 9 }).replace('"goodput_bps":9', '"goodput_bps":1e999'),
      /line 1 is not a/,
    ],
    [changed({ seed: 77 }), /line 1 has the key of another run/],
    [changed({ point: {} }), /line 1 has the key of another run/],
  ]) {
    writeFileSync(file, bad);
    refused(['sweep', ...args, '--out', file], sentence);
    assert.equal(readFileSync(file, 'utf8'), bad, 'the file is left alone');
  }
  // Runs of another experiment are none of this one's.
  writeFileSync(file, metrics({ goodput_bps: 1 }).replaceAll('"ms-fig12"', '"ms-fig99"'));
  assert.deepEqual(rowsOf([...args, '--out', file]), rows);
  assert.equal(finishedRuns(file).length, 2 * text.trimEnd().split('\n').length);
});

test('finished runs are kept in a regular file and nowhere else', () => {
  for (const file of ['/dev/full', '/dev/zero', '/dev/null', folder]) {
    refused(
      ['sweep', 'ms-fig05', '--out', file],
      /cannot be used: finished runs are kept in a regular file/,
    );
  }
  refused(
    ['sweep', 'ms-fig05', '--out', join(folder, 'none/here')],
    /cannot be used: No such file/,
  );
  const long = join(folder, 'long.jsonl');
  writeFileSync(long, '');
  truncateSync(long, 1 << 30);
  refused(['sweep', 'ms-fig05', '--out', long], /cannot be used: line 1 does not end/);
});

test('without a thread to be had a sweep ends in a sentence', () => {
  const { status, stdout, stderr } = native(['sweep', 'ms-fig05', '--jobs', '2'], {
    // More than the addresses of a process.
    env: { ...process.env, RUST_MIN_STACK: '200000000000000' },
  });
  assert.equal(status, 1, stderr);
  assert.equal(stdout, '');
  assert.match(stderr, /^no thread can be started for the runs: /);
});

test('runs at a time are a number that a machine can hold', () => {
  for (const jobs of ['0', '-1', '1025', 'many']) {
    const { status, stderr } = skywindow(['sweep', 'ms-fig05', `--jobs=${jobs}`]);
    assert.equal(status, 2);
    assert.match(stderr, /invalid value .* for '--jobs <N>'/);
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
  assert.deepEqual(
    claims.map(({ kind, place }) => [kind, place]),
    [
      ['sentence', 'Figure 7'],
      ['sentence', 'Figure 7'],
    ],
  );
  assert.match(claims[0].reason, /cannot fall below one packet/);
  assert.equal(claims[1].reason, '', 'what holds needs no reason');
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
