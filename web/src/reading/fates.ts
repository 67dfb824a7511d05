/** What the column `fates.outcome` means: whether a packet was lost, for which cause, and how that is shown. */
import type { EventCode, Outcome } from '../protocol/codes.gen';
import { CAUSES, type Cause, LOSS_MARKS, type LossMark } from '../protocol/losses.gen';
import { say, translated } from '../words/say';

const BY_OUTCOME: ReadonlyMap<Outcome, Cause> = new Map(
  CAUSES.map((cause) => [cause.outcome, cause]),
);
const BY_EVENT: ReadonlyMap<EventCode, Cause> = new Map(
  CAUSES.map((cause) => [cause.event, cause]),
);

/** The shapes, in the order in which legends have them. */
const MARKS = Object.keys(LOSS_MARKS) as LossMark[];

/** Whether an outcome is a loss: a packet that arrives with a congestion mark is none. */
export function isLoss(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && BY_OUTCOME.has(outcome);
}

/** The cause of a loss, in the language of the page; null if it is none. */
export function causeOf(outcome: Outcome | undefined): Cause | null {
  const cause = outcome === undefined ? undefined : BY_OUTCOME.get(outcome);
  if (cause === undefined) return null;
  return { ...cause, short: translated(cause.short), several: translated(cause.several) };
}

/** The shape of a packet with an outcome, a cross where nothing tells of its loss. */
export function lossMarkOf(outcome: Outcome | undefined): LossMark {
  return (outcome === undefined ? undefined : BY_OUTCOME.get(outcome))?.mark ?? 'cross';
}

/** The same by the event that tells of the loss. */
export function lossMarkOfEvent(code: EventCode | undefined): LossMark {
  return (code === undefined ? undefined : BY_EVENT.get(code))?.mark ?? 'cross';
}

/** Shapes in the order in which legends have them, each once. */
export function inOrder(marks: ReadonlySet<LossMark>): readonly LossMark[] {
  return MARKS.filter((mark) => marks.has(mark));
}

/** A shape and the causes that it stands for, in words. */
export interface LossSign {
  readonly mark: LossMark;
  /** "lost: full queue, early drop" */
  readonly words: string;
}

/** The shapes of outcomes that are losses, each with the causes among them. */
export function lossSigns(outcomes: ReadonlySet<Outcome>): readonly LossSign[] {
  const causes = CAUSES.filter(({ outcome }) => outcomes.has(outcome));
  return inOrder(new Set(causes.map(({ mark }) => mark))).map((mark) => {
    const own = causes.filter((cause) => cause.mark === mark).map(({ short }) => translated(short));
    return { mark, words: say`lost: ${own.join(', ')}` };
  });
}
