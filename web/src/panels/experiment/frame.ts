/** uPlot as a frame for the plots of experiments: axes, grid and scales; what is drawn in it is the plots' own. */
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { plain } from '../../base/quantity';
import type { Colors } from '../../charts/engine/theme';

const FONT = "12px 'Inter Variable', Inter, system-ui, sans-serif";
const LABEL_FONT = "500 12px 'Inter Variable', Inter, system-ui, sans-serif";
/** Between the numbers under the horizontal axis, CSS pixels. */
const LEAST_GAP = 34;
/** uPlot wants data; the plots bring their own. */
const NO_DATA: uPlot.AlignedData = [
  [0, 1],
  [0, 0],
];

export interface Span {
  readonly min: number;
  readonly max: number;
}

export interface FrameSpec {
  readonly xLabel: string;
  readonly yLabel: string;
  readonly logarithmic: boolean;
  /** Names in place of numbers along the horizontal. */
  readonly words: readonly string[] | null;
  /** Where the horizontal is marked, if not evenly. */
  readonly ticks?: readonly number[] | null;
  readonly x: Span;
  readonly y: Span;
}

/** An empty frame of a size; `draw` fills it whenever it is drawn. */
export function makeFrame(
  host: HTMLElement,
  spec: FrameSpec,
  colors: Colors,
  draw: (plot: uPlot) => void,
): uPlot {
  const axis = {
    font: FONT,
    labelFont: LABEL_FONT,
    labelSize: 22,
    stroke: () => colors.muted,
    grid: { stroke: () => colors.line, width: 1 },
    ticks: { show: false },
  };
  const { words, ticks } = spec;
  return new uPlot(
    {
      width: Math.max(120, host.clientWidth),
      height: Math.max(120, host.clientHeight),
      padding: [10, 14, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: {
          time: false,
          auto: false,
          range: [spec.x.min, spec.x.max],
          ...(spec.logarithmic ? { distr: 3 as const, log: 10 as const } : {}),
        },
        y: { auto: false, range: [spec.y.min, spec.y.max] },
      },
      series: [{}, { scale: 'y', paths: () => null, points: { show: false }, auto: false }],
      axes: [
        {
          ...axis,
          label: spec.xLabel,
          size: 26,
          gap: 5,
          space: spec.logarithmic ? 30 : 48,
          values: (plot, splits) => (words ? splits.map(() => '') : apart(plot, splits)),
          // Few values of a logarithmic axis are marked themselves: no decade needs its own ten lines.
          ...(ticks
            ? { splits: () => [...ticks], filter: (_plot: uPlot, all: number[]) => all }
            : {}),
          ...(words
            ? {
                splits: () => words.map((_, index) => index),
                values: (_plot: uPlot, splits: number[]) =>
                  splits.map((index) => words[index] ?? ''),
              }
            : {}),
        },
        {
          ...axis,
          label: spec.yLabel,
          size: 46,
          gap: 5,
          space: 34,
          values: (_plot, splits) => splits.map(plain),
        },
      ],
      hooks: {
        drawAxes: [
          (plot) => {
            const { left, top, width, height } = plot.bbox;
            plot.ctx.save();
            plot.ctx.beginPath();
            // Marks on the edge stay whole.
            const reach = 7 * uPlot.pxRatio;
            plot.ctx.rect(left - reach, top - reach, width + 2 * reach, height + 2 * reach);
            plot.ctx.clip();
            draw(plot);
            plot.ctx.restore();
          },
        ],
      },
    },
    NO_DATA,
    host,
  );
}

/** Numbers under the horizontal axis; one too near to the one before it is left out. */
function apart(plot: uPlot, splits: readonly (number | null)[]): string[] {
  let last = Number.NEGATIVE_INFINITY;
  return splits.map((value) => {
    const at = value === null ? Number.NaN : plot.valToPos(value, 'x');
    if (value === null || at - last < LEAST_GAP) return '';
    last = at;
    return plain(value);
  });
}

/** Room around the values of an axis; from zero where zero is near. */
export function roomFor(values: Iterable<number>, logarithmic: boolean, fromZero: boolean): Span {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (!Number.isFinite(value) || (logarithmic && value <= 0)) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  if (min > max) return logarithmic ? { min: 1, max: 10 } : { min: 0, max: 1 };
  if (logarithmic) return { min: min / 1.3, max: max * 1.3 };
  if (fromZero && min >= 0) return { min: 0, max: max === 0 ? 1 : max * 1.06 };
  const room = max > min ? (max - min) * 0.04 : Math.abs(max) * 0.1 || 1;
  return { min: min - room, max: max + room };
}
