/** The phases of the sender's window: bands at the foot of a chart, each with its word where there is room. */
import type { Limit } from '../../families';
import { type EventCode, numberOf } from '../../protocol/codes.gen';
import { readEventCode } from '../../protocol/events.gen';
import type { FlowRows } from '../../reading/flowRows';
import { PhaseIndex, TIMEOUT } from '../../reading/phases';
import type { RowIndex } from '../../reading/rowIndex';
import type { Column } from '../../reading/source';
import { noted, say, translated } from '../../words/say';
import { hatch } from '../engine/hatch';
import type { Layer } from '../engine/layer';
import type { PlotFrame } from '../engine/plotFrame';
import type { Range } from '../engine/ranges';
import type { ColorName } from '../engine/theme';

/** Of more events than this in view the first ones are left out. */
const MOST = 50_000;
/** Heights of the bands, of the line above them, and of both with what parts them from the curves, CSS pixels. */
const BAND = 12;
const LIMIT = 3;
export const FOOT = BAND + LIMIT + 1;
const TYPE = 10;
const ROOM = 3;
const FONT = "'Inter Variable', Inter, system-ui, sans-serif";

/** Phases that are something the charts have a colour for; others are told by their word alone. */
const COLORS: Readonly<Record<string, ColorName>> = {
  'slow start': 'cwnd',
  'conservative slow start': 'cwnd',
  'congestion avoidance': 'goodput',
  'cubic growth': 'goodput',
  'Reno-friendly growth': 'goodput',
  'fast recovery': 'ssthresh',
  Startup: 'cwnd',
  Drain: 'rwnd',
  'ProbeBW up': 'throughput',
  'ProbeBW down': 'rwnd',
  'ProbeBW cruise': 'goodput',
  ProbeRTT: 'handover',
  'receive-buffer blocking': 'rwnd',
  probing: 'flight',
  reconnaissance: 'cwnd',
  unvalidated: 'throughput',
  validating: 'flight',
  'safe retreat': 'ssthresh',
  [TIMEOUT]: 'loss',
};

/** A stretch of one phase. */
export interface Band extends Range {
  readonly word: string;
}

export abstract class FootLayer implements Layer {
  abstract readonly key: string;
  abstract readonly label: string;
  abstract readonly name: string;
  abstract readonly index: RowIndex;
  readonly unit = '';
  readonly color = 'muted';
  readonly swatch = 'bar';
  readonly side = 'left';
  readonly background = true;
  readonly unlisted = true;
  readonly min = Number.POSITIVE_INFINITY;
  readonly max = Number.NEGATIVE_INFINITY;
  visible = true;
  protected readonly phases: PhaseIndex;
  protected readonly rows: FlowRows;
  protected start = 0;
  protected end = 0;

  constructor(rows: FlowRows, phases: PhaseIndex) {
    this.rows = rows;
    this.phases = phases;
  }

  times(): Column {
    return this.rows.source.events.t;
  }

  update(): void {
    this.phases.update();
  }

  prepare(range: Range): void {
    this.end = this.index.at(this.times(), range.to);
    this.start = Math.max(0, this.index.at(this.times(), range.from) - 1, this.end - MOST);
  }

  /** What a code means for the window. */
  abstract said(code: EventCode | undefined): string;

  value(row: number): number {
    return numberOf(this.code(row));
  }

  words(row: number): string {
    return translated(this.said(this.code(row)));
  }

  /** A value in words. */
  text(value: number): string {
    return translated(this.said(readEventCode(value)));
  }

  abstract draw(frame: PlotFrame): void;

  protected code(row: number): EventCode | undefined {
    return this.rows.source.events.code[row];
  }

  /** The stretches in view between changes of the word, the last one up to where the simulation is. */
  bands(range: Range, simulated_s: number): Band[] {
    const times = this.times();
    const bands: { word: string; from: number; to: number }[] = [];
    for (let position = this.start; position < this.end; position += 1) {
      const row = this.index.rows[position] ?? 0;
      const word = this.said(this.code(row));
      const last = bands.at(-1);
      if (last?.word === word) continue;
      const from = times[row] ?? 0;
      if (last) last.to = from;
      bands.push({ word, from, to: Math.min(simulated_s, range.to) });
    }
    return bands;
  }
}

/** Slow start, congestion avoidance, fast recovery, timeout, as the events say. */
export class PhaseLayer extends FootLayer {
  readonly key = 'phase';
  readonly label = say('phase');
  readonly name = say('phase of the window');

  get index(): RowIndex {
    return this.phases.phases;
  }

  said(code: EventCode | undefined): string {
    return this.phases.phase(code);
  }

  draw(frame: PlotFrame): void {
    const { context, ratio, colors, left, width } = frame;
    const height = BAND * ratio;
    const top = frame.top + frame.height - height;
    context.save();
    context.font = `500 ${TYPE * ratio}px ${FONT}`;
    context.textBaseline = 'middle';
    context.textAlign = 'left';
    for (const { word, from, to } of this.bands(frame.range, frame.simulated_s)) {
      const start = Math.max(left, frame.x(from));
      const end = Math.min(left + width, frame.x(to));
      if (end <= start) continue;
      context.globalAlpha = 0.28;
      context.fillStyle = colors[COLORS[word] ?? 'muted'];
      context.fillRect(start, top, end - start, height);
      context.globalAlpha = 1;
      context.fillStyle = colors[COLORS[word] ?? 'muted'];
      context.fillRect(start, top, Math.min(ratio, end - start), height);
      const said = translated(word);
      if (context.measureText(said).width + 2 * ROOM * ratio > end - start) continue;
      context.fillStyle = colors.text;
      context.fillText(said, start + ROOM * ratio, top + height / 2);
    }
    context.restore();
  }
}

/** A stretch in which something else than cwnd limits the sender. */
interface Limited {
  readonly limit: Limit;
  readonly from: number;
  to: number;
}

/** Above the bands: hatched while the peer's window is full, dotted while the application has no data. */
export class LimitLayer extends FootLayer {
  readonly key = 'limit';
  readonly label = say('limit');
  readonly name = say('limit of the sender');

  get index(): RowIndex {
    return this.phases.limits;
  }

  said(code: EventCode | undefined): string {
    const limit = this.phases.limit(code);
    return limit === null ? noted('limited by cwnd alone') : `${limit}-limited`;
  }

  draw(frame: PlotFrame): void {
    const height = LIMIT * frame.ratio;
    const top = frame.top + frame.height - BAND * frame.ratio - height;
    for (const { limit, from, to } of this.limited(frame)) {
      if (limit === 'window') hatch(frame, { from, to }, top, height, 'rwnd');
      else dots(frame, { from, to }, top, height);
    }
  }

  /** The stretches in view; one that ends for less than a pixel goes on. */
  private limited(frame: PlotFrame): readonly Limited[] {
    const { ratio, range, simulated_s } = frame;
    const times = this.times();
    const { rows } = this.index;
    const found: Limited[] = [];
    for (let position = this.start; position < this.end; position += 1) {
      const row = rows[position] ?? 0;
      const limit = this.phases.limit(this.code(row));
      if (limit === null) continue;
      const from = times[row] ?? 0;
      const next = position + 1 < this.end ? times[rows[position + 1] ?? 0] : undefined;
      const to = next ?? Math.min(simulated_s, range.to);
      const last = found.at(-1);
      if (last?.limit === limit && frame.x(from) - frame.x(last.to) < ratio) last.to = to;
      else found.push({ limit, from, to });
    }
    return found;
  }
}

/** A row of dots over a span of time, as high as it is. */
function dots(frame: PlotFrame, { from, to }: Range, top: number, height: number): void {
  const { context, colors, left, width } = frame;
  const start = Math.max(left, frame.x(from));
  const end = Math.min(left + width, frame.x(to));
  context.save();
  context.fillStyle = colors.muted;
  // From the origin on, so that the dots of two plots stand below each other.
  const step = 2 * height;
  for (let x = Math.ceil(start / step) * step; x < end; x += step) {
    context.fillRect(x, top, Math.min(height, end - x), height);
  }
  context.restore();
}

/** Both, over the same events. */
export function phaseLayers(rows: FlowRows): readonly [PhaseLayer, LimitLayer] {
  const phases = new PhaseIndex(rows.source, rows.view, rows.paths[0] ?? 0);
  return [new PhaseLayer(rows, phases), new LimitLayer(rows, phases)];
}
