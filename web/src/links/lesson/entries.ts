/** Lines of the form "name: value", as lessons have them at their head and in their blocks. */
import { messageOf } from '../../base/assert';
import { readJson } from '../../base/json';
import { short } from '../../base/text';
import { say } from '../../words/say';
import { LessonProblem } from './types';

export interface Entry {
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

/** The entries of a text whose first line is `line`; names beyond `known` are refused. */
export function readEntries(text: string, line: number, known: readonly string[]): Entries {
  const entries: Entry[] = [];
  for (const [at, written] of text.split('\n').entries()) {
    if (written.trim() === '') continue;
    const [, name = '', value = ''] = /^\s*([\w-]+):\s*(.*?)\s*$/.exec(written) ?? [];
    if (!known.includes(name)) {
      throw new LessonProblem(
        line + at,
        say`“${short(written.trim())}” is none of ${known.map((one) => `${one}:`).join(', ')}`,
      );
    }
    if (value === '') throw new LessonProblem(line + at, say`“${name}:” says nothing`);
    entries.push({ line: line + at, name, value });
  }
  return new Entries(entries, line);
}

export class Entries {
  private readonly entries: readonly Entry[];
  /** Where they begin. */
  readonly line: number;

  constructor(entries: readonly Entry[], line: number) {
    this.entries = entries;
    this.line = line;
  }

  all(name: string): readonly Entry[] {
    return this.entries.filter((entry) => entry.name === name);
  }

  /** What is read from the only entry of a name, or `absent` without one. */
  one<T>(name: string, read: (value: string) => T, absent: T): T {
    const [first, again] = this.all(name);
    if (again) throw new LessonProblem(again.line, say`“${name}:” stands here a second time`);
    return first ? at(first, read) : absent;
  }

  /** What is read from an entry that must be there. */
  needed<T>(name: string, read: (value: string) => T): T {
    if (this.all(name).length === 0) {
      throw new LessonProblem(this.line, say`“${name}:” is missing`);
    }
    return this.one<T | null>(name, read, null) as T;
  }
}

/** What is read from an entry; what is wrong with it is told with its line. */
export function at<T>({ line, value }: Entry, read: (value: string) => T): T {
  try {
    return read(value);
  } catch (thrown) {
    throw new LessonProblem(line, messageOf(thrown));
  }
}

export const asText = (value: string) => value;

/** JSON, refused with a sentence. */
export function asJson(value: string): unknown {
  try {
    return readJson(value);
  } catch (thrown) {
    throw new Error(`“${short(value)}” ${messageOf(thrown)}`);
  }
}

export function asRecord(value: string): Readonly<Record<string, unknown>> {
  const read = asJson(value);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    throw new Error(say`“${short(value)}” is no JSON object`);
  }
  return read as Record<string, unknown>;
}
