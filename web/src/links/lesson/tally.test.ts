/** The distribution of a class over the questions of a lesson. */
import { expect, test } from 'vitest';
import { type HandedIn, lessonMark } from './answersCode';
import { misfit, tallyOf } from './tally';
import type { Lesson } from './types';

const lesson = {
  text: '# A lesson',
  steps: [
    { questions: [{ choices: [] }, { choices: [{ text: 'It grows' }, { text: 'It halves' }] }] },
  ],
} as unknown as Lesson;
const mark = lessonMark(lesson);
const handed = (number: string | null, choice: string, right = false): HandedIn => ({
  ...{ lesson: 'a', mark, name: '' },
  answers: [
    number === null ? null : { said: number, right },
    { said: choice, right: choice === '1' },
  ],
});

test('numbers stand from the least, choices in their order, each with its count', () => {
  const [numbers, choices] = tallyOf(lesson, [
    handed('5,872', '1', true),
    handed('90', '1'),
    handed('5,872', '1', true),
    handed(null, '1'),
  ]);
  expect(numbers?.said).toEqual([
    { words: '90', count: 1, right: false },
    { words: '5,872', count: 2, right: true },
  ]);
  expect([numbers?.answered, numbers?.right]).toEqual([3, 2]);
  expect(choices?.said).toEqual([
    { words: 'It grows', count: 0, right: false },
    { words: 'It halves', count: 4, right: true },
  ]);
});

test('answers to another lesson, or to another text of it, do not count', () => {
  expect(misfit(handed('1', '0'), 'a', lesson)).toBeNull();
  expect(misfit(handed('1', '0'), 'b', lesson)).toContain('another lesson');
  expect(misfit({ ...handed('1', '0'), mark: 'x' }, 'a', lesson)).toContain('another version');
});
