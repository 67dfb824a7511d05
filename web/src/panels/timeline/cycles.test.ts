/** Probing cycles on the timeline: how long each lasted, how it ended, and what is told where many lie together. */
import { describe, expect, it } from 'vitest';
import { EVENT_CODES } from '../../protocol/events.gen';
import { EventIndex } from '../../reading/eventIndex';
import { probingSpans } from '../../reading/probingSpans';
import { recording } from '../../reading/tables.testing';
import { cyclesOn } from './cycles';
import { LANES, markUnder } from './markUnder';

const { xstp } = EVENT_CODES;
const source = recording({
  events: [
    { t: 1, code: xstp.probingStarted, flow: 0 },
    { t: 1, code: xstp.probeSent, flow: 0 },
    { t: 3, code: xstp.probingAborted, flow: 0 },
    { t: 4, code: xstp.probingStarted, flow: 0 },
    { t: 5, code: xstp.immediateRecovery, flow: 0 },
    { t: 20, code: xstp.probingStarted, flow: 0 },
    { t: 25, code: xstp.congestionFound, flow: 0 },
    { t: 40, code: xstp.probingStarted, flow: 0 },
    { t: 60, code: xstp.probingCut, flow: 0 },
    { t: 90, code: xstp.probingStarted, flow: 0 },
  ],
});
const index = new EventIndex(source, null);
index.update();
const spans = probingSpans(source, index.of('probing'), 95);

describe('probing cycles', () => {
  it('last from their beginning to their end, whatever that is, or as far as is simulated', () => {
    expect(spans.map(({ from_s, to_s, ending }) => [from_s, to_s, ending])).toEqual([
      [1, 3, 'aborted'],
      [4, 5, 'recovered'],
      [20, 25, 'congestion'],
      [40, 60, 'cut'],
      [90, 95, null],
    ]);
  });

  it('are told apart where there is room', () => {
    const bars = cyclesOn(spans, { from: 0, to: 100 }, 10, 1000);
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [20, 40],
      [50, 60],
      [210, 260],
      [410, 610],
      [910, 960],
    ]);
  });

  it('share a bar and the weightiest sign where there is none', () => {
    const bars = cyclesOn(spans, { from: 0, to: 100 }, 0, 100);
    expect(bars.map(({ from, ending }) => [from, ending])).toEqual([
      [1, 'recovered'],
      [20, 'congestion'],
      [40, 'cut'],
      [90, null],
    ]);
  });

  it('are chosen by a click on where they begin or end, and probes are not', () => {
    const under = (t: number) =>
      markUnder(index, source.events.t, { t, perPixel_s: 0.1, y: LANES.probing });
    expect([under(1), under(25), under(60), under(12)]).toEqual([0, 6, 8, -1]);
  });
});
