/** Captures: what tshark, a reader that is not this project's, makes of them; and what is refused. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { initSync, PacketCapture } from '../../sim-wasm/pkg/packets.js';
import { capture, FROM_START, folder, read, skip, WRONG } from './captured.mjs';
import { skywindow } from './command.mjs';

const presets = readdirSync(new URL('../../public/presets/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

function refused(sentence, ...args) {
  const out = join(folder, 'refused');
  const { status, stdout, stderr } = skywindow(['run', ...args, '--out', out]);
  assert.equal(status, 1, stderr);
  assert.equal(stdout, '');
  assert.match(stderr, sentence);
  assert.equal(stderr.trim().split('\n').length, 1);
  assert.ok(!existsSync(out), 'nothing is left behind');
}

test('no packet of any preset is malformed or has a wrong checksum, and there are as many as the summary says', {
  skip,
}, () => {
  const captures = presets.map((preset) => ({
    preset,
    ...capture(preset, preset, '--duration', '15', ...FROM_START),
  }));
  // Sections of pcapng follow each other in one file, so that tshark starts once.
  const file = join(folder, 'all.pcapng');
  writeFileSync(file, Buffer.concat(captures.map((one) => readFileSync(one.file))));
  const packets = read(file, '', [
    'frame.section_number',
    'ip.src',
    'frame.comment',
    'ip.frag_offset',
  ]);
  captures.forEach(({ preset, summary }, index) => {
    const own = packets.filter(
      ([section, , , offset]) => Number(section) === index + 1 && !(Number(offset) > 0),
    );
    const [flow] = summary.flows[0].legs ?? summary.flows;
    const sent = own.filter(([, source]) => source.startsWith('192.0.2.'));
    assert.equal(sent.length, flow.packets_sent, preset);
    const again = sent.filter(([, , comment]) =>
      /sent again( on path \d)? at \d|Its data were sent again/.test(comment),
    );
    assert.equal(again.length, flow.packets_retransmitted, `${preset}: retransmissions`);
    const lost = sent.filter(([, , comment]) =>
      / (lost (to|as|in|without)|dropped early|is too big)[^.]* at \d/.test(comment),
    );
    const losses = Object.values(flow.packets_lost).reduce((sum, count) => sum + count, 0);
    assert.equal(lost.length, losses, `${preset}: losses`);
  });
  assert.ok(packets.length > 20_000);
  assert.deepEqual(read(file, WRONG, ['frame.number', 'frame.section_number']), []);
});

test('what is broken on purpose is caught', { skip }, () => {
  for (const [preset, at] of [
    ['two-links', 33],
    ['dumbbell', 33],
    ['two-links', 9],
  ]) {
    const { file } = capture(`broken ${preset}`, preset, '--duration', '15', ...FROM_START);
    const bytes = readFileSync(file);
    // The first packet begins behind the block that has its length in bytes 20 to 24.
    let block = 0;
    while (bytes.readUInt32LE(block) !== 6) block += bytes.readUInt32LE(block + 4);
    bytes[block + 28 + at] ^= 0x40;
    writeFileSync(file, bytes);
    assert.deepEqual(read(file, WRONG, ['frame.number']), [['1']], `${preset}, byte ${at}`);
  }
});

test('the two ends, a node and a link see the same packets at their own times', { skip }, () => {
  const see = (point) => {
    const { file } = capture(
      point,
      'two-links',
      '--duration',
      '5',
      '--set',
      'links.*.per=0',
      '--capture',
      point,
    );
    const packets = read(file, 'sctp.chunk_type==0', [
      'sctp.data_tsn_raw',
      'frame.time_epoch',
      'ip.ttl',
      'frame.interface_name',
    ]);
    return new Map(
      packets.map(([tsn, time, ttl, name]) => [
        tsn,
        { time: Number(time), ttl: Number(ttl), name },
      ]),
    );
  };
  const [sender, router, link, receiver] = [
    'sender',
    'router',
    'source > router',
    'flows[0].receiver',
  ].map(see);
  assert.ok(receiver.size > 50);
  assert.equal(receiver.get('1').name, 'sink');
  assert.equal(link.get('1').name, 'source > router');
  for (const [tsn, { time, ttl }] of receiver) {
    assert.ok(
      sender.get(tsn).time <= link.get(tsn).time && link.get(tsn).time < router.get(tsn).time,
    );
    assert.ok(router.get(tsn).time < time);
    assert.deepEqual([sender.get(tsn).ttl, link.get(tsn).ttl, ttl], [64, 64, 63]);
  }
});

test('NR-SACKs are read as such, with both kinds of blocks', { skip }, () => {
  const set = ['flows[0].sctp.nr_sack="delivered"', 'flows[0].sctp.streams=8'];
  const { file } = capture(
    'nr-sack',
    'cmt',
    '--duration',
    '40',
    ...FROM_START,
    ...set.flatMap((one) => ['--set', one]),
  );
  assert.deepEqual(read(file, WRONG, ['frame.number']), [], 'nothing is malformed');
  const blocks = read(file, 'sctp.nr_sack_cumulative_tsn_ack', [
    'sctp.nr_sack_number_of_gap_blocks',
    'sctp.nr_sack_number_of_nr_gap_blocks',
    'sctp.nr_sack_nr_gap_block_start_tsn',
  ]);
  assert.ok(blocks.length > 100, `${blocks.length} NR-SACKs`);
  assert.ok(blocks.some(([gaps]) => Number(gaps) > 0));
  assert.ok(blocks.some(([, promised, first]) => Number(promised) > 0 && first !== ''));
  assert.deepEqual(read(file, 'sctp.sack_cumulative_tsn_ack', ['frame.number']), [], 'no SACK');
  const [listed] = read(file, 'sctp.chunk_type==1', ['sctp.supported_chunk_type']);
  assert.deepEqual(listed, ['16']);
});

test('what comes damaged has a wrong checksum, and the report that answers it is read as such', {
  skip,
}, () => {
  const set = [
    'constellations[0].gsl={"rate_bps": 2e6, "ber": 1e-6, "damaged": "deliver", "relay": "bent-pipe"}',
    'flows[0].sctp={"packet_drop_reports": true, "receiver_buffer_bytes": 270000}',
  ];
  const { file } = capture(
    'damaged',
    'geo-bent-pipe',
    '--duration',
    '60',
    ...FROM_START,
    '--capture',
    'receiver',
    ...set.flatMap((one) => ['--set', one]),
  );
  const damaged = read(file, 'sctp.checksum.status==0', ['sctp.chunk_type']);
  const reports = read(file, 'sctp.chunk_type==129', [
    'sctp.pckdrop_m_bit',
    'sctp.pckdrop_b_bit',
    'sctp.pckdrop_t_bit',
    'sctp.pktdrop_truncated_length',
  ]);
  // Nobody knows of what association a packet is whose ports or tag are wrong.
  assert.ok(damaged.length > 20, `${damaged.length} packets`);
  assert.ok(reports.length <= damaged.length && reports.length > 0.9 * damaged.length);
  assert.ok(reports.every(([middle, wrong]) => Number(middle) === 0 && Number(wrong) === 1));
  assert.ok(reports.some(([, , cut, whole]) => Number(cut) === 1 && whole === '1480'));
  assert.deepEqual(
    read(file, 'sctp.chunk_type==129 and (_ws.malformed or sctp.checksum.status==0)', [
      'frame.number',
    ]),
    [],
  );
  const [listed] = read(file, 'sctp.chunk_type==1', ['sctp.supported_chunk_type']);
  assert.deepEqual(listed, ['129']);
});

test('fragments are put together again, and a router tells of a packet that was too big', {
  skip,
}, () => {
  const set = ['two-links', '--duration', '5', '--set', 'links[1].mtu_bytes=600'];
  const cut = capture('fragments', ...set, '--capture', 'receiver');
  assert.deepEqual(read(cut.file, WRONG, ['frame.number']), []);
  const whole = read(cut.file, 'ip.fragment.count==3 and sctp.chunk_type==0', [
    'ip.fragment.count',
    'frame.len',
  ]);
  assert.ok(whole.length > 20);
  const told = capture(
    'too-big',
    ...set,
    '--set',
    'flows[0].sctp.pmtu_discovery=true',
    '--capture',
    'router',
  );
  assert.deepEqual(read(told.file, WRONG, ['frame.number']), []);
  const reports = read(told.file, 'icmp', ['icmp.type', 'icmp.code', 'icmp.mtu', 'frame.len']);
  assert.ok(reports.length > 0);
  assert.deepEqual(
    reports[0].slice(0, 3).map((field) => field.split('|')[0]),
    ['3', '4', '600'],
  );
});

test('the page makes the same file as the command', () => {
  const module = new URL('../../sim-wasm/pkg/packets_bg.wasm', import.meta.url);
  initSync({ module: readFileSync(module) });
  for (const preset of ['two-links', 'incidents', 'dumbbell']) {
    const { file } = capture(`same ${preset}`, preset, '--duration', '12', ...FROM_START);
    const text = new URL(`../../public/presets/${preset}.json`, import.meta.url);
    const scenario = { ...JSON.parse(readFileSync(text, 'utf8')), duration_s: 12 };
    scenario.measurement = { ...scenario.measurement, from_s: 0 };
    const run = new PacketCapture(JSON.stringify(scenario), 'sender', 12, 'pcapng');
    const parts = [];
    while (!run.over()) {
      run.advance(50_000);
      parts.push(run.take());
    }
    assert.ok(run.count() > 100);
    assert.ok(Buffer.concat(parts).equals(readFileSync(file)), preset);
    run.free();
  }
});

test('a capture does not change the run', () => {
  const { summary } = capture('same', 'two-links', '--duration', '20');
  const { stdout } = skywindow(['run', 'two-links', '--duration', '20']);
  assert.equal(summary.hash, JSON.parse(stdout).hash);
});

test('a capture of what is not recorded in full, or at no point, is refused in a sentence with its path', () => {
  const pcapng = ['two-links', '--duration', '5', '--record', 'pcapng'];
  refused(
    /^flows\[0\]\.record: a capture needs "full"/,
    ...pcapng,
    '--set',
    'flows[0].record=windows',
  );
  refused(
    /^flows\[0\]\.record: /,
    ...pcapng,
    '--set',
    'flows[0].record=totals',
    '--capture',
    'router',
  );
  refused(/^capture: .*"ruter".*did you mean "router"\?/, ...pcapng, '--capture', 'ruter');
  refused(/^capture: no link joins source and sink/, ...pcapng, '--capture', 'source > sink');
  refused(/^flows\[7\]: there is no such flow/, ...pcapng, '--capture', 'flows[7].sender');
  refused(/^--capture: /, 'two-links', '--record', 'csv', '--capture', 'sender');
});
