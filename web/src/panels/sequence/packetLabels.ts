/** Names packets on their arrows: the rare ones first, and of a dense run the first and the last together. */
import { lossOf } from '../../reading/pointEvents';
import { say } from '../../words/say';
import type { Box, Boxes } from './boxes';
import { type DrawnArrow, type Label, type Layout, LINE, type Look } from './parts';

/** A run of plain packets under one label. */
interface Run {
  readonly label: number;
  readonly first: number;
}

/** The names of packets at the ends where they begin, the rare ones first; of a dense run its first and last. */
export function packetLabels(layout: Layout, boxes: Boxes, arrows: readonly DrawnArrow[]): Label[] {
  const { names, columns, measure } = layout;
  const room = (columns.receiver - columns.sender) / 2 - 10;
  const placed = new Map<DrawnArrow, number>();
  const labels: Label[] = [];
  for (const line of arrows.toSorted((a, b) => urgency(b) - urgency(a))) {
    const aside = line.lost !== null ? lostLabel(layout, line) : betweenLabel(layout, line);
    const box = aside ?? atBegin(line, measure(names.of(line.arrow.segment)), room);
    if (!box || !boxes.free(box)) continue;
    boxes.take(box);
    placed.set(line, labels.length);
    const tone = line.lost !== null ? 'loss' : line.look === 'answer' ? 'muted' : 'text';
    const align = aside?.align ?? (line.arrow.forward ? 'left' : 'right');
    const text = aside?.text ?? names.of(line.arrow.segment);
    labels.push({ ...box, lines: [text], align, tone, leader: null });
  }
  joinRuns(layout, boxes, arrows, placed, labels, room);
  return labels;
}

function urgency({ lost, look, arrow }: DrawnArrow): number {
  if (lost !== null) return 5;
  if (look === 'fast' || look === 'late') return 4;
  if (look === 'control') return 3;
  return arrow.plain ? 1 : 2;
}

/** Above the beginning of an arrow, inside. */
function atBegin({ x1, y1, arrow }: DrawnArrow, width: number, room: number): Box {
  const wide = Math.min(width, room);
  const left = arrow.forward ? x1 + 8 : x1 - 8 - wide;
  return { left, right: left + wide, top: y1 - LINE, bottom: y1 };
}

/** Beside the mark of a lost packet, where there is more room. */
function lostLabel(layout: Layout, { x2, y2, arrow }: DrawnArrow) {
  const { columns, names, book, packets } = layout;
  const { sender, receiver } = columns;
  const event = lossOf(packets.store, arrow.fate);
  const words = event < 0 ? say`${names.of(arrow.segment)} lost` : book.of(event).title;
  const text = named(words, names.of(arrow.segment));
  return besideOf(layout, [x2, y2], text, x2 < (sender + receiver) / 2);
}

/** Beside the beginning of what begins between the ends: a report where the words of what it is about are not. */
function betweenLabel(layout: Layout, { x1, y1, arrow, look }: DrawnArrow) {
  if (arrow.origin === 0) return null;
  const { sender, receiver } = layout.columns;
  const text = layout.names.of(arrow.segment);
  const roomier = x1 < (sender + receiver) / 2;
  return besideOf(layout, [x1, y1], text, look === 'forged' ? roomier : !roomier);
}

function besideOf(
  { columns: { sender, receiver }, measure }: Layout,
  [x, y]: readonly [number, number],
  text: string,
  right: boolean,
) {
  const beside = right ? receiver - x : x - sender;
  const wide = Math.min(measure(text), beside - 19);
  const left = right ? x + 11 : x - 11 - wide;
  const align: Label['align'] = right ? 'left' : 'right';
  return { left, right: left + wide, top: y - 8, bottom: y + 8, text, align };
}

/** The core's words of a loss with the packet called as on the arrows. */
function named(words: string, name: string): string {
  const at = words.search(/ (lost|dropped|is too big)/);
  return at < 0 ? words : `${name}${words.slice(at)}`;
}

/** Lengthens the label of each packet that stands for those behind it that have none: "TSN 7 to 12". */
function joinRuns(
  { names, measure }: Layout,
  boxes: Boxes,
  arrows: readonly DrawnArrow[],
  placed: ReadonlyMap<DrawnArrow, number>,
  labels: Label[],
  room: number,
): void {
  const runs = new Map<Look, Run & { last: number }>();
  const end = (look: Look) => {
    const run = runs.get(look);
    runs.delete(look);
    const label = run && labels[run.label];
    if (!run || !label || run.last === run.first) return;
    const text = names.run(run.first, run.last);
    const more = measure(text) - (label.right - label.left);
    if (label.right - label.left + more > room) return;
    const left = label.align === 'left' ? label.right : label.left - more;
    const added = { ...label, left, right: left + more };
    if (more > 0 && !boxes.free(added)) return;
    if (more > 0) boxes.take(added);
    const [from, to] = label.align === 'left' ? [label.left, added.right] : [left, label.right];
    labels[run.label] = { ...label, left: from, right: to, lines: [text] };
  };
  for (const line of arrows) {
    const { look, arrow } = line;
    const label = placed.get(line);
    const run = runs.get(look);
    if (!arrow.plain) end(look);
    else if (label !== undefined) {
      end(look);
      runs.set(look, { label, first: arrow.segment, last: arrow.segment });
    } else if (run) run.last = arrow.segment;
  }
  for (const look of [...runs.keys()]) end(look);
}
