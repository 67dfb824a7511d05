/** A class without a server: codes of answers are pasted or opened as a file, and counted for each question. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { writeAnswers } from '../../web/src/links/lesson/answersCode';
import { parseLesson } from '../../web/src/links/lesson/parse';
import { lookAccessible } from './axe';

const file = new URL('../../public/lessons/slow-start.md', import.meta.url);

test('codes of a class become a distribution for each question, each code counted once', async ({
  page,
}) => {
  const lesson = parseLesson(readFileSync(file, 'utf8'));
  const code = (said: string, right: boolean, name = '') =>
    writeAnswers('slow-start', lesson, { given: { '0.0': { said, right } } }, name);
  await page.goto('./#/lessons/slow-start/answers');
  const lines = page.getByRole('textbox', { name: 'Lines of answers' });
  await lines.fill([code('5,872', true, 'Ada'), code('90', false), 'nonsense'].join('\n'));
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('2 codes taken. This is no code of answers.');

  const [again, other] = [code('90', false), code('5,872', true, 'Ben')];
  const foreign = writeAnswers('slow-start', { ...lesson, text: 'old' }, { given: {} }, '');
  await page.getByLabel('Open a file').setInputFiles({
    name: 'codes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from([again, other, foreign].join('\r\n')),
  });
  await expect(page.getByRole('status')).toHaveText(
    '1 code taken. It was there already. These are answers to another version of this lesson.',
  );
  await expect(page.locator('.class-count')).toHaveText('3 pupils, by name: Ada, Ben');
  const first = page.locator('.class-question').first();
  await expect(first).toContainText('3 of 3 answered, 2 rightly.');
  await expect(first.getByRole('listitem')).toHaveText(['901', '✓ 5,872, right2']);
  await lookAccessible(page, 'the answers of a class');

  // A browser without a camera says what to do instead.
  await page.getByRole('button', { name: 'Camera', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The camera cannot be used here.');
});
