/** The timeline's canvas: what has been simulated, marks by kind, ticks; drawn when one of them changed. */

import { tick } from '../../charts/engine/format';
import {
  type HairlineKind,
  isHairline,
  MarkPen,
  markColorName,
} from '../../charts/engine/markShapes';
import { type Colors, FONT, readColors } from '../../charts/engine/theme';
import type { EventIndex } from '../../reading/eventIndex';
import { MARKED_KINDS, type MarkedKind } from '../../reading/eventKinds';
import { probingSpans } from '../../reading/probingSpans';
import type { RecordingSource } from '../../reading/source';
import { cyclesOn, drawCycles } from './cycles';
import { level, MarkMap } from './markMap';
import { LANES } from './markUnder';

/** Heights in CSS pixels: the bar and the labels below. */
export const BAR_PX = 36;
const LABELS_PX = 18;
/** Room at both ends, so that the knob and the last label stay inside. */
export const MARGIN_PX = 10;
const RADIUS_PX = 3.2;
const BAND_ALPHA = 0.75;
const LABEL_SPACE_PX = 70;
const TICK_FONT = `11px ${FONT}`;

const TICKS = [
  1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 21_600, 43_200, 86_400,
  172_800, 432_000,
];

/** Milliseconds between two drawings while the simulation runs ahead. */
const REDRAW_MS = 250;

export class Track {
  private readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D | null;
  private readonly map = new MarkMap();
  private colors: Colors = readColors();
  private width = 0;
  private stale = true;
  private drawnAt = Number.NEGATIVE_INFINITY;
  private drawnExtent = -1;
  private drawnVersion = -1;
  private drawnDuration = -1;

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d');
  }

  resize(width: number): void {
    this.width = width;
    this.canvas.width = Math.round(width * devicePixelRatio);
    this.canvas.height = Math.round((BAR_PX + LABELS_PX) * devicePixelRatio);
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${BAR_PX + LABELS_PX}px`;
    this.stale = true;
  }

  recolor(): void {
    this.colors = readColors();
    this.stale = true;
  }

  /** Draws if something changed; called on every frame. */
  frame(source: RecordingSource, index: EventIndex | null, duration_s: number): void {
    if (this.width <= 2 * MARGIN_PX) return;
    if (duration_s !== this.drawnDuration) this.stale = true;
    if (!this.stale && source.version === this.drawnVersion) return;
    const now = performance.now();
    if (!this.stale && now - this.drawnAt < REDRAW_MS) return;
    const inner = this.width - 2 * MARGIN_PX;
    const extent = Math.round((Math.min(source.simulated_s, duration_s) / duration_s) * inner);
    const marked = index?.update() && this.map.update(index, source.events.t, inner, duration_s);
    this.drawnVersion = source.version;
    if (!this.stale && !marked && extent === this.drawnExtent) return;
    if (this.stale && index) this.map.update(index, source.events.t, inner, duration_s);
    this.drawnAt = now;
    this.drawnExtent = extent;
    this.drawnDuration = duration_s;
    this.stale = false;
    this.draw(source, index, inner, extent, duration_s);
  }

  private draw(
    source: RecordingSource,
    index: EventIndex | null,
    inner: number,
    extent: number,
    duration_s: number,
  ): void {
    const { context, colors } = this;
    if (!context) return;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, this.width, BAR_PX + LABELS_PX);
    this.bar(context, inner, extent);
    if (index) {
      for (const kind of MARKED_KINDS) if (kind !== 'probing') this.marks(context, kind, inner);
      this.probing(context, source, index, inner, duration_s);
    }
    context.fillStyle = colors.muted;
    context.font = TICK_FONT;
    context.textBaseline = 'middle';
    this.labels(context, inner, duration_s);
  }

  private bar(context: CanvasRenderingContext2D, inner: number, extent: number): void {
    const { colors } = this;
    context.save();
    context.beginPath();
    context.roundRect(MARGIN_PX + 0.5, 0.5, inner - 1, BAR_PX - 1, 5);
    context.fillStyle = colors.raised;
    context.fill();
    context.clip();
    context.globalAlpha = 0.2;
    context.fillStyle = colors.accent;
    context.fillRect(MARGIN_PX, 0, extent, BAR_PX);
    context.globalAlpha = 1;
    context.restore();
    context.strokeStyle = colors.line;
    context.lineWidth = 1;
    context.stroke();
  }

  private marks(context: CanvasRenderingContext2D, kind: MarkedKind, inner: number): void {
    const cells = this.map.cells.get(kind);
    if (!cells) return;
    if (!isHairline(kind)) this.bands(context, kind, LANES[kind], inner);
    const pen = new MarkPen(context, RADIUS_PX);
    pen.begin(kind, this.colors);
    for (let cell = 0; cell < cells.length; cell += 1) {
      if (!cells[cell]) continue;
      const x = MARGIN_PX + this.map.share(cell) * inner;
      if (isHairline(kind)) pen.hairline(x, 2, BAR_PX - 2);
      else if (!cells[cell - 1]) pen.shape(kind, x, LANES[kind]);
    }
    if (isHairline(kind)) pen.endHairlines(kind, 1.5);
    else pen.end(kind);
  }

  /** Probing cycles, each as long as it lasts. */
  private probing(
    context: CanvasRenderingContext2D,
    source: RecordingSource,
    index: EventIndex,
    inner: number,
    duration_s: number,
  ): void {
    const spans = probingSpans(source, index.of('probing'), source.simulated_s);
    drawCycles(context, this.colors, LANES.probing, cyclesOn(spans, duration_s, MARGIN_PX, inner));
  }

  /** Marks in a row: the first has its shape, the others are a band, the higher the more there are. */
  private bands(
    context: CanvasRenderingContext2D,
    kind: Exclude<MarkedKind, HairlineKind>,
    y: number,
    inner: number,
  ): void {
    const cells = this.map.cells.get(kind) ?? [];
    const half = inner / cells.length / 2;
    context.fillStyle = this.colors[markColorName(kind)];
    context.globalAlpha = BAND_ALPHA;
    for (let cell = 1; cell < cells.length; cell += 1) {
      const count = cells[cell];
      if (!count || !cells[cell - 1]) continue;
      const height = 1 + level(count);
      const x = MARGIN_PX + this.map.share(cell) * inner;
      context.fillRect(x - half, y - height / 2, 2 * half, height);
    }
    context.globalAlpha = 1;
  }

  private labels(context: CanvasRenderingContext2D, inner: number, duration_s: number): void {
    const most = Math.max(1, Math.floor(inner / LABEL_SPACE_PX));
    const step = TICKS.find((candidate) => duration_s / candidate <= most) ?? 864_000;
    const y = BAR_PX + LABELS_PX / 2 + 1;
    const end = tick(duration_s, 60);
    context.textAlign = 'right';
    context.fillText(end, MARGIN_PX + inner, y);
    const room = inner - context.measureText(end).width - 12;
    for (let t = 0; t < duration_s; t += step) {
      const x = (t / duration_s) * inner;
      const text = t === 0 ? '0' : tick(t, step);
      const width = context.measureText(text).width;
      if (x + width / 2 > room) return;
      context.textAlign = t === 0 ? 'left' : 'center';
      context.fillText(text, MARGIN_PX + x, y);
    }
  }
}
