/** The axes of the plots of experiments: numbers, factors or words along the horizontal, and room about the values. */
import { plain } from '../../base/quantity';
import type { AxisLook, PlotAxes } from '../../charts/engine/plot';
import type { Range } from '../../charts/engine/ranges';
import type { PlotAxis } from '../../protocol/experiment.gen';

/** Between the numbers under the horizontal axis, CSS pixels. */
const LEAST_GAP = 34;

/** The width of a letter, the room between two words, and that of all words side by side, CSS pixels. */
const LETTER = 6.3;
const BETWEEN = 12;
const BESIDE = 640;
/** What a turned word takes of the axis, CSS pixels. */
const LINE = 13;
/** By how much words are turned that do not fit side by side, degrees. */
const TURNED = 75;

export interface Horizontal {
  readonly logarithmic: boolean;
  /** Names in place of numbers. */
  readonly words: readonly string[] | null;
  /** Where it is marked, if not evenly. */
  readonly ticks: readonly number[] | null;
}

export const EVEN: Horizontal = { logarithmic: false, words: null, ticks: null };

export function plotAxes({ logarithmic, words, ticks }: Horizontal, reach: number): PlotAxes {
  const at = words?.map((_, index) => index) ?? ticks;
  return {
    x: {
      ...heightOf(words ?? []),
      space: logarithmic ? 30 : 48,
      ...(at ? { at } : {}),
      text: words ? named(words) : apart,
    },
    left: { size: 46, space: 34, text: (values) => values.map((value) => plain(value ?? 0)) },
    logarithmic,
    padding: [10, 14],
    reach,
    gap: 5,
    fontSize: 12,
    labelLine: 22,
    labelWeight: 500,
  };
}

/** The words of their places; where they would lie on each other only every second, third, .. of them. */
function named(words: readonly string[]): AxisLook['text'] {
  const turned = heightOf(words).turned !== undefined;
  return (divisions, _step, place) => {
    const every = turned ? Math.max(1, Math.ceil(LINE / Math.abs(place(1) - place(0)))) : 1;
    return divisions.map((index) => ((index ?? 0) % every === 0 ? (words[index ?? -1] ?? '') : ''));
  };
}

/** Words that are too many to stand side by side are turned, and take the height that the longest then has. */
function heightOf(words: readonly string[]): Pick<AxisLook, 'size' | 'turned'> {
  const widths = words.map((word) => word.length * LETTER);
  const all = widths.reduce((sum, width) => sum + width + BETWEEN, 0);
  if (all <= BESIDE) return { size: 26 };
  const rise = Math.sin((TURNED / 180) * Math.PI);
  return { size: Math.ceil(26 + rise * Math.max(...widths)), turned: TURNED };
}

/** Numbers under the horizontal axis; one too near to the one before it is left out. */
const apart: AxisLook['text'] = (divisions, _step, place) => {
  let last = Number.NEGATIVE_INFINITY;
  return divisions.map((value) => {
    const at = value === null ? Number.NaN : place(value);
    if (value === null || at - last < LEAST_GAP) return '';
    last = at;
    return plain(value);
  });
};

/** "Packet error rate, %". */
export function axisLabel({ label, unit }: PlotAxis): string {
  return unit === '' ? label : `${label}, ${unit}`;
}

/** Room around the values of an axis; from zero where zero is near. */
export function roomFor(values: Iterable<number>, logarithmic: boolean, fromZero: boolean): Range {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (!Number.isFinite(value) || (logarithmic && value <= 0)) continue;
    from = Math.min(from, value);
    to = Math.max(to, value);
  }
  if (from > to) return logarithmic ? { from: 1, to: 10 } : { from: 0, to: 1 };
  if (logarithmic) return { from: from / 1.3, to: to * 1.3 };
  if (fromZero && from >= 0) return { from: 0, to: to === 0 ? 1 : to * 1.06 };
  const room = to > from ? (to - from) * 0.04 : Math.abs(to) * 0.1 || 1;
  return { from: from - room, to: to + room };
}
