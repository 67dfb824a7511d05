/** The head-of-line view and the SACK reader: only what the rows of a recording say, at every moment. */
import { describe, expect, test } from 'vitest';
import { familyOf } from '../../families';
import { End, numberOf, Outcome, Retransmit, SctpResetResult } from '../../protocol/codes.gen';
import { EVENT_CODES } from '../../protocol/events.gen';
import { ChunkIndex } from '../../reading/chunkIndex';
import { stateOf, viewStream } from '../../reading/chunkState';
import { encodeBlock, type Rows } from '../../reading/encoder.testing';
import { RecordingStore } from '../../reading/recordingStore';
import { SackIndex } from '../../reading/sackIndex';
import { StreamResets } from '../../reading/streamResets';
import { FLOW } from '../../reading/tables.testing';
import { headline, story } from './chunkWords';
import { anewWords, resetWords } from './resetWords';
import { sackWords } from './sackWords';

const { numbering, protocol } = FLOW;
const family = familyOf(protocol);
const name = (node: number) => (node === 67 ? 'London' : `node ${node}`);
/** t, flow, path, direction, kind, retransmit, tsn, chunks, stream, ssn, bytes, gaps, ecn. */
const data = (t: number, tsn: number, stream: number, ssn: number, again = 0, chunks = 1) => [
  t,
  0,
  again === 0 ? 0 : 1,
  0,
  0,
  again,
  tsn,
  chunks,
  stream,
  ssn,
  548,
  0,
  0,
];
const sack = (t: number, cumulative: number) => [t, 0, 0, 1, 1, 0, cumulative, 0, 0, 0, 64, 1, 0];
const fate = (t: number, segment: number, outcome: number) => [t, segment, outcome, 67];
const chunk = (t: number, kind: number, tsn: number, stream: number, ssn: number) => [
  t,
  0,
  kind,
  3,
  tsn,
  stream,
  ssn,
];

/** TSN 1 to 6 on two streams in turn; 3 (stream 0, SSN 1) is lost and comes again at 1.2 s. */
const rows: Rows = {
  segments: [
    data(0, 1, 0, 0, 0, 2),
    data(0.1, 3, 0, 1),
    data(0.2, 4, 1, 1),
    data(0.3, 5, 0, 2),
    data(0.4, 6, 1, 2),
    sack(0.55, 2),
    data(0.9, 3, 0, 1, 1),
  ],
  bundles: [[0, 2, 1, 0]],
  fates: [
    fate(0.2, 1, 2),
    fate(0.3, 0, 1),
    fate(0.5, 2, 1),
    fate(0.6, 3, 1),
    fate(0.7, 4, 7),
    fate(0.8, 5, 1),
    fate(1.2, 6, 1),
  ],
  blocks: [
    [5, 0, 4, 5],
    [5, 1, 2, 2],
  ],
  receivers: [[0.5, 0, 9000, 0, 0, 2]],
  chunks: [
    chunk(0.3, 1, 1, 0, 0),
    chunk(0.3, 1, 2, 1, 0),
    chunk(0.5, 1, 4, 1, 1),
    chunk(0.6, 0, 5, 0, 2),
    chunk(0.7, 1, 6, 1, 2),
    chunk(1.2, 1, 3, 0, 1),
    chunk(1.2, 1, 5, 0, 2),
  ],
};

function recorded(): { store: RecordingStore; index: ChunkIndex } {
  const store = new RecordingStore();
  store.append(encodeBlock(rows), 2);
  const index = new ChunkIndex(store, 0, numbering);
  index.update();
  return { store, index };
}

describe('a chunk', () => {
  const { store, index } = recorded();
  const at = (tsn: number, t: number) =>
    stateOf(store, index, index.positionOf(tsn), t, index.highestAt(t));

  test('is in flight, waits and is delivered', () => {
    expect([0.31, 0.65, 1.3].map((t) => at(5, t))).toEqual(['flying', 'waiting', 'delivered']);
  });

  test('is lost when its last sending is, and missing once it is sent again', () => {
    expect([0.15, 0.25, 0.65, 1, 1.2].map((t) => at(3, t))).toEqual([
      'flying',
      'lost',
      'lost',
      'missing',
      'delivered',
    ]);
  });

  test('that came with a congestion mark is not lost', () => {
    expect(at(6, 0.75)).toBe('delivered');
  });

  test('that shares a packet with others is found by its own TSN', () => {
    const second = index.positionOf(2);
    expect([index.streamOf(second), index.ssnOf(second), at(2, 0.4)]).toEqual([1, 0, 'delivered']);
  });

  test('has a story', () => {
    expect(story(store, index, index.positionOf(3), 1, name, family)).toBe(
      'TSN 3, stream 0, SSN 1: 0.100 s sent on path 0; ' +
        '0.200 s lost to corruption on the link to London; ' +
        '0.900 s sent again by fast retransmit on path 1.',
    );
  });
});

test('a chunk that was too big for a link is said to be sent again for that', () => {
  const store = new RecordingStore();
  const tooBig = numberOf(Outcome.tooBig);
  const resent = data(0.3, 1, 0, 0, numberOf(Retransmit.tooBig));
  store.append(
    encodeBlock({ segments: [data(0, 1, 0, 0), resent], fates: [fate(0.2, 0, tooBig)] }),
    1,
  );
  const index = new ChunkIndex(store, 0, numbering);
  index.update();
  expect(story(store, index, index.positionOf(1), 1, name, family)).toBe(
    'TSN 1, stream 0, SSN 0: 0.000 s sent on path 0; 0.200 s too big for a link at London; ' +
      '0.300 s sent again because it was too big on path 1.',
  );
});

describe('the head of line', () => {
  const { store, index } = recorded();
  const views = (t: number) =>
    [0, 1].map((stream) => viewStream(store, index, stream, t, index.highestAt(t)));

  test('is what a stream waits for, and moves with the playhead', () => {
    const [first, second] = views(0.65);
    expect(first).toMatchObject({ sent: 3, oldest: 1, waiting: 1, head: index.positionOf(3) });
    expect(second).toMatchObject({ sent: 3, oldest: 2, waiting: 0 });
    expect(views(1.3).map(({ oldest, sent }) => sent - oldest)).toEqual([0, 0]);
  });

  test('is said in a sentence', () => {
    expect(headline(store, index, views(0.65), 0.65, name, family)).toBe(
      'Stream 0 waits for SSN 1 (TSN 3, lost to corruption on the link to London); 1 chunk waits.',
    );
    expect(headline(store, index, views(1), 1, name, family)).toContain('London, sent again)');
    expect(headline(store, index, views(1.3), 1.3, name, family)).toMatch(/^No stream waits/);
  });

  test('is read anew after old packets were dropped', () => {
    const small = new RecordingStore();
    small.append(encodeBlock(rows), 2);
    const late = new ChunkIndex(small, 0, numbering);
    late.update();
    small.clear();
    small.append(encodeBlock({ segments: [data(5, 900, 3, 40)] }), 6);
    late.update();
    expect([...late.streams.keys()]).toEqual([3]);
    expect(late.tsnOf(late.positionOf(900))).toBe(900);
  });
});

describe('streams that begin anew', () => {
  const { resetRequested, resetAnswered } = EVENT_CODES.sctp;
  /** t, code, flow, path, end, request, result. */
  const event = (t: number, code: unknown, request: number, b = 0) => [
    t,
    Number(code),
    0,
    0,
    numberOf(End.sender),
    request,
    b,
    0,
    0,
  ];
  const performed = numberOf(SctpResetResult.performed);
  const inProgress = numberOf(SctpResetResult.inProgress);
  const denied = numberOf(SctpResetResult.denied);
  const store = new RecordingStore();
  store.append(
    encodeBlock({
      // Stream 0 begins anew at 1 s, with a chunk that leaves at once; stream 1 was not used before, stream 2 goes on.
      segments: [
        data(0, 1, 0, 0),
        data(0.1, 2, 2, 0),
        data(1, 3, 0, 0),
        data(1.1, 4, 0, 1),
        data(1.2, 5, 1, 0),
        data(1.3, 6, 2, 1),
        data(3.5, 7, 0, 2),
      ],
      events: [
        event(0.5, resetRequested, 7),
        event(0.8, resetAnswered, 7, inProgress),
        event(1, resetAnswered, 7, performed),
        event(3, resetRequested, 8),
        event(3.4, resetAnswered, 8, denied),
      ],
    }),
    4,
  );
  const index = new ChunkIndex(store, 0, numbering);
  index.update();
  const resets = new StreamResets(store, index, family.reading.resets);
  resets.update();
  const begun = (stream: number, t: number) => [...resets.beginnings(index.streams.get(stream), t)];

  test('mark the first chunk with new numbers, once it has left', () => {
    expect(begun(0, 0.9)).toEqual([]);
    expect(begun(0, 1)).toEqual([[1, 1]]);
    expect(begun(0, 4)).toEqual([[1, 1]]);
  });

  test('are not those that begin for the first time, or go on', () => {
    expect([begun(1, 4), begun(2, 4)]).toEqual([[], []]);
  });

  test('are closed from the request until its last answer', () => {
    expect(resets.any).toBe(true);
    expect([0.4, 0.5, 0.9, 1, 3.1, 3.4].map((t) => resets.pendingAt(t)?.request)).toEqual([
      undefined,
      7,
      7,
      undefined,
      8,
      undefined,
    ]);
    expect(resetWords(resets, 0.9)).toBe(
      'Streams are closed since 0.500 s: no message begins before the peer has answered request 7.',
    );
    expect(resetWords(resets, 4)).toBe('Streams have begun anew: 1 time, last at 1.000 s.');
    expect(anewWords([])).toBe('not yet');
  });

  test('are told in the story of that chunk', () => {
    const [[place = 0, at] = []] = begun(0, 4);
    const position = index.streams.get(0)?.at(place) ?? 0;
    expect(story(store, index, position, 1, name, family, at)).toBe(
      'TSN 3, stream 0, SSN 0: 1.000 s the stream begins anew; 1.000 s sent on path 0.',
    );
  });

  test('are read of families that have none as none', () => {
    const none = new StreamResets(store, index, familyOf('tcp').reading.resets);
    none.update();
    expect([none.any, none.doneBy(9)]).toEqual([false, []]);
  });
});

test('a SACK is said with its gaps, what is missing between them and its duplicates', () => {
  const gaps = [
    { first: 420, last: 424 },
    { first: 427, last: 427 },
  ];
  const missing = [
    { first: 419, last: 419 },
    { first: 425, last: 426 },
  ];
  expect(sackWords({ cumulative: 418, gaps, missing, duplicates: [400, 401] }, family)).toBe(
    'Acknowledges up to 418; has 420–424, 427; missing 419, 425, 426; 2 duplicates: 400, 401.',
  );
  expect(sackWords({ cumulative: 9, gaps: [], missing: [], duplicates: [] }, family)).toBe(
    'Acknowledges up to 9.',
  );
});

describe('TCP, whose bytes have numbers', () => {
  const tcp = familyOf('tcp');
  const bytes = { first: 1, step: 1448, acknowledges_next: true };
  const tcpRows: Rows = {
    segments: [data(0, 1, 0, 0), data(0.1, 1449, 0, 1), data(0.2, 2897, 0, 2), sack(0.5, 1449)],
    fates: [fate(0.3, 1, 2)],
    chunks: [chunk(0.25, 1, 1, 0, 0), chunk(0.45, 0, 2897, 0, 2)],
    blocks: [[3, 0, 2897, 4344]],
  };
  const of = () => {
    const made = new RecordingStore();
    made.append(encodeBlock(tcpRows), 1);
    return made;
  };

  test('a position is a segment, not a byte, and its words are those of TCP', () => {
    const made = of();
    const index = new ChunkIndex(made, 0, bytes);
    index.update();
    expect(index.positionOf(2897)).toBe(2);
    expect(index.tsnOf(2)).toBe(2897);
    const view = viewStream(made, index, 0, 0.6, index.highestAt(0.6));
    expect(headline(made, index, [view], 0.6, name, tcp)).toBe(
      'The stream waits for segment 1 (byte 1449, lost to corruption on the link to London); 1 segment waits.',
    );
  });

  test('an ACK names the next byte: what it acknowledges ends before', () => {
    const index = new SackIndex(of(), 0, bytes);
    index.update();
    const ack = index.at('sent', 1);
    expect(ack && sackWords(ack, tcp)).toBe(
      'Acknowledges up to byte 1448; has 2897–4344; missing 1449–2896.',
    );
  });
});
