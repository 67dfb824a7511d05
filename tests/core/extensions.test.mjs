/** SCTP's extensions in captures: what tshark reads in them is what the run tells, and the codes of AUTH are right. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { capture, FROM_START, folder, read, skip, WRONG } from './captured.mjs';
import { associationKey, checkAuth, keyVector, packetsOf } from './sctp-bytes.mjs';

const INIT = 1;
const INIT_ACK = 2;
const AUTH = 15;
const ASCONF_ACK = 128;
const ASCONF = 193;

/** What may leave without AUTH where all must have it that can (RFC 4895 3.2), and a cookie, which its maker has signed. */
const NEEDS_NONE = [INIT, INIT_ACK, 10, 14];

/** Captures a preset from its beginning, with its events, and with these fields of its first flow's SCTP. */
function ran(name, preset, seconds, sctp = {}, ...more) {
  const set = Object.entries(sctp).flatMap(([field, value]) => [
    '--set',
    `flows[0].sctp.${field}=${JSON.stringify(value)}`,
  ]);
  const { file } = capture(
    name,
    preset,
    '--duration',
    `${seconds}`,
    '--record',
    'jsonl',
    ...FROM_START,
    ...set,
    ...more,
  );
  return file;
}

/** The events of the first flow of a kind, by its code, at one end, as their numbers. */
function told(file, code, end) {
  return readFileSync(join(dirname(file), 'events.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter((event) => event.flow === 0 && event.code === code && event.end === end)
    .map((event) => event.numbers);
}

/** All values of a field of a packet, as numbers. */
const numbers = (text) => text.split(/[|,]/).filter(Boolean).map(Number);

/** The same of several packets, each value once, in order. */
const distinct = (lists) => [...new Set(lists.flat())];

const MOVED = [
  ['a key and SHA-256', 0, { authentication: 'addresses' }, 'known to two'],
  ['no key and SHA-256', 1, {}, ''],
  ['a key, all chunks and SHA-1', 0, { authentication: 'all', hmac: 'sha-1' }, 'known to two'],
  ['a key, all chunks and SHA-256', 0, { authentication: 'all', hmac: 'sha-256' }, 'known to two'],
];

for (const [name, flow, sctp, secret] of MOVED) {
  const moved = () =>
    ran(`moving ${name}`, 'moving-address', 40, sctp, '--capture', `flows[${flow}].sender`);

  test(`codes of AUTH are right, with ${name}`, () => {
    const packets = packetsOf(moved());
    const vectors = [INIT, INIT_ACK].map((type) => {
      const { chunks } = packets.find(({ chunks }) => chunks[0].type === type);
      return keyVector(chunks[0]);
    });
    assert.ok(vectors.every((vector) => vector.length > 36));
    const key = associationKey(secret, ...vectors);
    const signed = packets.flatMap((packet) =>
      packet.chunks.filter(({ type }) => type === AUTH).map((auth) => checkAuth(packet, auth, key)),
    );
    assert.ok(signed.length >= 2);
    for (const { keyId, hmac, said, due } of signed) {
      assert.deepEqual([keyId, hmac], [secret ? 1 : 0, sctp.hmac === 'sha-1' ? 1 : 3]);
      assert.equal(said, due);
    }
    const all = sctp.authentication === 'all';
    for (const { chunks } of packets) {
      const auth = chunks.findIndex(({ type }) => type === AUTH);
      const bare = auth < 0 ? chunks : chunks.slice(0, auth);
      const needs = bare.filter(({ type }) =>
        all ? !NEEDS_NONE.includes(type) : [ASCONF, ASCONF_ACK].includes(type),
      );
      assert.deepEqual(needs, [], 'what must be authenticated stands behind AUTH');
    }
  });

  test(`tshark reads AUTH and ASCONF as they are, with ${name}`, { skip }, () => {
    const file = moved();
    assert.deepEqual(read(file, WRONG, ['frame.number']), [], 'nothing is malformed');
    const own = packetsOf(file).flatMap((packet) =>
      packet.chunks
        .filter(({ type }) => type === AUTH)
        .map(({ bytes }) => [
          packet.chunks.map(({ type }) => type).join(','),
          `${bytes.readUInt16BE(4)}`,
          `${bytes.readUInt16BE(6)}`,
          bytes.subarray(8).toString('hex'),
        ]),
    );
    const fields = ['sctp.chunk_type', 'sctp.shared_key_id', 'sctp.hmac_id', 'sctp.hmac'];
    const seen = read(file, `sctp.chunk_type==${AUTH}`, fields);
    assert.deepEqual(
      seen.map(([types, ...rest]) => [types.replaceAll('|', ','), ...rest]),
      own,
    );
    if (flow > 0) return;
    const asked = read(file, `sctp.chunk_type==${ASCONF}`, [
      'sctp.asconf_seq_nr_number',
      'sctp.correlation_id',
      'sctp.parameter_type',
      'sctp.parameter_ipv4_address',
    ]);
    const requests = told(file, 90, 0);
    assert.deepEqual(
      distinct(asked.map(([serial]) => numbers(serial))),
      distinct(requests.map(([serial]) => [serial])),
    );
    // By 15 s the second interface has its address, which becomes the primary one; at 25 s that of the first goes.
    assert.deepEqual(
      asked.map(([, correlations, types, addresses]) => [
        numbers(correlations).length,
        numbers(types).filter((type) => type >= 0xc000),
        addresses.split(/[|,]/),
      ]),
      [
        [2, [0xc001, 0xc004], ['192.0.2.1', '192.0.2.2', '192.0.2.2']],
        [1, [0xc002], ['192.0.2.2', '192.0.2.1']],
      ],
    );
    const correlations = asked.flatMap(([, ids]) => numbers(ids));
    assert.equal(new Set(correlations).size, correlations.length, 'no number twice');
    const answered = read(file, `sctp.chunk_type==${ASCONF_ACK}`, [
      'sctp.asconf_ack_seq_nr_number',
    ]);
    assert.deepEqual(
      answered.map(([serial]) => Number(serial)),
      told(file, 91, 0).map(([serial]) => serial),
    );
  });
}

test('a code is wrong under another key, and once a byte behind it is another', () => {
  const packets = packetsOf(ran('wrong', 'moving-address', 20));
  const [one, other] = [INIT, INIT_ACK].map((type) =>
    keyVector(packets.find(({ chunks }) => chunks[0].type === type).chunks[0]),
  );
  const packet = packets.find(({ chunks }) => chunks.some(({ type }) => type === ASCONF));
  const auth = packet.chunks.find(({ type }) => type === AUTH);
  const differs = (key, sctp) => {
    const { said, due } = checkAuth({ ...packet, sctp }, auth, key);
    return said !== due;
  };
  const key = associationKey('known to two', one, other);
  assert.ok(!differs(key, packet.sctp));
  assert.ok(differs(associationKey('', one, other), packet.sctp));
  const changed = Buffer.from(packet.sctp);
  changed[changed.length - 1] ^= 1;
  assert.ok(differs(key, changed));
});

test('tshark reads the requests and answers of RE-CONFIG that the ends tell of', { skip }, () => {
  const file = ran('channels', 'channels', 60);
  assert.deepEqual(read(file, WRONG, ['frame.number']), [], 'nothing is malformed');
  const seen = (source, type, fields) =>
    read(file, `ip.src==${source} and sctp.parameter_type==${type}`, fields);
  for (const [end, source, peer] of [
    [0, '192.0.2.1', '198.51.100.1'],
    [1, '198.51.100.1', '192.0.2.1'],
  ]) {
    const asked = seen(source, 13, [
      'sctp.parameter_reconfig_request_sequence_number',
      'sctp.parameter_senders_last_assigned_tsn',
    ]);
    const requested = told(file, 84, end).map(([request, last]) => `${request} ${last}`);
    assert.ok(requested.length >= 5, `${requested.length} requests`);
    const own = asked.map(([request, last]) => `${Number(request)} ${Number(last)}`);
    // Over the satellite what the receiver asks last may still be under way.
    assert.deepEqual([...new Set(own)], requested.slice(0, new Set(own).size));
    assert.ok(requested.length - new Set(own).size <= 1);
    const answers = seen(peer, 16, [
      'sctp.parameter_reconfig_response_sequence_number',
      'sctp.parameter_reconfig_response_result',
    ]).map(([request, result]) => `${Number(request)} ${Number(result)}`);
    const heard = told(file, 86, end).map(([request, result]) => `${request} ${result}`);
    assert.ok(heard.length >= 5);
    assert.ok(heard.every((answer) => answers.includes(answer)));
    assert.ok(end === 1 || answers.some((answer) => answer.endsWith(' 1')));
  }
});

/** Channels that are opened one by one, closed and asked for by both ends, over a satellite that loses a packet in 20. */
const CHANNELS = {
  duration_s: 40,
  seed: 3,
  routers: [{ name: 'server' }, { name: 'browser' }],
  links: [{ from: 'server', to: 'browser', rate_bps: 2e6, delay_ms: 270, per: 0.05 }],
  flows: [
    {
      name: 'channels',
      from: 'server',
      to: 'browser',
      applications: [0, 1, 5].map((stream) => ({
        stream,
        after_s: 5 * stream,
        workload: 'messages',
        message_size_bytes: 100,
        message_interval_ms: 250,
      })),
      stream_requests: [
        { ask: 'reset', at_s: 12, streams: [0, 1] },
        { ask: 'reset', at_s: 15, end: 'receiver', streams: [1] },
        { ask: 'add', at_s: 18, end: 'receiver', more: 2 },
        { ask: 'add', at_s: 21, more: 1 },
      ],
      sctp: { streams: 8, initial_streams: 1, stream_reset: 'answered' },
    },
  ],
};

test('tshark reads streams that are added, and that begin anew, as they are asked for', {
  skip,
}, () => {
  const document = join(folder, 'channels.json');
  writeFileSync(document, JSON.stringify(CHANNELS));
  const file = ran('opened', document, 40);
  assert.deepEqual(read(file, WRONG, ['frame.number']), [], 'nothing is malformed');
  const fields = [
    'sctp.parameter_reconfig_request_sequence_number',
    'sctp.parameter_add_outgoing_streams_number',
    'sctp.parameter_add_incoming_streams_number',
    'sctp.parameter_reconfig_sid',
  ];
  // What a request asks for by its parameter, and where its event says how many streams: [ask of the event, field].
  const asks = { 14: [0, 3], 17: [1, 1], 18: [2, 2] };
  for (const [source, end] of [
    ['192.0.2.1', 0],
    ['198.51.100.1', 1],
  ]) {
    for (const [type, [ask, field]] of Object.entries(asks)) {
      const seen = read(file, `ip.src==${source} and sctp.parameter_type==${type}`, fields).map(
        (packet) => {
          const said = numbers(packet[field]);
          return `${Number(packet[0])} ${ask === 0 ? said.length : said[0]}`;
        },
      );
      const requested = told(file, 51, end)
        .filter(([, what]) => what === ask)
        .map(([request, , streams]) => `${request} ${streams}`);
      assert.deepEqual([...new Set(seen)], requested, `${source}, parameter ${type}`);
    }
  }
  const own = told(file, 51, 0).length + told(file, 51, 1).length;
  assert.ok(own >= 5, `${own} requests`);
  const resets = read(file, 'ip.src==192.0.2.1 and sctp.parameter_type==13', fields);
  assert.deepEqual(distinct(resets.map((packet) => [packet[3].replaceAll('|', ',')])), [
    '0,1',
    '1',
  ]);
});

test('tshark reads which TSNs are given up, in FORWARD TSN', { skip }, () => {
  const file = ran('forward', 'telemetry', 120);
  assert.deepEqual(read(file, WRONG, ['frame.number']), [], 'nothing is malformed');
  const sent = told(file, 82, 0).map(([tsn]) => tsn);
  assert.ok(sent.length > 1);
  const seen = read(file, 'sctp.chunk_type==192', ['sctp.forward_tsn_tsn', 'sctp.forward_tsn_sid']);
  assert.deepEqual(
    seen.map(([tsn]) => Number(tsn)),
    sent,
  );
  assert.ok(seen.every(([, stream]) => stream !== ''));
});

test('tshark reads pieces of messages in I-DATA, and what is given up in I-FORWARD-TSN', {
  skip,
}, () => {
  const file = ran('interleaved', 'two-links', 20, {
    interleaving: true,
    message_bytes: 4_000,
    partial_reliability: 'retransmissions',
  });
  assert.deepEqual(read(file, WRONG, ['frame.number']), [], 'nothing is malformed');
  const pieces = read(file, 'sctp.chunk_type==64', ['sctp.data_mid', 'sctp.data_fsn']);
  assert.ok(pieces.length > 300);
  assert.ok(
    pieces.some(([, fsn]) => numbers(fsn).includes(2)),
    'a message of three pieces',
  );
  const given = read(file, 'sctp.chunk_type==194', [
    'sctp.i_forward_tsn_tsn',
    'sctp.forward_tsn_mid',
  ]);
  assert.ok(given.length > 0);
  assert.deepEqual(
    given.map(([tsn]) => Number(tsn)),
    told(file, 82, 0).map(([tsn]) => tsn),
  );
});
