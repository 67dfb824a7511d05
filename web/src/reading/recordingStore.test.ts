/** The recording: what blocks add, what can be looked up, and how it stays small. */
import { describe, expect, test } from 'vitest';
import { Direction } from '../protocol/codes.gen';
import { TABLES } from '../protocol/recording.gen';
import { encodeBlock, type Rows } from './encoder.testing';
import { NONE, RecordingStore, rowsBefore, rowsBelow, rowsOf } from './recordingStore';
import { ROW_LIMITS } from './thinning';

const segment = (t: number, tsn = 0) => [t, 0, 0, 0, 0, 0, tsn, 1, 0, 0, 548, 0, 0];
const hop = (start: number, owner: number, from: number, to: number) => [
  start,
  start + 0.01,
  owner,
  from,
  to,
];
const window = (t: number, cwnd: number, flow = 0) => [t, flow, 0, 0, cwnd];
const count = (n: number) => Array.from({ length: n }, (_, at) => at);

function recorded(...blocks: Rows[]): RecordingStore {
  const store = new RecordingStore();
  for (const block of blocks) store.append(encodeBlock(block));
  return store;
}

describe('blocks', () => {
  test('append their rows to the columns', () => {
    const store = recorded(
      { windows: [window(0, 2112), window(0.2, 2640)] },
      { windows: [window(0.5, 3168)], segments: [segment(0.1, 7)] },
    );
    expect([...store.windows.t]).toEqual([0, 0.2, 0.5]);
    expect([...store.windows.cwnd]).toEqual([2112, 2640, 3168]);
    expect([...store.segments.tsn]).toEqual([7]);
    expect(store.version).toBe(2);
  });

  test('that are damaged are refused with a sentence and add nothing', () => {
    const store = new RecordingStore();
    const block = encodeBlock({ windows: [window(0, 1)] });
    expect(() => store.append(block.slice(0, block.byteLength - 8))).toThrow('cut short');
    expect(() => store.append(new ArrayBuffer(16))).toThrow('unknown form');
    const unknown = encodeBlock({ windows: [window(0, 1)] });
    new DataView(unknown).setUint32(8, 99, true);
    expect(() => store.append(unknown)).toThrow('unknown table');
    expect(store.windows.t.length).toBe(0);
  });

  test('carry the simulated time and the end of the run', () => {
    const store = new RecordingStore();
    store.append(encodeBlock({}), 12.5, true);
    expect(store.simulated_s).toBe(12.5);
    expect(store.finished).toBe(true);
  });
});

test('a complete recording gives back the room that its rows do not need, and no other does', () => {
  const store = new RecordingStore({ ...ROW_LIMITS, segments: 100_000, hops: 130_000 });
  for (const at of count(120)) {
    const rows = count(1000).map((row) => at * 1000 + row);
    store.append(
      encodeBlock({
        segments: rows.map((row) => segment(row, row)),
        hops: rows.flatMap((row) => [hop(row, row, 1, 2), hop(row + 0.1, row, 2, 3)]),
        fates: rows.map((row) => [row + 0.5, row, 0, 3]),
      }),
    );
  }
  const seen = () => {
    const row = store.segments.t.length - 1;
    const second = store.nextHop(store.firstHop(row));
    return [store.segments.tsn[row], store.hops.from[second], store.fates.t[store.fateOf(row)]];
  };
  const [held, before] = [store.bytes, seen()];
  expect(store.fit()).toBe(false);
  store.append(encodeBlock({}), 120_000, true);
  const { version, generation } = store;
  let parts = 0;
  while (store.fit()) parts += 1;
  expect(parts).toBeGreaterThan(0);
  expect(store.bytes).toBeLessThan(held - 2_000_000);
  expect(seen()).toEqual(before);
  expect(store.generation).toBe(generation);
  expect(store.version).toBe(version + parts);
  // What goes on after all has room again.
  store.append(encodeBlock({ segments: [segment(130_000, 7)] }), 130_001);
  expect(store.segments.tsn.at(-1)).toBe(7);
});

test('rows that come again from another worker are taken once, wherever its blocks end', () => {
  const rows = count(40).map((row) => ({
    windows: [window(row, row)],
    segments: [segment(row, row)],
    hops: [hop(row, row, 1, 2), hop(row + 0.5, row, 2, 3)],
    fates: [[row + 1, row, 1, 2]],
  }));
  const joined = (parts: readonly Rows[]): Rows =>
    Object.fromEntries(
      ['windows', 'segments', 'hops', 'fates'].map((name) => [
        name,
        parts.flatMap((part) => part[name as keyof Rows] ?? []),
      ]),
    );
  const whole = recorded(joined(rows));
  const store = recorded(joined(rows.slice(0, 7)), joined(rows.slice(7, 20)));
  store.append(encodeBlock({}), 20);
  store.again();
  for (const [from, to] of [
    [0, 3],
    [3, 18],
    [18, 26],
    [26, 40],
  ] as const) {
    store.append(encodeBlock(joined(rows.slice(from, to))), to);
    expect(store.simulated_s).toBe(Math.max(20, to));
  }
  for (const name of ['windows', 'segments', 'hops', 'fates'] as const) {
    expect(store[name]).toEqual(whole[name]);
  }
  expect(count(40).map((row) => store.fateOf(row))).toEqual(count(40));
});

describe('binary search', () => {
  const times = Float64Array.of(0, 1, 1, 2);

  test('counts rows up to and including an instant', () => {
    expect(rowsBefore(times, -1)).toBe(0);
    expect(rowsBefore(times, 1)).toBe(3);
    expect(rowsBefore(times, 5)).toBe(4);
  });

  test('counts rows before an instant', () => {
    expect(rowsBelow(times, 1)).toBe(1);
    expect(rowsBelow(times, 2)).toBe(3);
  });
});

describe('journeys', () => {
  // A -> B -> C for both segments; the second is lost at B.
  const blocks: Rows[] = [
    { segments: [segment(0), segment(0.1)], hops: [hop(0, 0, 1, 2), hop(0.1, 1, 1, 2)] },
    {
      hops: [hop(0.02, 0, 2, 3)],
      fates: [
        [0.11, 1, 2, 2],
        [0.03, 0, 1, 3],
      ],
    },
  ];

  test('link the hops of a segment, also over blocks', () => {
    const store = recorded(...blocks);
    const first = store.firstHop(0);
    const second = store.nextHop(first);
    expect([store.hops.to[first], store.hops.to[second]]).toEqual([2, 3]);
    expect(store.nextHop(second)).toBe(NONE);
    expect(store.nextHop(store.firstHop(1))).toBe(NONE);
  });

  test('end in a fate', () => {
    const store = recorded(...blocks);
    expect(store.fates.outcome[store.fateOf(0)]).toBe(1);
    expect(store.fates.outcome[store.fateOf(1)]).toBe(2);
    expect(recorded({ segments: [segment(0)] }).fateOf(0)).toBe(NONE);
  });
});

describe('routes', () => {
  const store = recorded({
    routes: [
      [0, 0, 0, 0, 86, 2, 0],
      [0, 0, 0, 1, 86, 2, 3],
      [10, 0, 0, 0, -1, 0, 6],
    ],
    route_nodes: [1, 2, 3, 3, 2, 1].map((node) => [node]),
  });

  test('are found by flow, direction and time', () => {
    expect([...store.routeNodes(store.routeAt(0, 5))]).toEqual([1, 2, 3]);
    expect([...store.routeNodes(store.routeAt(0, 5, Direction.reverse))]).toEqual([3, 2, 1]);
    expect(store.routeAt(1, 5)).toBe(NONE);
    expect(store.routeAt(0, -1)).toBe(NONE);
  });

  test('of no path have no nodes', () => {
    expect([...store.routeNodes(store.routeAt(0, 10))]).toEqual([]);
  });
});

describe('bounds', () => {
  const small = {
    ...ROW_LIMITS,
    segments: 100,
    hops: 1000,
    chunks: 1000,
    windows: 200,
    topology: 100,
    routes: 50,
  };

  test('drop old packets whole and renumber the rest', () => {
    const store = new RecordingStore(small);
    for (const at of count(30)) {
      const rows = count(10).map((row) => at * 10 + row);
      store.append(
        encodeBlock({
          segments: rows.map((row) => segment(row, row)),
          hops: rows.map((row) => hop(row, row, row % 7, 9)),
          fates: rows.map((row) => [row + 0.5, row, 1, 9]),
        }),
      );
    }
    expect(store.segments.t.length).toBeLessThanOrEqual(100);
    expect(store.segments.tsn.at(-1)).toBe(299);
    expect(store.packetsSince_s).toBe(store.segments.t[0]);
    for (const row of count(store.segments.t.length)) {
      const t = store.segments.t[row] ?? Number.NaN;
      expect(store.hops.start[store.firstHop(row)]).toBe(t);
      expect(store.fates.t[store.fateOf(row)]).toBe(t + 0.5);
    }
  });

  test('drop with old packets their chunks, blocks, bundles and forgers', () => {
    const store = new RecordingStore(small);
    for (const at of count(30)) {
      const rows = count(10).map((row) => at * 10 + row);
      store.append(
        encodeBlock({
          segments: rows.map((row) => segment(row, row)),
          chunks: rows.map((row) => [row + 0.25, 0, 1, 3, row, 0, row]),
          blocks: rows.map((row) => [row, 0, row + 2, row + 3]),
          bundles: rows.map((row) => [row, row + 1, 0, row + 1]),
          forged: rows.map((row) => [row, row % 7]),
        }),
      );
    }
    const rows = store.segments.t.length;
    expect(store.chunks.t.length).toBe(rows);
    expect(store.chunks.t[0]).toBe(store.packetsSince_s + 0.25);
    for (const row of count(rows)) {
      const tsn = store.segments.tsn[row] ?? Number.NaN;
      for (const table of ['blocks', 'bundles', 'forged'] as const) {
        expect(rowsOf(store[table].segment, row)).toEqual([row, row + 1]);
      }
      expect(store.blocks.first[row]).toBe(tsn + 2);
      expect(store.bundles.tsn[row]).toBe(tsn + 1);
      expect(store.forged.node[row]).toBe(tsn % 7);
    }
  });

  test('drop packets when another of their tables is full', () => {
    const store = new RecordingStore({ ...small, blocks: 50 });
    store.append(
      encodeBlock({
        segments: count(40).map((row) => segment(row)),
        blocks: count(51)
          .map((row) => [row % 40, 0, 1, 2])
          .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
      }),
    );
    expect(store.segments.t.length).toBe(20);
    expect(store.packetsSince_s).toBe(20);
  });

  test('thin old windows but keep the lowest and the highest', () => {
    const store = new RecordingStore(small);
    const cwnd = (row: number) => (row === 37 ? 1 : row === 53 ? 99_999 : 5000 + row);
    store.append(encodeBlock({ windows: count(201).map((row) => window(row, cwnd(row))) }));
    const { t } = store.windows;
    expect(t.length).toBeLessThan(150);
    expect([...store.windows.cwnd]).toContain(1);
    expect([...store.windows.cwnd]).toContain(99_999);
    expect([...t]).toEqual([...t].toSorted((a, b) => a - b));
    expect(store.detailSince_s).toBe(100);
    expect(store.generation).toBe(1);
  });

  test('keep of old links the state that they led to', () => {
    const store = new RecordingStore(small);
    const rows = count(101).map((row) => [row, 1, 2 + (row % 2), 0, row < 90 ? row % 3 : 1]);
    store.append(encodeBlock({ topology: rows }));
    const first = [0, 1].map((row) => [store.topology.t[row], store.topology.b[row]]);
    expect(first).toEqual([
      [48, 2],
      [49, 3],
    ]);
    expect(store.topology.t.length).toBe(53);
  });

  test('keep the nodes of the routes that are left', () => {
    const store = new RecordingStore(small);
    for (const at of count(120)) {
      store.append(
        encodeBlock({
          routes: [[at, 0, 0, 0, 50, 2, at * 3]],
          route_nodes: [7, at < 60 ? 8 : 9, 10].map((node) => [node]),
        }),
      );
    }
    expect(store.routes.t.length).toBeLessThanOrEqual(50);
    for (const row of count(store.routes.t.length)) {
      const middle = (store.routes.t[row] ?? 0) < 60 ? 8 : 9;
      expect([...store.routeNodes(row)]).toEqual([7, middle, 10]);
    }
    // The change of the path is still where it was.
    expect([...store.routes.t]).toContain(60);
  });

  test('hold a day of a busy flow below 200 MB', () => {
    const store = new RecordingStore();
    const perBlock = 20_000;
    // The first hours in full, until every table about packets has reached its limit.
    for (let first = 0; first < 600_000; first += perBlock) {
      const rows = count(perBlock).map((row) => first + row);
      store.append(
        encodeBlock({
          segments: rows.map((row) => segment(row, row)),
          hops: rows.flatMap((row) => [hop(row, row, 1, 2), hop(row, row, 2, 3)]),
          fates: rows.map((row) => [row, row, 1, 2]),
          chunks: rows.map((row) => [row, 0, 1, 3, row, 0, row]),
          blocks: rows.map((row) => [row, 0, row, row]),
        }),
      );
    }
    const block = encodeBlock({
      segments: count(perBlock).map((row) => segment(row)),
      windows: count(perBlock).map((row) => window(row, row)),
    });
    // 50 packets a second for 24 hours.
    for (let rows = 0; rows < 86_400 * 50; rows += perBlock) store.append(block.slice(0));
    expect(store.bytes).toBeLessThan(200e6);
  }, 60_000);
});

test('the room for packets says when and up to where they would be dropped', () => {
  const store = new RecordingStore({ ...ROW_LIMITS, segments: 100 });
  store.append(encodeBlock({ segments: count(80).map((row) => segment(row)) }));
  expect([store.packetsFull, store.packetsMiddle_s]).toEqual([0.8, 40]);
});

describe('a run that forks', () => {
  const before = count(20).map((row) => ({
    windows: [window(row, row)],
    segments: [segment(row, row)],
    hops: [hop(row, row, 1, 2)],
  }));
  /** As the core says how many rows of each table hold. */
  const kept = (rows: Readonly<Record<string, number>>) =>
    TABLES.map(({ name }) => rows[name] ?? 0);

  test('keeps the rows before the fork and takes those that come anew', () => {
    const store = recorded(...before);
    const { generation } = store;
    expect(store.cut(12, kept({ windows: 12, segments: 12, hops: 11 }))).toBe(true);
    expect(store.generation).toBeGreaterThan(generation);
    expect([store.windows.t.length, store.hops.start.length, store.simulated_s]).toEqual([
      12, 11, 12,
    ]);
    expect([store.firstHop(10), store.firstHop(11)]).toEqual([10, NONE]);
    store.append(
      encodeBlock({
        windows: [window(12, 99)],
        segments: [segment(12, 77)],
        hops: [hop(12, 12, 3, 4)],
      }),
      13,
    );
    expect([...store.windows.cwnd].slice(-2)).toEqual([11, 99]);
    expect(store.hops.from[store.firstHop(12)]).toBe(3);
  });

  test('whose earlier rows were thinned is not cut', () => {
    const store = new RecordingStore({ ...ROW_LIMITS, segments: 10 });
    for (const block of before) store.append(encodeBlock(block));
    expect(store.packetsSince_s).toBeGreaterThan(2);
    expect(store.cut(2, kept({ windows: 2, segments: 2, hops: 2 }))).toBe(false);
    expect(store.windows.t.length).toBe(20);
  });
});
