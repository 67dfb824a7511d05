/** Going to and fro between the pages leaves nothing behind: the globe is made once and kept. */
import { expect, type Page, test } from '@playwright/test';
import { openLab, pause, settled } from './page';

const VISITS = 40;

/** What a page holds that only ends if somebody ends it. */
interface Held {
  readonly contexts: number;
  readonly textures: number;
  readonly buffers: number;
  readonly listeners: number;
  readonly workers: number;
  /** How often the page asked the graphics card for what it drew. */
  readonly reads: number;
}

/** Counts, from before the page's own scripts run, what is made and what is given back. */
function count(): void {
  const held = { contexts: 0, textures: 0, buffers: 0, listeners: 0, workers: 0, reads: 0 };
  Object.assign(globalThis, { held });
  const wrap = (owner: object, name: string, after: (args: unknown[], made: unknown) => void) => {
    const original = Reflect.get(owner, name);
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
      const made = Reflect.apply(original, this, args);
      after(args, made);
      return made;
    });
  };
  const contexts = new Set();
  wrap(HTMLCanvasElement.prototype, 'getContext', ([kind], made) => {
    if (kind === 'webgl2') held.contexts = contexts.add(made).size;
  });
  const gl = WebGL2RenderingContext.prototype;
  wrap(gl, 'createTexture', () => (held.textures += 1));
  wrap(gl, 'deleteTexture', () => (held.textures -= 1));
  wrap(gl, 'createBuffer', () => (held.buffers += 1));
  wrap(gl, 'deleteBuffer', () => (held.buffers -= 1));
  wrap(gl, 'readPixels', () => (held.reads += 1));
  wrap(gl, 'getBufferSubData', () => (held.reads += 1));

  const live = new Set<string>();
  // Weak, so that counting keeps nothing alive.
  const numbers = new WeakMap<object, number>();
  let named = 0;
  const number = (thing: unknown) => {
    if (typeof thing !== 'object' && typeof thing !== 'function') return -1;
    if (thing === null) return -1;
    const known = numbers.get(thing) ?? named++;
    numbers.set(thing, known);
    return known;
  };
  const keep = EventTarget.prototype.addEventListener;
  const drop = EventTarget.prototype.removeEventListener;
  const nameOf = (kind: string, listener: unknown, options: unknown) => {
    const capture = typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') : options;
    return `${kind} ${number(listener)} ${capture === true}`;
  };
  /** Those of the window and the document, which outlive every page. */
  const outlives = (target: unknown) =>
    target === undefined || target === window || target === document;
  EventTarget.prototype.addEventListener = function (this: EventTarget, kind, listener, options) {
    const name = `${number(this ?? window)} ${nameOf(kind, listener, options)}`;
    if (outlives(this)) {
      held.listeners = live.add(name).size;
      const signal = typeof options === 'object' ? options.signal : undefined;
      const ended = () => {
        live.delete(name);
        held.listeners = live.size;
      };
      if (signal) keep.call(signal, 'abort', ended);
    }
    keep.call(this ?? window, kind, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget,
    kind,
    listener,
    options,
  ) {
    live.delete(`${number(this ?? window)} ${nameOf(kind, listener, options)}`);
    held.listeners = live.size;
    drop.call(this ?? window, kind, listener, options);
  };
  globalThis.Worker = class extends Worker {
    constructor(...parts: ConstructorParameters<typeof Worker>) {
      super(...parts);
      held.workers += 1;
    }
    override terminate(): void {
      held.workers -= 1;
      super.terminate();
    }
  };
}

const held = (page: Page) =>
  page.evaluate(() => ({ ...(globalThis as unknown as { held: Held }).held }));

/** Everything that listens in the page, after what nobody holds has been collected. */
async function listening(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return jsEventListeners;
}

/** Goes to the gallery and back as links do, as soon as each page stands there; `times` times. */
async function visitGallery(page: Page, times = 1): Promise<void> {
  await page.evaluate(async (count) => {
    const open = async (address: string, there: string) => {
      location.hash = address;
      while (!document.querySelector(there)) await new Promise((done) => setTimeout(done, 5));
    };
    for (let visit = 0; visit < count; visit += 1) {
      await open('#/gallery', '.gallery li a');
      await open('#/lab', '.globe-canvas[data-ready] canvas');
    }
  }, times);
}

test('forty visits to the gallery leave no context, texture, listener or worker behind', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(count);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 400, height: 500 });
  await openLab(page);
  await page.locator('.globe-canvas[data-ready] canvas').first().waitFor();
  await pause(page);
  await visitGallery(page);
  await settled(page);
  const before = await held(page);
  const listened = await listening(page);
  await visitGallery(page, VISITS - 1);
  await settled(page);
  const after = await held(page);
  expect(before.contexts).toBe(1);
  expect(after).toEqual({ ...before, textures: after.textures });
  // Tiles of the Earth may still have come.
  expect(after.textures - before.textures).toBeLessThan(VISITS / 2);
  // A page of the lab has well over a hundred, and React may still hold the one it took away last.
  expect((await listening(page)) - listened).toBeLessThan(10 * VISITS);
  // The page reads nothing back. Chromium does where the processor puts the pages together, as these tests ask it to
  // (`--disable-gpu-compositing`), and may say on the console that this takes time.
  expect(after.reads).toBe(0);
  const told = warnings.filter((text) => /WebGL/.test(text) && !/due to ReadPixels/.test(text));
  expect(told).toEqual([]);
});

test('the globe has its land at once when its page is shown again', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page);
  await page.locator('.globe-canvas[data-ready] canvas').first().waitFor();
  await pause(page);
  const eye = await context.newPage();
  const land = async () => {
    const picture = await page.locator('.globe-canvas').screenshot();
    return landIn(eye, picture);
  };
  let before = 0;
  await expect
    .poll(async () => {
      const now = await land();
      const settled = now === before;
      before = now;
      return settled && now;
    })
    .toBeGreaterThan(0.02);
  await visitGallery(page);
  await settled(page);
  expect(await land()).toBeGreaterThan(0.95 * before);
});

/** The share of a picture that has the colour of land; decoded in a page of its own. */
async function landIn(eye: Page, png: Buffer): Promise<number> {
  return eye.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 200;
    canvas.height = 200;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let land = 0;
    for (let i = 0; i < pixels.length; i += 4) {
      const [red = 0, green = 0, blue = 0] = [pixels[i], pixels[i + 1], pixels[i + 2]];
      if (blue > 110 && blue < 180 && red < green && green < blue) land += 1;
    }
    return (4 * land) / pixels.length;
  }, png.toString('base64'));
}

test('where the context was lost the flat map goes on in 2D, and the globe is made anew when asked for', async ({
  page,
}) => {
  await openLab(page);
  const canvas = page.locator('.globe-canvas[data-ready] canvas').first();
  await canvas.waitFor();
  await pause(page);
  await canvas.evaluate((element: HTMLCanvasElement) => {
    element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  const said = page.getByText(/The browser took the graphics context away/);
  await expect(said).toBeVisible();
  await canvas.waitFor();
  await expect(page.locator('.globe-canvas canvas')).toHaveCount(1);
  expect(await canvas.evaluate((map: HTMLCanvasElement) => map.getContext('2d') !== null)).toBe(
    true,
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toHaveCount(0);
  await canvas.waitFor();
  await expect(page.locator('.globe-canvas canvas')).toHaveCount(1);
  const lost = await canvas.evaluate((element: HTMLCanvasElement) =>
    element.getContext('webgl2')?.isContextLost(),
  );
  expect(lost).toBe(false);
});
