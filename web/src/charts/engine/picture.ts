/** A chart as a picture: title, scenario, legend, plot and source on the page's colours, sharp enough for a slide. */
import { unitWords } from '../../base/quantity';
import { say } from '../../words/say';
import type { Chart } from './chart';
import { seconds } from './format';
import { isShown, type Layer, nameOf } from './layer';
import { outlineOf } from './outline';
import { type Paper, pagePaper } from './paper';
import type { Range } from './ranges';
import type { ChartSpec } from './spec';
import { lossOutline, swatchShape } from './swatch';
import { type Colors, FONT } from './theme';

/** What a chart is of, for those who see it apart from the page. */
export interface ChartAbout {
  /** The scenario in words. */
  readonly scenario: string;
  /** The runs that are compared, each in words behind its letter. */
  readonly runs?: readonly string[];
  /** The flow on show. */
  readonly flow: string;
  /** Where the numbers come from. */
  readonly source: string;
  /** What is set otherwise than where the scenario came from, in words; empty if nothing is. */
  settings(): string;
  /** The address that reopens what is shown; empty where there is none. */
  link(): Promise<string>;
}

/** What is written about a picture: the scenario, the settings, what is shown, and below it source and link. */
export async function captions(
  { scenario, runs, settings, source, link }: ChartAbout,
  shown: string,
): Promise<{ words: string[]; source: string }> {
  const address = await link();
  return {
    words: [...(runs ?? [scenario]), settings(), shown].filter((line) => line !== ''),
    source: address === '' ? source : `${source}. ${address}`,
  };
}

/** The least size of a plot in drawing pixels; lanes need less height than curves. */
const WIDTH = 720;
const HEIGHT = 320;
const LANES_HEIGHT = 130;
const PADDING = 16;
/** Width of a sign with the space behind it. */
const SIGN = 20;
/** Width of each further box of a sign. */
const BOX = 16;

interface Line {
  readonly font: string;
  readonly color: 'text' | 'muted';
  readonly height: number;
}

const TITLE: Line = { font: `600 15px ${FONT}`, color: 'text', height: 24 };
const WORDS: Line = { font: `12px ${FONT}`, color: 'muted', height: 18 };
const KEY: Line = { font: `12px ${FONT}`, color: 'text', height: 20 };

/** One sign of a legend and what it stands for. */
export interface Key {
  readonly label: string;
  /** How many boxes of 16 x 12 the sign takes; one without it. */
  readonly boxes?: number;
  /** Draws the sign in boxes of 16 x 12 from the origin on. */
  sign(context: CanvasRenderingContext2D, colors: Colors): void;
}

/** A drawing and what is written about it. */
export interface Picture {
  readonly plot: HTMLCanvasElement;
  /** What it was drawn on. */
  readonly paper: Paper;
  readonly title: string;
  /** Lines under the title. */
  readonly words?: readonly string[];
  readonly keys?: readonly Key[];
  /** The line below; none if it is empty. */
  readonly source?: string;
  readonly background: 'surface' | 'raised';
}

/** Draws the picture of what a chart shows of `range`. */
export async function chartPicture(
  chart: Chart,
  range: Range,
  about: ChartAbout,
  paper: Paper = pagePaper(),
): Promise<HTMLCanvasElement> {
  const { spec } = chart;
  const width = Math.max(WIDTH, chart.width);
  const least = spec.id === 'paths' ? LANES_HEIGHT : HEIGHT;
  const shown = say`${seconds(range.from)} to ${seconds(range.to)}`;
  return framed({
    plot: chart.picture(width, Math.max(least, Math.min(chart.height, width)), paper),
    paper,
    title: spec.unit === '' ? spec.title : `${spec.title}, ${unitWords(spec.unit)}`,
    ...(await captions(about, about.flow === '' ? shown : say`Flow ${about.flow}, ${shown}`)),
    keys: chartKeys(spec),
    background: 'raised',
  });
}

/** A drawing with its title, words and legend above it and its source below. */
export function framed(about: Picture): HTMLCanvasElement {
  const { plot, paper, title, words = [], keys = [], source = '' } = about;
  const { colors, density } = paper;
  const width = plot.width / density;
  const picture = document.createElement('canvas');
  picture.width = plot.width + 2 * PADDING * density;
  const context = picture.getContext('2d');
  if (!context) return picture;
  const head = [
    ...wrapped(context, TITLE, title, width),
    ...words.flatMap((line) => wrapped(context, WORDS, line, width)),
  ];
  const places = placeKeys(context, keys, width);
  const foot = source === '' ? [] : wrapped(context, WORDS, source, width);
  const top = PADDING + heightOf(head);
  const last = places.at(-1);
  const plotTop = top + (last ? last.y + KEY.height + 4 : 8);
  const footTop = plotTop + plot.height / density + (source === '' ? 0 : 8);
  picture.height = Math.ceil((footTop + heightOf(foot) + PADDING) * density);
  paper.begun?.(picture);
  context.fillStyle = colors[about.background];
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(plot, PADDING * density, Math.round(plotTop * density));
  context.scale(density, density);
  context.textBaseline = 'middle';
  write(context, head, PADDING, colors);
  for (const placed of places) drawKey(context, placed, PADDING, top, colors);
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
  for (const word of text.split(' ').flatMap((one) => broken(context, one, width))) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((words) => [line, words]);
}

/** A word in pieces of at most `width`: an address has no gaps. */
function broken(context: CanvasRenderingContext2D, word: string, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && context.measureText(piece + letter).width > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
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

/** A key's place in the legend, from its left and top. */
interface Placed {
  readonly key: Key;
  readonly x: number;
  readonly y: number;
}

/** Lays the legend out in as many lines as it needs. */
function placeKeys(
  context: CanvasRenderingContext2D,
  keys: readonly Key[],
  right: number,
): Placed[] {
  context.font = KEY.font;
  const places: Placed[] = [];
  let x = 0;
  let y = 0;
  for (const key of keys) {
    const width = signWidth(key) + context.measureText(key.label).width;
    if (x > 0 && x + width > right) {
      x = 0;
      y += KEY.height;
    }
    places.push({ key, x, y });
    x += width + 16;
  }
  return places;
}

function signWidth({ boxes = 1 }: Key): number {
  return SIGN + (boxes - 1) * BOX;
}

function drawKey(
  context: CanvasRenderingContext2D,
  { key, x, y }: Placed,
  from: number,
  top: number,
  colors: Colors,
): void {
  const left = from + x;
  const middle = top + y + KEY.height / 2;
  context.save();
  context.translate(left, middle - 6);
  key.sign(context, colors);
  context.restore();
  context.font = KEY.font;
  context.fillStyle = colors[KEY.color];
  context.fillText(key.label, left + signWidth(key), middle);
}

/** The legend of a chart, foremost first. */
export function chartKeys({ layers }: Pick<ChartSpec, 'layers'>): Key[] {
  return layers.filter(isShown).reverse().map(keyOf);
}

/** Draws a legend into so much width, in lines, of which no more are drawn than fit; gives the height used. */
export function drawKeys(
  context: CanvasRenderingContext2D,
  keys: readonly Key[],
  colors: Colors,
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
  lines: number,
): number {
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  const places = placeKeys(context, keys, width).filter(({ y }) => y < lines * KEY.height);
  for (const placed of places) drawKey(context, placed, left, top, colors);
  const last = places.at(-1);
  return last ? last.y + KEY.height : 0;
}

function keyOf(layer: Layer): Key {
  const { swatch, color } = layer;
  const shapes = layer.shapes?.() ?? [];
  const { path, filled } =
    shapes.length > 0 ? { path: lossOutline(shapes), filled: false } : swatchShape(swatch);
  const sign = (context: CanvasRenderingContext2D, colors: Colors) => {
    context.fillStyle = colors[color];
    context.strokeStyle = colors[color];
    context.lineWidth = 2;
    if (filled) context.fill(outlineOf(path));
    else context.stroke(outlineOf(path));
  };
  return { label: nameOf(layer), boxes: Math.max(1, shapes.length), sign };
}
