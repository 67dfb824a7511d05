/** When the service worker opens the page, and when a page of its own. */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const text = readFileSync(new URL('./offline-worker.js', import.meta.url), 'utf8');
const SITE = 'https://example.org/lab/';
const WORDS = `${SITE}assets/words/de-1.js`;

/** The worker of one version, and the pages that it serves. */
class Site {
  /** The pages that are open, by their numbers. */
  readonly open = new Set<string>();
  readonly told: string[] = [];
  /** What came from the network. */
  readonly fetched: string[] = [];
  private readonly handlers = new Map<string, (event: object) => void>();
  private readonly kept = new Map<string, Response>([[SITE, new Response('the page')]]);
  private visits = 0;

  constructor() {
    const cache = {
      match: async (name: string) => this.kept.get(name)?.clone(),
      put: async (name: string, what: Response) => void this.kept.set(name, what),
      delete: async (name: string) => this.kept.delete(name),
    };
    const self = {
      location: { href: `${SITE}sw.js` },
      clients: {
        get: async (id: string) => (this.open.has(id) ? {} : undefined),
        matchAll: async () => [],
      },
      addEventListener: (kind: string, handler: (event: object) => void) =>
        this.handlers.set(kind, handler),
    };
    const caches = { open: async () => cache };
    const fetch = async (asked: string | { url: string }) => {
      const url = typeof asked === 'string' ? asked : asked.url;
      this.fetched.push(url);
      return new Response(url);
    };
    const place = createContext({ self, caches, fetch, Response, URL, setTimeout: setTimeout });
    const lists = "const FILES = []; const LATER = ['assets/words/de-1.js'];";
    runInContext(`const VERSION = 'a'; ${lists}${text}`, place);
  }

  /** Opens the page; gives its number and the text that it is. */
  async visit(): Promise<readonly [id: string, text: string]> {
    this.visits += 1;
    const id = `page ${this.visits}`;
    this.open.add(id);
    let answer: Promise<Response> | undefined;
    this.handlers.get('fetch')?.({
      request: { method: 'GET', mode: 'navigate', headers: new Headers(), url: SITE },
      resultingClientId: id,
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
      waitUntil: () => undefined,
    });
    return [id, (await (await answer)?.text()) ?? ''];
  }

  /** What a page gets of an address; nothing where the worker leaves it to the browser. */
  async get(url: string): Promise<string | undefined> {
    let answer: Promise<Response> | undefined;
    const request = { method: 'GET', mode: 'cors', headers: new Headers(), url };
    const respondWith = (response: Promise<Response>) => {
      answer = response;
    };
    this.handlers.get('fetch')?.({ request, respondWith });
    return (await answer)?.text();
  }

  async say(data: unknown): Promise<void> {
    let done: unknown;
    const source = { postMessage: (word: string) => this.told.push(word) };
    const waitUntil = (work: unknown) => {
      done = work;
    };
    this.handlers.get('message')?.({ data, source, waitUntil });
    await done;
  }
}

let site: Site;
beforeEach(() => {
  vi.useFakeTimers();
  site = new Site();
});
afterEach(() => vi.useRealTimers());

const OWN = 'did not start';

test('a page that is reloaded, or left, before it has started is opened as ever', async () => {
  for (let reload = 0; reload < 5; reload += 1) {
    const [id, shown] = await site.visit();
    expect(shown).toBe('the page');
    await vi.advanceTimersByTimeAsync(3000);
    site.open.delete(id);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await site.visit())[1]).toBe('the page');
});

test('a version that says it cannot start is opened no more, until it is to be tried again', async () => {
  await site.visit();
  await site.say('failed');
  expect(site.told).toEqual(['rescue-open']);
  expect((await site.visit())[1]).toContain(OWN);
  await site.say('try-again');
  expect((await site.visit())[1]).toBe('the page');
});

test('one that has started is opened whatever it says later, and is not opened over and over', async () => {
  await site.say('started');
  await site.say('failed');
  expect(site.told).toEqual([]);
  expect((await site.visit())[1]).toBe('the page');
});

test('one that hangs is given up after three openings that each were there for ten seconds', async () => {
  for (let opening = 0; opening < 3; opening += 1) {
    const [id, shown] = await site.visit();
    expect(shown).toBe('the page');
    await vi.advanceTimersByTimeAsync(10_000);
    site.open.delete(id);
  }
  expect((await site.visit())[1]).toContain(OWN);
});

test('one that starts late does not hang', async () => {
  for (let opening = 0; opening < 3; opening += 1) {
    const [id] = await site.visit();
    await vi.advanceTimersByTimeAsync(11_000);
    site.open.delete(id);
  }
  await site.say('started');
  expect((await site.visit())[1]).toBe('the page');
});

test('the words of a language are kept once they have been asked for', async () => {
  expect(await site.get(WORDS)).toBe(WORDS);
  expect(await site.get(WORDS)).toBe(WORDS);
  expect(site.fetched).toEqual([WORDS]);
  expect(await site.get(`${SITE}assets/words/fr-1.js`)).toBeUndefined();
});

test('those that the page had before there was a worker are kept when it says so', async () => {
  await site.say({ keep: [WORDS, `${SITE}assets/other-1.js`] });
  expect(site.fetched).toEqual([WORDS]);
  expect(await site.get(WORDS)).toBe(WORDS);
  expect(site.fetched).toEqual([WORDS]);
});

test('one that is to make way is busy for a moment, and idle then', async () => {
  let idle = false;
  const done = site.say('make-way').then(() => {
    idle = true;
  });
  await vi.advanceTimersByTimeAsync(900);
  expect(idle).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(idle).toBe(true);
});
