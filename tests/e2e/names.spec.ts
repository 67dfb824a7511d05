/** What pages are called, what stands in their header, whose things a lesson shows, and keys that are switched off. */
import { expect, test } from '@playwright/test';
import { playhead, withoutGlobe } from './page';

test('every page has its own title, which follows the address', async ({ page }) => {
  const titles = new Map<string, string>();
  for (const address of [
    '#/scenarios',
    '#/gallery',
    '#/gallery/ms-fig11',
    '#/lessons',
    '#/lessons/slow-start/worksheet',
    '#/lessons/slow-start',
    '#/glossary',
    '#/about',
    '#/nowhere-at-all',
    '#/lab?scenario=two-links',
  ]) {
    await page.goto(`./${address}`);
    await expect(page).toHaveTitle(/^.+ · Skywindow$/);
    await expect.poll(async () => [...titles.values()].includes(await page.title())).toBe(false);
    titles.set(address, await page.title());
  }
  expect(titles.get('#/gallery/ms-fig11')).toContain('Figure 11');
  await page.goto('./#/gallery');
  await expect(page).toHaveTitle('Gallery · Skywindow');
});

test('a student in a lesson sees neither its answers nor the tools of its author, a teacher does', async ({
  page,
}) => {
  await page.goto('./#/lessons/slow-start');
  const lesson = page.getByRole('region', { name: 'Lesson', exact: true });
  await expect(lesson.getByRole('link', { name: 'worksheet' })).toBeVisible();
  await expect(page.getByText(/answer key|notes for the teacher|Freeze this state/i)).toHaveCount(
    0,
  );
  await page.goto('./#/lessons/slow-start/worksheet');
  await expect(page.getByRole('link', { name: 'Worksheet', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer key', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'SCORM package' })).toHaveCount(0);
  await page.goto('./#/lessons');
  await page.getByText('For teachers', { exact: true }).click();
  await page.getByRole('link', { name: 'answer key' }).first().click();
  await expect(page.getByRole('link', { name: 'Answer key', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('button', { name: 'SCORM package' })).toBeVisible();
});

test('the lab leads to scenarios and glossary, and has words beside its icons where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('./');
  for (const name of ['Scenarios', 'Glossary']) {
    await expect(
      page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }),
    ).toBeVisible();
  }
  const words = page.locator('.header .icon-word');
  await expect(words.filter({ hasText: 'Undo' })).toBeVisible();
  for (const width of [1920, 1800, 1440, 1366, 1024, 844, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page
      .locator('.header')
      .evaluate((header) => header.scrollWidth - header.clientWidth);
    expect([width, over > 0]).toEqual([width, false]);
  }
});

test('single letters can be switched off, in the lab and after a reload', async ({ page }) => {
  await page.goto('./');
  const moments = page.getByRole('button', { name: 'Moments', exact: true });
  await expect(moments).toHaveAttribute('aria-expanded', 'false');
  await expect(playhead(page)).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: /^Single letters and signs act/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(moments).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(playhead(page)).toBeVisible();
  await page.keyboard.press('m');
  await expect(moments).toHaveAttribute('aria-expanded', 'false');
  // Where they are switched on again is found however the page is used.
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: /^Single letters and signs act/ }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(moments).toHaveAttribute('aria-expanded', 'true');
});

test('in a frame of another page the list of keys has a button', async ({ page }) => {
  await page.goto('./?embed=1&parts=timeline');
  await page.getByRole('button', { name: 'Keyboard shortcuts', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('what the header has no room for is in its menu: pages, and the keys, at every size', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutGlobe(page);
  await page.goto('./');
  await expect(playhead(page)).toBeVisible();
  const more = page.getByRole('button', { name: 'More', exact: true });
  const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
    [844, 390],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await more.click();
    const pages = page.getByRole('navigation', { name: 'More pages' });
    await expect(pages.getByRole('link', { name: 'Scenarios' })).toBeInViewport();
    await expect(pages.getByRole('link', { name: 'Glossary' })).toBeInViewport();
    for (const name of ['Gallery', 'Lessons', 'About']) {
      await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
    }
    await expect(shortcuts).toBeInViewport();
    await shortcuts.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await more.click();
  await page.getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeVisible();
});

test('the words of the header are there whole or not at all, those of the columns from 1366 px on', async ({
  page,
}) => {
  await withoutGlobe(page);
  await page.goto('./');
  await expect(playhead(page)).toBeVisible();
  for (const width of [1920, 1600, 1440, 1366, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.locator('.words').evaluate((words) => {
      const box = words.getBoundingClientRect();
      return [...words.children].filter((one) => {
        const { top, right } = one.getBoundingClientRect();
        return top < box.bottom && right > box.right + 0.5;
      }).length;
    });
    expect([width, cut]).toEqual([width, 0]);
    const moments = page.locator('.panel-switches .icon-word').filter({ hasText: 'Moments' });
    expect([width, await moments.isVisible()]).toEqual([width, width >= 1366]);
  }
  await expect(page.locator('.words')).toHaveAttribute('title', / · SCTP/);
});
