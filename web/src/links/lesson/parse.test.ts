/** Lessons from their text: what is read, and the line of what is wrong. */
import { expect, test } from 'vitest';
import { parseLesson } from './parse';
import { LessonProblem } from './types';

const head = '---\ntitle: T\nminutes: 5\nsummary: S\n---\n';
const state = '```state\npreset: two-links\nat: 1 s\n```\n';
const step = `## One\n${state}`;
const asked = (lines: string) => `${head}${step}\`\`\`question\n${lines}\n\`\`\`\n`;

function problem(text: string): string {
  try {
    parseLesson(text);
  } catch (thrown) {
    if (thrown instanceof LessonProblem) return `${thrown.line}: ${thrown.message}`;
    throw thrown;
  }
  return 'none';
}

test('a lesson is its head, steps with states and questions, and notes', () => {
  const lesson = parseLesson(
    `${head}Opening.\n\n${step}Text.\n\n\`\`\`question\nask: How much?\nanswer: cwnd now\ntolerance: 3 %\n\`\`\`\n` +
      '### Observe\nLook.\n### Explain\nWhy.\n### For the teacher\nNote.\n## For the teacher\nAll.\n',
  );
  expect(lesson).toMatchObject({ title: 'T', minutes: 5, summary: 'S' });
  expect(lesson.opening).toHaveLength(1);
  expect(lesson.notes).toHaveLength(1);
  const [only, ...others] = lesson.steps;
  expect(others).toEqual([]);
  expect(only).toMatchObject({ title: 'One', state: { at_s: 1, line: 10 } });
  expect(only?.questions).toMatchObject([{ ask: 'How much?', tolerance: { share: 0.03 } }]);
  expect(
    [only?.predict, only?.observe, only?.explain, only?.notes].map((one) => one?.length),
  ).toEqual([1, 1, 1, 1]);
});

test('files of other systems are read alike', () => {
  const text = `${head}${step}`;
  expect(parseLesson(`\uFEFF${text.replaceAll('\n', '\r\n')}`).steps).toHaveLength(1);
});

test.each([
  ['', '1: a lesson begins with its head'],
  ['# A page\n', '1: a lesson begins with its head'],
  ['---\ntitle: T\n---\n', '2: “minutes:” is missing'],
  ['---\ntitle: T\nminutes: long\nsummary: S\n---\n## One\n', '3: “long” is no number of minutes'],
  ['---\nTitle: T\n---\n', '2: “Title: T” is none of title:'],
  [head, '6: a lesson needs a step'],
  [`${head}## One\nText.\n`, '6: the step “One” has no state'],
  [`${head}${step}${state}`, '12: the step “One” has a second state'],
  [`${head}## One\n### Guess\n${state}`, '7: “Guess” is none of Predict'],
  [`${head}## One\n\`\`\`state\npreset: two-links\nat: soon\n\`\`\`\n`, '9: “soon” is no time'],
  [`${head}## One\n\`\`\`state\nat: 1 s\n\`\`\`\n`, '8: “preset:” is missing'],
  [`${head}## One\n\`\`\`state\nlink: nowhere\n\`\`\`\n`, '8: “nowhere” is no link'],
  [
    `${head}## One\n\`\`\`state\npreset: a\nat: 2 s\nuntil: 1 s\n\`\`\`\n`,
    '8: it cannot run from 2 s until 1 s',
  ],
  [
    `${head}## One\n\`\`\`state\npreset: a\nat: 2 s\nset: seed\n\`\`\`\n`,
    '10: “seed” is no “PATH = VALUE”',
  ],
  [`${head}## One\n\`\`\`state\npreset: a\nat: 2 s\nview: [\n\`\`\`\n`, '10: “[” is no JSON'],
  [`${head}## One\n\`\`\`js\n\`\`\`\n`, '7: a block “js” is neither'],
  [asked('answer: cwnd now'), '12: “ask:” is missing'],
  [asked('ask: A\nanswer: speed now'), '13: “speed now” is no measure'],
  [asked('ask: A\nanswer: cwnd after the next flood'), '13: “flood” is no event'],
  [asked('ask: A\nanswer: goodput from 9 s to 1 s'), '13: there is no time from 9 s to 1 s'],
  [asked('ask: A\nanswer: cwnd now\ntolerance: much'), '14: “much” is no tolerance'],
  [asked('ask: A\nanswer: cwnd now\nchoice: One'), '14: “One” is no “TEXT | CONDITION”'],
  [asked('ask: A\nanswer: cwnd now\nchoice: One | below 1'), '12: one choice alone is none'],
  [asked('ask: A\nanswer: next of timeout'), '12: which event is next is asked with choices'],
  [
    asked('ask: A\nanswer: cwnd now\nchoice: a | timeout\nchoice: b | below 1'),
    '12: behind “a |” must stand',
  ],
])('%j is refused with its line', (text, words) => {
  expect(problem(text)).toContain(words);
});

test('a text that no lesson is as long as is refused', () => {
  expect(problem('x'.repeat(200_001))).toBe('1: this file is too long for a lesson');
});

test('what nests without end is refused with its line', () => {
  const deep = 'this nests deeper than 24 levels';
  expect(problem(`${head}${step}One.\n\n${'> '.repeat(5000)}x\n`)).toBe(`13: ${deep}`);
  expect(problem(`${head}${step}One.\n\n${'- '.repeat(60)}x\n`)).toBe(`13: ${deep}`);
  expect(problem(`${head}${step}${'*a **b '.repeat(40)}x${'** c*'.repeat(40)}\n`)).toBe(
    `11: ${deep}`,
  );
  expect(problem(`${head}${step}${'> '.repeat(9)}x\n`)).toBe('none');
  const diff = `{"a":`.repeat(3000);
  expect(
    problem(`${head}## One\n\`\`\`state\npreset: two-links\ndiff: {"a":${diff}\nat: 1 s\n\`\`\`\n`),
  ).toMatch(/^9: “.{60}…” nests deeper/);
});
