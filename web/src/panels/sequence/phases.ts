/** What the sender's window is in, as its events say: slow start, fast recovery. */

import { phaseOf as phaseSaid } from '../../reading/phases';
import { translated } from '../../words/say';
import { type FlowPackets, JUST_S } from './packets';
import { type Layout, type Phase, yOf } from './parts';
import type { Step } from './steps';

/** The phases of a scene, from each event that says one to the next. */
export function phasesOf(layout: Layout, rules: readonly Step[]): Phase[] {
  const { packets, from, to, path } = layout;
  const phases: { text: string; top: number }[] = [];
  const before = phaseBefore(packets, from, path);
  if (before !== null) phases.push({ text: before, top: 0 });
  for (const step of rules) {
    const text = phaseOf(packets, step.row, path);
    if (text === null || text === phases.at(-1)?.text) continue;
    phases.push({ text, top: yOf(layout, step.t) });
  }
  const last = yOf(layout, Math.min(to, packets.store.simulated_s));
  return phases.map((phase, at) => ({ ...phase, bottom: phases[at + 1]?.top ?? last }));
}

/** What the window of a path, or of any, was in just before `t`; null before an event has said it. */
export function phaseBefore(packets: FlowPackets, t: number, path: number | null): string | null {
  const { rows } = packets.rules;
  for (let at = packets.rules.at(packets.store.events.t, t) - 1; at >= 0; at -= 1) {
    const text = phaseOf(packets, rows[at] ?? 0, path);
    if (text !== null) return text;
  }
  return null;
}

/** What the window is in behind a step: of rules of one instant each says its own. */
export function phaseBehind(packets: FlowPackets, { kind, t, row }: Step): string {
  const own = kind === 'rule' ? phaseOf(packets, row, null) : null;
  const until = kind === 'sent' ? t + JUST_S : t;
  return own ?? phaseBefore(packets, until, null) ?? '';
}

function phaseOf({ store, flow }: FlowPackets, row: number, path: number | null): string | null {
  if (path !== null && store.events.path[row] !== path) return null;
  const phase = phaseSaid(store, flow.protocol, row);
  return phase === null ? null : translated(phase);
}
