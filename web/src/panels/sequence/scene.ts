/** Lays a window of time out: arrows, marks, labels that do not overlap, and the windows beside them. */
import { End, Retransmit, SegmentKind } from '../../protocol/codes.gen';
import { kindOf } from '../../reading/eventKinds';
import { lossMarkOf } from '../../reading/fates';
import { forgedAt } from '../../reading/forged';
import { NONE } from '../../reading/lists';
import { type Arrow, arrowsBetween } from './arrows';
import { Boxes } from './boxes';
import type { Columns } from './columns';
import { bufferLabels, stripOf, windowLabels } from './gutters';
import { packetLabels } from './packetLabels';
import type { FlowPackets } from './packets';
import {
  type DrawnArrow,
  type Label,
  type Layout,
  type Look,
  type Mark,
  type Phase,
  type StripPoint,
  yOf,
} from './parts';
import { phasesOf } from './phases';
import { ruleLabels } from './ruleLabels';
import { type Step, stepsBetween } from './steps';

export interface Scene {
  readonly from: number;
  readonly to: number;
  /** CSS pixels a second. */
  readonly scale: number;
  readonly columns: Columns;
  readonly arrows: readonly DrawnArrow[];
  readonly marks: readonly Mark[];
  readonly labels: readonly Label[];
  readonly phases: readonly Phase[];
  readonly strip: readonly StripPoint[];
  /** Bytes at the end of the strip. */
  readonly most: number;
  /** Of plain packets one in so many is drawn. */
  readonly every: number;
}

/** Plain packets that are laid out at most. */
const MOST_ARROWS = 3000;
/** Rules that are laid out at most. */
const MOST_RULES = 3000;

export function layScene(layout: Layout): Scene {
  const { packets, from, to, scale, columns } = layout;
  const found = arrowsBetween(packets, from, to, MOST_ARROWS);
  const arrows = drawnArrows(layout, found.arrows);
  const boxes = new Boxes();
  const rules = stepsBetween(packets, from, to, MOST_RULES).filter(({ kind }) => kind === 'rule');
  const strip = stripOf(layout);
  const labels = [
    ...packetLabels(layout, boxes, arrows),
    ...ruleLabels(layout, boxes, rules),
    ...windowLabels(layout, boxes),
    ...bufferLabels(layout, boxes),
  ];
  const marks = rules.map((step) => markOf(layout, step));
  const phases = phasesOf(layout, rules);
  return {
    from,
    to,
    scale,
    columns,
    arrows,
    marks,
    labels,
    phases,
    ...strip,
    every: found.every,
  };
}

/** Arrows as lines; of plain ones that would cover each other one is drawn. */
function drawnArrows(layout: Layout, arrows: readonly Arrow[]): DrawnArrow[] {
  const { columns, packets } = layout;
  const { segments } = packets.store;
  const drawn: DrawnArrow[] = [];
  const before = new Map<Look, DrawnArrow>();
  for (const arrow of arrows) {
    const { sender, receiver } = columns;
    const [begin, goal] = arrow.forward ? [sender, receiver] : [receiver, sender];
    const look = lookOf(packets, arrow.segment);
    const line: DrawnArrow = {
      x1: begin + (goal - begin) * arrow.origin,
      y1: yOf(layout, arrow.sent_s),
      x2: begin + (goal - begin) * arrow.share,
      y2: yOf(layout, arrow.end_s),
      look,
      lost: arrow.lost ? lossMarkOf(packets.store.fates.outcome[arrow.fate]) : null,
      head: arrow.fate !== NONE && !arrow.lost,
      path: segments.path[arrow.segment] ?? 0,
      arrow,
    };
    const last = before.get(look);
    if (arrow.plain && last && covers(last, line)) continue;
    if (arrow.plain) before.set(look, line);
    drawn.push(line);
  }
  return drawn;
}

function covers(a: DrawnArrow, b: DrawnArrow): boolean {
  return Math.abs(a.y1 - b.y1) < 0.8 && Math.abs(a.y2 - b.y2) < 0.8 && a.head === b.head;
}

export function lookOf({ store }: FlowPackets, row: number): Look {
  if (forgedAt(store, row) !== NONE) return 'forged';
  const { segments } = store;
  const kind = segments.kind[row];
  if (kind === SegmentKind.sack || kind === SegmentKind.report) return 'answer';
  if (kind !== SegmentKind.data) return 'control';
  const again = segments.retransmit[row];
  if (again === Retransmit.first) return 'data';
  return again === Retransmit.fast ? 'fast' : 'late';
}

function markOf(layout: Layout, step: Step): Mark {
  const { columns, packets } = layout;
  const { code, end } = packets.store.events;
  const x = end[step.row] === End.receiver ? columns.receiver : columns.sender;
  return { x, y: yOf(layout, step.t), kind: kindOf(code[step.row]), step };
}
