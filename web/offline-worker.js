/**
 * The service worker: serves the page from what was kept of its version, so that it works offline after the first
 * visit. The build writes `VERSION` and `FILES` above this text. Files of two versions never meet: all of one are
 * kept before it is used, the page and its files come from one cache, and a new version waits until it is asked for.
 * A version that was opened and never started cannot offer the next one: then a page of the worker's own does.
 */
const PREFIX = 'skywindow-';
const NAME = PREFIX + VERSION;
const page = new URL('./', self.location.href).href;
const known = new Set(FILES.map((file) => new URL(file, page).href));
/** Kept beside the files: whether this version was opened, and whether it has ever started. */
const OPENED = `${page}sw-opened`;
const STARTED = `${page}sw-started`;
/** The script of the worker's own page. */
const RESCUE = `${page}sw-rescue.js`;

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

self.addEventListener('message', (event) => {
  const { data } = event;
  // The page says when the waiting version is wanted.
  if (data === 'use-new-version') self.skipWaiting();
  if (data === 'started') event.waitUntil(mark(STARTED));
  if (data === 'try-again') event.waitUntil(forgetOpened());
});

/** Keeps a mark; who waits in the worker's own page for a start elsewhere sees this one. */
async function mark(name) {
  const cache = await caches.open(NAME);
  if (await cache.match(name)) return;
  await cache.put(name, new Response(''));
  if (name === STARTED) await tellPages('open');
}

async function forgetOpened() {
  const cache = await caches.open(NAME);
  await cache.delete(OPENED);
  await tellPages('open');
}

async function tellPages(word) {
  for (const client of await self.clients.matchAll()) client.postMessage(`rescue-${word}`);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('range')) return;
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  const wanted = url.href === `${page}index.html` ? page : url.href;
  if (wanted === RESCUE) event.respondWith(new Response(`(${rescue})();`, HEADERS.script));
  else if (wanted === page && request.mode === 'navigate') event.respondWith(opened(request));
  else if (wanted === page || known.has(wanted)) event.respondWith(kept(wanted, request));
});

async function kept(wanted, request) {
  const cache = await caches.open(NAME);
  return (await cache.match(wanted)) ?? fetch(request);
}

/** The page, or the worker's own where this version was opened before and never started. */
async function opened(request) {
  const cache = await caches.open(NAME);
  const [before, started] = await Promise.all([OPENED, STARTED].map((name) => cache.match(name)));
  if (before && !started) return new Response(RESCUE_PAGE, HEADERS.page);
  // Without room for the mark the page is opened as ever.
  if (!before) await mark(OPENED).catch(() => undefined);
  return kept(page, request);
}

const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'";
const HEADERS = {
  page: {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  },
  script: { headers: { 'content-type': 'text/javascript; charset=utf-8' } },
};

const RESCUE_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <title>Skywindow</title>
  </head>
  <body>
    <main>
      <h1>Skywindow</h1>
      <p>The version that is kept on this device did not start when it was last opened.</p>
      <p role="status" id="said">Looking for a new version.</p>
      <p>
        <button type="button" id="use" hidden>Use the new version</button>
        <button type="button" id="again">Open this version again</button>
      </p>
    </main>
    <script src="${RESCUE}"></script>
  </body>
</html>
`;

/** What the worker's own page does; it runs there, and uses nothing of the worker. */
function rescue() {
  const { serviceWorker } = navigator;
  const use = document.getElementById('use');
  const said = document.getElementById('said');
  const open = () => location.reload();
  serviceWorker.addEventListener('controllerchange', open);
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'rescue-open') open();
  });
  document.getElementById('again').onclick = () => {
    serviceWorker.controller?.postMessage('try-again');
  };
  use.onclick = async () => {
    const registration = await serviceWorker.getRegistration();
    registration?.waiting?.postMessage('use-new-version');
  };
  const tell = ({ waiting, installing }) => {
    use.hidden = !waiting;
    if (waiting) said.textContent = 'A new version is ready.';
    else if (installing) said.textContent = 'A new version is being loaded.';
    else said.textContent = 'There is no newer version yet. This page goes on looking for one.';
    if (!waiting) installing?.addEventListener('statechange', () => void look(false));
  };
  const look = async (asks) => {
    const registration = await serviceWorker.getRegistration();
    if (!registration) return;
    if (asks) await registration.update().catch(() => undefined);
    tell(registration);
  };
  void look(true);
  setInterval(() => void look(true), 30_000);
}
