/** A SACK as a strip over the TSN axis: what is acknowledged, what is there beyond, what is missing. */
import { densityOf } from '../../base/enlarged';
import { type Colors, readColors } from '../../charts/engine/theme';
import type { Sack } from '../../reading/sackIndex';
import { say } from '../../words/say';
import { CellPen } from './cells';

const HEIGHT_PX = 44;
const CELL_HEIGHT_PX = 24;
const BEFORE = 2;
const LEAST_NUMBERED_PX = 28;
const DIGIT_PX = 6.6;
const FONT = "11px 'Inter Variable', Inter, system-ui, sans-serif";

export class SackStrip {
  private readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D | null;
  private colors: Colors = readColors();
  private width = 0;
  private drawn = '';
  /** By how much the numbers of successive pieces differ. */
  private readonly step: number;

  constructor(canvas: HTMLCanvasElement, step: number) {
    this.canvas = canvas;
    this.step = step;
    this.context = canvas.getContext('2d');
  }

  resize(width: number): void {
    if (width <= 0) return;
    this.width = width;
    const density = densityOf(this.canvas);
    this.canvas.width = Math.round(width * density);
    this.canvas.height = Math.round(HEIGHT_PX * density);
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${HEIGHT_PX}px`;
    this.drawn = '';
  }

  recolor(): void {
    this.colors = readColors();
    this.drawn = '';
  }

  draw(sack: Sack | null): void {
    const { context } = this;
    const key = sack ? `${sack.segment} ${sack.cumulative}` : 'none';
    if (!context || this.width === 0 || key === this.drawn) return;
    this.drawn = key;
    const density = densityOf(this.canvas);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, this.width, HEIGHT_PX);
    if (sack) new SackPen(context, this.colors, this.width, this.step).draw(sack);
  }
}

/** The height of a strip, in drawing pixels. */
export const STRIP_PX = HEIGHT_PX;

/** Draws a SACK into so much width. */
export class SackPen {
  private readonly context: CanvasRenderingContext2D;
  private readonly colors: Colors;
  private readonly width: number;
  private readonly step: number;

  constructor(context: CanvasRenderingContext2D, colors: Colors, width: number, step: number) {
    this.context = context;
    this.colors = colors;
    this.width = width;
    this.step = step;
  }

  draw(sack: Sack): void {
    const { context } = this;
    const first = Math.max(0, sack.cumulative - BEFORE * this.step);
    const ends = [sack.cumulative, sack.gaps.at(-1)?.last ?? 0, sack.missing.at(-1)?.last ?? 0];
    const last = Math.max(...ends) + this.step;
    const numbered = Math.max(LEAST_NUMBERED_PX, String(last).length * DIGIT_PX + 8);
    const cell = Math.min(numbered, this.width / (last - first + 1));
    if (this.step === 1 && cell >= numbered) this.cells(context, sack, first, last, cell);
    else this.bars(context, sack, first, last, cell);
  }

  /** A numbered cell for each TSN. */
  private cells(
    context: CanvasRenderingContext2D,
    sack: Sack,
    first: number,
    last: number,
    width: number,
  ): void {
    const pen = new CellPen(context, this.colors, width, CELL_HEIGHT_PX);
    for (let tsn = first; tsn < last; tsn += 1) {
      const has = sack.gaps.some((gap) => gap.first <= tsn && tsn <= gap.last);
      const state = tsn <= sack.cumulative ? 'delivered' : has ? 'waiting' : 'missing';
      pen.cell(state, String(tsn), (tsn - first) * width, 0, false);
    }
    this.label(context, say('cumulative'), (sack.cumulative - first + 0.5) * width, 0);
  }

  /** Bars to scale where there is no room for numbers, with the numbers that fit below. */
  private bars(
    context: CanvasRenderingContext2D,
    sack: Sack,
    first: number,
    last: number,
    width: number,
  ): void {
    const { colors } = this;
    const bar = (from: number, to: number) =>
      [(from - first) * width, Math.max(1.5, (to - from + 1) * width - 0.5)] as const;
    context.fillStyle = colors.goodput;
    context.globalAlpha = 0.28;
    const [start, wide] = bar(first, sack.cumulative);
    context.fillRect(start, 2, wide, CELL_HEIGHT_PX - 4);
    context.globalAlpha = 1;
    for (const gap of sack.gaps) {
      const [x, w] = bar(gap.first, gap.last);
      context.fillRect(x, 2, w, CELL_HEIGHT_PX - 4);
    }
    context.fillStyle = colors.loss;
    for (const gap of sack.missing) {
      const [x, w] = bar(gap.first, gap.last);
      context.fillRect(x, CELL_HEIGHT_PX - 5, w, 3);
    }
    let taken = this.label(
      context,
      String(sack.cumulative),
      (sack.cumulative - first + 0.5) * width,
      0,
    );
    for (const gap of sack.missing) {
      taken = this.label(context, String(gap.first), (gap.first - first + 0.5) * width, taken);
    }
    const highest = last - this.step;
    this.label(context, String(highest), (highest - first + 0.5) * width, taken);
  }

  /** Writes below the strip where nothing stands yet; gives how far it is written on. */
  private label(context: CanvasRenderingContext2D, text: string, x: number, taken: number): number {
    context.font = FONT;
    const width = context.measureText(text).width;
    const left = Math.min(Math.max(0, x - width / 2), this.width - width);
    if (left < taken) return taken;
    context.fillStyle = this.colors.muted;
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.fillText(text, left, CELL_HEIGHT_PX + 9);
    return left + width + 8;
  }
}
