/** Reads a lesson from its text: Markdown with a head, and blocks for states and questions. */
import { lexer, type Token, type Tokens } from 'marked';
import { short } from '../../base/text';
import { say } from '../../words/say';
import { readQuestion, readState } from './blocks';
import { asText, type Entries, readEntries } from './entries';
import { type Lesson, LessonProblem, type Question, type Step, type WrittenState } from './types';

/** Longest text that is read, letters. */
export const MOST_LETTERS = 200_000;
const MOST_STEPS = 40;
/** Lists, quotes and emphasis within each other. */
const MOST_DEPTH = 24;

const HEAD = ['title', 'minutes', 'summary', 'goal'];
const NOTES = 'For the teacher';
/** The parts of a step by their headings; what comes before the first heading is the prediction. */
const PARTS = {
  Predict: 'predict',
  Observe: 'observe',
  Explain: 'explain',
  [NOTES]: 'notes',
} as const;
type PartName = (typeof PARTS)[keyof typeof PARTS];

/** A piece of the text with the line that it begins in. */
interface Piece {
  readonly line: number;
  readonly token: Token;
}

/** Reads a lesson; throws a `LessonProblem` with the line of the first thing that is wrong. */
export function parseLesson(text: string): Lesson {
  if (text.length > MOST_LETTERS)
    throw new LessonProblem(1, say('this file is too long for a lesson'));
  const clean = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [head, body, line] = parted(clean);
  const about = {
    title: head.needed('title', asText),
    minutes: head.needed('minutes', readMinutes),
    summary: head.needed('summary', asText),
    goals: head.all('goal').map(({ value }) => value),
  };
  const sections = split(pieces(body, line), 2);
  const [opening = { title: '', line, pieces: [] }, ...rest] = sections;
  const notes = rest.find(({ title }) => title === NOTES);
  const steps = rest.filter((one) => one !== notes).map(readStep);
  if (steps.length === 0) throw new LessonProblem(line, say('a lesson needs a step: “## TITLE”'));
  if (steps.length > MOST_STEPS)
    throw new LessonProblem(line, say('a lesson has at most 40 steps'));
  return {
    ...about,
    opening: prose(opening.pieces),
    steps,
    notes: prose(notes?.pieces ?? []),
    text: clean,
  };
}

/** The head, what follows it, and the line at which that begins. */
function parted(text: string): readonly [head: Entries, body: string, line: number] {
  const [all = '', head = ''] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  if (all === '') {
    throw new LessonProblem(1, 'a lesson begins with its head: “---”, “title:” and so on, “---”');
  }
  return [readEntries(head, 2, HEAD), text.slice(all.length), all.split('\n').length];
}

function readMinutes(value: string): number {
  const minutes = Number(value);
  if (!(minutes >= 1 && minutes <= 120))
    throw new Error(say`“${short(value)}” is no number of minutes`);
  return minutes;
}

/** The tokens of a text; what they were read from, put together, is the text. */
function pieces(text: string, first: number): readonly Piece[] {
  let line = first;
  refuseDeepQuotes(text, first);
  return tokensOf(text, first).map((token) => {
    const piece = { line, token };
    if (isDeep(token)) throw new LessonProblem(line, TOO_DEEP);
    line += token.raw.split('\n').length - 1;
    return piece;
  });
}

const TOO_DEEP = `this nests deeper than ${MOST_DEPTH} levels`;

/** The lexer calls itself for what is within a quote, a list or emphasis. */
function tokensOf(text: string, line: number): readonly Token[] {
  try {
    return lexer(text);
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new LessonProblem(line, TOO_DEEP);
    throw thrown;
  }
}

/** Quotes in quotes are seen before they are read, each of which reads all that is within it anew. */
function refuseDeepQuotes(text: string, first: number): void {
  const deep = text.split('\n').findIndex((line) => {
    const [marks = ''] = /^[\s>]*/.exec(line) ?? [];
    return marks.replaceAll(/\s/g, '').length > MOST_DEPTH;
  });
  if (deep >= 0) throw new LessonProblem(first + deep, TOO_DEEP);
}

function isDeep(token: Token): boolean {
  let level: readonly Token[] = [token];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_DEPTH) return true;
    level = level.flatMap((one) => [
      ...('tokens' in one ? (one.tokens ?? []) : []),
      ...(one.type === 'list' ? (one as Tokens.List).items : []),
    ]);
  }
  return false;
}

interface Section {
  readonly title: string;
  readonly line: number;
  readonly pieces: Piece[];
}

/** Splits at headings of a depth; the first section is what comes before any. */
function split(all: readonly Piece[], depth: number): readonly Section[] {
  const sections: Section[] = [{ title: '', line: all[0]?.line ?? 1, pieces: [] }];
  for (const piece of all) {
    if (piece.token.type === 'heading' && piece.token.depth === depth) {
      sections.push({ title: piece.token.text, line: piece.line, pieces: [] });
    } else sections.at(-1)?.pieces.push(piece);
  }
  return sections;
}

function readStep({ title, line, pieces }: Section): Step {
  const states: WrittenState[] = [];
  const questions: Question[] = [];
  const parts: Record<PartName, Piece[]> = { predict: [], observe: [], explain: [], notes: [] };
  for (const section of split(pieces, 3)) {
    const name = section.title === '' ? 'predict' : PARTS[section.title as keyof typeof PARTS];
    if (name === undefined) {
      const known = Object.keys(PARTS).join(', ');
      throw new LessonProblem(section.line, say`“${short(section.title)}” is none of ${known}`);
    }
    for (const piece of section.pieces) {
      const block = blockOf(piece);
      if (block === null) parts[name].push(piece);
      else if (block.lang === 'state') states.push(readState(block.text, piece.line + 1));
      else if (name === 'predict') questions.push(readQuestion(block.text, piece.line + 1));
      else throw new LessonProblem(piece.line, say('a question belongs under “Predict”'));
    }
  }
  const [state, again] = states;
  if (!state) throw new LessonProblem(line, say`the step “${short(title)}” has no state`);
  if (again)
    throw new LessonProblem(again.line, say`the step “${short(title)}” has a second state`);
  const { predict, observe, explain, notes } = parts;
  return {
    title,
    state,
    questions,
    predict: prose(predict),
    observe: prose(observe),
    explain: prose(explain),
    notes: prose(notes),
  };
}

/** A state or a question, or null for anything else. */
function blockOf({ token, line }: Piece): Tokens.Code | null {
  if (token.type !== 'code') return null;
  const code = token as Tokens.Code;
  if (code.lang === 'state' || code.lang === 'question') return code;
  if (code.lang) {
    throw new LessonProblem(
      line,
      say`a block “${short(code.lang)}” is neither a state nor a question`,
    );
  }
  return null;
}

function prose(pieces: readonly Piece[]): readonly Token[] {
  return pieces.map(({ token }) => token).filter(({ type }) => type !== 'space');
}
