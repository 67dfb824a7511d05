/** How series are told apart: a colour and a shape each. */
import { outlineOf } from '../../charts/engine/outline';
import type { PlotFrame } from '../../charts/engine/plotFrame';
import type { SeriesColor } from '../../charts/engine/theme';

/** Outlines in a box of 12 x 12 around 6, 6. */
const SHAPES = [
  'M6 1.5A4.5 4.5 0 1 1 5.99 1.5Z',
  'M2 2H10V10H2Z',
  'M6 1L11 10.5H1Z',
  'M6 .5L11.5 6L6 11.5L.5 6Z',
  'M6 11L1 1.5H11Z',
  'M4.2 1H7.8V4.2H11V7.8H7.8V11H4.2V7.8H1V4.2H4.2Z',
  'M6 .8L11.2 4.6L9.2 10.8H2.8L.8 4.6Z',
  'M1 3.5H11V8.5H1Z',
];

const COLORS: readonly SeriesColor[] = [
  'series0',
  'series1',
  'series2',
  'series3',
  'series4',
  'series5',
  'series6',
  'series7',
];

export interface SeriesStyle {
  readonly color: SeriesColor;
  /** An SVG path. */
  readonly shape: string;
  /** Dash pattern of its line, CSS pixels. */
  readonly dash: readonly number[];
}

const DASHES: readonly (readonly number[])[] = [[], [7, 4], [2, 3], [10, 3, 2, 3]];

/** How far shapes move on whenever the colours begin again: a number without a divisor in common with theirs. */
const SHIFT = 3;

/** The style of the series with this number: no two of the first sixty-four are the same. */
export function seriesStyle(number: number): SeriesStyle {
  const round = Math.floor(number / COLORS.length);
  return {
    color: COLORS[number % COLORS.length] ?? 'series7',
    shape: SHAPES[(number + SHIFT * round) % SHAPES.length] ?? '',
    dash: DASHES[(Math.floor(number / 2) + round) % DASHES.length] ?? [],
  };
}

/** Draws a mark at a pixel of the canvas, `scale` times the size of its box. */
export function drawMark(
  { context, colors }: Pick<PlotFrame, 'context' | 'colors'>,
  { shape, color }: SeriesStyle,
  [x, y]: readonly [number, number],
  scale: number,
  hollow = false,
): void {
  context.save();
  context.translate(x - 6 * scale, y - 6 * scale);
  context.scale(scale, scale);
  const path = outlineOf(shape);
  context.fillStyle = colors[hollow ? 'surface' : color];
  context.fill(path);
  if (hollow) {
    context.strokeStyle = colors[color];
    context.lineWidth = 1.4;
    context.setLineDash([]);
    context.stroke(path);
  }
  context.restore();
}
