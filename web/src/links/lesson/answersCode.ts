/**
 * Somebody's answers to a lesson as a line of text, which a QR code holds and a teacher's page collects:
 * `SW1.<lesson>.<mark of its text>.<answers>.<name>.<check>`. It holds no name unless one was typed.
 */
import { markOf, type Progress } from './progress';
import type { Lesson } from './types';

const VERSION = 'SW1';

/** Most letters of a name. */
export const MOST_NAME = 40;

export interface HandedIn {
  readonly lesson: string;
  /** The mark of the lesson's text: answers to another text are not to its questions. */
  readonly mark: string;
  /** Of each question what was said, a number or that of the choice, and whether it was right; null where nothing was. */
  readonly answers: readonly ({ readonly said: string; readonly right: boolean } | null)[];
  readonly name: string;
}

/** What marks the text of a lesson in codes. */
export function lessonMark({ text }: Pick<Lesson, 'text'>): string {
  return markOf(text).toString(36);
}

/** The line of what was answered. */
export function writeAnswers(
  id: string,
  lesson: Pick<Lesson, 'text' | 'steps'>,
  { given }: Pick<Progress, 'given'>,
  name: string,
): string {
  const answers = lesson.steps.flatMap(({ questions }, step) =>
    questions.map((_, at) => {
      const one = given[`${step}.${at}`];
      return one ? `${encoded(one.said)}${one.right ? '+' : '-'}` : '';
    }),
  );
  const typed = encoded(name.trim().slice(0, MOST_NAME));
  const line = [VERSION, encoded(id), lessonMark(lesson), answers.join('/'), typed].join('.');
  return `${line}.${checkOf(line)}`;
}

/** Reads such a line; throws an error with one sentence for the teacher. */
export function readAnswers(text: string): HandedIn {
  const line = text.trim();
  const cut = line.lastIndexOf('.');
  const [version, lesson, mark, answers, name, ...more] = line.slice(0, cut).split('.');
  if (!/^SW\d+$/.test(version ?? '')) throw new Error('This is no code of answers.');
  if (version !== VERSION) throw new Error('This code was made by a newer version of Skywindow.');
  const whole = name !== undefined && more.length === 0;
  if (!whole || line.slice(cut + 1) !== checkOf(line.slice(0, cut))) {
    throw new Error('This code is damaged or incomplete.');
  }
  return {
    lesson: decodeURIComponent(lesson ?? ''),
    mark: mark ?? '',
    answers: (answers ?? '').split('/').map((one) => {
      const said = decodeURIComponent(one.slice(0, -1));
      return one === '' ? null : { said, right: one.endsWith('+') };
    }),
    name: decodeURIComponent(name),
  };
}

/** Full stops part the line: they are written as other signs are that addresses do not have. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('.', '%2E');
}

function checkOf(line: string): string {
  return markOf(line).toString(36);
}
