/** Every lesson beside the page: its states open, its questions are answered by their runs, with a rule. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerOf, answerWords, endOf, neededFor, rightChoice } from '../../../links/lesson/answer';
import { parseLesson } from '../../../links/lesson/parse';
import { changed, openState } from '../../../links/lesson/state';
import { EventBook } from '../../../panels/events/eventBook';
import { coreForTests } from '../core.testing';
import { runUntil } from './run.testing';

const core = await coreForTests();
const folder = new URL('../../../../../public/lessons/', import.meta.url);
const names: string[] = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8'));
const lessonOf = (name: string) => parseLesson(readFileSync(new URL(`${name}.md`, folder), 'utf8'));

test('the list names every lesson, and there are at least eight', () => {
  expect(names.length).toBeGreaterThanOrEqual(8);
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  expect(names.map((name) => `${name}.md`).sort()).toEqual(files.sort());
});

describe.each(names)('the lesson %s', (name) => {
  const lesson = lessonOf(name);

  test('takes 5 to 15 minutes, has goals and notes for the teacher, and asks in most steps', () => {
    expect(lesson.minutes).toBeGreaterThanOrEqual(5);
    expect(lesson.minutes).toBeLessThanOrEqual(15);
    expect(lesson.goals.length).toBeGreaterThan(1);
    expect(lesson.notes.length).toBeGreaterThan(0);
    const asking = lesson.steps.filter(({ questions }) => questions.length > 0);
    expect(asking.length).toBeGreaterThanOrEqual(3);
    for (const { observe, explain } of asking) {
      expect(observe.length).toBeGreaterThan(0);
      expect(explain.length).toBeGreaterThan(0);
    }
  });

  test.each(lesson.steps.map((step) => [step.title, step] as const))(
    'the step “%s” opens, and its run answers what it asks',
    async (_, { state, questions }) => {
      const linked = await openState(core, state);
      const until = endOf(linked.t, state.until_s);
      const { duration_s } = runUntil(core, linked.scenario, 0).meta;
      expect(until).toBeLessThanOrEqual(duration_s);
      for (const question of questions) {
        const needed = neededFor(question, linked.t, until);
        const base = runUntil(core, linked.scenario, needed);
        const run = question.changes.length
          ? runUntil(core, changed(core, linked.scenario, question.changes), needed)
          : base;
        const { value, row } = answerOf(question, run, base, linked.t);
        expect(answerWords(question, value)).toMatch(/\S/);
        if (question.choices.length > 0) {
          expect(rightChoice(question.choices, value)).toBeGreaterThanOrEqual(0);
        } else expect(Number(value)).not.toBeNaN();
        expect(row).toBeGreaterThanOrEqual(0);
        const { rule } = new EventBook(run.store, run.sky.explain.bind(run.sky)).of(row);
        expect(rule).not.toBe('');
      }
    },
  );
});
