/** The steps of a flow: packets sent, packets come or lost, and rules that fired, in the order in which they happened. */
import { lowerBound, type RowIndex } from '../../reading/rowIndex';
import type { Column } from '../../reading/source';
import { type FlowPackets, JUST_S } from './packets';

/** What comes in makes a rule fire, and the rule lets packets go: at one instant steps are in this order. */
const ORDER = ['ended', 'rule', 'sent'] as const;
export type StepKind = (typeof ORDER)[number];

export interface Step {
  readonly kind: StepKind;
  readonly t: number;
  /** Row of `fates`, of `events` or of `segments`. */
  readonly row: number;
}

interface Source {
  readonly kind: StepKind;
  readonly index: RowIndex;
  readonly times: Column;
}

function sourcesOf({ store, ended, rules, sent }: FlowPackets): readonly Source[] {
  return [
    { kind: 'ended', index: ended, times: store.fates.t },
    { kind: 'rule', index: rules, times: store.events.t },
    { kind: 'sent', index: sent, times: store.segments.t },
  ];
}

/** Negative if the first of two steps comes first. */
export function compare(a: Step, b: Step): number {
  return a.t - b.t || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.row - b.row;
}

function stepOf({ kind, index, times }: Source, at: number): Step | null {
  if (at < 0 || at >= index.count) return null;
  const row = index.rows[at] ?? 0;
  return { kind, t: times[row] ?? 0, row };
}

/** The steps from `from` to before `to`; of more than `most` the first ones. */
export function stepsBetween(
  packets: FlowPackets,
  from: number,
  to: number,
  most = Number.POSITIVE_INFINITY,
): Step[] {
  const found: Step[] = [];
  for (const source of sourcesOf(packets)) {
    const { index, times } = source;
    const first = index.at(times, from);
    const end = Math.min(lowerBound(times, index.rows, index.count, to), first + most);
    for (let at = first; at < end; at += 1) {
      const step = stepOf(source, at);
      if (step) found.push(step);
    }
  }
  found.sort(compare);
  return found.length > most ? found.slice(0, most) : found;
}

/** The first step after one, or null. */
export function stepAfter(packets: FlowPackets, step: Step): Step | null {
  let best: Step | null = null;
  for (const source of sourcesOf(packets)) {
    let at = source.index.at(source.times, step.t);
    let found = stepOf(source, at);
    while (found && compare(found, step) <= 0) {
      at += 1;
      found = stepOf(source, at);
    }
    if (found && (!best || compare(found, best) < 0)) best = found;
  }
  return best;
}

/** The last step before one, or null. */
export function stepBefore(packets: FlowPackets, step: Step): Step | null {
  let best: Step | null = null;
  for (const source of sourcesOf(packets)) {
    let at = source.index.at(source.times, step.t);
    while (at < source.index.count && compare(stepOf(source, at) ?? step, step) < 0) at += 1;
    const found = stepOf(source, at - 1);
    if (found && (!best || compare(found, best) > 0)) best = found;
  }
  return best;
}

/** The last step up to `t`, or null before the first. */
export function stepAt(packets: FlowPackets, t: number): Step | null {
  return stepBefore(packets, { kind: 'ended', t: t + JUST_S, row: -1 });
}

/** The steps of one instant. */
export function stepsAt(packets: FlowPackets, t: number): Step[] {
  return stepsBetween(packets, t, t + JUST_S);
}

/** The packet that a step is about, as a row of `segments`, or -1 where it is a rule that fires. */
export function packetOfStep({ store }: FlowPackets, { kind, row }: Step): number {
  if (kind === 'sent') return row;
  return kind === 'ended' ? (store.fates.segment[row] ?? -1) : -1;
}
