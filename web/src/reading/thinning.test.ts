/** What stays of a long recording: routes of different flows, paths and directions are not taken for each other's. */
import { expect, test } from 'vitest';
import { Direction } from '../protocol/codes.gen';
import { recording } from './tables.testing';
import { routeKey, thinRoutes } from './thinning';

const DIRECTIONS = [Direction.forward, Direction.reverse];

test('every flow, path and direction has a key of its own', () => {
  const rows = [0, 1, 2, 255, 256].flatMap((flow) =>
    [0, 1, 2, 255].flatMap((path) => DIRECTIONS.map((direction) => ({ flow, path, direction }))),
  );
  const { routes } = recording({ routes: rows });
  expect(new Set(rows.map((_, row) => routeKey(routes, row))).size).toBe(rows.length);
});

test('of a route that stays the same every second row goes, of one that changes none', () => {
  const way = (flow: number, first: number) => ({ flow, links: 1, first });
  // Two flows in turn: the first has its way, that of the second changes at its third row.
  const rows = [0, 1, 2, 3].flatMap((at) => [way(0, 0), way(1, at < 2 ? 2 : 4)]);
  const { routes } = recording({ routes: rows });
  const nodes = Uint16Array.from([1, 2, 3, 4, 3, 5]);
  const kept = [...thinRoutes(routes, nodes, { from: 0, to: rows.length })];
  const of = (flow: number) => kept.filter((row) => rows[row]?.flow === flow);
  expect(of(0)).toEqual([0, 2, 4, 6]);
  expect(of(1)).toEqual([1, 5]);
});
