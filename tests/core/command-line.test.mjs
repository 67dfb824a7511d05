/** The command-line contract: what goes to standard output, what to standard error, and with which status. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { command } from '../../scripts/command.mjs';
import { built, native, refused, skywindow } from './command.mjs';

const reference = (name) =>
  readFileSync(new URL(`../reference/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));

test('run prints one JSON object with the figures of each flow', () => {
  const { status, stdout } = skywindow(['run', 'two-links', '--seed', '3', '--duration', '50']);
  assert.equal(status, 0);
  const summary = JSON.parse(stdout);
  assert.equal(summary.seed, 3);
  assert.equal(summary.duration_s, 50);
  assert.match(summary.hash, /^[0-9a-f]{16}$/);
  const [flow] = summary.flows;
  assert.ok(flow.goodput_bps > 50_000 && flow.goodput_bps < flow.throughput_bps);
  assert.ok(flow.packets_lost.corruption > 0);
  assert.equal(summary.total.jain, 1);
});

test('run says beside the summary which mask no satellite satisfies, and which flow has no way', () => {
  const run = (...set) =>
    skywindow(['run', 'iridium', '--duration', '20', ...set.flatMap((one) => ['--set', one])]);
  const mask = run('constellations[0].elevation_mask_deg=89.9');
  assert.equal(mask.status, 0);
  assert.equal(JSON.parse(mask.stdout).flows[0].packets_lost.no_route, 5);
  assert.match(
    mask.stderr,
    /^constellations\[0\]\.elevation_mask_deg: in 20 s no satellite stood 89\.9° above the horizon of Quito and London\n$/,
  );
  const apart = run('constellations[0].isl.intraplane=[]', 'constellations[0].isl.interplane=[]');
  assert.equal(apart.status, 0);
  assert.match(
    apart.stderr,
    /^flows\[0\]: none of its \d+ packets found a way \(Quito to London\)\n$/,
  );
  assert.equal(run().stderr, '');
});

test('run changes a field at an instant, as the document that says so does', () => {
  const run = (document, ...set) =>
    skywindow(['run', '-', ...set.flatMap((one) => ['--set', one])], JSON.stringify(document));
  const plain = {
    ...JSON.parse(readFileSync(new URL('../../public/presets/two-links.json', import.meta.url))),
    duration_s: 30,
  };
  const changes = [
    { at_s: 12, path: 'links[0].rate_bps', value: '300 kbit/s' },
    { at_s: 7.5, path: 'flows.*.sctp.sack_every', value: 1 },
  ];
  const set = ['links[0].rate_bps=300 kbit/s@12s', 'flows.*.sctp.sack_every=1@7.5 s'];
  const [written, dated, unchanged] = [run({ ...plain, changes }), run(plain, ...set), run(plain)];
  assert.equal(dated.status, 0, dated.stderr);
  assert.equal(dated.stdout, written.stdout);
  assert.notEqual(dated.stdout, unchanged.stdout);
  const late = run(plain, 'links[1].per=0.2@30s');
  assert.deepEqual(
    [late.status, late.stderr],
    [1, 'changes[0].at_s: 30 s is not before the end at 30 s\n'],
  );
  assert.match(run(plain, 'seed=4@3s').stderr, /^changes\[0\]\.path: seed: cannot change while/);
});

test('npm run cli passes arguments, standard input and status on', () => {
  const document = JSON.stringify({ version: 1, preset: 'nowhere' });
  const [direct, passed] = [skywindow, built].map((command) => command(['run', '-'], document));
  assert.equal(passed.status, 1);
  assert.deepEqual(passed, direct);
});

test('run takes a document from standard input and from a file, and changes of its fields', () => {
  const document = readFileSync(
    new URL('../../public/presets/two-links.json', import.meta.url),
    'utf8',
  );
  const path = new URL('../../public/presets/two-links.json', import.meta.url).pathname;
  const set = ['--duration', '20', '--set', 'flows.*.sctp.streams=4', '--set', 'links[1].per=0.02'];
  const fromInput = skywindow(['run', '-', ...set], document);
  const fromFile = skywindow(['run', path, ...set]);
  const builtIn = skywindow(['run', 'two-links', ...set]);
  assert.equal(fromInput.status, 0, fromInput.stderr);
  assert.equal(fromInput.stdout, builtIn.stdout);
  assert.equal(fromFile.stdout, builtIn.stdout);
});

test('the trace of a link comes from a file, and what is wrong in it is told with its line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skywindow-'));
  const [trace, wrong] = ['link.trace', 'wrong.csv'].map((name) => join(folder, name));
  // An opportunity of 1500 bytes every 30 ms is 400 kbit/s, on the link of 5 Mbit/s.
  writeFileSync(trace, '30\n60\n');
  writeFileSync(wrong, 'time_s,rate_bps\n0,5e6\n0,4e6\n');
  const run = (...set) =>
    skywindow(['run', 'two-links', '--duration', '60', '--set', 'links[1].per=0', ...set]);
  const goodput = ({ stdout, stderr }) => {
    assert.notEqual(stdout, '', stderr);
    return JSON.parse(stdout).total.goodput_bps;
  };
  const traced = goodput(run('--set', `links[1].trace=@${trace}`));
  assert.ok(traced > 300_000 && traced < 400_000, `${traced}`);
  assert.ok(goodput(run()) > 500_000, 'the trace is what holds the flow back');
  refused(
    ['run', 'two-links', '--set', `links[1].trace=@${wrong}`],
    /^links\[1\]\.trace: line 3: 0 s is not after 0 s/,
  );
  refused(['run', 'two-links', '--set', 'links[1].trace=@no.file'], /^no\.file cannot be read/);
});

test('a trace drives the terminal of a station, and what it holds is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skywindow-'));
  const [pings, opportunities, delays] = ['ping.csv', 'bw.txt', 'delay.txt'].map((name) =>
    join(folder, name),
  );
  const began_s = 28_333_334 * 60 + 9;
  // Every 50 ms for two minutes from second 9 of a minute on, and 8 ms more in every other quarter of it.
  const ping = (at) => {
    const quarter = Math.floor((at / 20 - 3 + 15) / 15);
    const rtt = at === 7 ? -1 : 40 + 8 * (quarter % 2) + ((at * 7) % 11) / 10;
    return `${(began_s + at / 20).toFixed(2)},${rtt}\n`;
  };
  writeFileSync(
    pings,
    `timestamp,rtt\n${Array.from({ length: 2400 }, (_, at) => ping(at)).join('')}`,
  );
  writeFileSync(opportunities, '8\n20\n40\n');
  writeFileSync(delays, '20\n30\n');
  const told = JSON.parse(skywindow(['trace', pings]).stdout);
  assert.deepEqual([told.format, told.probes, told.losses.unknown], ['round-trips', 2400, 1]);
  const { verdict, period_s, seconds_of_minute } = told.reconfigurations;
  assert.deepEqual([verdict, period_s, seconds_of_minute], ['found', 15, [12, 27, 42, 57]]);
  const pair = JSON.parse(skywindow(['trace', opportunities, '--delays', delays]).stdout);
  assert.deepEqual([pair.rate_bps.mean, pair.delay_ms.mean], [900_000, 25]);
  assert.equal(pair.reconfigurations.verdict, 'none found');
  const part = skywindow(['trace', pings, '--start', '1', '--duration', '0.1']).stdout;
  assert.equal(part.trim().split('\n').length, 4, part);
  const own = (key, file) => ['--set', `stations[0].traces[0].${key}=@${file}`];
  const run = skywindow([
    ...['run', 'iridium', '--duration', '60', '--set', 'constellations[0].gsl.ber=0'],
    ...[
      '--set',
      'stations[0].traces[0]={}',
      ...own('trace', opportunities),
      ...own('delays', delays),
    ],
  ]);
  const { goodput_bps } = JSON.parse(run.stdout).total;
  assert.ok(goodput_bps > 300_000 && goodput_bps < 900_000, `${goodput_bps}`);
  writeFileSync(delays, '20\nsoon\n');
  refused(['trace', '--delays', delays], /delay\.txt: line 2: "soon" is not a delay from 0 to/);
  refused(['trace', pings, '--start', '121'], /^--start: 121 s is not before the end of the trace/);
});

test('quantities may carry their unit', () => {
  const plain = skywindow([
    'run',
    'two-links',
    '--duration',
    '9',
    '--set',
    'links[0].rate_bps=2000000',
  ]);
  const text = skywindow([
    'run',
    'two-links',
    '--duration',
    '9',
    '--set',
    'links[0].rate_bps=2 Mbit/s',
  ]);
  assert.equal(text.status, 0, text.stderr);
  assert.equal(text.stdout, plain.stdout);
});

test('the recording is written as CSV and as events in words', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'skywindow-')), 'new');
  const args = ['run', 'iridium-geo', '--duration', '12', '--out', folder, '--record', 'csv,jsonl'];
  assert.equal(skywindow(args).status, 0);
  const files = readdirSync(folder);
  for (const name of ['windows.csv', 'segments.csv', 'fates.csv', 'events.jsonl', 'summary.json']) {
    assert.ok(files.includes(name), name);
  }
  const lines = readFileSync(join(folder, 'windows.csv'), 'utf8').trim().split('\n');
  assert.ok(lines[0].startsWith('t,flow,path,reason,cwnd,ssthresh,flight'));
  assert.ok(lines.length > 50);
  const [event] = readFileSync(join(folder, 'events.jsonl'), 'utf8').split('\n');
  assert.ok(JSON.parse(event).title.length > 0);
});

test('the tables say in words what a row is, why and what became of it', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'skywindow-')), 'words');
  const column = (table, name) => {
    const [head, ...rows] = readFileSync(join(folder, `${table}.csv`), 'utf8')
      .trim()
      .split('\n');
    const place = head.split(',').indexOf(name);
    return new Set(rows.map((row) => row.match(/"[^"]*"|[^,]+|(?<=,|^)(?=,|$)/g)[place]));
  };
  const run = (scenario, ...more) => {
    const { status, stderr } = skywindow(['run', scenario, '--out', folder, ...more]);
    assert.equal(status, 0, stderr);
  };
  const has = (table, name, ...words) => {
    const said = column(table, name);
    for (const word of words) assert.ok(said.has(word), `${table}.${name}: ${[...said]}`);
    for (const word of said) assert.doesNotMatch(word, /^\d+$/, `${table}.${name}`);
  };
  run(
    'two-links',
    '--duration',
    '60',
    '--set',
    'links[1].drops=[{"flow": "source to sink", "number": 40}]',
  );
  has('segments', 'kind', 'data', 'acknowledgement', 'control');
  has('segments', 'direction', 'forward', 'reverse');
  has('segments', 'retransmit', 'sent', 'sent again by fast retransmit');
  has('fates', 'outcome', 'delivered to', 'lost to corruption on the link to');
  has('fates', 'outcome', '"lost, as the scenario chose, at"');
  has('windows', 'reason', '', 'slowStart', 'congestionAvoidance');
  has('windows', 'state', 'in use');
  has('events', 'code', 'lossCorruption', 'streamBlocked', 'stateChanged');
  has('events', 'end', 'data sender', 'data receiver', 'neither');
  has('chunks', 'fate', 'delivered', 'held by the receiver');
  has('chunks', 'flags', 'last + first');
  has('blocks', 'kind', 'gap ack block');
  // What means the same has the word of the flow's family.
  run('two-links', '--duration', '60', '--set', 'flows[0].protocol=tcp');
  has('events', 'code', 'lossCorruption', 'outOfOrder', 'stateChanged');
  run('iridium', '--duration', '60');
  has('topology', 'kind', 'GSL', 'Interplane ISL');
  has('topology', 'up', 'up');
});

test('geometry gives delay and links of the reference at every tenth instant', () => {
  const span = ['--start', '5', '--step', '30', '--duration', '86370'];
  for (const [policy, delay, links] of [
    ['hold', 1, 2],
    ['ideal', 5, 6],
  ]) {
    const { stdout } = skywindow([
      'geometry',
      'iridium',
      '--from',
      'Quito',
      '--to',
      'London',
      ...span,
      '--policy',
      policy,
    ]);
    const rows = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    assert.deepEqual(rows[0], ['time_s', 'delay_ms', 'links', 'path']);
    const expected = reference('geometry_iridium.csv');
    assert.equal(rows.length, expected.length);
    for (let row = 1; row < rows.length; row += 10) {
      if (!Number.isFinite(Number.parseFloat(expected[row][delay]))) continue;
      const difference = Math.abs(Number(rows[row][1]) - Number(expected[row][delay]));
      assert.ok(
        difference < 0.01,
        `${policy} at ${rows[row][0]} s: ${rows[row]} against ${expected[row]}`,
      );
      assert.equal(rows[row][2], expected[row][links], `${policy} at ${rows[row][0]} s`);
    }
  }
});

test('geometry lists every handover of the reference', () => {
  for (const station of ['quito', 'london']) {
    const { stdout } = skywindow([
      'geometry',
      'iridium',
      '--handovers',
      station,
      '--duration',
      '86390',
    ]);
    const got = stdout
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));
    const expected = reference('handoffs_iridium.csv').filter((row) => row[1] === station);
    const pick = (row) => [Number(row[0]), row[2], row[3]].join(' ');
    const none = (row) => pick(row).replace(/-1/g, '');
    assert.deepEqual(got.map(pick), expected.map(none));
  }
});

test('geometry lists handovers from the first instant on, whatever else is asked for', () => {
  const ask = (...words) => skywindow(['geometry', 'iridium', '--handovers', 'Quito', ...words]);
  const all = ask('--duration', '3600').stdout.trim().split('\n');
  const later = ask('--start', '600', '--duration', '3000').stdout.trim().split('\n');
  assert.deepEqual(
    later.slice(1),
    all.slice(1).filter((line) => Number(line.split(',')[0]) >= 600),
  );
  const both = ask('--from', 'Quito', '--to', 'London', '--duration', '3600');
  assert.deepEqual(both.stdout.trim().split('\n'), all);
});

test('check says ok, or every error with its path', () => {
  assert.equal(skywindow(['check', 'iridium-geo']).stdout, 'ok\n');
  const bad = { version: 1, seed: -1, duration_s: 'soon', flows: [{ from: 'A' }], flowz: [] };
  const { status, stderr } = skywindow(['check', '-'], JSON.stringify(bad));
  assert.equal(status, 1);
  for (const path of [/^seed: /m, /^duration_s: /m, /^flows\[0\]\.to: /m, /flowz/]) {
    assert.match(stderr, path);
  }
});

test('list names the built-in scenarios', () => {
  const { stdout } = skywindow(['list']);
  for (const id of ['iridium-geo', 'geo-only', 'two-links', 'teledesic', 'spaceway-ngso']) {
    assert.match(stdout, new RegExp(`\\b${id}\\b.*\\S`));
  }
});

test('schema is a JSON Schema with ranges', () => {
  const schema = JSON.parse(skywindow(['schema', 'scenario']).stdout);
  assert.match(schema.$schema, /json-schema\.org/);
  assert.match(JSON.stringify(schema), /"streams"/);
});

test('bad input gets a sentence with the path and status 1', () => {
  refused(['run', 'no-such-thing'], /"no-such-thing" is neither a file .* nor a built-in/);
  refused(['run', 'missing/file.json'], /missing\/file\.json cannot be read/);
  refused(['run', '-'], /not JSON/, '{"version": 1,');
  refused(['run', '-'], /not JSON|number/, '{"duration_s": 1e999}');
  refused(
    ['run', 'two-links', '--set', 'flows.*.sctp.streams=0'],
    /flows\[[*0]\]\.sctp\.streams: 0 is below 1/,
  );
  refused(['run', 'two-links', '--set', 'flows.*.sctp.stream=4'], /stream/);
  refused(['run', 'two-links', '--set', 'seed'], /PATH=VALUE/);
  refused(['run', 'two-links', '--duration', '2592001'], /duration_s: .*2,?592,?000/);
  refused(['run', 'two-links', '--duration', 'NaN'], /duration_s/);
  refused(['run', 'iridium-geo', '--set', 'background.associations=1000'], /background|flows/);
  refused(
    [
      'run',
      'iridium',
      '--set',
      'constellations[0].planes=1000',
      '--set',
      'constellations[0].satellites_per_plane=1000',
    ],
    /10,?000/,
  );
  refused(['geometry', 'iridium', '--from', 'Quito', '--to', 'Atlantis'], /"Atlantis"/);
  refused(['geometry', 'iridium', '--from', 'Quito', '--to', 'London', '--step', '0'], /--step/);
  refused(['geometry', 'two-links', '--handovers', 'source'], /no station has one/);
  refused(['geometry', 'iridium', '--handovers', 'Quito', '--start', '-1'], /--start: -1 s/);
  refused(
    ['geometry', 'iridium', '--handovers', 'Quito', '--duration', '1e9'],
    /--duration: 1e9 s/,
  );
  refused(
    ['geometry', 'iridium', '--handovers', 'Quito', '--start', '2592000', '--duration', '1'],
    /beyond 30 days/,
  );
  refused(['run', 'two-links', '--duration', '-5'], /^duration_s: -5 s/);
  refused(['run', 'two-links', '--set', '=5'], /path to the field is empty/);
  refused(
    ['check', '-'],
    /^flows\[0\]\.name: is given twice/,
    '{"flows":[{"name":"a","name":"b"}]}',
  );
  refused(['check', '-'], /standard input has more than 2097152 bytes/, ' '.repeat(2 ** 22));
  refused(['bench', 'nothing'], /"nothing" is no benchmark/);
});

test('output that cannot be written ends in a sentence, and a sentence that cannot be in its status', () => {
  const full = openSync('/dev/full', 'w');
  const unwritten = native(['list'], { stdio: ['ignore', full, 'pipe'] });
  assert.equal(unwritten.status, 1);
  assert.match(unwritten.stderr, /^standard output cannot be written: No space left/);
  assert.equal(native(['run', 'nothing'], { stdio: ['ignore', 'pipe', full] }).status, 1);
  closeSync(full);
});

test('help that cannot be written ends in a sentence, too', () => {
  for (const args of [['--help'], ['--version'], ['help', 'run'], ['run', '--help']]) {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = native(args, { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    assert.equal(status, 1, args.join(' '));
    assert.match(stderr, /^standard output cannot be written: .+\n$/);
  }
});

test('no refusal hands what a document or an argument holds to the terminal as a command', () => {
  const title = '\u001b]0;retitled\u0007\u009b2J\r\u202e';
  const experiment = (change) => {
    const document = JSON.parse(
      readFileSync(new URL('../../public/experiments/ir-fig10.json', import.meta.url), 'utf8'),
    );
    change(document);
    return JSON.stringify(document);
  };
  const documents = [
    JSON.stringify({ [title]: 1 }),
    JSON.stringify({ flows: [{ from: title, to: title, protocol: title }] }),
    JSON.stringify({ constellations: [{ id: title, kind: title }], title: [title] }),
    JSON.stringify({ links: [{ from: 'a', to: 'b', trace: `time_s,${title}\n0,1\n` }] }),
    experiment((one) => {
      one.base = { preset: title };
    }),
    experiment((one) => {
      one.axes[0].labels = { [title]: title };
    }),
    experiment((one) => {
      one.quick = { values: { [one.axes[0].name]: [title] } };
    }),
    `{"flows": ${title}`,
    `1 ${title}\n2 ${title}\n`,
  ];
  // Every way to say something: of a document, of a file, of a word of the command line.
  const asked = [
    ...documents.map((text) => skywindow(['check', '-'], text)),
    ...documents.map((text) => skywindow(['claims', '-', '--quick'], text)),
    skywindow(['check', title]),
    skywindow(['run', 'two-links', '--set', `${title}=1`]),
    skywindow(['run', 'two-links', '--duration', title]),
    skywindow(['sweep', 'ir-fig10', '--where', `${title}=1`]),
    skywindow(['script', title]),
    skywindow(['script', '-'], `protocol ${title}\n`),
    skywindow([title]),
    skywindow(['run', `--${title}`]),
  ];
  for (const [at, { status, stdout, stderr }] of asked.entries()) {
    assert.ok(status === 1 || status === 2, `${at}: ${stderr}`);
    assert.doesNotMatch(stdout + stderr, /[^\P{Cc}\n]|\u202e/u, `${at}`);
  }
});

test('scripts are found in folders and files whose names are no text, and their words stay words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skywindow-names-'));
  const odd = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0x6f, 0xff, 0x64])]);
  mkdirSync(odd);
  const script = readFileSync(new URL('../scripts/sctp/m.script', import.meta.url), 'utf8');
  writeFileSync(Buffer.concat([odd, Buffer.from([0x2f, 0xfe]), Buffer.from('.script')]), script);
  const inner = skywindow(['script', folder]);
  assert.equal(inner.status, 0, inner.stderr);
  assert.match(inner.stdout, /cases: \d+ ok, 0 not ok/);
  // The name itself as a word of the command line, which only a shell can write.
  const words = ['-c', 'exec "$0" script "$1"/*d', command, folder];
  const outer = spawnSync('sh', words, { encoding: 'utf8' });
  assert.equal(outer.stdout, inner.stdout);
  assert.equal(outer.status, 0, outer.stderr);
});

test('help, with or without a command, is the same as --help', () => {
  for (const command of [[], ['run'], ['schema']]) {
    const { status, stdout } = skywindow(['help', ...command]);
    assert.equal(status, 0);
    assert.match(stdout, new RegExp(`^Usage: ${['skywindow', ...command].join(' ')} `, 'm'));
    assert.equal(stdout, skywindow([...command, '--help']).stdout);
  }
});

test('a wrong word on the command line is status 2', () => {
  assert.equal(skywindow(['help', 'fly']).status, 2);
  assert.equal(skywindow(['fly']).status, 2);
  assert.equal(skywindow(['run']).status, 2);
  assert.equal(skywindow(['geometry', 'iridium', '--from', 'Quito']).status, 2);
});

test('script prints a line a case and their count, and says what was expected and seen', () => {
  const all = skywindow(['script', 'tests/scripts']);
  assert.equal(all.status, 0, all.stdout);
  assert.match(all.stdout, /^ok tests\/scripts\/sctp\/a\.script:\d+ a-v-9-1: /m);
  const [, cases, ok] = /\n(\d+) cases: (\d+) ok, 0 not ok, \d+ omitted\n$/.exec(all.stdout) ?? [];
  assert.ok(cases === ok && Number(ok) > 100, all.stdout.slice(-200));
  const { status, stdout, stderr } = skywindow(['script', '-'], 'connect\n> INIT os=7\n');
  assert.equal(status, 1);
  assert.match(stdout, /^not ok -:1 -\n {2}-:2: a packet differs\n {4} +expected +seen\n/);
  assert.match(stdout, /\n +os +7 +1 {2}<\n/);
  assert.match(stdout, /\n1 case: 0 ok, 1 not ok\n$/);
  assert.equal(stderr, '1 case fails\n');
  refused(['script', '-'], /^-:2: "conect" is no step; did you mean "connect"\?\n$/, '\nconect\n');
  refused(['script', 'none.script'], /none\.script cannot be read/);
  assert.equal(skywindow(['script']).status, 2);
});

test('compare says in words in what scenarios differ, and sets their results side by side', () => {
  const document = JSON.parse(
    readFileSync(new URL('../../public/presets/two-links.json', import.meta.url), 'utf8'),
  );
  document.flows[0].sctp = { ...document.flows[0].sctp, receiver_buffer_bytes: 8000 };
  const arguments_ = ['compare', 'two-links', '-', '--duration', '50', '--seed', '3'];
  const { status, stdout, stderr } = skywindow(arguments_, JSON.stringify(document));
  assert.equal(status, 0, stderr);
  const { runs, differences, results } = JSON.parse(stdout);
  assert.deepEqual(
    runs.map(({ run, seed, duration_s }) => [run, seed, duration_s]),
    [
      ['A', 3, 50],
      ['B', 3, 50],
    ],
  );
  assert.deepEqual(
    differences.map(({ run, path, label, after }) => [run, path, label, after]),
    [['B', 'flows[0].sctp.receiver_buffer_bytes', 'Receiver buffer', '8000 bytes']],
  );
  const alone = JSON.parse(
    skywindow(['run', 'two-links', '--duration', '50', '--seed', '3']).stdout,
  );
  const goodput = results.find(({ result }) => result === 'goodput_bps');
  assert.equal(goodput.A, alone.flows[0].goodput_bps);
  assert.ok(goodput.B < goodput.A);
  const lost = results.find(({ result }) => result === 'packets_lost');
  const causes = Object.values(alone.flows[0].packets_lost);
  assert.equal(
    lost.A,
    causes.reduce((sum, count) => sum + count),
  );
  assert.equal(skywindow(['compare', 'two-links']).status, 2);
  refused(['compare', 'two-links', 'nowhere'], /neither a file .* nor a built-in scenario/);
});
