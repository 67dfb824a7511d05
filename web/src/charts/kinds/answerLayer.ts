/** Lines from data to the acknowledgement that first names them, where the zoom leaves room to follow them. */
import type { FlowRows } from '../../reading/flowRows';
import { RowIndex } from '../../reading/rowIndex';
import type { Column } from '../../reading/source';
import { say } from '../../words/say';
import type { Layer } from '../engine/layer';
import type { PlotFrame } from '../engine/plotFrame';
import type { Range } from '../engine/ranges';

/** Data nearer to each other than this many pixels of the screen are not joined. */
const APART_PX = 5;

/** Data and what answers them, as rows of the segments. */
export interface Answer {
  readonly sent: number;
  readonly by: number;
}

export class AnswerLayer implements Layer {
  readonly key = 'answered';
  readonly label = say('answered');
  readonly unit = '';
  readonly color = 'muted';
  readonly swatch = 'line';
  readonly side = null;
  readonly unlisted = true;
  /** It has no rows of its own: those of data and acknowledgements are theirs. */
  readonly rare = true;
  readonly index = new RowIndex();
  visible = true;
  readonly min = Number.POSITIVE_INFINITY;
  readonly max = Number.NEGATIVE_INFINITY;
  private readonly rows: FlowRows;
  private readonly place: (value: number) => number;
  private readonly modulus: number;

  /** `place` is where a number is drawn, the same height again after `modulus` of them. */
  constructor(rows: FlowRows, place: (value: number) => number, modulus: number) {
    this.rows = rows;
    this.place = place;
    this.modulus = modulus;
  }

  times(): Column {
    return this.rows.source.segments.t;
  }

  value(): number {
    return Number.NaN;
  }

  update(): void {
    this.rows.updateSegments();
    this.rows.updateLost();
  }

  prepare(): void {}

  draw(frame: PlotFrame): void {
    const { context, range, ratio, width } = frame;
    const answers = answersIn(this.rows, range, width / (APART_PX * ratio));
    const { t, tsn } = this.rows.source.segments;
    context.beginPath();
    for (const { sent, by } of answers) {
      const from = tsn[sent] as number;
      const to = tsn[by] as number;
      const height = this.place(from);
      const meets =
        Math.abs(to - from) < this.modulus / 2 &&
        Math.abs(this.place(to) - height) < this.modulus / 2;
      context.moveTo(frame.x(t[sent] as number), frame.y('left', height));
      context.lineTo(frame.x(t[by] as number), frame.y('left', meets ? this.place(to) : height));
    }
    context.strokeStyle = frame.colors[this.color];
    context.globalAlpha = 0.55;
    context.lineWidth = Math.max(1, ratio);
    context.setLineDash([]);
    context.stroke();
    context.globalAlpha = 1;
  }
}

/** The data that were not lost and what answers them, in a range or across its edge; none if there are more than `most`. */
export function answersIn(rows: FlowRows, range: Range, most: number): Answer[] {
  const { t, tsn } = rows.source.segments;
  const ahead = rows.view.numbering.acknowledges_next ? 1 : 0;
  const span = range.to - range.from;
  const begin = range.from - span;
  const lost = lostFrom(rows, begin);
  const found: Answer[] = [];
  for (const index of [rows.sent, rows.fast, rows.late, rows.smaller]) {
    const first = index.at(t, begin);
    const end = index.at(t, range.to);
    if (end - first > 2 * most) return [];
    for (let at = first; at < end; at += 1) {
      const sent = index.rows[at] as number;
      if (lost.has(sent)) continue;
      const by = answerTo(rows, tsn[sent] as number, t[sent] as number, ahead, range.to + span);
      if (by >= 0 && (t[by] as number) >= range.from) found.push({ sent, by });
    }
  }
  return found;
}

/** The first acknowledgement after `since` that names a number, or -1 if there is none before `until`. */
function answerTo(
  rows: FlowRows,
  number: number,
  since: number,
  ahead: number,
  until: number,
): number {
  const { t, tsn } = rows.source.segments;
  const { sacks } = rows;
  for (let at = sacks.at(t, since); at < sacks.count; at += 1) {
    const row = sacks.rows[at] as number;
    if ((t[row] as number) > until) return -1;
    if ((tsn[row] as number) - ahead >= number) return row;
  }
  return -1;
}

/** Data lost at `from` or later. */
function lostFrom({ lost, source }: FlowRows, from: number): Set<number> {
  const { t, segment } = source.fates;
  const found = new Set<number>();
  for (let at = lost.at(t, from); at < lost.count; at += 1) {
    found.add(segment[lost.rows[at] as number] as number);
  }
  return found;
}
