/** Sweeps in shards: plans, shards in any number and order, their merge, and what is wrong with folders of them. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { command } from '../../scripts/command.mjs';
import { native, refused, skywindow } from './command.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'campaigns-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const many = (replications) => [
  'ms-fig12',
  '--set',
  'duration_s=20',
  '--replications',
  replications,
];
const study = many('20');

function told(args) {
  const { status, stdout, stderr } = skywindow(args);
  assert.equal(status, 0, stderr);
  return stdout;
}

const shard = (words, out, args = study) =>
  told(['sweep', ...args, '--shard', words, '--out', out]);

/** The shards of `of`, the last one first. */
function shards(of, out, args = study) {
  for (let index = of; index > 0; index -= 1) shard(`${index}/${of}`, out, args);
  return join(out, readdirSync(out)[0]);
}

/** The texts in an archive, by an implementation that is not the command's, in a process of its own. */
function unpacked(file) {
  const script = `
    import { strFromU8, unzipSync } from 'fflate';
    import { readFileSync } from 'node:fs';
    const entries = Object.entries(unzipSync(readFileSync(process.argv[1])));
    console.log(JSON.stringify(Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]))));`;
  const args = ['--input-type=module', '--eval', script, file];
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8', cwd: root }).stdout);
}

/** A fresh folder with the rows of the study in seven shards; the folder of the plan in it. */
function seven(name) {
  const made = join(folder, 'seven');
  const plan = readdirSync(folder).includes('seven')
    ? join(made, readdirSync(made)[0])
    : shards(7, made);
  const out = join(folder, name);
  cpSync(plan, join(out, plan.split('/').at(-1)), { recursive: true });
  return [out, join(out, plan.split('/').at(-1))];
}

test('a plan says how many runs there are, how long they take and how to divide them', () => {
  const plan = JSON.parse(told(['plan', ...study]));
  assert.deepEqual([plan.points, plan.replications, plan.runs], [2, 20, 40]);
  assert.match(plan.plan, /^[0-9a-f]{16}$/);
  assert.equal(plan.shards, 1);
  assert.ok(plan.cpu_s_per_run > 0 && plan.measured_runs === 2);
  const fine = JSON.parse(told(['plan', ...study, '--target', `${plan.cpu_s / 8}s`]));
  assert.equal(fine.plan, plan.plan);
  assert.ok(fine.shards > 1 && fine.shards <= 40 && fine.shards % 2 === 1, `${fine.shards}`);
  refused(['plan', ...study, '--target', 'soon'], /^--target: "soon" is not a time above 0/);
});

test('a plan of ten million runs costs no time and no memory before its first run', () => {
  const args = ['ms-fig11', '--set', 'duration_s=1', '--replications', '500000'];
  const start = performance.now();
  const plan = JSON.parse(told(['plan', ...args]));
  assert.equal(plan.runs, 11_000_000);
  // One run a shard: that of the second replication of the second point.
  const out = join(folder, 'millions');
  const limited = `ulimit -v 400000; exec "$0" "$@"`;
  const words = ['sweep', ...args, '--shard', '24/1000000', '--out', out];
  const child = spawn('bash', ['-c', limited, command, ...words], { stdio: 'pipe' });
  return new Promise((resolve) => child.on('exit', resolve)).then((status) => {
    assert.equal(status, 0);
    assert.ok(performance.now() - start < 30_000);
    const [name] = readdirSync(out);
    const [first] = readFileSync(join(out, name, 'shard-24-of-1000000.jsonl'), 'utf8').split('\n');
    assert.deepEqual([JSON.parse(first).run, JSON.parse(first).seed], [23, 2]);
    refused(['sweep', ...args], /11000000 runs, and 100000 is the most/);
    refused(['plan', ...args.slice(0, -1), '4000000000'], /and 1000000000 is the most/);
  });
});

test('shards in any number and order come to what one sweep comes to', () => {
  const whole = JSON.parse(told(['sweep', ...study, '--jobs', '2']));
  const claims = JSON.parse(told(['claims', 'ms-fig12', '--quick']));
  const once = JSON.parse(shard('1/1', join(folder, 'n1'), [...study, '--jobs', '2']));
  for (const of of [1, 2, 7, 64]) {
    const out = join(folder, `n${of}`);
    shards(of, out);
    const merged = JSON.parse(told(['merge', out]));
    assert.equal(merged.hash, once.hash, `${of} shards`);
    assert.deepEqual(merged.rows, whole);
    assert.deepEqual(
      merged.claims.map((claim) => claim.id),
      claims.map((claim) => claim.id),
    );
    assert.deepEqual([merged.runs, merged.made, merged.failed], [40, 40, 0]);
  }
});

test('rows have the plan, the point, the seed, a hash of the recording and every metric', () => {
  const [out, plan] = seven('columns');
  const { rows, ...rest } = JSON.parse(told(['merge', out, '--format', 'json']));
  assert.equal(rows.length, 40);
  const { date, made, failed, hash, ...manifest } = rest;
  assert.deepEqual(manifest, JSON.parse(readFileSync(join(plan, 'plan.json'), 'utf8')));
  assert.match(date, /^20\d\d-\d\d-\d\d$/);
  assert.deepEqual([made, failed, hash], [40, 0, JSON.parse(told(['merge', out])).hash]);
  rows.forEach((row, run) => {
    assert.deepEqual([row.run, row.seed, row.replication], [run, 1 + (run >> 1), run >> 1]);
    assert.deepEqual([row.streams, row.loss], [run % 2 ? 4 : 1, 0.05]);
    assert.match(row.recording, /^[0-9a-f]{16}$/);
    assert.ok(row.goodput_bps > 10_000 && row.error === null);
  });
  assert.equal(new Set(rows.map((row) => row.recording)).size, 40);
  const { columns } = JSON.parse(readFileSync(join(plan, 'plan.json'), 'utf8'));
  const units = Object.fromEntries(columns.map(({ name, unit }) => [name, unit]));
  assert.deepEqual(Object.keys(rows[0]), Object.keys(units));
  assert.deepEqual([units.goodput_bps, units.highest_tsn], ['bit/s', 'packets']);
  const file = join(folder, 'rows.csv');
  assert.match(told(['merge', out, '--out', file]), /"hash"/);
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  assert.equal(head, Object.keys(units).join(','));
  assert.deepEqual(
    lines.map((line) => line.split(',')),
    rows.map((row) => Object.values(row).map((cell) => (cell === null ? '' : `${cell}`))),
  );
  refused(['merge', out, '--out', join(folder, 'rows.xls')], /say which with --format/);
});

test('a shard that is there is left alone, and what is missing is named with the line that makes it', () => {
  const [out, plan] = seven('missing');
  const file = join(plan, 'shard-3-of-7.jsonl');
  const text = readFileSync(file, 'utf8');
  const { status, stdout, stderr } = skywindow(['sweep', ...study, '--shard', '3/7', '--out', out]);
  assert.deepEqual([status, stdout], [0, '']);
  assert.match(stderr, /shard-3-of-7\.jsonl is there already and is left alone\n$/);
  rmSync(file);
  const { stderr: one } = skywindow(['merge', out]);
  assert.match(one, /shard 3\/7 is missing, 6 of 40 runs; run: skywindow /);
  rmSync(join(plan, 'shard-4-of-7.jsonl'));
  rmSync(join(plan, 'shard-7-of-7.jsonl'));
  refused(['merge', out], /shards 3-4, 7 of 7 are missing, 17 of 40 runs/);
  const partial = JSON.parse(told(['merge', out, '--partial']));
  assert.deepEqual([partial.made, partial.rows[0].replications < 20], [23, true]);
  told(one.trim().split('run: skywindow ')[1].split(' '));
  assert.equal(readFileSync(file, 'utf8'), text, 'the line makes the very shard');
});

test('shards of different numbers are merged if they cover the plan', () => {
  const [out, plan] = seven('mixed');
  const { hash } = JSON.parse(told(['merge', out]));
  shard('1/2', out);
  assert.equal(JSON.parse(told(['merge', out])).hash, hash, 'what is there twice is the same');
  for (const index of [1, 3, 5, 7]) rmSync(join(plan, `shard-${index}-of-7.jsonl`));
  refused(['merge', out], /shards 1, 3, 5, 7 of 7 are missing/);
  shard('2/2', out);
  assert.equal(JSON.parse(told(['merge', out])).hash, hash);
});

test('two processes on one shard leave one whole file', async () => {
  const out = join(folder, 'two');
  const args = ['sweep', ...many('200'), '--shard', '1/1', '--out', out];
  const run = () =>
    new Promise((resolve) => spawn(command, args, { stdio: 'ignore' }).on('exit', resolve));
  assert.deepEqual(await Promise.all([run(), run(), run()]), [0, 0, 0]);
  const [plan] = readdirSync(out);
  assert.deepEqual(readdirSync(join(out, plan)).sort(), ['plan.json', 'shard-1-of-1.jsonl']);
  assert.equal(JSON.parse(told(['merge', out])).made, 400);
});

test('a process that is ended in the middle leaves no half file with a final name', async () => {
  for (const signal of ['SIGINT', 'SIGKILL']) {
    const out = join(folder, signal);
    const args = ['ms-fig11', '--replications', '2000'];
    const child = spawn(command, ['sweep', ...args, '--shard', '1/2', '--out', out], {
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    const files = () => readdirSync(out).flatMap((plan) => readdirSync(join(out, plan)));
    for (;;) {
      await pause(5);
      assert.equal(child.exitCode, null, 'it ended before it could be stopped');
      try {
        if (files().some((name) => name.startsWith('.shard'))) break;
      } catch {}
    }
    child.kill(signal);
    await ended;
    assert.ok(files().every((name) => name === 'plan.json' || /^\.shard.*\.part$/.test(name)));
    const { stderr } = skywindow(['merge', out]);
    assert.match(stderr, /1 files are being written or were never finished; they are not read/);
    assert.match(stderr, /all 44000 runs are missing; for N shards, run for every I/);
  }
});

test('a run that cannot be made is a row with its error and the line that shows it', () => {
  const file = join(folder, 'failing.json');
  const axis = (name, values) => ({ name, label: name, paths: [name.replace('-', '.')], values });
  writeFileSync(
    file,
    JSON.stringify({
      id: 'failing',
      title: 'Some points are none',
      base: { preset: 'two-links' },
      axes: [axis('duration_s', [20, 5]), axis('measurement-from_s', [0, 10])],
      replications: 2,
      metrics: ['goodput_bps'],
      plot: { x: 'duration_s', y: ['goodput_bps'] },
    }),
  );
  const out = join(folder, 'failing');
  const { status, stdout, stderr } = skywindow(['sweep', file, '--shard', '1/1', '--out', out]);
  assert.equal(status, 0, stderr);
  assert.equal(JSON.parse(stdout).failed, 2);
  assert.match(stderr, /has 2 runs that failed, the first of them 3: measurement\.from_s: /);
  const { rows } = JSON.parse(told(['merge', out, '--format', 'json']));
  const failed = rows.filter((row) => row.error !== null);
  assert.deepEqual(
    failed.map((row) => [row.run, row.goodput_bps, row.recording]),
    [
      [3, null, null],
      [7, null, null],
    ],
  );
  const [, line] = failed[0].error.split('; again with: skywindow ');
  const again = native(line.split(' '), { cwd: out });
  assert.equal(again.status, 0, again.stderr);
  assert.match(again.stderr, /^run 3: measurement\.from_s: /);
  const merged = skywindow(['merge', out]);
  assert.match(merged.stderr, /^2 runs failed and have no values, the first of them 3: /);
  const { failed: count, failures, rows: points } = JSON.parse(merged.stdout);
  assert.deepEqual([count, failures.length, points.at(-1).replications], [2, 2, 0]);
});

test('a sample is made anew, and what is not as it was is named', () => {
  const [out, plan] = seven('verified');
  const verified = JSON.parse(told(['verify', out, '--sample', '30%', '--jobs', '2']));
  assert.ok(verified.verified > 3 && verified.verified < 25, `${verified.verified}`);
  assert.equal(JSON.parse(told(['verify', out])).verified >= 1, true);
  assert.equal(JSON.parse(told(['verify', plan, '--run', '5'])).verified, 1);
  refused(
    ['verify', out, '--sample', '2'],
    /^--sample: "2" is not a share of the runs, such as 1%/,
  );
  refused(['verify', out, '--run', '40'], /run 40 is not among those that are there/);
});

test('what does not belong in a folder of shards is refused by a sentence, and stays', () => {
  const [out, plan] = seven('strange');
  const file = join(plan, 'shard-2-of-7.jsonl');
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const name = plan.split('/').at(-1);
  for (const [bad, sentence] of [
    [text.slice(0, 900), /shard-2-of-7\.jsonl is damaged: line \d is cut off or no row/],
    [lines.slice(0, 3).join('\n'), /is cut off: it has 3 of its 6 rows/],
    [lines.slice(0, -2).join('\n'), /ends without its last line: it was cut off/],
    [`${text}\n${lines[0]}\n`, /goes on after its last line/],
    [
      text.replace(/"goodput_bps":\d/, '"goodput_bps":9'),
      /is damaged: its rows are not those that/,
    ],
    [
      text.replace('"goodput_bps":', '"goodput_bps":-'),
      /is damaged: line 1 is not the row of run 1/,
    ],
    [text.replace('goodput_bps', 'goodput'), /is damaged: line 1 is not the row of run 1/],
    [text.replace('"loss"', '"los"'), /is damaged: line 1 is not the row of run 1/],
    [text.replaceAll(name, '0123456789abcdef'), /has rows of the plan 0123456789abcdef, not of /],
    [text.replace(/"core":"[^"]*"/g, '"core":"0.0.9+ab"'), /has rows of the core 0\.0\.9\+ab, and/],
    ['', /is cut off: it has 0 of its 6 rows/],
    ['\u0000\u0001\n', /is damaged: line 1 is cut off or no row/],
  ]) {
    writeFileSync(file, bad);
    refused(['merge', out], sentence);
    refused(['verify', out], sentence);
    assert.equal(readFileSync(file, 'utf8'), bad);
  }
  // Whole in itself, and not what the plan gives.
  copyFileSync(join(plan, 'shard-1-of-7.jsonl'), file);
  refused(['merge', out], /is damaged: line 1 is not the row of run 1/);
  writeFileSync(file, text);
  writeFileSync(join(plan, 'notes.txt'), 'mine');
  assert.equal(JSON.parse(told(['merge', out])).made, 40, 'other files do not matter');

  const manifest = join(plan, 'plan.json');
  const document = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const [change, sentence] of [
    [{ core: '0.0.9+ab' }, /its rows are those of the core 0\.0\.9\+ab, and this is /],
    [{ plan: '0123456789abcdef' }, /has been altered/],
    [{ overrides: { ...document.overrides, seed: 5 } }, /has been altered/],
    [
      { overrides: { ...document.overrides, where: { los: [1] } } },
      /where\.los: is not an axis of/,
    ],
    [{ overrides: {} }, /overrides\.where: is not as a sweep writes it/],
    [
      { experiment: { ...document.experiment, metrics: ['goodput'] } },
      /plan\.json: metrics\[0\]: "goodput" is not one of/,
    ],
  ]) {
    writeFileSync(manifest, JSON.stringify({ ...document, ...change }));
    refused(['merge', out], sentence);
  }
  writeFileSync(manifest, '{');
  refused(['merge', out], /plan\.json: /);
  rmSync(manifest);
  refused(['merge', out], /has no plan\.json, neither itself nor in a folder of a plan/);
  renameSync(plan, join(out, 'kept'));
  refused(['merge', join(folder, 'nowhere')], /nowhere cannot be read: No such file/);
});

test('a folder with two plans asks for one of them', () => {
  const [out, plan] = seven('plans');
  shard('1/1', out, [...study, '--seed', '9']);
  refused(['merge', out], /has 2 plans, so name one: /);
  assert.equal(JSON.parse(told(['merge', plan])).made, 40);
});

test('a shard, an axis or a plan that does not exist is a sentence', () => {
  const out = join(folder, 'none');
  for (const [words, sentence] of [
    ['0/4', /the shards of 4 are 1\/4 to 4\/4/],
    ['5/4', /the shards of 4 are 1\/4 to 4\/4/],
    ['1/0', /there are 1 to 1000000 shards/],
    ['3', /a shard is written I\/N/],
    ['a/b', /I and N are whole numbers/],
  ]) {
    refused(['sweep', ...study, '--shard', words, '--out', out], sentence);
  }
  const one = ['--shard', '1/1', '--out', out];
  refused(['sweep', 'ms-fig12', '--where', 'los=1', ...one], /^where\.los: is not an axis/);
  refused(['sweep', 'ms-fig99', ...one], /neither a file .* nor a built-in experiment/);
  refused(['sweep', ...study, '--format', 'csv', ...one], /a shard is lines of JSON/);
  assert.equal(skywindow(['sweep', ...study, '--shard', '1/1']).status, 2, 'where to is not said');
  const [, plan] = seven('values');
  const manifest = join(plan, 'plan.json');
  refused(['sweep', manifest, '--seed', '4', ...one], /is a plan, which has its values and seeds/);
  assert.deepEqual(JSON.parse(told(['sweep', manifest])), JSON.parse(told(['sweep', ...study])));
});

test('where nothing can be written a shard ends in a sentence and leaves nothing', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  refused(['sweep', ...study, '--shard', '1/1', '--out', file], /a-file.* cannot be written: /);
  const out = join(folder, 'full');
  mkdirSync(out);
  // A limit on the size of files stands for a disk that is full.
  const words = ['sweep', ...many('400'), '--shard', '1/1', '--out', out];
  const full = 'trap \'\' XFSZ; ulimit -f 40; exec "$0" "$@"';
  const child = spawn('bash', ['-c', full, command, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  return new Promise((resolve) => child.on('exit', resolve)).then((status) => {
    assert.equal(status, 1, said);
    assert.match(said, /shard-1-of-1\.jsonl cannot be written: File too large/);
    const [plan] = readdirSync(out);
    assert.deepEqual(readdirSync(join(out, plan)), ['plan.json']);
    // Whoever may do everything may write there all the same.
    if (process.getuid() !== 0) {
      chmodSync(join(out, plan), 0o500);
      refused(words, /cannot be written: Permission denied/);
    }
  });
});

test('a bundle has all that is needed to check it, and only its own rows pass', () => {
  const [out, plan] = seven('bundled');
  const file = join(folder, 'bundle.zip');
  const packed = JSON.parse(told(['bundle', out, '--out', file]));
  assert.equal(packed.hash, JSON.parse(told(['merge', out])).hash);
  const verified = JSON.parse(told(['verify', file, '--sample', '20%']));
  assert.equal(verified.hash, packed.hash);
  assert.ok(verified.verified > 1);
  const entries = unpacked(file);
  const text = (name) => entries[name];
  const rows = 'shard-1-of-1.jsonl';
  assert.deepEqual(Object.keys(entries).sort(), [...packed.entries].sort());
  assert.equal(text('plan.json'), readFileSync(join(plan, 'plan.json'), 'utf8'));
  assert.equal(text(rows).split('\n').length, 42);
  assert.match(text('README.md'), new RegExp(`skywindow sweep plan\\.json[^]*${packed.hash}`));
  assert.equal(text('points.csv').trimEnd().split('\n').length, 3);
  assert.deepEqual(JSON.parse(text('results.json')).rows.length, 2);
  const graph = new Map(
    JSON.parse(text('ro-crate-metadata.json'))['@graph'].map((entity) => [entity['@id'], entity]),
  );
  const root = graph.get('./');
  assert.equal(graph.get('ro-crate-metadata.json').about['@id'], './');
  assert.match(root.datePublished, /^20\d\d-\d\d-\d\d$/);
  const named = [...root.hasPart, root.license, root.citation].map((part) => part['@id']);
  assert.ok(
    named.every((id) => graph.has(id)),
    `${named}`,
  );
  const parts = root.hasPart.map((part) => part['@id']);
  assert.deepEqual([...parts, 'ro-crate-metadata.json'].sort(), Object.keys(entries).sort());
  const bytes = readFileSync(file);
  bytes[bytes.lastIndexOf(rows, bytes.lastIndexOf('PK\u0001\u0002') - 1) + 500] ^= 1;
  writeFileSync(file, bytes);
  refused(['verify', file], /bundle\.zip: shard-1-of-1\.jsonl (is damaged|cannot be read): /);
  writeFileSync(file, 'PK');
  refused(['verify', file], /is no bundle: /);
  rmSync(join(plan, 'shard-1-of-7.jsonl'));
  refused(['bundle', out, '--out', file], /shard 1\/7 is missing/);
});
