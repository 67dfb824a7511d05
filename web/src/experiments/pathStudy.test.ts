/** A path followed over a day, as the page keeps it. */
import { describe, expect, it } from 'vitest';
import type { PathSeries } from '../protocol/experiment';
import { hours, pathTable, sampleAt, spans, withGaps } from './pathStudy';

const of = (...values: number[]) => Float64Array.from(values);
const series: PathSeries = {
  t: of(5, 15, 25),
  delay_ms: of(80.5, Number.NaN, 81.25),
  links: of(7, Number.NaN, 8),
  path_changes: of(25),
  handovers: [of(10), of()],
  seam: of(0, 3600, 7200, 10_800),
};

describe('a path over a day', () => {
  it('is told by the last sample not after an instant', () => {
    expect(sampleAt(series, 4.9)).toBeNull();
    expect(sampleAt(series, 5)).toEqual({ delay_ms: 80.5, links: 7 });
    expect(sampleAt(series, 14.9)).toEqual({ delay_ms: 80.5, links: 7 });
    expect(sampleAt(series, 20)).toEqual({ delay_ms: Number.NaN, links: Number.NaN });
    expect(sampleAt(series, 9e9)).toEqual({ delay_ms: 81.25, links: 8 });
  });

  it('is a table with nothing where there is no path', () => {
    expect(pathTable([{ label: 'Iridium', series }])).toEqual([
      ['time_s', 'Iridium delay_ms', 'Iridium links'],
      ['5', '80.500000', '7'],
      ['15', '', ''],
      ['25', '81.250000', '8'],
    ]);
    expect(pathTable([])).toEqual([['time_s']]);
  });

  it('is drawn in hours, with gaps', () => {
    expect(spans(series.seam)).toEqual([
      { from: 0, to: 1 },
      { from: 2, to: 3 },
    ]);
    expect([...hours(of(1800))]).toEqual([0.5]);
    expect([...withGaps(series.links)]).toEqual([7, -1, 8]);
  });
});
