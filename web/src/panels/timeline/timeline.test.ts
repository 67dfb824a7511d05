/** The timeline: steps by kind, speeds on a log scale, marks that thin out, keys and words of the slider. */
import { describe, expect, it } from 'vitest';
import { clockOf, timeOfDay } from '../../base/clockText';
import { axisNumbers, seconds, tick } from '../../charts/engine/format';
import { EVENT_CODES } from '../../protocol/events.gen';
import { NO_FLOW } from '../../protocol/recording.gen';
import { EventIndex } from '../../reading/eventIndex';
import { recording } from '../../reading/tables.testing';
import { CELL_PX, level, MarkMap } from './markMap';
import { LANES, markUnder } from './markUnder';
import { keyTarget, valueText } from './sliderKeys';
import { nearestSpeed, SPEEDS, stepRow } from './stepping';

const { network, sctp } = EVENT_CODES;

describe('a click on the timeline', () => {
  const events = [
    { t: 100, code: network.lossCorruption, flow: 0 },
    { t: 101, code: sctp.fastRetransmit, flow: 0 },
    { t: 104, code: network.lossCorruption, flow: 0 },
    { t: 200, code: network.handover, flow: NO_FLOW },
    { t: 230, code: network.delayChanged, flow: 0 },
    { t: 260, code: network.reconfiguration, flow: 0 },
    { t: 260, code: network.handover, flow: 0 },
  ];
  const source = recording({ events });
  const index = new EventIndex(source, null);
  index.update();
  const under = (t: number, y: number) =>
    markUnder(index, source.events.t, { t, perPixel_s: 1, y });

  it('chooses the nearest mark of the lane it is in', () => {
    expect([under(101, LANES.loss), under(103, LANES.loss)]).toEqual([0, 2]);
    expect(under(101, LANES['fast-retransmit'])).toBe(1);
  });

  it('chooses a handover at any height', () => {
    expect([under(202, 1), under(202, LANES.loss)]).toEqual([3, 3]);
  });

  it('chooses a change of a link at any height', () => {
    expect([under(229, 1), under(232, LANES.loss)]).toEqual([4, 4]);
  });

  it('chooses a handover before the reconfiguration that caused it', () => {
    expect(under(260, 1)).toBe(6);
    expect(stepRow(index, 231, 'reconfiguration', true)).toBe(5);
  });

  it('chooses nothing where there is no mark', () => {
    expect([under(101, LANES.timeout), under(150, LANES.loss)]).toEqual([-1, -1]);
  });
});

describe('stepping', () => {
  const events = [
    { t: 1, code: sctp.rttMeasured, flow: 0 },
    { t: 2, code: sctp.slowStart, flow: 0 },
    { t: 3, code: sctp.timeout, flow: 0 },
    { t: 4, code: sctp.fastRetransmit, flow: 0 },
  ];
  const index = new EventIndex(recording({ events }), null);

  it('skips round-trip measurements when any event will do', () => {
    expect(stepRow(index, 0, 'any', true)).toBe(1);
    expect(stepRow(index, 2, 'any', false)).toBe(-1);
  });

  it('finds only the kind asked for', () => {
    expect(stepRow(index, 0, 'timeout', true)).toBe(2);
    expect(stepRow(index, 0, 'handover', true)).toBe(-1);
    expect(stepRow(index, 5, 'fast-retransmit', false)).toBe(3);
  });
});

describe('speeds', () => {
  it('reach from a hundredth to a thousand', () => {
    expect([SPEEDS[0], SPEEDS.at(-1)]).toEqual([0.01, 1000]);
    expect([...SPEEDS].sort((a, b) => a - b)).toEqual([...SPEEDS]);
  });

  it('show the nearest choice by ratio', () => {
    expect([1, 3, 0.03, 5000].map(nearestSpeed)).toEqual([1, 2, 0.02, 1000]);
  });
});

describe('marks on the timeline', () => {
  it('count a thousand losses that lie in one cell', () => {
    const events = Array.from({ length: 1000 }, (_none, i) => ({
      t: 30 + i / 1e4,
      code: network.lossCorruption,
    }));
    const source = recording({
      events: [...events, { t: 90, code: network.handover, flow: NO_FLOW }],
    });
    const index = new EventIndex(source, null);
    const map = new MarkMap();
    expect(map.update(index, source.events.t, 100 * CELL_PX, { from: 0, to: 100 })).toBe(true);
    expect(marked(map, 'loss')).toEqual([30]);
    expect(map.cells.get('loss')?.[30]).toBe(1000);
    expect(source.events.t[map.first.get('loss')?.[30] ?? -1]).toBe(30);
    expect(marked(map, 'handover')).toEqual([90]);
    expect(map.share(30)).toBeCloseTo(0.305, 9);
    expect(map.update(index, source.events.t, 100 * CELL_PX, { from: 0, to: 100 })).toBe(false);
    map.update(index, source.events.t, 100 * CELL_PX, { from: 0, to: 200 });
    expect(marked(map, 'loss')).toEqual([15]);
    map.update(index, source.events.t, 100 * CELL_PX, { from: 80, to: 100 });
    expect(marked(map, 'loss')).toEqual([]);
    expect(marked(map, 'handover')).toEqual([50]);
    map.update(index, source.events.t, 100 * CELL_PX, { from: 30, to: 30.1 });
    expect(marked(map, 'loss')).toHaveLength(100);
    expect(marked(map, 'handover')).toEqual([]);
  });

  it('rise in five steps', () => {
    expect([0, 1, 2, 3, 4, 8, 16, 40_000].map(level)).toEqual([0, 1, 2, 2, 3, 4, 5, 5]);
  });

  function marked(map: MarkMap, kind: 'loss' | 'handover'): number[] {
    return [...(map.cells.get(kind) ?? [])].flatMap((count, cell) => (count > 0 ? [cell] : []));
  }
});

describe('the slider', () => {
  it('moves by keys within the run', () => {
    const at = { t: 5 };
    expect(keyTarget('ArrowRight', at, 60)).toBe(6);
    expect(keyTarget('PageDown', at, 60)).toBe(0);
    expect(keyTarget('End', at, 60)).toBe(60);
    expect(keyTarget('a', at, 60)).toBeNull();
  });

  it('says where it stands', () => {
    expect(valueText(42.318, 600, 600)).toBe('42.3 s of 600 s');
    expect(valueText(42.318, 120, 600)).toBe('42.3 s of 600 s; simulated up to 120.0 s');
  });
});

describe('clocks', () => {
  it('write run time and time of day', () => {
    expect([42.3, 359.8934, 3723].map(seconds)).toEqual(['42.300 s', '359.893 s', '3723.000 s']);
    expect(timeOfDay(42.3)).toBe('12:00:42');
    expect(timeOfDay(43_200)).toBe('00:00:00');
  });

  it('begin at the time of day of the epoch, and at noon without one', () => {
    const days = (utc: string) =>
      (Date.parse(utc) - Date.parse('2000-01-01T12:00:00Z')) / 86_400_000;
    const clocks = ['2026-11-22T06:30:00Z', '1999-12-31T23:59:58Z'].map((utc) =>
      clockOf(days(utc)),
    );
    expect(clocks.map((of) => of(0))).toEqual(['06:30:00', '23:59:58']);
    expect(clocks.map((of) => of(62.5))).toEqual(['06:31:02', '00:01:00']);
    expect(clockOf(null)(42.3)).toBe('12:00:42');
  });

  it('label ticks by their distance', () => {
    expect(tick(20, 20)).toBe('20 s');
    expect(tick(1.5, 0.5)).toBe('1.5 s');
    expect(tick(0.25, 0.05)).toBe('0.25 s');
    expect(tick(300, 50)).toBe('300 s');
    expect(tick(7200, 200)).toBe('7200 s');
  });
});

describe('the numbers of an axis', () => {
  it('have the digits that their distance needs', () => {
    expect(axisNumbers([18_500, 18_750, 19_000], 250)).toEqual(['18.50k', '18.75k', '19.00k']);
    expect(axisNumbers([0, 5000, 10_000], 5000)).toEqual(['0', '5k', '10k']);
    expect(axisNumbers([86, 86.5, 87], 0.5)).toEqual(['86.0', '86.5', '87.0']);
    expect(axisNumbers([0.0005, 0.00075], 0.00025)).toEqual(['0.00050', '0.00075']);
    expect(axisNumbers([20_000_000, 20_250_000], 250_000)).toEqual(['20.00M', '20.25M']);
  });

  it('stay apart whatever the distance', () => {
    for (const step of [0.001, 0.0025, 0.1, 0.25, 1, 2.5, 250, 12_500]) {
      for (const first of [0, 9_990, 18_500, 3_210_000]) {
        const at = [0, 1, 2, 3].map((number) => first + number * step);
        const read = axisNumbers(at, step).map(
          (text) => Number.parseFloat(text) * ({ k: 1e3, M: 1e6 }[text.at(-1) ?? ''] ?? 1),
        );
        for (const [number, value] of read.entries()) expect(value).toBeCloseTo(at[number] ?? 0, 6);
      }
    }
  });
});
