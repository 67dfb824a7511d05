/**
 * The service worker: serves the page from what was kept of its version, so that it works offline after the first
 * visit. The build writes `VERSION`, `FILES` and `LATER` above this text: what is kept at once, and when it is asked for. Files of two versions never meet: all of one are
 * kept before it is used, the page and its files come from one cache, and a new version waits until it is asked for.
 * A version that cannot start (public/start.js says so) cannot offer the next one: then a page of the worker's own does.
 */
const PREFIX = 'skywindow-';
const NAME = PREFIX + VERSION;
const page = new URL('./', self.location.href).href;
const addresses = (files) => new Set(files.map((file) => new URL(file, page).href));
const known = addresses(FILES);
const later = addresses(LATER);
/** Kept beside the files: whether this version has ever started, and whether it has said that it cannot. */
const STARTED = `${page}sw-started`;
const FAILED = `${page}sw-failed`;
/** How many openings were there for long and said neither: one that hangs says nothing. */
const SILENT = `${page}sw-silent`;
const LONG_MS = 10_000;
const WAY_MS = 1000;
/** So many of them are as good as a failure. */
const MOST_SILENT = 3;
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
  if (data === 'started') event.waitUntil(start());
  if (data === 'make-way') event.waitUntil(makeWay());
  if (data === 'failed') event.waitUntil(fail(event.source));
  if (data === 'try-again') event.waitUntil(tryAgain());
  // What the page has loaded before there was a worker.
  if (data?.keep) event.waitUntil(Promise.all(data.keep.map(keepLater)));
});

/** Keeps that this version starts; who waits in the worker's own page for a start elsewhere sees this one. */
async function start() {
  const cache = await caches.open(NAME);
  if (await cache.match(STARTED)) return;
  await cache.put(STARTED, new Response(''));
  await tellPages('open');
}

/** Keeps that it does not, and has the page that says so opened again: as the worker's own. One that has started before stays. */
async function fail(client) {
  const cache = await caches.open(NAME);
  if (await cache.match(STARTED)) return;
  await cache.put(FAILED, new Response(''));
  client?.postMessage('rescue-open');
}

/**
 * The next version comes once this one has nothing to do. A browser whose developer tools watch a worker does not see
 * that of one that is idle already, only of one that ends something after the next was asked for.
 */
function makeWay() {
  return new Promise((done) => setTimeout(done, WAY_MS));
}

async function tryAgain() {
  const cache = await caches.open(NAME);
  await Promise.all([FAILED, SILENT].map((name) => cache.delete(name)));
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
  else if (wanted === page && request.mode === 'navigate') {
    event.respondWith(opened(request));
    event.waitUntil(watch(event.resultingClientId));
  } else if (wanted === page || known.has(wanted)) event.respondWith(kept(wanted, request));
  else if (later.has(wanted)) event.respondWith(keptLater(wanted, request));
});

async function kept(wanted, request) {
  const cache = await caches.open(NAME);
  return (await cache.match(wanted)) ?? fetch(request);
}

/** The same for what is kept from the first time on that it is asked for. */
async function keptLater(wanted, request) {
  const cache = await caches.open(NAME);
  const known = await cache.match(wanted);
  if (known) return known;
  const response = await fetch(request);
  // Without room for it the page has it all the same.
  if (response.ok) await cache.put(wanted, response.clone()).catch(() => undefined);
  return response;
}

/** Keeps what a page has loaded already, if it is of this version. */
async function keepLater(wanted) {
  if (later.has(wanted)) await keptLater(wanted, wanted);
}

/** The page, or the worker's own where this version cannot start. */
async function opened(request) {
  const cache = await caches.open(NAME);
  if (await isHopeless(cache)) return new Response(RESCUE_PAGE, HEADERS.page);
  return kept(page, request);
}

async function isHopeless(cache) {
  if (await cache.match(STARTED)) return false;
  return (await cache.match(FAILED)) !== undefined || (await silences(cache)) >= MOST_SILENT;
}

async function silences(cache) {
  const kept = await cache.match(SILENT);
  return kept ? Number(await kept.text()) : 0;
}

/** Counts an opening that is still there after long and has not started. One that was left sooner, as by a reload, tells nothing. */
async function watch(id) {
  const cache = await caches.open(NAME);
  if ((await cache.match(STARTED)) || (await isHopeless(cache))) return;
  await new Promise((done) => setTimeout(done, LONG_MS));
  if (!(await self.clients.get(id)) || (await cache.match(STARTED))) return;
  const count = 1 + (await silences(cache));
  // Without room for it the page is opened as ever.
  await cache.put(SILENT, new Response(String(count))).catch(() => undefined);
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
    serviceWorker.controller?.postMessage('make-way');
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
