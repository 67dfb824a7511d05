/** How a class answered: of each question what was said how often. */
import { say } from '../../words/say';
import { fromEnglish } from '../../words/typedNumbers';
import { type HandedIn, lessonMark } from './answersCode';
import type { Lesson, Question } from './types';

export interface Said {
  /** The answer in words. */
  readonly words: string;
  readonly count: number;
  readonly right: boolean;
}

export interface QuestionTally {
  readonly question: Question;
  /** The choices in their order, or numbers from the least; what nobody said is there for choices alone. */
  readonly said: readonly Said[];
  /** How many answered it, and how many of them rightly. */
  readonly answered: number;
  readonly right: number;
}

/** The distribution of every question of a lesson. */
export function tallyOf(lesson: Lesson, handed: readonly HandedIn[]): readonly QuestionTally[] {
  const questions = lesson.steps.flatMap((step) => step.questions);
  return questions.map((question, at) => {
    const given = handed.flatMap(({ answers }) => answers[at] ?? []);
    const right = given.filter((one) => one.right).length;
    return { question, said: saidOf(question, given), answered: given.length, right };
  });
}

function saidOf(
  { choices }: Question,
  given: readonly { readonly said: string; readonly right: boolean }[],
): readonly Said[] {
  const of = (said: string, words: string): Said => {
    const same = given.filter((one) => one.said === said);
    return { words, count: same.length, right: same.some(({ right }) => right) };
  };
  if (choices.length > 0) return choices.map(({ text }, at) => of(String(at), text));
  const distinct = [...new Set(given.map(({ said }) => said))];
  const value = (said: string) => Number.parseFloat(ungrouped(said));
  return distinct
    .toSorted((one, other) => value(one) - value(other) || (one < other ? -1 : 1))
    .map((said) => of(said, saidText(said)));
}

/** A number that somebody answered, as it is kept and handed in, in the language of whoever reads it. */
export function saidText(said: string): string {
  return fromEnglish(ungrouped(said).trim());
}

/** Earlier versions kept it as it was typed. */
function ungrouped(said: string): string {
  return said.replaceAll(/(?<=\d)[,\s](?=\d{3}\b)/g, '');
}

/** Why answers do not count for a lesson, or null if they do. */
export function misfit(one: HandedIn, id: string, lesson: Lesson): string | null {
  if (one.lesson !== id) return say`These are answers to another lesson, “${one.lesson}”.`;
  if (one.mark !== lessonMark(lesson)) {
    return say('These are answers to another version of this lesson.');
  }
  return null;
}
