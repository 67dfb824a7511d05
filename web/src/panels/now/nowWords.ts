/** What there is to see at an instant, in words: what the flow does, and the figures beside it. */
import { span } from '../../base/quantity';
import { capital, counted } from '../../base/text';
import { nodeName } from '../../document/runNames';
import { familyOf, type Limit } from '../../families';
import { phaseDoes } from '../../families/phaseWords';
import type { RunMeta } from '../../protocol/runMeta';
import type { Doing } from '../../reading/doing';
import type { Watched } from '../../reading/handoverWatch';
import type { PathFacts } from '../../reading/pathFacts';
import type { FlowView } from '../../reading/source';
import { fixed } from '../../words/numbers';
import { formOf, say, translated } from '../../words/say';

/** One line: the state, what that means, and what else is so, the most telling first. */
export interface NowWords {
  readonly name: string;
  /** Empty where the name says it all. */
  readonly does: string;
  readonly facts: readonly string[];
}

/** An end of the path that has a terminal. */
export interface WatchedEnd extends Watched {
  readonly node: number;
}

/** All that is read of the instant. */
export interface Instant {
  readonly t: number;
  readonly doing: Doing;
  /** What the core says of the event by which the ends stand as they do. */
  readonly said: string;
  readonly path: number;
  readonly way: PathFacts;
  readonly ends: readonly WatchedEnd[];
  /** Packets with data that were lost so far. */
  readonly lost: number;
}

const LIMITS: Readonly<Record<Limit, string>> = {
  window: say('the peer’s window is full'),
  application: say('the application has no more data'),
};

export function nowWords(meta: RunMeta, flow: FlowView, instant: Instant): NowWords {
  const { doing, way } = instant;
  const facts = [
    handoverFact(meta, instant),
    instant.lost > 0
      ? say`${counted(instant.lost, ['data packet', 'data packets'])} lost so far`
      : '',
    waitingFact(flow, doing.waiting),
    // Last, for the card over the globe has it, too.
    wayFact(meta, way),
  ].filter(Boolean);
  if (way.delay_ms === null && doing.standing.kind !== 'nothing') {
    return { name: say('No path'), does: noPath(meta, flow, instant), facts };
  }
  return { ...standingWords(flow, instant), facts };
}

function standingWords(flow: FlowView, { doing, said, path }: Instant): Omit<NowWords, 'facts'> {
  const { standing, limit } = doing;
  if (standing.kind === 'nothing') return { name: flow.name, does: say('it has not begun') };
  if (standing.kind === 'ends') {
    if (standing.complete) return { name: say('Transfer complete'), does: said };
    return { name: said, does: limit === null ? '' : LIMITS[limit] };
  }
  const { phase } = standing;
  const where = flow.paths > 1 ? say` on path ${path}` : '';
  // Then cwnd does not do what the phase lets it do.
  const does = limit === null ? phaseDoes(phase) : LIMITS[limit];
  return { name: `${capital(translated(phase))}${where}`, does };
}

function noPath(meta: RunMeta, { ends: [from, to] }: FlowView, { ends }: Instant): string {
  const alone = ends.find(({ serving }) => serving === null);
  return alone
    ? say`${nodeName(meta, alone.node)} has no satellite`
    : say`packets find no way from ${from} to ${to}`;
}

/** The terminal that changes its satellite next. */
function handoverFact(meta: RunMeta, { t, ends }: Instant): string {
  let soonest: { readonly node: number; readonly next: number } | null = null;
  for (const { node, next, serving } of ends) {
    if (next === null || serving === null) continue;
    if (soonest === null || next < soonest.next) soonest = { node, next };
  }
  return soonest === null
    ? ''
    : say`handover of ${nodeName(meta, soonest.node)} in ${span(soonest.next - t)}`;
}

/** "7 links from P3 S4 to P0 S2, 74.8 ms". */
function wayFact(meta: RunMeta, { delay_ms, nodes }: PathFacts): string {
  if (delay_ms === null || nodes.length < 2) return '';
  const satellites = nodes.filter((node) => node < meta.satellites.name.length);
  const [first, last] = [satellites.at(0), satellites.at(-1)];
  const by =
    first === undefined || last === undefined
      ? ''
      : first === last
        ? say` by ${nodeName(meta, first)}`
        : say` from ${nodeName(meta, first)} to ${nodeName(meta, last)}`;
  return `${counted(nodes.length - 1, ['link', 'links'])}${by}, ${fixed(delay_ms, 1)} ms`;
}

function waitingFact({ protocol }: FlowView, waiting: number): string {
  if (waiting === 0) return '';
  const { piece } = familyOf(protocol);
  return say`${counted(waiting, piece)} ${formOf(waiting, ['waits', 'wait'])} for an earlier one`;
}
