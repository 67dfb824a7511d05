/** A film: its frames are the pictures of their instants, in every kind of file; what cannot be is said, and it can be ended. */
import { expect, type Page, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { brief, handedOver, openStill, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

const field = (page: Page, name: string) => page.locator('.film').getByLabel(name);
const make = (page: Page) => page.getByRole('button', { name: 'Make the film' });

/** The picture of the instant at which the film would begin, as small as it is compared. */
async function pictureAt(page: Page, t: number): Promise<string> {
  await field(page, 'From, s').fill(String(t));
  const canvas = page.locator('.film-look canvas');
  await canvas.evaluate((one) => one.setAttribute('width', '1'));
  await page.getByRole('button', { name: 'Show the first frame' }).click();
  await expect(canvas).toHaveAttribute('width', '640');
  await expect(page.getByRole('button', { name: 'Show the first frame' })).toBeEnabled();
  return canvas.evaluate((one) => (one as HTMLCanvasElement).toDataURL('image/png'));
}

/** The mean difference of two pictures in a channel, 0 to 255, and how many pixels differ by much. */
function apart(page: Page, a: string, b: string): Promise<[mean: number, far: number]> {
  return page.evaluate(
    async (both) => {
      const [one, other] = await Promise.all(
        both.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = new OffscreenCanvas(640, 360);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0, 640, 360);
          return context?.getImageData(0, 0, 640, 360).data ?? new Uint8ClampedArray();
        }),
      );
      let [sum, far] = [0, 0];
      for (let at = 0; at < (one?.length ?? 0); at += 1) {
        const difference = Math.abs((one?.[at] ?? 0) - (other?.[at] ?? 0));
        sum += difference;
        if (difference > 100) far += 1;
      }
      return [sum / (one?.length ?? 1), far] as [number, number];
    },
    [a, b],
  );
}

/** A frame of a film, by what the browser plays films with. */
async function frame(page: Page, file: Buffer, type: string, seconds: number): Promise<string> {
  // Only a safe address decodes pictures; the page's policy plays no film that came from nowhere.
  const player = type === 'image/gif' ? page : await page.context().newPage();
  const picture = await player.evaluate(
    async ({ source, kind, at }) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (kind === 'image/gif') {
        const data = Uint8Array.from(atob(source.split(',')[1] ?? ''), (one) => one.charCodeAt(0));
        const decoder = new ImageDecoder({ data, type: kind });
        const { image } = await decoder.decode({ frameIndex: Math.round(at * 10) });
        [canvas.width, canvas.height] = [image.displayWidth, image.displayHeight];
        context?.drawImage(image, 0, 0);
      } else {
        const video = document.createElement('video');
        video.src = source;
        video.muted = true;
        await new Promise((resolve) => video.addEventListener('loadeddata', resolve));
        video.currentTime = at + 0.05;
        await new Promise((resolve) => video.addEventListener('seeked', resolve));
        [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
        context?.drawImage(video, 0, 0);
      }
      return canvas.toDataURL('image/png');
    },
    { source: `data:${type};base64,${file.toString('base64')}`, kind: type, at: seconds },
  );
  if (player !== page) await player.close();
  return picture;
}

test('the frames of a film are the pictures of their instants', async ({ page }) => {
  const faults = await openStill(page, 9, brief('opening', 10));
  await page.keyboard.press('e');
  await lookAccessible(page, 'the dialog of a film');
  await field(page, 'Size, pixels').selectOption('640 × 360');
  await field(page, 'Frames a second').selectOption('10');
  await field(page, 'Until, s').fill('8');
  await field(page, 'Length, s').fill('0.4');
  const middle = await pictureAt(page, 5);
  const first = await pictureAt(page, 2);
  // Whole pictures of other instants are farther apart.
  expect((await apart(page, first, middle))[1]).toBeGreaterThan(200);
  for (const [format, type] of [
    ['gif', 'image/gif'],
    ['webm', 'video/webm'],
    ['mp4', 'video/mp4'],
  ] as const) {
    const choice = field(page, 'Format').locator(`option[value=${format}]`);
    if ((await choice.getAttribute('disabled')) !== null) {
      await expect(page.locator('.film')).toContainText('This browser does not encode');
      continue;
    }
    await field(page, 'Format').selectOption(format);
    const [file, name] = await handedOver(page, () => make(page).click());
    expect(name).toBe(`skywindow-film-2s-8s.${format}`);
    await expect(page.locator('.film-state')).toContainText('is saved');
    // From 2 s to 8 s in four frames: the third shows 5 s.
    for (const [at, picture] of [
      [0, first],
      [0.2, middle],
    ] as const) {
      const [mean, far] = await apart(page, await frame(page, file, type, at), picture);
      expect(mean).toBeLessThan(3);
      expect(far).toBeLessThan(40);
    }
  }
  await field(page, 'Until, s').fill('60');
  await expect(page.getByRole('alert')).toHaveText('The run is simulated up to 10.0 s so far.');
  await expect(make(page)).toBeDisabled();
  await field(page, 'Until, s').fill('8');
  await field(page, 'Length, s').fill('100');
  await make(page).click();
  await expect(page.locator('.film-state')).toContainText(/Frame \d+ of 1000, .* left/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(make(page)).toBeEnabled();
  expect(faults).toEqual([]);
});
