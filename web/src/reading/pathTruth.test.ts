/** What the links of a path are truly like: of a path over two links of which one changes. */
import { expect, test } from 'vitest';
import { Direction, LinkChange } from '../protocol/codes.gen';
import { FlowRows } from './flowRows';
import { PathTruth } from './pathTruth';
import { FLOW, type Rows, recording } from './tables.testing';

const NODES = [66, 70, 67, 67, 70, 66];

function routes(t: number, delay_ms: number): NonNullable<Rows['routes']> {
  return [
    { t, direction: Direction.forward, delay_ms, links: 2, first: 0 },
    { t, direction: Direction.reverse, delay_ms: delay_ms + 1, links: 2, first: 3 },
  ];
}

const up = LinkChange.up;
const RUN: Rows = {
  conditions: [
    { t: 0, from: 66, to: 70, rate_bps: 4e6, loss: 0, up },
    { t: 0, from: 70, to: 66, rate_bps: 1e6, loss: 0.5, up },
    { t: 0, from: 80, to: 81, rate_bps: 1e3, loss: 1, up },
    { t: 15, from: 66, to: 70, rate_bps: 2e6, loss: 0.25, up },
    { t: 20, from: 66, to: 70, rate_bps: 2e6, loss: 0, up: LinkChange.down },
  ],
  routes: [...routes(0, 30), ...routes(15, 40)],
  route_nodes: NODES.map((node) => ({ node })),
};

function truthOf(rows: Rows, simulated_s: number): unknown[] {
  const truth = new PathTruth(new FlowRows(recording(rows, simulated_s), FLOW));
  truth.update();
  return [...truth.index.rows.subarray(0, truth.index.count)].map((row) =>
    [truth.times, truth.rate, truth.loss, truth.propagation].map((column) => column[row]),
  );
}

test('rate and losses of the way of the data, delay there and back', () => {
  expect(truthOf(RUN, 100)).toEqual([
    [0, 4e6, 0, 61],
    [15, 2e6, 0.25, 81],
    [20, 0, 0, 81],
  ]);
});

test('a bent pipe has no rate of its own on the way down, but its losses', () => {
  const down = { t: 0, from: 70, to: 67, rate_bps: -1, loss: 0.5, up };
  const [first, ...others] = RUN.conditions ?? [];
  const rows = first === undefined ? [] : [first, down, ...others];
  expect(truthOf({ ...RUN, conditions: rows }, 15)).toEqual([[0, 4e6, 0.5, 61]]);
});

test('an instant of which more may come is left for later', () => {
  expect(truthOf(RUN, 15)).toHaveLength(1);
});

test('a run in which no link changes has none', () => {
  expect(truthOf({ ...RUN, conditions: [] }, 100)).toEqual([]);
});

test('a path over other links has its delay alone', () => {
  const elsewhere = (RUN.conditions ?? []).map((row) => ({ ...row, from: 90 }));
  expect(truthOf({ ...RUN, conditions: elsewhere }, 10)).toEqual([[0, -1, -1, 61]]);
});

test('what happens to the routes of others is no change of the path', () => {
  const others = [
    { t: 12, flow: 1, direction: Direction.forward, delay_ms: 9, links: 2, first: 0 },
    { t: 13, path: 1, direction: Direction.forward, delay_ms: 9, links: 2, first: 0 },
  ];
  const rows = [...routes(0, 30), ...others, ...routes(15, 40)];
  expect(truthOf({ ...RUN, routes: rows }, 100)).toEqual(truthOf(RUN, 100));
});
