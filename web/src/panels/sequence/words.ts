/** A step in words: what happened, the windows before and after, the rule. */
import { moment } from '../../base/quantity';
import { type FamilyWords, familyOf } from '../../families';
import {
  BlockKind,
  Direction,
  End,
  Outcome,
  PathUse,
  Retransmit,
  SegmentKind,
} from '../../protocol/codes.gen';
import type { Explanation } from '../../protocol/core.gen';
import { RESENDS } from '../../protocol/events.gen';
import { NONE } from '../../reading/lists';
import { lossOf } from '../../reading/pointEvents';
import { rowsOf } from '../../reading/search';
import { numberLocale } from '../../words/numbers';
import { say } from '../../words/say';
import type { EventBook } from '../events/eventBook';
import { ranges } from '../streams/sackWords';
import type { Names } from './names';
import { type FlowPackets, JUST_S } from './packets';
import { phaseBehind } from './phases';
import type { Step } from './steps';

/** A number before and after a step. */
export interface Change {
  readonly name: string;
  readonly before: number | null;
  readonly after: number;
}

export interface StepWords extends Explanation {
  readonly t: number;
  /** Whether the sender of the data, its receiver, or neither did it. */
  readonly end: 'sender' | 'receiver' | 'way';
  /** Bytes. */
  readonly changes: readonly Change[];
  /** What the sender's window is in behind it, where it is the sender's; empty where nothing has said it. */
  readonly phase: string;
}

/** What the words of a flow's steps are made of. */
export interface Telling {
  readonly packets: FlowPackets;
  readonly names: Names;
  readonly book: EventBook;
  /** The two ends of the flow. */
  readonly ends: readonly [sender: string, receiver: string];
}

export function stepWords(telling: Telling, step: Step): StepWords {
  const words = step.kind === 'rule' ? ruleWords : step.kind === 'sent' ? sentWords : endWords;
  const said = words(telling, step);
  return { ...said, phase: said.end === 'sender' ? phaseBehind(telling.packets, step) : '' };
}

type Said = Omit<StepWords, 'phase'>;

function ruleWords(telling: Telling, { t, row }: Step): Said {
  const { title, detail, rule } = telling.book.of(row);
  const { end: ends, path } = telling.packets.store.events;
  const at = ends[row];
  const end = at === End.receiver ? 'receiver' : at === End.sender ? 'sender' : 'way';
  return { t, end, title, detail, rule, changes: changes(telling, t, end, path[row] ?? 0) };
}

function sentWords(telling: Telling, { t, row }: Step): Said {
  const { packets, names, book, ends } = telling;
  const { store } = packets;
  const forward = store.segments.direction[row] === Direction.forward;
  const fate = store.fateOf(row);
  const ended_s = store.fates.t[fate] ?? 0;
  const event = resendingOf(packets, row);
  const again = event < 0 ? null : book.of(event);
  const after =
    fate === NONE
      ? say('It is on its way.')
      : packets.lost(fate)
        ? say`It is lost at ${moment(ended_s)}.`
        : say`It arrives at ${moment(ended_s)}, ${ms(ended_s - t)} later.`;
  const repeats = store.segments.retransmit[row] !== Retransmit.first;
  const detail = [again?.detail, contents(telling, row), after];
  // The windows of the end that a forged packet names have no part in it.
  const end = names.forger(row) !== null ? 'way' : forward ? 'sender' : 'receiver';
  return {
    t,
    end,
    title: sentTitle(names, row, ends[forward ? 0 : 1], repeats),
    detail: detail.filter(Boolean).join(' '),
    rule: again?.rule ?? '',
    changes: changes(telling, t, end, pathOf(telling, row)),
  };
}

function sentTitle(names: Names, row: number, end: string, repeats: boolean): string {
  const forger = names.forger(row);
  if (forger === null) return say`${end} sends ${names.of(row)}${repeats ? say(' again') : ''}`;
  return say`Somebody at ${forger} sends ${names.pretended(row)} in the name of ${end}`;
}

function endWords(telling: Telling, { t, row }: Step): Said {
  const { packets, names, book, ends } = telling;
  const { store } = packets;
  const segment = store.fates.segment[row] ?? NONE;
  const forward = store.segments.direction[segment] === Direction.forward;
  const sent_s = store.segments.t[segment] ?? 0;
  if (packets.lost(row)) {
    const event = lossOf(store, row);
    const words = event < 0 ? null : book.of(event);
    const title = words?.title ?? say`${names.of(segment)} is lost`;
    const detail = say`${words?.detail ?? ''} It was sent at ${moment(sent_s)}.`.trim();
    return { t, end: 'way', title, detail, rule: words?.rule ?? '', changes: [] };
  }
  const end = forward ? 'receiver' : 'sender';
  const mark = store.fates.outcome[row] === Outcome.marked;
  const marked = mark ? say(' A router has marked it: congestion experienced.') : '';
  const held = names.heldBack(segment);
  const waited = held
    ? say` Of these it waited ${ms(held.waited_s)} at the gateway of ${held.at} for packets sent before it.`
    : '';
  return {
    t,
    end,
    title: say`${ends[forward ? 1 : 0]} receives ${names.of(segment)}`,
    detail: say`${contents(telling, segment)} It was sent at ${moment(sent_s)}, ${ms(t - sent_s)} before.${waited}${marked}`,
    rule: '',
    changes: changes(telling, t, end, pathOf(telling, segment)),
  };
}

/** The event that says why the data of a segment are sent again, or -1. */
function resendingOf({ store: { events, segments } }: FlowPackets, row: number): number {
  const [first, end] = rowsOf(events.t, segments.t[row] ?? Number.NaN);
  for (let event = first; event < end; event += 1) {
    const ours = events.flow[event] === segments.flow[row];
    if (
      ours &&
      RESENDS.some((code) => code === events.code[event]) &&
      events.a[event] === segments.tsn[row]
    ) {
      return event;
    }
  }
  return -1;
}

/** What a packet carries. */
function contents({ packets, names }: Telling, row: number): string {
  const { segments } = packets.store;
  const family = familyOf(packets.flow.protocol);
  const path = packets.flow.paths > 1 ? say`Path ${segments.path[row] ?? 0}. ` : '';
  const size = say`${(segments.bytes[row] ?? 0).toLocaleString(numberLocale())} bytes.`;
  if (segments.kind[row] === SegmentKind.sack || segments.kind[row] === SegmentKind.report)
    return `${path}${answerWords(packets, names, row, family)}`;
  const forward = forwardWords(names, row);
  if (segments.kind[row] !== SegmentKind.data) return `${path}${forward}${size}`;
  const place = {
    stream: segments.stream[row] ?? 0,
    ssn: (segments.ssn[row] ?? 0) + family.firstPiece,
    tsn: segments.tsn[row] ?? 0,
  };
  return `${path}${forward}${family.place(place)}, ${size}`;
}

/** What a FORWARD TSN in the packet says. */
function forwardWords(names: Names, row: number): string {
  const [told] = names.blocks(row, BlockKind.forward);
  return told ? say`Everything up to TSN ${told.last} counts as received. ` : '';
}

function answerWords(
  { store, flow }: FlowPackets,
  names: Names,
  row: number,
  family: FamilyWords,
): string {
  const number = store.segments.tsn[row] ?? 0;
  const last = number - (flow.numbering.acknowledges_next ? 1 : 0);
  const gaps = names.blocks(row, BlockKind.gap);
  const promised = names.blocks(row, BlockKind.promise);
  const missing = names.blocks(row, BlockKind.missing);
  const twice = names.blocks(row, BlockKind.duplicate);
  const parts = [family.acknowledges(last)];
  if (gaps.length > 0) parts.push(say`has ${ranges(gaps)}`);
  if (promised.length > 0) parts.push(say`has ${ranges(promised)} and will not give them back`);
  if (missing.length > 0) parts.push(say`misses ${ranges(missing)}`);
  if (twice.length > 0) parts.push(say`came twice: ${ranges(twice)}`);
  return `${parts.join('; ')}.`;
}

function pathOf({ packets }: Telling, segment: number): number {
  return packets.store.segments.path[segment] ?? 0;
}

/** The windows of an end before and after an instant. */
function changes(
  { packets }: Telling,
  t: number,
  end: StepWords['end'],
  path: number,
): readonly Change[] {
  const { store, flow } = packets;
  if (end === 'way') return [];
  if (end === 'receiver') {
    const { a_rwnd, buffered } = store.receivers;
    const rows = [packets.receiverAt(t, false), packets.receiverAt(t)] as const;
    return [
      ...change(familyOf(flow.protocol).window, a_rwnd, rows),
      ...change(say('held'), buffered, rows),
    ];
  }
  const about = path < flow.paths ? path : pathInUse(packets, t);
  const { cwnd, ssthresh, flight } = store.windows;
  const rows = [packets.windowAt(t, about, false), packets.windowAt(t, about)] as const;
  return [
    ...change('cwnd', cwnd, rows),
    ...change('ssthresh', ssthresh, rows),
    ...change(say('flight size'), flight, rows),
  ];
}

function change(
  name: string,
  column: Uint32Array,
  [before, after]: readonly [number, number],
): Change[] {
  const value = column[after];
  return value === undefined ? [] : [{ name, before: column[before] ?? null, after: value }];
}

/** The path that new data take at `t`. */
export function pathInUse(packets: FlowPackets, t: number): number {
  const { windows } = packets.store;
  let at = packets.windows.at(windows.t, t + JUST_S) - 1;
  while (at >= 0) {
    const row = packets.windows.rows[at] ?? 0;
    if (windows.state[row] === PathUse.inUse) return windows.path[row] ?? 0;
    at -= 1;
  }
  return 0;
}

/** "cwnd 2,928 to 4,392 bytes; flight size 2,928 bytes". */
export function datedChangeWords(all: readonly Change[]): string {
  return all
    .map(({ name, before, after }) => {
      const now = after.toLocaleString(numberLocale());
      const was =
        before === null || before === after
          ? ''
          : say`${before.toLocaleString(numberLocale())} to `;
      return say`${name} ${was}${now} bytes`;
    })
    .join('; ');
}

function ms(seconds: number): string {
  return `${(seconds * 1000).toLocaleString(numberLocale(), { maximumFractionDigits: 1 })} ms`;
}
