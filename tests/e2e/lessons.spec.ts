/** A lesson beside the lab: predicted before it is seen, answered by the run, walked by keyboard alone. */
import { expect, type Page, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openLab, simulated, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

/** Presses Tab until an element of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = () =>
    page.evaluate((label) => {
      const { activeElement: here } = document;
      const text = here?.getAttribute('aria-label') ?? here?.textContent ?? '';
      return here?.matches('a, button') === true && text.includes(label);
    }, name);
  for (let stops = 0; stops < 200; stops += 1) {
    if (await wanted()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

test('a lesson is walked by keyboard alone, and nothing is seen before it was predicted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The globe's land comes while the globe is out of sight, with the list of lessons in its place.
  let free = () => {};
  const listed = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route(/NaturalEarthII/, (route) => listed.then(() => route.continue()));
  const faults = await openLab(page);
  await tabTo(page, 'Lessons');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Lesson 1 / })).toContainText('4 steps');
  free();
  await lookAccessible(page, 'the lessons');
  await tabTo(page, 'Slow start');
  await page.keyboard.press('Enter');

  const lesson = page.getByRole('region', { name: 'Lesson' });
  const answer = lesson.getByRole('button', { name: 'Answer' });
  await expect(answer).toBeEnabled();
  // The run is known no further than the question, whatever key is pressed.
  await expect.poll(() => simulated(page)).toBeCloseTo(1.3);
  await page.keyboard.press('End');
  expect(await simulated(page)).toBeCloseTo(1.3);
  await tabTo(page, 'Answer');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('7,340');
  await page.keyboard.press('Enter');
  // The answer is the core's, with the rule of the event behind it.
  await expect(lesson.getByRole('status').first()).toContainText(
    /Not quite. The run says: 5,872 bytes.*RFC 9260 7.2.1/,
  );
  await expect.poll(() => simulated(page)).toBeGreaterThan(1.7);
  await tabTo(page, 'Run');
  await page.keyboard.press('Enter');
  await expect(lesson.getByText(/no more than one packet/)).toBeVisible();
  await lookAccessible(page, 'a step that was answered');

  for (let step = 2; step <= 4; step += 1) {
    await tabTo(page, 'Next step');
    await page.keyboard.press('Enter');
    await expect(lesson.getByRole('button', { name: `Step ${step}:` })).toHaveAttribute(
      'aria-current',
      'step',
    );
    while ((await answer.count()) > 0) {
      await expect(answer.first()).toBeEnabled();
      await tabTo(page, 'Answer');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(lesson.getByText(/^. (Right|Not quite)/).first()).toBeVisible();
    }
    await tabTo(page, 'Explain');
    await page.keyboard.press('Enter');
  }
  await expect(lesson.getByText(/\d of 5 right/)).toBeVisible();
  // The answers are handed in as a code, with a name only if one is typed.
  await lesson.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(lesson.getByRole('img', { name: 'QR code of your answers' })).toBeVisible();
  const line = lesson.getByRole('textbox', { name: 'Your answers as a line' });
  await expect(line).toHaveValue(/^SW1\.[^.]+\.[0-9a-z]+\.([^/]+\/){4}[^/.]+\.\.[0-9a-z]+$/);
  await lesson.getByRole('textbox', { name: 'Name, if you like' }).fill('Ada');
  await expect(line).toHaveValue(/\.Ada\.[0-9a-z]+$/);

  // How far one has come stays on the device, until one begins anew.
  await page.reload();
  await expect(lesson.getByText(/\d of 5 right/)).toBeVisible();
  await tabTo(page, 'Start again');
  await page.keyboard.press('Enter');
  await expect(lesson.getByRole('heading', { name: 'The first window' })).toBeVisible();
  await expect(answer).toBeEnabled();
  expect(faults).toEqual([]);
});

test('a lesson that would stop its reader is refused, and the page goes on meanwhile', async ({
  page,
}) => {
  await page.goto('./#/lessons');
  const own = page.getByRole('region', { name: 'A lesson of your own' });
  await expect(page.getByRole('link', { name: /^Lesson 1 / })).toBeVisible();
  const head = '---\ntitle: T\nminutes: 5\nsummary: S\n---\n';
  const state = '## One\n```state\npreset: two-links\nat: 1 s\n```\n';
  const open = (name: string, text: string) =>
    own
      .locator('input')
      .setInputFiles({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) });
  // The longest time in which the page could do nothing else.
  await page.evaluate(() => {
    const held = { longest: 0, last: performance.now() };
    Object.assign(globalThis, { held });
    setInterval(() => {
      const now = performance.now();
      held.longest = Math.max(held.longest, now - held.last);
      held.last = now;
    }, 50);
  });
  // As tangled as a file of the greatest length can be: four times what a fast machine reads in the time it is given.
  await open('tangled.md', head + state + '_a__b'.repeat(39_000));
  await expect(own.getByRole('alert')).toContainText(
    'tangled.md is no lesson that can be opened. It takes too long to read',
  );
  const longest = await page.evaluate(
    () => (globalThis as unknown as { held: { longest: number } }).held.longest,
  );
  expect(longest).toBeLessThan(2500);
  await open('quotes.md', `${head}${state}${'> '.repeat(5000)}x\n`);
  await expect(own.getByRole('alert')).toContainText(
    'Line 11 of the lesson: this nests deeper than 24 levels.',
  );
  // The reader is there again.
  await open('mine.md', head + state);
  await expect(page.getByRole('region', { name: 'Lesson' })).toContainText('One');
});
