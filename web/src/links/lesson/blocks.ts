/** The two blocks of a lesson: a state of the lab, and a question that a run answers. */
import { readQuantity } from '../../base/quantity';
import { short } from '../../base/text';
import { unitOf } from '../../reading/measure';
import { say } from '../../words/say';
import { isLink, PARTS } from '../shareLink';
import { asJson, asRecord, asText, at, type Entries, type Entry, readEntries } from './entries';
import { readMeasure, readSeconds } from './measureText';
import {
  type Change,
  type Choice,
  type Condition,
  LessonProblem,
  type Question,
  type Tolerance,
  type WrittenState,
} from './types';

const STATE = ['preset', 'diff', 'link', 'set', 'at', 'until'];
const VIEW = ['part', 'flow', 'path', 'speed', 'chart', 'charts', 'hide', 'view'];
const QUESTION = ['ask', 'answer', 'over', 'with', 'because', 'choice', 'tolerance'];

/** How near a number must come that says nothing else. */
const NEAR: Tolerance = { share: 0.02 };

/** Reads a state; `line` is that of its first entry. */
export function readState(text: string, line: number): WrittenState {
  const entries = readEntries(text, line, [...STATE, ...VIEW]);
  const link = entries.one('link', readLinkText, null);
  const at_s = entries.one('at', readSeconds, null);
  const until_s = entries.one('until', readSeconds, null);
  if (link !== null && entries.all('preset').length > 0) {
    throw new LessonProblem(line, say('a state has “link:” or “preset:”, not both'));
  }
  if (link === null && at_s === null) throw new LessonProblem(line, say('“at:” is missing'));
  if (at_s !== null && until_s !== null && until_s < at_s) {
    throw new LessonProblem(line, say`it cannot run from ${at_s} s until ${until_s} s`);
  }
  const diff = entries.one('diff', asRecord, {});
  return {
    line,
    from: link === null ? { preset: entries.needed('preset', asText), diff } : { link },
    changes: entries.all('set').map(readChange),
    at_s,
    until_s,
    view: readView(entries),
  };
}

/** The fragment of a link, which may be a whole address. */
function readLinkText(value: string): string {
  const fragment = value.slice(value.indexOf('#') + 1);
  if (!isLink(fragment)) throw new Error(say`“${short(value)}” is no link of this page`);
  return fragment;
}

function readView(entries: Entries): unknown {
  const part = entries.one('part', (value) => oneOf(value, PARTS), null);
  const chart = entries.one('chart', readSpan, null);
  const number = (name: string) => entries.one(name, readNumber, null);
  const look = readLook(entries);
  const own = {
    part,
    chart,
    look,
    flow: number('flow'),
    path: number('path'),
    speed: number('speed'),
  };
  const said = Object.entries(own).filter(([, value]) => value !== null);
  return { ...entries.one('view', asRecord, {}), ...Object.fromEntries(said) };
}

/** Which charts are shown, and which of their lines are not: "windows.ssthresh". */
function readLook(entries: Entries) {
  const listed = (value: string) => value.split(',').map((one) => one.trim());
  const charts = entries.one('charts', listed, null);
  const hidden = entries.one('hide', listed, null);
  if (charts === null && hidden === null) return null;
  return {
    ...(charts === null ? {} : { charts }),
    ...(hidden === null ? {} : { lines: Object.fromEntries(hidden.map((line) => [line, false])) }),
  };
}

function readSpan(value: string) {
  const [from = '', to = ''] = value.split(/ to /);
  const range = [readSeconds(from), readSeconds(to)] as const;
  if (range[0] >= range[1]) throw new Error(say`there is no time from ${from} to ${to}`);
  return { range };
}

function oneOf<T extends string>(value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (!found) throw new Error(say`“${short(value)}” is none of ${known.join(', ')}`);
  return found;
}

function readNumber(value: string): number {
  const number = Number(value);
  if (!Number.isFinite(number)) throw new Error(say`“${short(value)}” is no number`);
  return number;
}

/** "PATH = VALUE"; a value that is no JSON is text. */
function readChange(entry: Entry): Change {
  const [, path, value] = /^(\S+)\s*=\s*(.+)$/.exec(entry.value) ?? [];
  if (path === undefined || value === undefined) {
    throw new LessonProblem(entry.line, say`“${short(entry.value)}” is no “PATH = VALUE”`);
  }
  const json = /^[[{"\d-]|^(true|false|null)$/.test(value);
  return { line: entry.line, path, value: json ? at({ ...entry, value }, asJson) : value };
}

/** Reads a question; `line` is that of its first entry. */
export function readQuestion(text: string, line: number): Question {
  const entries = readEntries(text, line, QUESTION);
  const answer = entries.needed('answer', readMeasure);
  const over = entries.one('over', readMeasure, null);
  const choices = entries.all('choice').map((entry) => at(entry, readChoice));
  const named = answer.what === 'next';
  if (named && (over !== null || choices.length === 0)) {
    throw new LessonProblem(
      line,
      say('which event is next is asked with choices, and divided by none'),
    );
  }
  if (choices.length === 1) throw new LessonProblem(line, say('one choice alone is none'));
  const odd = choices.find(({ when }) => 'event' in when !== named);
  if (odd) {
    const wants = named ? 'the name of an event' : 'a range of numbers';
    throw new LessonProblem(line, say`behind “${odd.text} |” must stand ${wants}`);
  }
  const unit = over === null ? unitOf(answer) : '';
  return {
    line,
    ask: entries.needed('ask', asText),
    answer,
    over,
    changes: entries.all('with').map(readChange),
    because: entries.one('because', asText, null),
    choices,
    tolerance: entries.one('tolerance', (value) => readTolerance(value, unit), NEAR),
  };
}

function readTolerance(value: string, unit: string): Tolerance {
  const share = /^([\d.]+)\s*%$/.exec(value)?.[1];
  const by = share === undefined ? (readQuantity(value, unit) ?? Number(value)) : Number(share);
  if (!(by >= 0)) throw new Error(say`“${short(value)}” is no tolerance: write for example “5 %”`);
  return share === undefined ? { by } : { share: by / 100 };
}

/** "TEXT | CONDITION". */
function readChoice(value: string): Choice {
  const bar = value.lastIndexOf('|');
  const text = value.slice(0, bar).trim();
  if (bar < 0 || text === '') throw new Error(say`“${short(value)}” is no “TEXT | CONDITION”`);
  return { text, when: readCondition(value.slice(bar + 1).trim()) };
}

function readCondition(text: string): Condition {
  const [, side, bound] = /^(below|above) (\S+)$/.exec(text) ?? [];
  if (bound !== undefined) {
    const number = readNumber(bound);
    return side === 'below'
      ? { from: Number.NEGATIVE_INFINITY, below: number }
      : { from: number, below: Number.POSITIVE_INFINITY };
  }
  const [, from, below] = /^(\S+) to (\S+)$/.exec(text) ?? [];
  if (from === undefined || below === undefined) return { event: text };
  return { from: readNumber(from), below: readNumber(below) };
}
