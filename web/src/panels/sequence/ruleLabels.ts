/** Puts the words of rules beside the end where they fired, in their order; what fires in a row has one place. */
import { familyOf } from '../../families';
import { End, type EventCode } from '../../protocol/codes.gen';
import type { EventKind } from '../../protocol/events.gen';
import { kindOf } from '../../reading/eventKinds';
import type { Boxes } from './boxes';
import type { Span } from './columns';
import { BOLD, broken, type Label, type Layout, LINE, yOf } from './parts';
import type { Step } from './steps';

/** How far words may move from their rule. */
const REACH = 72;
/** Lines that say what happened, at most. */
const MOST_LINES = 3;
/** Between words and the line of their end. */
const INSET = 6;

/** Which kinds have their words first where there is not room for all. */
const FIRST: Readonly<Partial<Record<EventKind, number>>> = {
  'fast-retransmit': 9,
  timeout: 9,
  failover: 9,
  path: 8,
  handover: 7,
  link: 7,
  incident: 7,
  congestion: 7,
  association: 6,
  window: 5,
  abandonment: 5,
  'packet-size': 5,
  route: 4,
  retransmission: 3,
  receiver: 2,
};

/** Rules of one code in a row, too near to each other for words of their own: the last one speaks for all. */
interface Cluster {
  readonly code: EventCode | undefined;
  readonly y: number;
  readonly count: number;
  readonly last: Step;
}

export function ruleLabels(layout: Layout, boxes: Boxes, rules: readonly Step[]): Label[] {
  const { columns, packets } = layout;
  const { end } = packets.store.events;
  const atReceiver = (step: Step) => end[step.row] === End.receiver;
  return [
    ...columnOf(
      layout,
      boxes,
      rules.filter((step) => !atReceiver(step)),
      columns.rules,
      false,
    ),
    ...columnOf(layout, boxes, rules.filter(atReceiver), columns.receiverRules, true),
  ];
}

/** The words of one end's rules between the words of others, never before those of an earlier rule. */
function columnOf(
  layout: Layout,
  boxes: Boxes,
  rules: readonly Step[],
  place: Span | null,
  right: boolean,
): Label[] {
  if (!place) return [];
  const placed: Placed[] = [];
  for (const cluster of byRank(clustersOf(layout, rules))) {
    const lines = linesOf(layout, cluster, place);
    const tall = lines.length * LINE + 2;
    const after = placed.findIndex((other) => other.cluster.y > cluster.y);
    const at = after < 0 ? placed.length : after;
    const least = placed[at - 1]?.bottom ?? Number.NEGATIVE_INFINITY;
    const most = (placed[at]?.top ?? Number.POSITIVE_INFINITY) - tall;
    const wanted = cluster.y - LINE / 2 - 1;
    const top = Math.min(Math.max(wanted, least), most);
    if (least > most || Math.abs(top - wanted) > REACH) continue;
    placed.splice(at, 0, { cluster, lines, top, bottom: top + tall });
  }
  return placed.map((one) => {
    const label = labelOf(layout, one, place, right);
    boxes.take(label);
    return label;
  });
}

interface Placed {
  readonly cluster: Cluster;
  readonly lines: readonly string[];
  readonly top: number;
  readonly bottom: number;
}

function byRank(clusters: readonly Cluster[]): Cluster[] {
  return clusters.toSorted((a, b) => rank(b.code) - rank(a.code) || a.y - b.y);
}

/** Rules of one code nearer to each other than the least words are tall. */
function clustersOf(layout: Layout, rules: readonly Step[]): Cluster[] {
  const { code } = layout.packets.store.events;
  const clusters: Cluster[] = [];
  for (const step of rules) {
    const y = yOf(layout, step.t);
    const last = clusters.at(-1);
    if (last && last.code === code[step.row] && y - last.y < 2 * LINE) {
      clusters[clusters.length - 1] = { ...last, count: last.count + 1, last: step };
    } else clusters.push({ code: code[step.row], y, count: 1, last: step });
  }
  return clusters;
}

/** What happened in one line or a few, and the rule with how often it fired. */
function linesOf(layout: Layout, { count, last }: Cluster, place: Span): string[] {
  const { book, measure, packets } = layout;
  const { title, rule } = book.of(last.row);
  const times = count > 1 ? `${count}×` : '';
  // An acknowledgement is called what it is called on its arrow.
  const [one, many] = familyOf(packets.flow.protocol).acknowledgement;
  const short = title.replace(/acknowledgement(s?)\b/, (_, more) => (more ? many : one));
  return [
    ...broken(short, (place.to - place.from - INSET) / BOLD, MOST_LINES, measure),
    [rule, times].filter(Boolean).join(' · '),
  ];
}

function rank(code: EventCode | undefined): number {
  return FIRST[kindOf(code)] ?? 1;
}

function labelOf(
  { columns }: Layout,
  { cluster, lines, top, bottom }: Placed,
  place: Span,
  right: boolean,
): Label {
  const [left, edge] = right ? [place.from + INSET, place.to] : [place.from, place.to - INSET];
  return {
    left,
    right: edge,
    top,
    bottom,
    lines,
    align: right ? 'left' : 'right',
    tone: 'text',
    leader: { x: right ? columns.receiver : columns.sender, y: cluster.y },
  };
}
