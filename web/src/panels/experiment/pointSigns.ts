/** How series are told apart: a colour (Okabe and Ito) and a shape each, on dark and on light. */

const DARK = [
  '#56b4e9',
  '#e69f00',
  '#2fbf95',
  '#cc79a7',
  '#f0e442',
  '#f08a4b',
  '#e8edf6',
  '#93a3bd',
];
const LIGHT = [
  '#0072b2',
  '#d55e00',
  '#00805d',
  '#a8537f',
  '#8a6d00',
  '#56b4e9',
  '#142033',
  '#5a6b84',
];

/** Outlines in a box of 12 x 12 around 6, 6; all but the cross are filled. */
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

export interface SeriesStyle {
  readonly color: string;
  /** An SVG path. */
  readonly shape: string;
  /** Dash pattern of its line, CSS pixels. */
  readonly dash: readonly number[];
}

const DASHES: readonly (readonly number[])[] = [[], [7, 4], [2, 3], [10, 3, 2, 3]];

/** The style of the series with this number. */
export function seriesStyle(number: number, light: boolean): SeriesStyle {
  const colors = light ? LIGHT : DARK;
  return {
    color: colors[number % colors.length] ?? '#93a3bd',
    shape: SHAPES[number % SHAPES.length] ?? '',
    dash: DASHES[Math.floor(number / 2) % DASHES.length] ?? [],
  };
}

/** Whether the page is light at the moment. */
export function isLight(): boolean {
  return document.documentElement.dataset.theme === 'light';
}

/** Draws a mark at a canvas pixel; `scale` canvas pixels make a pixel of its box. */
export function drawMark(
  context: CanvasRenderingContext2D,
  { shape, color }: SeriesStyle,
  [x, y]: readonly [number, number],
  scale: number,
  hollow: string | null,
): void {
  context.save();
  context.translate(x - 6 * scale, y - 6 * scale);
  context.scale(scale, scale);
  const path = new Path2D(shape);
  context.fillStyle = hollow ?? color;
  context.fill(path);
  if (hollow !== null) {
    context.strokeStyle = color;
    context.lineWidth = 1.4;
    context.stroke(path);
  }
  context.restore();
}
