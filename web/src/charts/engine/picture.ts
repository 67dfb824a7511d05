/** A chart as a PNG: title, scenario, legend, plot and source on the page's colours, sharp enough for a slide. */

import type { Chart } from './chart';
import { seconds } from './format';
import { isShown, type Layer } from './layer';
import type { Range } from './ranges';
import { swatchShape } from './swatch';
import { type Colors, readColors } from './theme';

/** What a chart is of, for those who see it apart from the page. */
export interface ChartAbout {
  /** The scenario in words. */
  readonly scenario: string;
  /** The flow on show. */
  readonly flow: string;
  /** Where the numbers come from. */
  readonly source: string;
}

/** Pixels of the picture for one of the drawing. */
const DENSITY = 2;
/** The least size of a plot in drawing pixels; lanes need less height than curves. */
const WIDTH = 720;
const HEIGHT = 320;
const LANES_HEIGHT = 130;
const PADDING = 16;
const FONT = "'Inter Variable', Inter, system-ui, sans-serif";
/** Width of a sign with the space behind it. */
const SIGN = 20;

interface Line {
  readonly font: string;
  readonly color: 'text' | 'muted';
  readonly height: number;
}

const TITLE: Line = { font: `600 15px ${FONT}`, color: 'text', height: 24 };
const WORDS: Line = { font: `12px ${FONT}`, color: 'muted', height: 18 };
const KEY: Line = { font: `12px ${FONT}`, color: 'text', height: 20 };

/** Draws the picture of what a chart shows of `range`. */
export function chartPicture(chart: Chart, range: Range, about: ChartAbout): HTMLCanvasElement {
  const colors = readColors();
  const { spec } = chart;
  const width = Math.max(WIDTH, chart.width);
  const least = spec.id === 'paths' ? LANES_HEIGHT : HEIGHT;
  const plot = chart.picture(width, Math.max(least, Math.min(chart.height, width)), DENSITY);
  const picture = document.createElement('canvas');
  picture.width = plot.width + 2 * PADDING * DENSITY;
  const context = picture.getContext('2d');
  if (!context) return picture;
  const shown = `${seconds(range.from)} to ${seconds(range.to)}`;
  const title = spec.unit === '' ? spec.title : `${spec.title}, ${spec.unit}`;
  const flow = about.flow === '' ? shown : `Flow ${about.flow}, ${shown}`;
  const head = [
    ...wrapped(context, TITLE, title, width),
    ...wrapped(context, WORDS, about.scenario, width),
    ...wrapped(context, WORDS, flow, width),
  ];
  const keys = placeKeys(context, spec.layers, width);
  const foot = wrapped(context, WORDS, about.source, width);
  const top = PADDING + heightOf(head);
  const plotTop = top + (keys.at(-1)?.y ?? 0) + KEY.height + 4;
  const footTop = plotTop + plot.height / DENSITY + 8;
  picture.height = Math.ceil((footTop + heightOf(foot) + PADDING) * DENSITY);
  context.fillStyle = colors.raised;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(plot, PADDING * DENSITY, Math.round(plotTop * DENSITY));
  context.scale(DENSITY, DENSITY);
  context.textBaseline = 'middle';
  write(context, head, PADDING, colors);
  for (const key of keys) drawKey(context, key, top, colors);
  write(context, foot, footTop, colors);
  return picture;
}

/** A drawing with words above and below it: the first is the title. */
export function framed(
  plot: HTMLCanvasElement,
  density: number,
  [title = '', ...words]: readonly string[],
  source: string,
): HTMLCanvasElement {
  const colors = readColors();
  const width = plot.width / density;
  const picture = document.createElement('canvas');
  picture.width = plot.width + 2 * PADDING * density;
  const context = picture.getContext('2d');
  if (!context) return picture;
  const head = [
    ...wrapped(context, TITLE, title, width),
    ...words.flatMap((line) => wrapped(context, WORDS, line, width)),
  ];
  const foot = wrapped(context, WORDS, source, width);
  const plotTop = PADDING + heightOf(head) + 8;
  const footTop = plotTop + plot.height / density + 8;
  picture.height = Math.ceil((footTop + heightOf(foot) + PADDING) * density);
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(plot, PADDING * density, Math.round(plotTop * density));
  context.scale(density, density);
  context.textBaseline = 'middle';
  write(context, head, PADDING, colors);
  write(context, foot, footTop, colors);
  return picture;
}

type Written = readonly [line: Line, text: string];

/** Breaks a text between words into lines of at most `width`. */
function wrapped(
  context: CanvasRenderingContext2D,
  line: Line,
  text: string,
  width: number,
): Written[] {
  context.font = line.font;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((words) => [line, words]);
}

function heightOf(lines: readonly Written[]): number {
  return lines.reduce((sum, [{ height }]) => sum + height, 0);
}

function write(
  context: CanvasRenderingContext2D,
  lines: readonly Written[],
  top: number,
  colors: Colors,
): void {
  let y = top;
  for (const [{ font, color, height }, text] of lines) {
    context.font = font;
    context.fillStyle = colors[color];
    context.fillText(text, PADDING, y + height / 2);
    y += height;
  }
}

/** A layer's place in the legend, from its left and top. */
interface Key {
  readonly layer: Layer;
  readonly x: number;
  readonly y: number;
}

/** Lays the legend out in as many lines as it needs. */
function placeKeys(
  context: CanvasRenderingContext2D,
  layers: readonly Layer[],
  right: number,
): Key[] {
  context.font = KEY.font;
  const keys: Key[] = [];
  let x = 0;
  let y = 0;
  for (const layer of layers.filter(isShown).reverse()) {
    const width = SIGN + context.measureText(nameOf(layer)).width;
    if (x > 0 && x + width > right) {
      x = 0;
      y += KEY.height;
    }
    keys.push({ layer, x, y });
    x += width + 16;
  }
  return keys;
}

function drawKey(
  context: CanvasRenderingContext2D,
  { layer, x, y }: Key,
  top: number,
  colors: Colors,
): void {
  const left = PADDING + x;
  const middle = top + y + KEY.height / 2;
  const { path, filled } = swatchShape(layer.swatch);
  context.save();
  context.translate(left, middle - 6);
  context.fillStyle = colors[layer.color];
  context.strokeStyle = colors[layer.color];
  context.lineWidth = 2;
  if (filled) context.fill(new Path2D(path));
  else context.stroke(new Path2D(path));
  context.restore();
  context.font = KEY.font;
  context.fillStyle = colors[KEY.color];
  context.fillText(nameOf(layer), left + SIGN, middle);
}

function nameOf({ name, label }: Layer): string {
  return name ?? label;
}
