/** The chart of sequence numbers at any zoom: joined to their acknowledgements, unwrapped where 100 would be a fence. */
import { describe, expect, it } from 'vitest';
import { Direction, Outcome, Retransmit, SegmentKind } from '../../protocol/codes.gen';
import { FlowRows } from '../../reading/flowRows';
import { FLOW, recording } from '../../reading/tables.testing';
import { PlotFrame } from '../engine/plotFrame';
import { type ChartSpec, inForce } from '../engine/spec';
import { chartSpec } from '.';
import { answersIn } from './answerLayer';

function data(t: number, tsn: number, retransmit?: Retransmit) {
  const segment = { t, tsn, flow: 0, kind: SegmentKind.data, direction: Direction.forward };
  return retransmit === undefined ? segment : { ...segment, retransmit };
}

function sack(t: number, tsn: number) {
  return { t, tsn, flow: 0, kind: SegmentKind.sack, direction: Direction.reverse };
}

function rowsOf(
  segments: NonNullable<Parameters<typeof recording>[0]['segments']>,
  fates: NonNullable<Parameters<typeof recording>[0]['fates']> = [],
  view: Partial<typeof FLOW> | object = {},
): FlowRows {
  const rows = new FlowRows(recording({ segments, fates }), { ...FLOW, ...view });
  rows.updateSegments();
  rows.updateLost();
  return rows;
}

describe('data and what answers them', () => {
  it('are joined by the first SACK that names them', () => {
    const rows = rowsOf([data(1, 1), data(1.1, 2), sack(1.2, 2), data(1.3, 3), sack(1.4, 3)]);
    expect(answersIn(rows, { from: 0, to: 2 }, 50)).toEqual([
      { sent: 0, by: 2 },
      { sent: 1, by: 2 },
      { sent: 3, by: 4 },
    ]);
  });

  it('are joined across the edges of what is shown', () => {
    const rows = rowsOf([data(1, 1), sack(1.4, 1), data(1.5, 2), sack(1.9, 2)]);
    expect(answersIn(rows, { from: 1.2, to: 1.6 }, 50)).toEqual([
      { sent: 0, by: 1 },
      { sent: 2, by: 3 },
    ]);
  });

  it('of a number that was lost are those sent again', () => {
    const rows = rowsOf(
      [data(1, 1), data(1.1, 2), sack(1.3, 0), data(1.5, 1, Retransmit.fast), sack(1.8, 2)],
      [{ t: 1.2, segment: 0, outcome: Outcome.corruption }],
    );
    expect(answersIn(rows, { from: 0, to: 2 }, 50)).toEqual([
      { sent: 1, by: 4 },
      { sent: 3, by: 4 },
    ]);
  });

  it('where acknowledgements name what is expected next are answered by a higher one', () => {
    const numbering = { first: 0, step: 1000, acknowledges_next: true };
    const rows = rowsOf([data(1, 0), data(1.1, 1000), sack(1.2, 1000), sack(1.4, 2000)], [], {
      numbering,
    });
    expect(answersIn(rows, { from: 0, to: 2 }, 50)).toEqual([
      { sent: 0, by: 2 },
      { sent: 1, by: 3 },
    ]);
  });

  it('are not joined where lines would lie over each other', () => {
    const many = Array.from({ length: 200 }, (_, tsn) => data(1 + tsn / 1000, tsn));
    expect(answersIn(rowsOf([...many, sack(2, 199)]), { from: 0, to: 3 }, 50)).toEqual([]);
  });
});

/** The limits of the left axis after a chart of `count` numbers is made ready for `pixels`. */
function limitsFor(spec: ChartSpec, pixels: number) {
  for (const layer of spec.layers) {
    layer.update();
    layer.prepare({ from: 0, to: 100 }, pixels);
  }
  const sent = spec.layers.find(({ key }) => key === 'sent');
  return spec.limits('left', sent?.min ?? 0, sent?.max ?? 0, null);
}

function chartOf(count: number): ChartSpec {
  const segments = Array.from({ length: count }, (_, tsn) => data((99 * tsn) / count, tsn));
  return chartSpec('tsn', new FlowRows(recording({ segments }), FLOW));
}

describe('numbers modulo 100', () => {
  it('stand as they are where the lines would be a fence', () => {
    expect(limitsFor(chartOf(600), 600)).toEqual({ from: 0, to: 100 });
    expect(limitsFor(chartOf(6000), 600).to).toBeGreaterThan(6000);
    expect(limitsFor(chartOf(6000), 2000)).toEqual({ from: 0, to: 100 });
  });

  it('are what the switch says, or it is not pressed', () => {
    const spec = chartOf(6000);
    const seen = [600, 2000].map((pixels) => {
      const { to } = limitsFor(spec, pixels);
      return [to <= 100, inForce(spec.toggle), spec.toggle?.on];
    });
    expect(seen).toEqual([
      [false, false, true],
      [true, true, true],
    ]);
    expect(spec.toggle?.barred).toBeNull();
    limitsFor(spec, 600);
    expect(spec.toggle?.barred).toMatch(/zoom in/);
  });

  it('stand so from the first on, however few they are', () => {
    const spec = chartOf(2);
    expect(limitsFor(spec, 10)).toEqual({ from: 0, to: 100 });
    expect(inForce(spec.toggle)).toBe(true);
  });

  it('do not turn back and forth about one zoom', () => {
    const spec = chartOf(4000);
    expect(limitsFor(spec, 640)).toEqual({ from: 0, to: 100 });
    expect(limitsFor(spec, 500).to).toBeGreaterThan(4000);
    expect(limitsFor(spec, 640).to).toBeGreaterThan(4000);
    expect(limitsFor(spec, 800)).toEqual({ from: 0, to: 100 });
  });
});

it('draws marks as large as their distance allows', () => {
  const sizeOf = (count: number): number => {
    const spec = chartOf(count);
    limitsFor(spec, 600);
    const sizes: number[] = [];
    const fillRect = (_x: number, _y: number, width: number) => sizes.push(width);
    const frame = new PlotFrame({ fillRect } as never, {} as never);
    Object.assign(frame, { width: 600, height: 300, range: { from: 0, to: 100 } });
    spec.layers.find(({ key }) => key === 'sent')?.draw(frame);
    return sizes[0] ?? 0;
  };
  expect(sizeOf(2000)).toBe(2);
  expect(sizeOf(20)).toBe(5.5);
  expect(sizeOf(100)).toBeCloseTo(4, 9);
});
