/** Paths over a day as they are shown: lines in hours, what happens in lanes, and a table of all samples. */
import type { PathSeries } from '../protocol/experiment';

const HOUR_S = 3600;

/** A path of one constellation. */
export interface StudiedPath {
  readonly label: string;
  readonly series: PathSeries;
}

export const hours = (seconds: Float64Array): Float64Array => seconds.map((t) => t / HOUR_S);

/** Values with -1 where there is none, as the lines of charts have it. */
export const withGaps = (values: Float64Array): Float64Array =>
  values.map((value) => (Number.isNaN(value) ? -1 : value));

/** Spans of time in hours. */
export function spans(pairs: Float64Array): { readonly from: number; readonly to: number }[] {
  return Array.from({ length: pairs.length / 2 }, (_, number) => ({
    from: (pairs[2 * number] ?? 0) / HOUR_S,
    to: (pairs[2 * number + 1] ?? 0) / HOUR_S,
  }));
}

/** Delay and links at the last sample not after an instant, s; null before the first. */
export function sampleAt(
  { t, delay_ms, links }: PathSeries,
  instant: number,
): { readonly delay_ms: number; readonly links: number } | null {
  let [low, high] = [0, t.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((t[middle] ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return null;
  return { delay_ms: delay_ms[low - 1] ?? Number.NaN, links: links[low - 1] ?? Number.NaN };
}

/** Every sample: the time, then delay and links of each path; empty where there is none. */
export function pathTable(paths: readonly StudiedPath[]): string[][] {
  const head = ['time_s', ...paths.flatMap(({ label }) => [`${label} delay_ms`, `${label} links`])];
  const text = (value: number | undefined, digits: number) =>
    value === undefined || Number.isNaN(value) ? '' : value.toFixed(digits);
  const times = paths[0]?.series.t ?? new Float64Array();
  const rows = Array.from(times, (t, row) => [
    String(t),
    ...paths.flatMap(({ series }) => [text(series.delay_ms[row], 6), text(series.links[row], 0)]),
  ]);
  return [head, ...rows];
}
