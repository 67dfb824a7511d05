/** The small sign of a layer in a legend, drawn by the style sheet or as a shape. */
import type { LossMark } from '../../protocol/losses.gen';
import { lossPath } from '../../reading/lossShapes';
import type { Swatch } from './layer';

/** Width and height of a sign, and how far the shape of a loss reaches from its middle. */
const WIDTH = 16;
const HEIGHT = 12;
const REACH = 5;

const PATHS: Readonly<Record<Swatch, string>> = {
  line: 'M1 6H15',
  dashed: 'M1 6H6M10 6H15',
  dotted: 'M1 6H3M5 6H7M9 6H11M13 6H15',
  dashdot: 'M1 6H6M8 6H10M12 6H15',
  dot: 'M6 4h4v4h-4z',
  ring: 'M7 5h2v2h-2z',
  square: 'M5 3h6v6h-6z',
  plus: 'M8 2v8M4 6h8',
  bar: 'M1 3h14v6h-14z',
  hatched: 'M1 11L6 1M6 11L11 1M11 11L15 2',
  loss: lossPath('cross', WIDTH / 2, HEIGHT / 2, REACH),
  'fast-retransmit': 'M3 2H13L8 11Z',
  timeout: 'M8 1L13 6L8 11L3 6Z',
  failover: 'M4 1L13 6L4 11Z',
  handover: 'M8 0V3M8 5V7M8 9V12',
  reconfiguration: 'M8 0V7M8 9V12',
  link: 'M8 0V1M8 3V4M8 6V7M8 9V10',
  probing: 'M11 2H6V10H11',
  incident: 'M8 0V3M8 10V12',
  change: 'M8 0V9M8 10V12',
  hint: 'M8 0V4M8 5V8M8 9V12',
};

const FILLED: ReadonlySet<Swatch> = new Set([
  'dot',
  'ring',
  'bar',
  'fast-retransmit',
  'timeout',
  'failover',
]);

/** The outline of a swatch in a box of 16 x 12, and whether it is filled. */
export function swatchShape(swatch: Swatch): { readonly path: string; readonly filled: boolean } {
  return { path: PATHS[swatch], filled: FILLED.has(swatch) };
}

/** The swatch as an element that takes the colour of its text. */
export function swatchElement(swatch: Swatch): SVGSVGElement {
  const { path, filled } = swatchShape(swatch);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  svg.setAttribute('class', 'chart-swatch');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', path);
  shape.setAttribute('fill', filled ? 'currentColor' : 'none');
  shape.setAttribute('stroke', filled ? 'none' : 'currentColor');
  shape.setAttribute('stroke-width', '2');
  svg.append(shape);
  return svg;
}

/** The outline of the shapes of losses beside each other, each in a box of 16 x 12. */
export function lossOutline(marks: readonly LossMark[]): string {
  return marks.map((mark, at) => lossPath(mark, WIDTH * (at + 0.5), HEIGHT / 2, REACH)).join('');
}

/** Makes a swatch those of losses. */
export function showLosses(swatch: SVGSVGElement, marks: readonly LossMark[]): void {
  swatch.setAttribute('viewBox', `0 0 ${WIDTH * marks.length} ${HEIGHT}`);
  swatch.style.setProperty('--shapes', String(marks.length));
  swatch.firstElementChild?.setAttribute('d', lossOutline(marks));
}
