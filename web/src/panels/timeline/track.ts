/** The timeline's canvas: what has been simulated, marks by kind, ticks; drawn when one of them changed. */
import { evenSteps, tick } from '../../charts/engine/format';
import {
  type HairlineKind,
  isHairline,
  MarkPen,
  markColorName,
} from '../../charts/engine/markShapes';
import { type Colors, FONT, readColors } from '../../charts/engine/theme';
import type { EventIndex } from '../../reading/eventIndex';
import { MARKED_KINDS, type MarkedKind } from '../../reading/eventKinds';
import { lossMarkOfEvent } from '../../reading/fates';
import { probingSpans } from '../../reading/probingSpans';
import type { RecordingSource } from '../../reading/source';
import { cyclesOn, drawCycles } from './cycles';
import { level, MarkMap } from './markMap';
import { LANES } from './markUnder';
import type { Span } from './range';

/** Heights in CSS pixels: the bar and the labels below. */
export const BAR_PX = 36;
const LABELS_PX = 18;
/** Room at both ends, so that the knob and the last label stay inside. */
export const MARGIN_PX = 10;
const RADIUS_PX = 3.2;
const BAND_ALPHA = 0.75;
const LABEL_SPACE_PX = 70;
const TICK_FONT = `11px ${FONT}`;

const TICKS = evenSteps(0.001, 1e6);

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
  private drawnSpan: Span = { from: 0, to: 0 };

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
  frame(source: RecordingSource, index: EventIndex | null, span: Span): void {
    if (this.width <= 2 * MARGIN_PX) return;
    const { from, to } = span;
    if (from !== this.drawnSpan.from || to !== this.drawnSpan.to) this.stale = true;
    if (!this.stale && source.version === this.drawnVersion) return;
    const now = performance.now();
    if (!this.stale && now - this.drawnAt < REDRAW_MS) return;
    const inner = this.width - 2 * MARGIN_PX;
    const simulated = Math.min(Math.max(source.simulated_s, from), to);
    const extent = Math.round(((simulated - from) / (to - from)) * inner);
    const marked = index?.update() && this.map.update(index, source.events.t, inner, span);
    this.drawnVersion = source.version;
    if (!this.stale && !marked && extent === this.drawnExtent) return;
    if (this.stale && index) this.map.update(index, source.events.t, inner, span);
    this.drawnAt = now;
    this.drawnExtent = extent;
    this.drawnSpan = span;
    this.stale = false;
    this.draw(source, index, inner, extent, span);
  }

  private draw(
    source: RecordingSource,
    index: EventIndex | null,
    inner: number,
    extent: number,
    span: Span,
  ): void {
    const { context, colors } = this;
    if (!context) return;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, this.width, BAR_PX + LABELS_PX);
    this.bar(context, inner, extent);
    if (index) {
      for (const kind of MARKED_KINDS)
        if (kind !== 'probing') this.marks(context, source, kind, inner);
      this.probing(context, source, index, inner, span);
    }
    context.fillStyle = colors.muted;
    context.font = TICK_FONT;
    context.textBaseline = 'middle';
    this.labels(context, inner, span);
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

  private marks(
    context: CanvasRenderingContext2D,
    { events }: RecordingSource,
    kind: MarkedKind,
    inner: number,
  ): void {
    const cells = this.map.cells.get(kind);
    const first = this.map.first.get(kind);
    if (!cells || !first) return;
    if (!isHairline(kind)) this.bands(context, kind, LANES[kind], inner);
    const pen = new MarkPen(context, RADIUS_PX);
    pen.begin(kind, this.colors);
    for (let cell = 0; cell < cells.length; cell += 1) {
      if (!cells[cell]) continue;
      const x = MARGIN_PX + this.map.share(cell) * inner;
      if (isHairline(kind)) pen.hairline(x, 2, BAR_PX - 2);
      else if (!cells[cell - 1]) {
        pen.shape(kind, x, LANES[kind], lossMarkOfEvent(events.code[first[cell] ?? 0]));
      }
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
    span: Span,
  ): void {
    const spans = probingSpans(source, index.of('probing'), source.simulated_s);
    const bars = cyclesOn(spans, span, MARGIN_PX, inner);
    context.save();
    context.beginPath();
    context.rect(MARGIN_PX, 0, inner, BAR_PX);
    context.clip();
    drawCycles(context, this.colors, LANES.probing, bars);
    context.restore();
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

  private labels(context: CanvasRenderingContext2D, inner: number, { from, to }: Span): void {
    const most = Math.max(1, Math.floor(inner / LABEL_SPACE_PX));
    const step = TICKS.find((candidate) => (to - from) / candidate <= most) ?? 1e6;
    const y = BAR_PX + LABELS_PX / 2 + 1;
    const end = tick(to, step);
    context.textAlign = 'right';
    context.fillText(end, MARGIN_PX + inner, y);
    const room = inner - context.measureText(end).width - 12;
    for (let number = Math.ceil(from / step); number * step < to; number += 1) {
      const t = number * step;
      const x = ((t - from) / (to - from)) * inner;
      const text = tick(t, step);
      const width = context.measureText(text).width;
      if (x + width / 2 > room) return;
      context.textAlign = x < width / 2 ? 'left' : 'center';
      context.fillText(text, MARGIN_PX + x, y);
    }
  }
}
