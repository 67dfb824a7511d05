/** Steps of the playhead: to the next or the previous event of a choice of kinds, and speeds by a log scale. */
import { lowered } from '../../base/text';
import { EVENT_KINDS, type EventKind, kindLabel, MARKED_KINDS } from '../../reading/eventKinds';
import { numberLocale } from '../../words/numbers';
import { say } from '../../words/say';

/** What a step may look for. */
export const STEP_CHOICES = ['any', 'window', ...MARKED_KINDS] as const;
export type StepChoice = (typeof STEP_CHOICES)[number];

/** What a choice is called within a line. */
export function stepLabel(choice: StepChoice): string {
  return choice === 'any' ? say('any event') : lowered(kindLabel(choice));
}

/** Round trips are measured with nearly every SACK, heartbeats come and go: "any event" leaves them out. */
const ANY: readonly EventKind[] = EVENT_KINDS.filter(
  (kind) => kind !== 'round-trip' && kind !== 'heartbeat',
);

/** The kinds of event that a step of this choice stops at. */
export function stepKinds(choice: StepChoice): readonly EventKind[] {
  return choice === 'any' ? ANY : [choice];
}

/** Finds the events to step to; the event index of a flow does. */
export interface StepIndex {
  update(): void;
  after(t: number, kinds: readonly EventKind[]): number;
  before(t: number, kinds: readonly EventKind[]): number;
  /** Of whatever kind, if it changed the window of a sender. */
  windowChange(t: number, forward: boolean): number;
}

/** The row of the event to step to from `t`, or -1 if there is none. */
export function stepRow(index: StepIndex, t: number, choice: StepChoice, forward: boolean): number {
  index.update();
  if (choice === 'window') return index.windowChange(t, forward);
  const kinds = stepKinds(choice);
  return forward ? index.after(t, kinds) : index.before(t, kinds);
}

/** Speeds to choose from, simulated seconds per second. */
export const SPEEDS = [
  0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000,
] as const;

/** The choice nearest to a speed on a logarithmic scale. */
export function nearestSpeed(speed: number): number {
  let best: number = SPEEDS[0];
  for (const choice of SPEEDS) {
    if (Math.abs(Math.log(choice / speed)) < Math.abs(Math.log(best / speed))) best = choice;
  }
  return best;
}

/** "1 s = 0.05 s": what a second of watching shows. */
export function speedWords(speed: number): string {
  return `1 s = ${speed.toLocaleString(numberLocale())} s`;
}
