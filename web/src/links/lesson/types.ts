/** A lesson as the page knows it: steps that are states of the lab, and questions that a run answers. */

import type { Token } from 'marked';
import { messageOf } from '../../base/assert';
import type { Measure } from '../../reading/measure';
import { say, translated } from '../../words/say';

/** The name of the lesson that somebody opened from a file. */
export const OWN = 'own';

/** Text as its Markdown was read. */
export type Prose = readonly Token[];

export interface Lesson {
  readonly title: string;
  /** About how long it takes. */
  readonly minutes: number;
  readonly summary: string;
  /** What one can do afterwards. */
  readonly goals: readonly string[];
  readonly opening: Prose;
  readonly steps: readonly Step[];
  /** Notes for the teacher about the whole lesson. */
  readonly notes: Prose;
  /** Its text, which progress belongs to. */
  readonly text: string;
}

export interface Step {
  readonly title: string;
  readonly state: WrittenState;
  /** What is read before the run goes on. */
  readonly predict: Prose;
  readonly questions: readonly Question[];
  /** What to look at while it runs. */
  readonly observe: Prose;
  /** Why it was so. */
  readonly explain: Prose;
  readonly notes: Prose;
}

/** A state of the lab as a lesson writes it. */
export interface WrittenState {
  /** Where it stands in the file. */
  readonly line: number;
  /** The link, or the preset that the rest is a difference to. */
  readonly from: { readonly link: string } | { readonly preset: string; readonly diff: unknown };
  readonly changes: readonly Change[];
  /** The playhead, seconds; that of the link if nothing is said. */
  readonly at_s: number | null;
  /** Until when the step runs on, seconds. */
  readonly until_s: number | null;
  /** What the screen shows, as a link keeps it. */
  readonly view: unknown;
}

/** A field of the document and its value. */
export interface Change {
  readonly line: number;
  readonly path: string;
  readonly value: unknown;
}

export interface Question {
  readonly line: number;
  readonly ask: string;
  readonly answer: Measure;
  /** What the answer is divided by: the same run unchanged. */
  readonly over: Measure | null;
  /** What is changed in the run that answers. */
  readonly changes: readonly Change[];
  /** The event whose rule the feedback cites, where the measure is about none. */
  readonly because: string | null;
  /** Choices to choose from; a number is asked for where there are none. */
  readonly choices: readonly Choice[];
  readonly tolerance: Tolerance;
}

export type Tolerance = { readonly share: number } | { readonly by: number };

export interface Choice {
  readonly text: string;
  readonly when: Condition;
}

/** When a choice is right: for numbers at least `from` and below `below`, for events by name. */
export type Condition =
  | { readonly event: string }
  | { readonly from: number; readonly below: number };

/** What is wrong with a lesson, and where. */
export class LessonProblem extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** What is wrong with a lesson, with its line. */
export function problemWords(thrown: unknown): string {
  if (!(thrown instanceof LessonProblem)) return messageOf(thrown);
  return say`Line ${thrown.line} of the lesson: ${translated(thrown.message)}.`;
}
