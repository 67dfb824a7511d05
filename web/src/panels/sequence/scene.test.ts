/** What a diagram shows where: arrows between the right instants, labels that do not overlap, the shapes of losses. */
import { beforeAll, describe, expect, test } from 'vitest';
import { Direction, Outcome, PathUse, SegmentKind } from '../../protocol/codes.gen';
import { lossMarkOf } from '../../reading/fates';
import { overlap } from './boxes';
import { columnsFor } from './columns';
import { cut } from './parts';
import { faTrace, layoutOf, runOf, type TestRun } from './run.testing';
import { layScene } from './scene';

let trace: TestRun;
beforeAll(() => {
  trace = faTrace();
});

/** The wide lab, half of it, the side panel, a phone; a second and the whole run. */
const SIZES = [
  [1120, 700],
  [560, 560],
  [372, 600],
  [375, 420],
] as const;
const WINDOWS = [
  [2.2, 3.3],
  [0, 5.5],
  [2.33, 2.36],
] as const;

describe.each(SIZES)('at %i × %i', (width, height) => {
  test.each(WINDOWS)(
    'from %f s to %f s no label lies over another or beyond the edge',
    (...window) => {
      for (const flow of [0, 1]) {
        const { labels } = layScene(layoutOf(trace.telling(flow), window, [width, height]));
        expect(labels.length).toBeGreaterThan(1);
        for (const [at, label] of labels.entries()) {
          expect(label.left).toBeGreaterThanOrEqual(0);
          expect(label.right).toBeLessThanOrEqual(width);
          const over = labels.slice(at + 1).find((other) => overlap(label, other));
          expect(over, `${label.lines} and ${over?.lines}`).toBeUndefined();
        }
      }
    },
  );

  test('arrows lead from the instant of sending to that of arrival, from line to line', () => {
    const layout = layoutOf(trace.telling(1), [0, 5.5], [width, height]);
    const { arrows, columns } = layScene(layout);
    const { segments, fates } = trace.store;
    expect(arrows.length).toBeGreaterThan(10);
    for (const { x1, x2, y1, y2, arrow, lost } of arrows) {
      const data = segments.direction[arrow.segment] === Direction.forward;
      const [begin, goal] = data
        ? [columns.sender, columns.receiver]
        : [columns.receiver, columns.sender];
      expect(y1).toBeCloseTo((segments.t[arrow.segment] ?? 0) * layout.scale, 6);
      expect(x1).toBe(begin);
      if (arrow.fate < fates.t.length) {
        expect(y2).toBeCloseTo((fates.t[arrow.fate] ?? 0) * layout.scale, 6);
      }
      if (lost) expect(Math.abs(x2 - begin)).toBeLessThan(Math.abs(goal - begin));
      else if (arrow.share === 1) expect(x2).toBeCloseTo(goal, 6);
    }
  });
});

test('the words of rules keep the order of the rules', () => {
  for (const flow of [0, 1]) {
    const { labels } = layScene(layoutOf(trace.telling(flow), [2, 5.5], [1120, 700]));
    const rules = labels.filter(({ leader, align }) => leader && align === 'right');
    const byTop = rules.toSorted((a, b) => a.top - b.top);
    const ys = byTop.map(({ leader }) => leader?.y ?? 0);
    expect(ys.length).toBeGreaterThan(4);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
  }
});

test('the window is in slow start, then in fast recovery, then it has recovered', () => {
  const { phases } = layScene(layoutOf(trace.telling(1), [1.9, 5.5], [1120, 700]));
  expect(phases.map(({ text }) => text).slice(0, 3)).toEqual([
    'slow start',
    'fast recovery',
    'recovery ended',
  ]);
  for (const [at, { bottom }] of phases.entries()) {
    if (at + 1 < phases.length) expect(phases[at + 1]?.top).toBe(bottom);
  }
});

test('a loss has the shape of its cause, and its words beside it', () => {
  const { labels, arrows } = layScene(layoutOf(trace.telling(1), [2.2, 3.3], [1120, 700]));
  const lost = arrows.find((line) => line.lost);
  const label = labels.find(({ tone }) => tone === 'loss');
  expect(label?.lines[0]).toBe('TSN 8 lost as the scenario chose');
  expect(lost?.lost).toBe(lossMarkOf(Outcome.chosen));
  const near = Math.min(
    Math.abs((label?.left ?? 0) - (lost?.x2 ?? 0)),
    Math.abs((label?.right ?? 0) - (lost?.x2 ?? 0)),
  );
  expect(near).toBeLessThan(14);
});

test('with two paths the strip shows the windows of the one that new data take, and arrows say theirs', () => {
  const run = runOf('iridium-geo-multihomed', { duration_s: 60 });
  const { windows } = run.store;
  const used = (path: number) =>
    windows.t.findIndex(
      (t, row) => t > 1 && windows.path[row] === path && windows.state[row] === PathUse.inUse,
    );
  const failover_s = windows.t[used(1)] ?? Number.NaN;
  const window = [failover_s - 12, failover_s + 2] as const;
  const scene = layScene(layoutOf(run.telling(0), window, [1120, 700]));
  expect(new Set(scene.arrows.map(({ path }) => path))).toEqual(new Set([0, 1]));
  const last = scene.strip.at(-1);
  const rows = windows.t.map((t, row) =>
    t < window[1] && windows.state[row] === PathUse.inUse ? row : -1,
  );
  expect((last?.cwnd ?? 0) * scene.most).toBeCloseTo(windows.cwnd[Math.max(...rows)] ?? 0, 6);
});

test('columns never cross, at any width', () => {
  for (let width = 300; width < 3000; width += 7) {
    const { axis, strip, phase, rules, sender, receiver, receiverRules } = columnsFor(width);
    const edges = [axis, strip.from, strip.to, phase.from, phase.to, rules?.from, rules?.to];
    edges.push(sender, receiver, receiverRules?.from, receiverRules?.to, width);
    const known = edges.filter((edge) => edge !== undefined);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
    expect(receiver - sender).toBeGreaterThan(150);
  }
});

test('a text that is too wide ends with dots', () => {
  const measure = (text: string) => text.length * 10;
  expect(cut('fast recovery', 200, measure)).toBe('fast recovery');
  expect(cut('fast recovery', 60, measure)).toBe('fast…');
});

describe('words beside the ends', () => {
  const rules = (by: 'ssn' | 'tsn', width = 1120) =>
    layScene(layoutOf(trace.telling(0, by), [2.2, 3.3], [width, 700]))
      .labels.filter(({ leader }) => leader !== null)
      .map(({ lines }) => lines.join(' '));

  test('number data as the arrows do, by the number that was chosen', () => {
    expect(rules('ssn').some((text) => text.startsWith('Fast retransmit of segment 8'))).toBe(true);
    expect(rules('tsn').some((text) => text.startsWith('Fast retransmit of byte 10137'))).toBe(
      true,
    );
    expect(rules('ssn').filter((text) => /\bbytes? \d|\bbytes below/i.test(text))).toEqual([]);
  });

  test.each(SIZES)('at %i × %i are whole: "Duplicate ACK 3"', (width) => {
    expect(rules('ssn', width).filter((text) => text.includes('…'))).toEqual([]);
  });
});

describe('a report that a packet was too big', () => {
  test('begins where the packet was lost, and names the node that sends it', () => {
    const run = runOf('two-links', {
      duration_s: 5,
      'links[1].mtu_bytes': 1500,
      'flows[0].sctp.mtu_bytes': 4352,
      'flows[0].sctp.pmtu_discovery': true,
    });
    const { arrows, columns, labels } = layScene(layoutOf(run.telling(0), [0, 3], [1120, 700]));
    const { segments } = run.store;
    const reports = arrows.filter(({ arrow }) => segments.kind[arrow.segment] === SegmentKind.icmp);
    expect(reports.length).toBeGreaterThan(0);
    for (const { x1, x2, y1 } of reports) {
      const lost = arrows.find((other) => other.lost && Math.abs(other.y2 - y1) < 1e-9);
      expect(x1).toBeCloseTo(lost?.x2 ?? Number.NaN, 6);
      expect(x2).toBe(columns.sender);
    }
    expect(labels.map(({ lines }) => lines[0])).toContain('ICMP too big from router');
  });
});
