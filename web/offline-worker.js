/**
 * The service worker: serves the page from what was kept of its version, so that it works offline after the first
 * visit. The build writes `VERSION` and `FILES` above this text. Files of two versions never meet: all of one are
 * kept before it is used, the page and its files come from one cache, and a new version waits until it is asked for.
 */
const PREFIX = 'skywindow-';
const NAME = PREFIX + VERSION;
const page = new URL('./', self.location.href).href;
const known = new Set(FILES.map((file) => new URL(file, page).href));

self.addEventListener('install', (event) => event.waitUntil(keep()));

/** Keeps every file of this version. One that is named by its content is as good from the browser's own cache. */
async function keep() {
  const cache = await caches.open(NAME);
  const requests = FILES.map(
    (file) => new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'no-cache' }),
  );
  try {
    await cache.addAll([new Request(page, { cache: 'no-cache' }), ...requests]);
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
      await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

/** The page says when the waiting version is wanted. */
self.addEventListener('message', ({ data }) => {
  if (data === 'use-new-version') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('range')) return;
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  const wanted = url.href === `${page}index.html` ? page : url.href;
  if (wanted !== page && !known.has(wanted)) return;
  event.respondWith(
    caches
      .open(NAME)
      .then((cache) => cache.match(wanted))
      .then((kept) => kept ?? fetch(request)),
  );
});
