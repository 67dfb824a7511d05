/** The phases of the window below its chart, and the steps from change to change, on recordings made for it. */
import { describe, expect, it } from 'vitest';
import { End } from '../../protocol/codes.gen';
import { EVENT_CODES } from '../../protocol/events.gen';
import { EventIndex } from '../../reading/eventIndex';
import { FlowRows } from '../../reading/flowRows';
import { FLOW, recording } from '../../reading/tables.testing';
import { PlotFrame } from '../engine/plotFrame';
import { phaseLayers } from './phaseLayer';

const { sctp } = EVENT_CODES;
const at = (t: number, code: (typeof sctp)[keyof typeof sctp], more = {}) => ({
  t,
  code,
  flow: 0,
  end: End.sender,
  ...more,
});
const source = recording(
  {
    events: [
      at(1, sctp.slowStart),
      at(2, sctp.slowStart),
      at(3, sctp.fastRetransmit),
      at(3, sctp.fastRetransmit, { flow: 1 }),
      at(3.5, sctp.rttMeasured),
      at(4, sctp.recoveryEnded),
      at(5, sctp.congestionAvoidance),
      at(6, sctp.windowFull),
      at(7, sctp.windowOpened),
      at(8, sctp.timeout),
      at(8.5, sctp.slowStart, { path: 1 }),
      at(9, sctp.slowStart),
      at(10, sctp.applicationLimited),
      at(11, sctp.applicationResumed),
      at(11.2, sctp.applicationLimited),
      at(11.5, sctp.transferComplete),
    ],
    windows: [
      { t: 1, flow: 0, reason: sctp.slowStart },
      { t: 2, flow: 0, reason: sctp.slowStart },
      { t: 2.5, flow: 0 },
      { t: 3, flow: 1, reason: sctp.fastRetransmit },
      { t: 3, flow: 0, reason: sctp.fastRetransmit },
      { t: 5, flow: 0, reason: sctp.congestionAvoidance },
      { t: 8, flow: 0, reason: sctp.timeout },
      { t: 9, flow: 0, reason: sctp.slowStart },
    ],
  },
  20,
);

describe('the bands below the window chart', () => {
  const [phases, limits] = phaseLayers(new FlowRows(source, FLOW));
  for (const layer of [phases, limits]) layer.update();

  it('say slow start, recovery, avoidance and timeout, each until the next', () => {
    phases.prepare({ from: 0, to: 12 });
    const told = phases
      .bands({ from: 0, to: 12 }, 20)
      .map(({ word, from, to }) => [word, from, to]);
    expect(told).toEqual([
      ['slow start', 1, 3],
      ['fast recovery', 3, 4],
      ['recovery ended', 4, 5],
      ['congestion avoidance', 5, 8],
      ['timeout', 8, 9],
      ['slow start', 9, 12],
    ]);
  });

  it('begin with the phase before the range, and end where the simulation is', () => {
    phases.prepare({ from: 8.2, to: 60 });
    const told = phases.bands({ from: 8.2, to: 60 }, 20);
    expect(told.map(({ word, to }) => [word, to])).toEqual([
      ['timeout', 9],
      ['slow start', 20],
    ]);
  });

  it('say when the receiver’s window holds the sender back, and when the application has no data', () => {
    limits.prepare({ from: 0, to: 12 });
    const told = limits.bands({ from: 0, to: 12 }, 20).map(({ word, from }) => [from, word]);
    expect(told).toEqual([
      [6, 'window-limited'],
      [7, 'limited by cwnd alone'],
      [10, 'application-limited'],
      [11, 'limited by cwnd alone'],
      [11.2, 'application-limited'],
      [11.5, 'limited by cwnd alone'],
    ]);
  });
});

it('above the bands a full window is hatched and an application without data dotted', () => {
  const strokes: number[] = [];
  const dots: number[] = [];
  const nothing = () => undefined;
  const context = {
    ...Object.fromEntries(
      ['save', 'restore', 'beginPath', 'rect', 'fill', 'clip', 'lineTo', 'stroke'].map((name) => [
        name,
        nothing,
      ]),
    ),
    moveTo: (x: number) => strokes.push(x),
    fillRect: (x: number) => dots.push(x),
  };
  const frame = new PlotFrame(context as unknown as CanvasRenderingContext2D, {} as never);
  const range = { from: 0, to: 12 };
  Object.assign(frame, { width: 1200, height: 100, ratio: 1, range, simulated_s: 20 });
  const [, limits] = phaseLayers(new FlowRows(source, FLOW));
  limits.update();
  limits.prepare(range);
  limits.draw(frame);
  expect(Math.min(...strokes)).toBeGreaterThan(580);
  expect(Math.max(...strokes)).toBeLessThan(700);
  expect(dots.every((x) => (x >= 1000 && x < 1100) || (x >= 1120 && x < 1150))).toBe(true);
  expect(dots.length).toBeGreaterThan(15);
});

it('a step goes to every change of the window, and to nothing else', () => {
  const index = new EventIndex(source, FLOW);
  const steps: number[] = [];
  for (let t = 0; ; ) {
    const row = index.windowChange(t, true);
    if (row < 0) break;
    t = source.events.t[row] ?? Number.NaN;
    steps.push(row);
  }
  expect(steps).toEqual([0, 1, 2, 6, 9, 11]);
  expect(index.windowChange(3, false)).toBe(1);
  expect(index.windowChange(1, false)).toBe(-1);
});
