/** The lab at sizes where not everything fits: what matters can be reached, and hit. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { chart, openLab, openStill, playhead, scenario, settled, withoutGlobe } from './page';
import { smallTargets } from './targets';

/** Whether the middle of an element is on the screen with nothing before it. */
function inReach(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });
}

/** Scrolls to an element: where it is then is known at once, without a frame. */
function bringIn(locator: Locator): Promise<void> {
  return locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Scrolls the page, and all that scrolls in it, to where it began. */
function toTop(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
  });
}

/** The part of an element that is in the window, px. */
async function shownHeight(page: Page, locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  return box ? Math.min(box.y + box.height, height) - Math.max(box.y, 0) : 0;
}

test('playback, globe and a chart are in sight at every size, and what else there is in reach', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, 10);
  await playhead(page).press('End');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [640, 360],
    [720, 450],
    [960, 540],
    [1024, 600],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await toTop(page);
      await settled(page);
      const play = page.getByRole('button', { name: 'Play', exact: true });
      const globe = page.locator('.globe-canvas canvas').first();
      for (const seen of [play, globe, playhead(page)]) expect(await inReach(seen)).toBe(true);
      const windows = chart(page, 'Windows').locator('canvas').first();
      expect(await shownHeight(page, windows)).toBeGreaterThan(40);
      for (const title of ['Windows', 'Rate', 'Path delay']) {
        await bringIn(chart(page, title));
        expect(await inReach(chart(page, title)), title).toBe(true);
        expect(await inReach(play)).toBe(true);
      }
      await toTop(page);
      const controls = page.getByRole('button', { name: 'Controls', exact: true });
      const sheet = (await controls.getAttribute('aria-expanded')) === 'false';
      if (sheet) await controls.click();
      const control = page.getByRole('spinbutton', { name: 'GSL bit error rate', exact: true });
      await bringIn(control);
      expect(await inReach(control)).toBe(true);
      if (sheet) {
        for (const seen of [play, globe]) expect(await inReach(seen)).toBe(true);
        const box = await page.locator('.sheet').boundingBox();
        const share = ((box?.width ?? 0) * (box?.height ?? 0)) / (width * height);
        expect(share).toBeLessThanOrEqual(0.5);
        await page.keyboard.press('Escape');
        await expect(controls).toBeFocused();
      }
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    });
  }
});

test('on a phone the playback stays below any sheet, also where the page is scrolled to its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, 10);
  const bar = page.getByRole('region', { name: 'Playback' });
  // A lesson brings its own run, and panels come when that is there.
  const atEnd = (what: string) =>
    expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await settled(page);
      for (const name of ['Play', 'Next event']) {
        const button = page.getByRole('button', { name, exact: true });
        expect(await inReach(button), `${name}, ${what}`).toBe(true);
      }
      expect(await inReach(playhead(page)), what).toBe(true);
      const [sheet, playback, last] = await Promise.all([
        page.locator('.sheet').boundingBox(),
        bar.boundingBox(),
        page.locator('.chart-card').last().boundingBox(),
      ]);
      expect((sheet?.y ?? 0) + (sheet?.height ?? 0), what).toBeLessThanOrEqual(playback?.y ?? 0);
      // The last chart can be scrolled to above the sheet.
      expect((last?.y ?? 0) + (last?.height ?? 0), what).toBeLessThanOrEqual(sheet?.y ?? 0);
    }).toPass({ timeout: 20_000 });
  for (const name of ['Controls', 'Moments'] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await atEnd(name);
    await page.getByRole('button', { name: 'Done' }).click();
  }
  await page.goto('./#/lessons/slow-start');
  await expect(page.locator('.sheet')).toBeVisible();
  await atEnd('a lesson');
  // Nothing of the lesson stands before the ring of its sheet.
  await expect(page.locator('.sheet .lesson-bar')).toHaveCSS('z-index', 'auto');
});

test('every target of the lab is large enough, or has room around it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, 10, scenario('iridium-geo-multihomed'));
  const more = page.getByRole('button', { name: /^\d+ more$/ });
  while ((await more.count()) > 0) await more.first().click();
  for (const part of ['Charts', 'Streams', 'Events']) {
    await page.locator('.side-choice').getByRole('button', { name: part }).click();
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [720, 450],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      expect(await smallTargets(page), `${part} at ${width} x ${height}`).toEqual([]);
    }
  }
});

/** What in the left column reaches over its edge, in words. */
function overEdge(page: Page): Promise<string[]> {
  return page.locator('aside.left').evaluate((column) => {
    const { right } = column.getBoundingClientRect();
    return [...column.querySelectorAll('button, input, select, .unit, li')]
      .filter((one) => one.getBoundingClientRect().right > right + 0.5)
      .map((one) => `${one.className} ${one.textContent}`);
  });
}

test('nothing in the left column is cut off: units, bookmarks, the steps of a lesson', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await openStill(page, 1, scenario('iridium-geo'));
  await expect(page.locator('aside.left').getByText('segments').first()).toBeAttached();
  expect(await overEdge(page)).toEqual([]);
  await page.goto('./#/lessons/slow-start');
  await expect(page.getByRole('button', { name: 'Next step' })).toBeVisible();
  expect(await overEdge(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Moments', exact: true }).click();
  await page.getByRole('button', { name: 'Mark this instant' }).click();
  await expect(page.getByRole('textbox', { name: /^Name of the note/ })).toBeVisible();
  expect(await overEdge(page)).toEqual([]);
});

test('the list of keys opens at its beginning, and a tab stays where it was pressed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 700 });
  await openStill(page, 1);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByText('play or pause')).toBeInViewport();
  expect(await dialog.evaluate((list) => list.scrollTop)).toBe(0);
  await expect(dialog).toContainText('on the timeline more or less of the run');
  // A cap is as high as its letter, however many lines stand beside it.
  const caps = await dialog.locator('kbd').evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.max(...caps)).toBeLessThanOrEqual(28);
  await page.keyboard.press('Escape');
  const tab = page.getByRole('button', { name: 'Sequence', exact: true });
  for (const [width, height] of [
    [1440, 700],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Charts', exact: true }).click();
    await settled(page);
    const before = await tab.boundingBox();
    await tab.click();
    await expect(page.locator('.sequence-canvas canvas').first()).toBeVisible();
    expect((await tab.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
    expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  }
  await page.getByRole('button', { name: 'Take the place of the globe' }).click();
  await expect(page.getByRole('button', { name: 'Show the globe beside it' })).toBeVisible();
  expect((await page.locator('.right').boundingBox())?.y).toBeLessThan(60);
});

for (const at of [scenario('two-links'), '#/lessons/slow-start']) {
  test(`the header is whole and its targets are large enough at every width, at ${at}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withoutGlobe(page);
    await page.goto(`./${at}`);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    const faults: string[] = [];
    // Low windows have a header of their own between a phone and a tablet.
    for (const [height, widest] of [
      [900, 1920],
      [390, 1100],
    ] as const) {
      for (let width = 360; width <= widest; width += 20) {
        await page.setViewportSize({ width, height });
        // What follows from the width is there before the next frame is drawn.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
        const found = await page.locator('.header').evaluate((header) => {
          // As after a change that was undone: all that can stand there does.
          for (const one of header.querySelectorAll<HTMLButtonElement>(
            '.undo-action, .redo-action',
          ))
            one.disabled = false;
          return [...header.querySelectorAll('a, button')]
            .filter((one) => one.checkVisibility())
            .map((one) => ({
              name: one.ariaLabel ?? one.textContent,
              box: one.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width < 24 || box.height < 24 || box.right > innerWidth - 4)
            .map(({ name, box }) => `${name}: ${box.width.toFixed()} to ${box.right.toFixed()}`);
        });
        faults.push(...found.map((fault) => `${width} x ${height}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

test('on a phone on its side what waits on streams stands below what they carry', async ({
  page,
}) => {
  await withoutGlobe(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await openLab(page, scenario('telemetry'));
  await page.locator('.side-choice').getByRole('button', { name: 'Streams' }).click();
  const parts = page.locator('.streams-part');
  await expect(parts.nth(1)).toBeVisible();
  const [carried, waiting] = await parts.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().width),
  );
  expect(waiting).toBeCloseTo(carried ?? 0, 0);
});
