/** What moves on every frame: the playhead, the cursor, a selection, what is measured, and a veil over what lies ahead. */
import type { PlotFrame } from './plotFrame';
import { type Colors, FONT } from './theme';
import type { SharedView } from './view';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The height of the question over what is hidden, of the room for it; smaller than this it is left out, CSS pixels. */
const QUESTION = 0.4;
const LEAST_QUESTION_PX = 8;

/** A canvas over the plotting area; it is drawn only when something on it has moved by a pixel. */
export class Overlay {
  readonly canvas = document.createElement('canvas');
  private readonly context: CanvasRenderingContext2D | null;
  private drawn = '';
  private ratio = 1;
  private box: Box = { left: 0, top: 0, width: 0, height: 0 };
  private colors: Colors;
  private readonly scale: number;

  /** `scale` is how much larger than usual its names are. */
  constructor(host: HTMLElement, colors: Colors, scale = 1) {
    this.colors = colors;
    this.scale = scale;
    this.canvas.className = 'chart-overlay';
    this.canvas.setAttribute('aria-hidden', 'true');
    this.context = this.canvas.getContext('2d');
    host.append(this.canvas);
  }

  setColors(colors: Colors): void {
    this.colors = colors;
    this.drawn = '';
  }

  /** Covers the plotting area again after the chart was drawn. */
  place(box: Box): void {
    const ratio = devicePixelRatio;
    const same =
      box.left === this.box.left &&
      box.top === this.box.top &&
      box.width === this.box.width &&
      box.height === this.box.height &&
      ratio === this.ratio;
    if (same) return;
    this.box = box;
    this.ratio = ratio;
    this.canvas.width = Math.round(box.width * ratio);
    this.canvas.height = Math.round(box.height * ratio);
    const { style } = this.canvas;
    style.left = `${box.left}px`;
    style.top = `${box.top}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    this.drawn = '';
  }

  /** Draws for a range as it is on the chart's canvas, which may be a few frames old. */
  draw(
    view: SharedView,
    range: { from: number; to: number },
    selection: readonly [number, number] | null,
  ): void {
    const { context } = this;
    if (!context || this.canvas.width === 0) return;
    const width = this.canvas.width;
    const column = (t: number) => Math.round(((t - range.from) / (range.to - range.from)) * width);
    const playhead = column(view.playhead);
    const cursor = view.cursor === null ? -1 : column(view.cursor);
    const [a, b] = selection ? selection.map(column) : [-1, -1];
    const { measured } = view;
    const [first, last] = measured ? [column(measured.from), column(measured.to)] : [NaN, NaN];
    const notes = view.notes.filter((t) => t <= view.until_s).map(column);
    const key = `${notes} ${playhead} ${cursor} ${a} ${b} ${first} ${last} ${view.until_s < Infinity}`;
    if (key === this.drawn) return;
    this.drawn = key;
    context.clearRect(0, 0, width, this.canvas.height);
    const { ratio, colors } = this;
    const { height } = this.canvas;
    if (playhead < width) {
      const from = Math.max(0, playhead);
      // What lies ahead is fainter; what is hidden is covered, and asked for.
      const hides = view.until_s < Infinity;
      veil(context, colors, from, width, height, hides ? 1 : VEIL);
      if (hides) this.question(context, from);
    }
    if (a !== undefined && b !== undefined && a >= 0) this.selection(context, a, b);
    for (const at of notes) if (at >= 0 && at <= width) this.flag(context, at);
    if (measured) this.measured(context, first, last);
    if (cursor >= 0) line(context, cursor, 0, height, ratio, colors.muted, []);
    if (playhead >= 0) line(context, playhead, 0, height, ratio, colors.text, PLAYHEAD);
  }

  private question(context: CanvasRenderingContext2D, from: number): void {
    const room = this.canvas.width - from;
    const size = Math.min(room, this.canvas.height) * QUESTION;
    if (size < LEAST_QUESTION_PX * this.ratio) return;
    context.fillStyle = this.colors.muted;
    context.font = `${size}px ${FONT}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText('?', from + room / 2, this.canvas.height / 2);
  }

  /** A note: a small flag on its instant, which no event has. */
  private flag(context: CanvasRenderingContext2D, at: number): void {
    const { ratio, colors, scale, canvas } = this;
    const size = FLAG_PX * scale * ratio;
    line(context, at, 0, canvas.height, ratio, colors.accent, [1, 3]);
    context.fillStyle = colors.accent;
    context.beginPath();
    context.moveTo(at, 0);
    context.lineTo(at + size, size / 2);
    context.lineTo(at, size);
    context.fill();
  }

  /** The band between the two instants, each a line with its name beside it, outside where there is room. */
  private measured(context: CanvasRenderingContext2D, from: number, to: number): void {
    const { ratio, colors, scale } = this;
    const { width, height } = this.canvas;
    const letter_px = LETTER_PX * scale * ratio;
    const [left, right] = [Math.max(0, from), Math.min(width, to)];
    context.fillStyle = colors.accent;
    context.globalAlpha = BAND;
    if (right > left) context.fillRect(left, 0, right - left, height);
    context.globalAlpha = 1;
    context.font = `600 ${letter_px}px ${FONT}`;
    context.textBaseline = 'top';
    for (const [name, at, side] of [
      ['t1', from, -1],
      ['t2', to, 1],
    ] as const) {
      if (at < 0 || at > width) continue;
      line(context, at, 0, height, ratio * 1.5, colors.accent, []);
      const outside = side < 0 ? at >= 2 * letter_px : at <= width - 2 * letter_px;
      const towards = outside ? side : -side;
      context.textAlign = towards < 0 ? 'right' : 'left';
      context.fillText(name, at + towards * 4 * ratio, 3 * ratio);
    }
  }

  private selection(context: CanvasRenderingContext2D, a: number, b: number): void {
    context.globalAlpha = 0.2;
    context.fillStyle = this.colors.accent;
    context.fillRect(Math.min(a, b), 0, Math.abs(b - a), this.canvas.height);
    context.globalAlpha = 1;
  }
}

/** How much of what is measured its band covers, and the size of its names, CSS pixels. */
const BAND = 0.14;
const LETTER_PX = 11;
/** The size of the flag of a note, CSS pixels. */
const FLAG_PX = 8;

/** The dashes of the playhead, CSS pixels. */
const PLAYHEAD = [2, 2];
/** How much of what lies ahead the veil takes. */
const VEIL = 0.55;

/** The playhead and the veil over what lies ahead of it, within the plotting area of a picture. */
export function paintNow(frame: PlotFrame, t: number): void {
  const { context, colors, left, top, width, height, ratio } = frame;
  const column = Math.round(Math.min(Math.max(frame.x(t), left), left + width));
  context.save();
  context.translate(0, top);
  veil(context, colors, column, left + width, height, VEIL);
  line(context, column, 0, height, ratio, colors.text, PLAYHEAD);
  context.restore();
}

function veil(
  context: CanvasRenderingContext2D,
  colors: Colors,
  from: number,
  to: number,
  height: number,
  opacity: number,
): void {
  context.globalAlpha = opacity;
  context.fillStyle = colors.raised;
  context.fillRect(from, 0, to - from, height);
  context.globalAlpha = 1;
}

function line(
  context: CanvasRenderingContext2D,
  x: number,
  from: number,
  to: number,
  ratio: number,
  color: string,
  dash: readonly number[],
): void {
  context.beginPath();
  context.strokeStyle = color;
  context.lineWidth = ratio;
  context.setLineDash(dash.map((length) => length * ratio));
  context.moveTo(x, from);
  context.lineTo(x, to);
  context.stroke();
}
