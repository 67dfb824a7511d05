/** Answers as a line: what goes in comes out, and a line that was cut or changed says so. */
import { expect, test } from 'vitest';
import { lessonMark, readAnswers, writeAnswers } from './answersCode';
import type { Lesson } from './types';

const lesson = {
  text: '# A lesson',
  steps: [{ questions: [{}, {}] }, { questions: [{}] }],
} as unknown as Lesson;
const given = {
  '0.0': { said: '1.5 Mbit/s', right: true },
  '1.0': { said: '2', right: false },
};
const line = writeAnswers('slow-start', lesson, { given }, '  Ada L. ');

test('answers come out as they were given, with a name only where one was typed', () => {
  expect(line).toMatch(/^SW1\.slow-start\.[0-9a-z]+\./);
  expect(readAnswers(`\n${line} `)).toEqual({
    lesson: 'slow-start',
    mark: lessonMark(lesson),
    answers: [{ said: '1.5 Mbit/s', right: true }, null, { said: '2', right: false }],
    name: 'Ada L.',
  });
  expect(readAnswers(writeAnswers('own', lesson, { given: {} }, '')).name).toBe('');
});

test.each([
  ['nothing', '', 'no code'],
  ['a link', 'https://example.org/#v1.iridium-geo.AAAA', 'no code'],
  ['a later version', line.replace('SW1', 'SW2'), 'newer version'],
  ['cut short', line.slice(0, -3), 'damaged'],
  ['without its end', line.slice(0, line.lastIndexOf('.')), 'damaged'],
  ['with another answer', line.replace('2-', '2+'), 'damaged'],
])('a code that is %s says so', (_, text, words) => {
  expect(() => readAnswers(text)).toThrow(words);
});
