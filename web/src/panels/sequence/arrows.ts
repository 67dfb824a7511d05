/** The packets of a window of time as arrows: when and where each begins and ends. */
import { Direction, Outcome, Retransmit, SegmentKind } from '../../protocol/codes.gen';
import { forgedAt } from '../../reading/forged';
import { NONE } from '../../reading/lists';
import { rowsOf } from '../../reading/search';
import type { FlowPackets } from './packets';

export interface Arrow {
  /** Row of segments. */
  readonly segment: number;
  /** Row of fates, or NONE while it is on its way. */
  readonly fate: number;
  readonly sent_s: number;
  /** When it arrived or was lost; on its way, as far as it is simulated. */
  readonly end_s: number;
  /** How much of the way from the one end to the other lay behind it when it was sent, 0 to 1: nodes report between, forgers are elsewhere. */
  readonly origin: number;
  /** How much of it lay behind it at the end. */
  readonly share: number;
  readonly forward: boolean;
  readonly lost: boolean;
  /** First sendings of data and acknowledgements: the ones of which some may be left out. */
  readonly plain: boolean;
}

export interface Arrows {
  readonly arrows: readonly Arrow[];
  /** Of plain packets one in so many is among the arrows. */
  readonly every: number;
}

/** A mark this near to an end could not be told from the end. */
const NEAREST = 0.08;
/** Where a forged packet begins while nobody knows how long it takes. */
const FORGED_BEGIN = 0.5;
/** How many packets are asked for what the way of a lost one would have taken. */
const NEIGHBOURS = 400;

/** The arrows that touch a window; of more than about `most` plain ones every nth. */
export function arrowsBetween(
  packets: FlowPackets,
  from: number,
  to: number,
  most: number,
): Arrows {
  const { store, sent, reach_s } = packets;
  const { segments } = store;
  const first = sent.at(segments.t, from - reach_s);
  const end = sent.at(segments.t, to);
  const every = Math.max(1, Math.ceil((end - first) / most));
  const arrows: Arrow[] = [];
  for (let at = first; at < end; at += 1) {
    const segment = sent.rows[at] ?? 0;
    const fate = store.fateOf(segment);
    const end_s = fate === NONE ? store.simulated_s : (store.fates.t[fate] ?? 0);
    if (end_s < from) continue;
    const lost = fate !== NONE && packets.lost(fate);
    const plain = !lost && isPlain(packets, segment);
    if (plain && at % every !== 0) continue;
    const forward = segments.direction[segment] === Direction.forward;
    const sent_s = segments.t[segment] ?? 0;
    const whole = fate !== NONE && !lost;
    const origin = beginOf(packets, segment, whole ? end_s - sent_s : null, at);
    const share = whole ? 1 : Math.min(1, origin + shareOf(packets, at, end_s - sent_s, lost));
    arrows.push({ segment, fate, sent_s, end_s, origin, share, forward, lost, plain });
  }
  return { arrows, every };
}

/** Whether it is of the many: data for the first time, or an acknowledgement without gaps. */
function isPlain({ store }: FlowPackets, row: number): boolean {
  const { segments } = store;
  const kind = segments.kind[row];
  const often = kind === SegmentKind.data || kind === SegmentKind.sack;
  const first = segments.retransmit[row] === Retransmit.first;
  return often && first && segments.gaps[row] === 0 && forgedAt(store, row) === NONE;
}

/** How much of the way lay behind a packet when it was sent; `took_s` once it has arrived. */
function beginOf(packets: FlowPackets, row: number, took_s: number | null, at: number): number {
  const { segments } = packets.store;
  if (segments.kind[row] === SegmentKind.icmp) return originOf(packets, row);
  const node = forgedAt(packets.store, row);
  if (node === NONE || packets.flow.terminals.includes(node)) return 0;
  // As far from its goal as it takes: its line is as steep as that of others.
  return took_s === null ? FORGED_BEGIN : Math.max(0, 1 - shareOf(packets, at, took_s, true));
}

/** How far a packet came in `took` seconds, by the time that the nearest one took that arrived. */
function shareOf(packets: FlowPackets, at: number, took: number, lost: boolean): number {
  const whole = wayOf(packets, at) ?? took;
  const share = whole > 0 ? Math.min(1, took / whole) : 1;
  return lost ? Math.min(Math.max(share, NEAREST), 1 - NEAREST) : share;
}

/** Where a report begins: where the packet was lost that it is about, seen from the other end. */
function originOf(packets: FlowPackets, report: number): number {
  const { store, sent } = packets;
  const { segments, fates } = store;
  const sent_s = segments.t[report] ?? Number.NaN;
  const [first, end] = rowsOf(fates.t, sent_s);
  for (let fate = first; fate < end; fate += 1) {
    const lost = fates.segment[fate] ?? 0;
    if (fates.outcome[fate] !== Outcome.tooBig || segments.flow[lost] !== packets.flow.flow)
      continue;
    if (segments.tsn[lost] !== segments.tsn[report]) continue;
    const lost_s = segments.t[lost] ?? sent_s;
    let at = sent.at(segments.t, lost_s);
    while ((sent.rows[at] ?? lost) < lost) at += 1;
    return 1 - shareOf(packets, at, sent_s - lost_s, true);
  }
  return 0;
}

/** What the way took of the packet nearest in the order of sending that arrived by the same path and direction. */
function wayOf(packets: FlowPackets, at: number): number | null {
  const { store, sent } = packets;
  const { segments, fates, routes } = store;
  const row = sent.rows[at] ?? 0;
  for (let by = 1; by < NEIGHBOURS; by += 1) {
    for (const other of [at - by, at + by]) {
      if (other < 0 || other >= sent.count) continue;
      const like = sent.rows[other] ?? 0;
      const fate = store.fateOf(like);
      if (fate === NONE || packets.lost(fate)) continue;
      if (segments.direction[like] !== segments.direction[row]) continue;
      if (forgedAt(store, like) !== NONE) continue;
      if (segments.path[like] !== segments.path[row]) continue;
      // An acknowledgement is short: it tells of data only where nothing else does.
      if ((segments.kind[like] === SegmentKind.data) !== (segments.kind[row] === SegmentKind.data))
        continue;
      return (fates.t[fate] ?? 0) - (segments.t[like] ?? 0);
    }
  }
  const { flow } = packets.flow;
  const t = segments.t[row] ?? 0;
  const route = store.routeAt(flow, t, segments.direction[row], segments.path[row]);
  const delay_ms = route === NONE ? -1 : (routes.delay_ms[route] ?? -1);
  return delay_ms > 0 ? delay_ms / 1000 : null;
}
