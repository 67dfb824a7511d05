/** A diagram on its canvas: a sheet is laid out and drawn once, and moves with the window until it is left. */
import { densityOf } from '../../base/enlarged';
import { type Paper, sheetOf } from '../../charts/engine/paper';
import { type Colors, readColors } from '../../charts/engine/theme';
import type { SharedView } from '../../charts/engine/view';
import { inNumbers } from '../../document/numberedWords';
import { familyOf, type PieceNumber } from '../../families';
import { Direction, End } from '../../protocol/codes.gen';
import type { RecordingStore } from '../../reading/recordingStore';
import type { FlowView } from '../../reading/source';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { EventBook, type Explain } from '../events/eventBook';
import { columnsFor } from './columns';
import { drawArrow, drawHeader, drawNote, drawScene, FONT, HEAD, type Pen } from './draw';
import { drawMeasured } from './measured';
import { Names, type NodeName, type PacketName } from './names';
import { FlowPackets } from './packets';
import { layScene, type Scene } from './scene';
import { compare, type Step, stepsBetween } from './steps';
import type { SequenceView, Window } from './view';
import type { Telling } from './words';

/** The sheet reaches this many heights of the window beyond it, above and below. */
const BEYOND = 0.5;
/** What comes after the playhead is drawn this faint. */
const FUTURE = 0.42;
/** A pointer this near to a step means it, CSS pixels. */
const NEAR = 16;
/** A recording that grows is not laid out more often, milliseconds. */
const APART_MS = 300;
/** The first window shows so many one-way delays. */
const WAYS = 6;

export interface DiagramParts {
  readonly store: RecordingStore;
  readonly flow: FlowView;
  readonly view: SequenceView;
  readonly explain: Explain;
  readonly packetName: PacketName;
  readonly nodeName: NodeName;
  readonly ends: readonly [string, string];
  /** What is measured between two instants, also in the charts. */
  readonly measuring: Pick<SharedView, 'measured'>;
}

export class Diagram {
  readonly packets: FlowPackets;
  readonly telling: Telling;
  /** The path whose windows are shown, or null for the one in use. */
  path: number | null = null;
  private readonly parts: DiagramParts;
  private readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D | null;
  private readonly sheet = document.createElement('canvas');
  private readonly widths = new Map<string, number>();
  private colors: Colors = readColors();
  private width = 0;
  private height = 0;
  private scene: Scene | null = null;
  private sheetKey = '';
  private laid_ms = Number.NEGATIVE_INFINITY;
  private laidUntil_s = 0;
  private laidVersion = -1;
  private drawn = '';
  private suggested = false;

  constructor(parts: DiagramParts, canvas: HTMLCanvasElement) {
    const { store, flow, explain, packetName, nodeName, view, ends } = parts;
    this.parts = parts;
    this.canvas = canvas;
    this.context = canvas.getContext('2d');
    this.packets = new FlowPackets(store, flow);
    const { packets } = this;
    const bookBy = (by: PieceNumber) =>
      new EventBook(store, (...event) => inNumbers(explain(...event), flow, by));
    const books = { ssn: bookBy('ssn'), tsn: bookBy('tsn') };
    this.telling = {
      packets,
      ends,
      get book() {
        return books[view.numbers];
      },
      get names() {
        return new Names(packets, packetName, view.numbers, nodeName);
      },
    };
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.width = width;
    this.height = height;
    const ratio = densityOf(this.canvas);
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
    this.sheetKey = '';
  }

  recolor(): void {
    this.colors = readColors();
    this.sheetKey = '';
  }

  /** Takes in what was recorded, and finds out how long a window is wanted. */
  update(): void {
    if (!this.packets.update() || this.suggested) return;
    const { least_s } = this.packets;
    if (!Number.isFinite(least_s)) return;
    this.parts.view.usual = Math.min(20, least_s * WAYS);
    this.suggested = true;
  }

  /** Draws the window at the playhead, if anything in it has changed. */
  draw(t: number, step: Step | null, hidesAhead = false): void {
    const { context, width, height } = this;
    if (!context || width === 0) return;
    const { window } = this.parts.view;
    const scale = (height - HEAD) / (window.to - window.from);
    this.laySheet(window, scale);
    const { scene } = this;
    if (!scene) return;
    const { measured } = this.parts.measuring;
    const between = measured ? `${measured.from} ${measured.to}` : '';
    const key = `${this.laid_ms} ${window.from} ${scale} ${t} ${hidesAhead} ${step?.kind} ${step?.row} ${between}`;
    if (key === this.drawn) return;
    this.drawn = key;
    const ratio = densityOf(this.canvas);
    const top = Math.round((window.from - scene.from) * scale * ratio);
    const now = Math.min(height, Math.max(HEAD, HEAD + (t - window.from) * scale));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    const past = Math.round((now - HEAD) * ratio);
    const rest = Math.round((height - now) * ratio);
    const head = Math.round(HEAD * ratio);
    this.blit(context, top, head, past, 1);
    if (!hidesAhead) this.blit(context, top + past, head + past, rest, FUTURE);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const pen = this.pen(context);
    if (measured) drawMeasured(pen, measured, { width, height, window });
    this.drawNow(pen, t, now);
    if (step && !(hidesAhead && step.t > t)) this.drawStep(pen, scene, step, window, scale);
    const { ends, flow } = this.parts;
    drawHeader(pen, scene.columns, ends, scene.most, familyOf(flow.protocol).window);
    drawNote(pen, scene.columns, height, this.note(window, scene));
  }

  /** What is missing in the window, in a sentence; empty if nothing is. */
  private note({ from }: Window, { every }: Scene): string {
    const { packetsSince_s } = this.parts.store;
    if (from < packetsSince_s) return say`Packets are kept from ${fixed(packetsSince_s, 1)} s on`;
    return every > 1 ? say`1 of ${every} packets is drawn: zoom in for all` : '';
  }

  /** The step nearest to a point of the canvas, or null. */
  stepNear(x: number, y: number): Step | null {
    const { scene } = this;
    if (!scene || y < HEAD) return null;
    const { window } = this.parts.view;
    const scale = (this.height - HEAD) / (window.to - window.from);
    const t = window.from + (y - HEAD) / scale;
    let best: { step: Step; far: number } | null = null;
    for (const step of stepsBetween(this.packets, t - NEAR / scale, t + NEAR / scale, 4000)) {
      const far = Math.hypot(this.stepX(scene, step) - x, (step.t - t) * scale);
      if (
        far < NEAR &&
        (!best || far < best.far || (far === best.far && compare(step, best.step) > 0))
      )
        best = { step, far };
    }
    if (best) return best.step;
    const there = scene.arrows
      .map((line) => ({ line, far: distance(line, x, (t - scene.from) * scale) }))
      .filter(({ far }) => far < NEAR / 2)
      .sort((a, b) => a.far - b.far)[0];
    if (!there) return null;
    const { segment, sent_s } = there.line.arrow;
    return { kind: 'sent', t: sent_s, row: segment };
  }

  timeAt(y: number): number {
    const { window } = this.parts.view;
    return window.from + ((y - HEAD) / (this.height - HEAD)) * (window.to - window.from);
  }

  get secondsPerPixel(): number {
    const { window } = this.parts.view;
    return (window.to - window.from) / Math.max(1, this.height - HEAD);
  }

  /** A picture of the window, of any size. */
  picture(width: number, height: number, paper: Paper): HTMLCanvasElement {
    const { colors, density } = paper;
    const canvas = sheetOf(paper, width, height);
    const context = canvas.getContext('2d');
    if (!context) return canvas;
    const { window } = this.parts.view;
    const scale = (height - HEAD) / (window.to - window.from);
    const scene = this.lay(window.from, window.to, scale, width);
    const pen = { ...this.pen(context), colors };
    context.scale(density, density);
    context.translate(0, HEAD);
    drawScene(pen, scene, height - HEAD);
    context.translate(0, -HEAD);
    const { ends, flow, measuring } = this.parts;
    if (measuring.measured) drawMeasured(pen, measuring.measured, { width, height, window });
    drawHeader(pen, scene.columns, ends, scene.most, familyOf(flow.protocol).window);
    return canvas;
  }

  /** Lays the sheet out anew when the window has left it, or what it holds has changed. */
  private laySheet(window: Window, scale: number): void {
    const { store } = this.parts;
    const { scene } = this;
    const reach = (window.to - window.from) * BEYOND;
    const { generation } = this.packets;
    const { numbers } = this.parts.view;
    const key = [scale, this.width, this.height, numbers, this.path, generation].join(' ');
    const inside = scene && window.from >= scene.from && window.to <= scene.to;
    const known = store.version === this.laidVersion || (scene && scene.to < this.laidUntil_s);
    const now = performance.now();
    const fresh = known || now - this.laid_ms < APART_MS;
    if (key === this.sheetKey && inside && fresh) return;
    const from = Math.max(0, window.from - reach);
    const to = window.to + reach;
    this.scene = this.lay(from, to, scale, this.width);
    this.sheetKey = key;
    this.laid_ms = now;
    this.laidUntil_s = store.simulated_s;
    this.laidVersion = store.version;
    const ratio = densityOf(this.canvas);
    this.sheet.width = this.canvas.width;
    const tall = (to - from) * scale;
    this.sheet.height = Math.ceil(tall * ratio);
    const context = this.sheet.getContext('2d');
    if (!context) return;
    context.scale(ratio, ratio);
    drawScene(this.pen(context), this.scene, tall);
  }

  private lay(from: number, to: number, scale: number, width: number): Scene {
    const { packets, telling, path } = this;
    return layScene({
      packets,
      names: telling.names,
      book: telling.book,
      columns: columnsFor(width),
      from,
      to,
      scale,
      path,
      measure: this.measure,
    });
  }

  private blit(
    context: CanvasRenderingContext2D,
    from: number,
    to: number,
    tall: number,
    alpha: number,
  ): void {
    if (tall <= 0) return;
    context.globalAlpha = alpha;
    const { width } = this.canvas;
    context.drawImage(this.sheet, 0, from, width, tall, 0, to, width, tall);
    context.globalAlpha = 1;
  }

  private drawNow({ context, colors, measure }: Pen, t: number, y: number): void {
    if (y <= HEAD || y >= this.height) return;
    context.strokeStyle = colors.accent;
    context.lineWidth = 1.5;
    context.setLineDash([]);
    const { sender, receiver } = columnsFor(this.width);
    // Between the ends in full; beside them it runs through words.
    for (const [from, to, alpha] of [
      [0, sender, 0.45],
      [sender, receiver, 1],
      [receiver, this.width, 0.45],
    ] as const) {
      context.globalAlpha = alpha;
      context.beginPath();
      context.moveTo(from, Math.round(y) + 0.5);
      context.lineTo(to, Math.round(y) + 0.5);
      context.stroke();
    }
    context.globalAlpha = 1;
    const text = fixed(t, 4);
    context.font = FONT;
    context.fillStyle = colors.accent;
    context.fillRect(0, y - 9, measure(text) + 10, 18);
    context.fillStyle = colors.surface;
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.fillText(text, 5, y);
  }

  /** The current step over everything: its arrow and a ring where it happened. */
  private drawStep(pen: Pen, scene: Scene, step: Step, window: Window, scale: number): void {
    const { context, colors } = pen;
    const y = HEAD + (step.t - window.from) * scale;
    if (y < HEAD - 40 || y > this.height + 40) return;
    const { store } = this.packets;
    const segment =
      step.kind === 'sent' ? step.row : step.kind === 'ended' ? store.fates.segment[step.row] : -1;
    const line = scene.arrows.find(({ arrow }) => arrow.segment === segment);
    context.save();
    context.beginPath();
    context.rect(0, HEAD, this.width, this.height - HEAD);
    context.clip();
    if (line) {
      const up = (window.from - scene.from) * scale - HEAD;
      drawArrow(pen, { ...line, y1: line.y1 - up, y2: line.y2 - up }, true);
    }
    const x = line && step.kind === 'ended' ? line.x2 : this.stepX(scene, step);
    context.strokeStyle = colors.accent;
    context.lineWidth = 2.5;
    context.beginPath();
    context.arc(x, y, 8, 0, 2 * Math.PI);
    context.stroke();
    context.restore();
  }

  /** Where in the width a step is. */
  private stepX(scene: Scene, step: Step): number {
    const { store } = this.packets;
    const { sender, receiver } = scene.columns;
    if (step.kind === 'rule')
      return store.events.end[step.row] === End.receiver ? receiver : sender;
    const segment = step.kind === 'sent' ? step.row : (store.fates.segment[step.row] ?? 0);
    const forward = store.segments.direction[segment] === Direction.forward;
    if (step.kind === 'sent') return forward ? sender : receiver;
    const line = scene.arrows.find(({ arrow }) => arrow.segment === segment);
    return line ? line.x2 : forward ? receiver : sender;
  }

  private pen(context: CanvasRenderingContext2D): Pen {
    return { context, colors: this.colors, measure: this.measure };
  }

  private readonly measure = (text: string): number => {
    const known = this.widths.get(text);
    if (known !== undefined) return known;
    if (this.widths.size > 5000) this.widths.clear();
    const { context } = this;
    if (!context) return 0;
    context.font = FONT;
    const { width } = context.measureText(text);
    this.widths.set(text, width);
    return width;
  };
}

/** How far a point is from a line, CSS pixels. */
function distance(
  { x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number },
  x: number,
  y: number,
): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * dx + (y - y1) * dy) / Math.max(1e-9, dx * dx + dy * dy);
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - at * dx, y - y1 - at * dy);
}
