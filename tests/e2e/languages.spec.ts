/** The page in other languages: every text is in the files, every label fits, and the choice loses nothing. */
import { expect, type Page, test } from '@playwright/test';
import { brief, openLab, playhead, scenario, seconds, settled, withoutGlobe } from './page';
import { cutOff, untranslated } from './untranslated';

/** Says every text accented, longer and in brackets; what is left in English is in no file. */
const PSEUDO = '?lang=qps';

/** What was looked up and is in no file. */
const missing = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(globalThis, 'untranslated') as Set<string>)]);

test('every text of the pages is in the files of the languages, and fits where it is longer', async ({
  page,
}) => {
  const pages = ['about', 'scenarios', 'glossary', 'mine', 'gallery', 'lessons', 'validation', 'x'];
  await page.goto(`./${PSEUDO}#/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'qps');
  for (const name of pages) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/${name}`);
    await expect(page.locator('main h2, main h3').first()).toBeVisible();
    await expect(page.locator('.loading')).toHaveCount(0);
    expect.soft(await untranslated(page), name).toEqual([]);
    expect.soft(await cutOff(page), name).toEqual([]);
  }
  expect(await missing(page)).toEqual([]);
});

test('so is every text of the experiments', async ({ page }) => {
  await page.goto(`./${PSEUDO}#/gallery`);
  await expect(page.locator('.card').first()).toBeVisible();
  // Lines, bars of words, curves against time, a geometry, a scene, orbits, and words of values without a label.
  const shown = [
    'cc-loss',
    'tcp-loss',
    'xs-sensitivity',
    'ms-fig07',
    'rt-fig03a',
    'rt-fig02',
    'rt-fig01',
  ];
  const names = ['London', 'Quito', 'Tokyo', 'Source: simulated with'];
  for (const id of shown) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/gallery/${id}`);
    await expect(page.locator('.experiment-head h2')).toHaveText(/^⟦/);
    await expect(page.locator('.plot-wait, .loading')).toHaveCount(0);
    for (const more of await page.locator('details > summary').all()) await more.click();
    expect.soft(await untranslated(page, names), id).toEqual([]);
    expect.soft(await cutOff(page), id).toEqual([]);
  }
  expect(await missing(page)).toEqual([]);
});

test('so is every text of the lab', async ({ page }) => {
  await withoutGlobe(page);
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`./${PSEUDO}${scenario('two-links')}`);
  await expect(page.locator('.side-choice')).toBeVisible();
  const look = async (where: string) => {
    await expect(page.locator('.loading')).toHaveCount(0);
    expect.soft(await untranslated(page, ['source', 'sink', 'router']), where).toEqual([]);
    expect.soft(await cutOff(page), where).toEqual([]);
  };
  for (const tab of await page.locator('.side-choice').getByRole('button').all()) {
    await tab.click();
    await look((await tab.textContent()) ?? '');
  }
  for (const key of ['m', 'c', '?', 'q', 'i']) {
    await page.keyboard.press(key);
    await look(key);
    await page.keyboard.press('Escape');
  }
  for (const [width, height] of [
    [390, 844],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await look(`${width} x ${height}`);
  }
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.keyboard.press('p');
  await look('presenting');
  expect(await missing(page)).toEqual([]);
});

test('so is what happens on several paths, to TCP and in a network of satellites', async ({
  page,
}) => {
  test.slow();
  await withoutGlobe(page);
  await page.setViewportSize({ width: 1600, height: 900 });
  // What the documents call their flows, stations and constellations, and tags of SCTP.
  const named = 'Quito|London|Gateway|Houston|Cairo|Sydney|Iridium and GEO|Iridium|split|whole';
  const names = [named, 'moves, with a key', 'Chicago|Washington', 'leg', '[0-9a-f]{8}', ' to '];
  for (const id of ['moving-address', 'split-tcp']) {
    await page.goto('./#/about');
    await page.goto(`./${PSEUDO}${brief(id, 24)}`);
    await expect(page.locator('.side-choice')).toBeVisible();
    await page.keyboard.press('End');
    for (const tab of await page.locator('.side-choice').getByRole('button').all()) {
      await tab.click();
      await expect(page.locator('.loading')).toHaveCount(0);
      expect.soft(await untranslated(page, names), `${id}: ${await tab.textContent()}`).toEqual([]);
    }
    expect.soft(await missing(page), id).toEqual([]);
  }
});

test('the parts beside the globe stand in one line in every language', async ({ page }) => {
  await withoutGlobe(page);
  const choice = page.locator('.side-choice button');
  for (const code of ['de', 'fr', 'es', 'zh-CN']) {
    await page.goto(`./?lang=${code}${scenario('two-links')}`);
    await expect(choice).toHaveCount(5);
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [740, 360],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tops = await choice.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      expect.soft(new Set(tops).size, `${code}, ${width} x ${height}`).toBe(1);
    }
  }
});

test('what stands in bars fits them in every language', async ({ page }) => {
  await withoutGlobe(page);
  for (const code of ['en', 'de', 'fr', 'es', 'zh-CN']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`./?lang=${code}${scenario('two-links')}`);
    const step = page.locator('.timeline-choices select').first();
    await expect(step).toBeVisible();
    // A copy that is as wide as its words.
    const needed = await step.evaluate((select: HTMLSelectElement) => {
      const copy = document.createElement('span');
      copy.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(select).font}`;
      copy.textContent = select.selectedOptions[0]?.text ?? '';
      document.body.append(copy);
      const { width } = copy.getBoundingClientRect();
      copy.remove();
      return width - select.clientWidth;
    });
    expect.soft(needed, `${code}: the step`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    const bar = page.locator('.charts-bar');
    await expect(bar).toBeVisible();
    const { height } = (await bar.boundingBox()) ?? { height: 0 };
    expect.soft(height, `${code}: one line above the charts`).toBeLessThan(40);
    await page.keyboard.press('p');
    const stage = page.locator('.present-bar');
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await stage.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect.soft(over, `${code}: the stage, ${width}`).toBeLessThanOrEqual(0);
      expect
        .soft((await stage.boundingBox())?.height, `${code}: the stage, ${width}`)
        .toBeLessThan(64);
    }
  }
});

test('with several flows the bar of the stage is one row in every language', async ({ page }) => {
  await withoutGlobe(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const code of ['en', 'de', 'fr', 'es', 'zh-CN']) {
    await page.goto('about:blank');
    await page.goto(`./?lang=${code}${brief('moving-address', 20)}`);
    await expect(page.locator('.side-choice')).toBeVisible();
    await page.keyboard.press('p');
    const bar = page.locator('.present-bar');
    const flow = bar.locator('.flow-choice');
    await expect(flow).toBeVisible();
    const name = await flow.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text);
    await expect(flow).toHaveAttribute('title', name ?? '');
    expect.soft((await bar.boundingBox())?.height, code).toBeLessThan(50);
    expect.soft((await flow.boundingBox())?.width, code).toBeGreaterThan(50);
    expect.soft(await bar.evaluate((one) => one.scrollWidth - one.clientWidth), code).toBe(0);
  }
});

test('nothing of the header is cut off in any language', async ({ page }) => {
  await withoutGlobe(page);
  for (const code of ['en', 'de', 'fr', 'es', 'zh-CN']) {
    for (const [route, widths] of [
      ['#/lessons', [320, 360, 390, 480]],
      [scenario('two-links'), [360, 1001, 1024, 1101]],
    ] as const) {
      await page.goto(`./?lang=${code}${route}`);
      await expect(page.locator('.header')).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        const beyond = () =>
          page
            .locator('.header :is(a, button):visible')
            .evaluateAll((all) =>
              Math.max(...all.map((one) => one.getBoundingClientRect().right - innerWidth)),
            );
        await expect.poll(beyond, `${code}, ${route}, ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
});

test('a language that is chosen stays, and the lab shows what it showed', async ({ page }) => {
  await withoutGlobe(page);
  // Where the header has room for the choice.
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`./${PSEUDO}${scenario('two-links')}`);
  const slider = page.getByRole('slider', { name: '⟦' }).first();
  await expect(slider).toBeVisible();
  const held = async (name: string) => Number(await slider.getAttribute(name));
  // The end of what is simulated is the beginning until something is.
  await expect.poll(() => held('aria-valuemax')).toBeGreaterThan(1);
  await page.keyboard.press('End');
  await expect.poll(() => held('aria-valuenow')).toBeGreaterThan(1);
  await page.keyboard.press('Space');
  await settled(page);
  const t = await held('aria-valuenow');
  const choice = page.getByRole('combobox', { name: /⟦Ļåñĝûåĝé/ });
  await choice.first().selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(playhead(page)).toBeVisible();
  await expect.poll(() => seconds(page)).toBe(t);
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(playhead(page)).toBeVisible();
});

test('English loads no other language, and an address that asks for none that there is speaks it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openLab(page, '?lang=tlh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(asked.filter((url) => /tongueOf|qps/.test(url))).toEqual([]);
});

test('what is loaded late is German, too: claims, what the palette finds, keys', async ({
  page,
}) => {
  await withoutGlobe(page);
  await page.goto('./?lang=de#/gallery/mine');
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await expect(page.locator('.own-sentence')).toHaveText(/mindestens 1,1-mal so groß wie bei/);
  await expect(page.getByLabel('Art der Behauptung')).toContainText('Ein Wert neben einem anderen');
  await page.goto(`./?lang=de${scenario('two-links')}`);
  await expect(page.getByRole('slider', { name: 'Abspielkopf' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Alles finden' });
  const option = (name: RegExp) => page.getByRole('option', { name }).first();
  await field.fill('von vorn');
  await field.fill('Anfang');
  await expect(option(/Pos1$/)).toBeVisible();
  await field.fill('Warteschlange');
  await expect(option(/Links und Fehler$/)).toBeVisible();
  await field.fill('Goodput über');
  await expect(option(/^Goodput über .*Abbildung/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Tempo' })).toContainText('1 s = 0,05 s');
  await expect(page.locator('aside.left')).toContainText('Nach');
});

test('in a low window the legend leaves the layers their room, and events end at its edge', async ({
  page,
}) => {
  await withoutGlobe(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const [code, id] of [
    ['de', 'iridium-geo'],
    ['es', 'dumbbell'],
  ] as const) {
    await page.goto(`./?lang=${code}${scenario(id)}`);
    const boxes = () =>
      page.evaluate(() => {
        const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
        const [layers, legend] = [box('.top-right .layers'), box('.bottom-left .card')];
        if (!layers || !legend) return 'not there yet';
        const apart = layers.bottom <= legend.top || layers.left >= legend.right;
        const events = [...document.querySelectorAll('.events-latest span')];
        const ends = events.every((one) => one.getBoundingClientRect().right <= innerWidth);
        return `${apart ? 'apart' : 'over each other'}, ${events.length > 2 && ends ? 'in sight' : 'cut'}`;
      });
    await expect.poll(boxes, code).toBe('apart, in sight');
  }
});

test('the way of every point to the lab is in sight however wide the table is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./?lang=de#/gallery/xs-fig12');
  const link = page.locator('.table-scroll .lab-link').first();
  await expect(link).toBeVisible();
  const apart = () =>
    link.evaluate((one) => {
      const table = one.closest('.table-scroll') as HTMLElement;
      if (table.scrollWidth <= table.clientWidth) throw new Error('the table is not wide');
      return table.getBoundingClientRect().right - one.getBoundingClientRect().right;
    });
  expect(await apart()).toBeGreaterThan(4);
});

test('every place of the stage is in sight on a phone on its side', async ({ page }) => {
  await withoutGlobe(page);
  await page.setViewportSize({ width: 844, height: 390 });
  for (const code of ['en', 'de', 'fr', 'es', 'zh-CN', 'qps']) {
    await page.goto(`./?lang=${code}${scenario('two-links')}`);
    await expect(page.locator('.timeline-play')).toBeVisible();
    await page.keyboard.press('p');
    const bar = page.locator('.present-bar');
    await expect(bar.getByRole('button').nth(9)).toBeVisible();
    const seen = await bar.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const boxes = [...element.querySelectorAll('button')].map((one) =>
        one.getBoundingClientRect(),
      );
      return boxes.every((one) => one.left >= left && one.right <= right && one.bottom <= bottom);
    });
    expect(seen, code).toBe(true);
  }
  await page.keyboard.press('q');
  const close = page.locator('.qr-screen > button');
  const sizes = [await close.boundingBox(), await close.locator('svg').boundingBox()];
  expect(sizes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0))).toEqual([44, 24]);
});
