/** What a run answers to a question, and whether somebody's answer is right. */
import { joined, plain, readQuantity, type Scaled } from '../../base/quantity';
import { firstEvent, neededUntil, type ReadRun, read, unitOf } from '../../reading/measure';
import { say } from '../../words/say';
import { asEnglish, readNumber } from '../../words/typedNumbers';
import type { Choice, Question, Tolerance } from './types';

/** The answer, and the event that it is explained with: a row of the run that answers, or -1. */
export interface Answer {
  readonly value: number | string;
  readonly t: number;
  readonly row: number;
}

/** Seconds that an event is waited for in a step that does not say until when. */
const WAITED_S = 120;

/** Until when a step with this state shows its run. */
export function endOf(at_s: number, until_s: number | null): number {
  return until_s ?? at_s + WAITED_S;
}

/** How far the runs of a question must be known. */
export function neededFor(question: Question, now: number, until: number): number {
  const { answer, over, because } = question;
  const needed = [answer, ...(over ? [over] : [])].map((one) => neededUntil(one, now, until));
  return Math.max(...needed, because === null ? 0 : until);
}

/** Asks the runs: the one that answers, and the unchanged one. Throws an error with a sentence without an answer. */
export function answerOf(question: Question, run: ReadRun, base: ReadRun, now: number): Answer {
  const { answer, over, because } = question;
  const { value, t, row } = read(run, answer, now);
  const divisor = over === null ? 1 : Number(read(base, over, now).value);
  if (divisor === 0) throw new Error(say('The answer would be divided by nothing.'));
  const flow = run.flow(answer.flow);
  const cited =
    because === null || flow === null
      ? row
      : firstEvent(run.store, flow, because, now, Number.POSITIVE_INFINITY);
  return { value: typeof value === 'string' ? value : value / divisor, t, row: cited };
}

/** The choice that an answer makes right, or -1. */
export function rightChoice(choices: readonly Choice[], value: number | string): number {
  return choices.findIndex(({ when }) =>
    'event' in when
      ? when.event === value
      : typeof value === 'number' && value >= when.from && value < when.below,
  );
}

/** Whether a number is near enough. */
export function isNear(given: number, value: number, tolerance: Tolerance): boolean {
  const most = 'share' in tolerance ? Math.abs(value) * tolerance.share : tolerance.by;
  return Math.abs(given - value) <= most * (1 + 1e-9);
}

/** The unit that a number is asked for in, whatever the number is. */
export function askedIn({ answer, over }: Question): Scaled {
  const unit = over === null ? unitOf(answer) : '';
  return unit === 'bit/s' ? { factor: 1e3, unit: 'kbit/s' } : { factor: 1, unit };
}

/** A number that somebody typed, in the unit that is asked for or with its own; null if it is none. */
export function readGiven(question: Question, text: string): number | null {
  const { factor } = askedIn(question);
  const number = readNumber(text);
  return Number.isNaN(number)
    ? readQuantity(asEnglish(text), unitOf(question.answer))
    : number * factor;
}

/** An answer in words: "5,808 bytes". */
export function answerWords(question: Question, value: number | string): string {
  if (typeof value === 'string') {
    return question.choices[rightChoice(question.choices, value)]?.text ?? value;
  }
  const { factor, unit } = askedIn(question);
  const shown = value / factor;
  return joined(plain(Number.isInteger(shown) ? shown : Number(shown.toPrecision(4))), unit);
}
