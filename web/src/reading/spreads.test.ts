/** Which links a flow may take at the playhead where routing spreads its packets. */
import { describe, expect, it } from 'vitest';
import { Direction } from '../protocol/codes.gen';
import { SpreadState, spreadAt } from './spreads';
import { recording } from './tables.testing';

const link = (t: number, from: number, to: number, more = {}) => ({
  t,
  flow: 0,
  path: 0,
  from,
  to,
  ...more,
});

const source = recording({
  route_links: [
    // From 9 by 1 or 2 to 3, on by 4 or 5 to 8: four paths.
    ...[
      [9, 1],
      [9, 2],
      [1, 3],
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 8],
      [5, 8],
    ].map(([from = 0, to = 0]) => link(0, from, to)),
    link(0, 8, 4, { direction: Direction.reverse }),
    link(5, 9, 1, { flow: 1 }),
    link(10, 9, 1),
    link(10, 1, 8),
  ],
});

describe('the paths over which packets spread', () => {
  it('are those of the latest change before the playhead, in the direction of the data', () => {
    expect(spreadAt(source, 0, 0, 7)).toMatchObject({ paths: 4 });
    expect(spreadAt(source, 0, 0, 7).ends).toHaveLength(16);
    expect(spreadAt(source, 0, 0, 10)).toEqual({ ends: [9, 1, 1, 8], paths: 1 });
  });

  it('are none for flows whose packets do not spread', () => {
    expect(spreadAt(source, 2, 0, 7)).toEqual({ ends: [], paths: 0 });
    expect(spreadAt(source, 0, 1, 7).paths).toBe(0);
  });

  it('are looked up anew when the playhead passes a change, forwards or back', () => {
    const state = new SpreadState();
    const paths = (t: number) => state.at(source, 0, 0, t).paths;
    expect([0, 9.9, 10, 4].map(paths)).toEqual([4, 4, 1, 4]);
  });
});
