/** Marks along the top edge of a chart, and hairlines from top to bottom for what happens to links. */
import { numberOf } from '../../protocol/codes.gen';
import type { LossMark } from '../../protocol/losses.gen';
import type { EventIndex } from '../../reading/eventIndex';
import type { MarkedKind } from '../../reading/eventKinds';
import { lossMarkOfEvent } from '../../reading/fates';
import { MarksSeen } from '../../reading/lossesSeen';
import type { RowIndex } from '../../reading/rowIndex';
import type { Column, RecordingSource } from '../../reading/source';
import { say } from '../../words/say';
import { type EventWords, type Layer, type MarkHit, nearestMark } from './layer';
import { isHairline, MarkPen, markColorName } from './markShapes';
import type { PlotFrame } from './plotFrame';
import type { Range } from './ranges';
import type { ColorName } from './theme';

/** Short names for the legend, the same as in the TSN chart. */
const LABELS: Readonly<Record<MarkedKind, string>> = {
  loss: say('lost'),
  'fast-retransmit': say('fast rtx'),
  timeout: say('timeout'),
  failover: say('failover'),
  handover: say('handover'),
  reconfiguration: say('reconfig.'),
  link: say('link change'),
  probing: say('probing'),
  incident: say('incident'),
  change: say('change'),
  hint: say('path hint'),
};
/** Marks closer than this many CSS pixels are drawn as one. */
const APART = 3;
/** Marks lie this far below the top edge, CSS pixels. */
const EDGE = 4.5;

export class MarkLayer implements Layer {
  readonly key: string;
  readonly label: string;
  readonly unit = 'event code';
  readonly color: ColorName;
  readonly swatch: MarkedKind;
  readonly side = null;
  readonly rare: boolean;
  readonly index: RowIndex;
  visible = true;
  readonly min = Number.POSITIVE_INFINITY;
  readonly max = Number.NEGATIVE_INFINITY;
  private readonly source: RecordingSource;
  private readonly events: EventIndex;
  private readonly seen: MarksSeen | null;
  private start = 0;
  private end = 0;

  constructor(kind: MarkedKind, source: RecordingSource, events: EventIndex) {
    this.key = kind;
    this.label = LABELS[kind];
    this.color = markColorName(kind);
    this.swatch = kind;
    this.rare = isHairline(kind) && kind !== 'handover';
    this.source = source;
    this.events = events;
    this.index = events.of(kind);
    this.seen = kind === 'loss' ? new MarksSeen(this.index, (row) => this.mark(row)) : null;
  }

  shapes(): readonly LossMark[] {
    return this.seen?.all() ?? [];
  }

  private mark(row: number): LossMark {
    return lossMarkOfEvent(this.source.events.code[row]);
  }

  times(): Column {
    return this.source.events.t;
  }

  value(row: number): number {
    return numberOf(this.source.events.code[row]);
  }

  words(row: number, events: EventWords): string {
    return events(row);
  }

  update(): void {
    this.events.update();
  }

  prepare(range: Range): void {
    this.start = this.index.at(this.times(), range.from);
    this.end = this.index.at(this.times(), range.to);
  }

  draw(frame: PlotFrame): void {
    if (this.end <= this.start) return;
    const times = this.times();
    const { ratio, top, height } = frame;
    const hairlines = isHairline(this.swatch);
    const pen = new MarkPen(frame.context, 3.2 * ratio);
    pen.begin(this.swatch, frame.colors);
    let before = Number.NEGATIVE_INFINITY;
    for (let position = this.start; position < this.end; position += 1) {
      const row = this.index.rows[position] ?? 0;
      const x = frame.x(times[row] ?? 0);
      if (x - before < APART * ratio) continue;
      before = x;
      if (hairlines) pen.hairline(Math.round(x) + 0.5, top, top + height);
      else pen.shape(this.swatch, x, top + EDGE * ratio, this.mark(row));
    }
    if (isHairline(this.swatch)) pen.endHairlines(this.swatch, ratio);
    else pen.end(this.swatch);
  }

  markAt(frame: PlotFrame, x: number, y: number, reach: number): MarkHit | null {
    const { ratio, top } = frame;
    // A hairline runs from top to bottom.
    const down = isHairline(this.swatch) ? 0 : Math.abs(top + EDGE * ratio - y);
    return nearestMark(this, frame, x, reach, (event, across) => {
      return { event, distance: Math.hypot(across, down) };
    });
  }
}
