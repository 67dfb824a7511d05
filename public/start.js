/**
 * Tells the service worker that served this page when its version cannot start; outside the bundles, which may be what
 * cannot. The worker then opens a page of its own. That it has started: web/src/app/Offline.tsx.
 */
{
  const { serviceWorker } = navigator;
  const worker = serviceWorker?.controller;
  /** How long what was rendered beside the fault has to come, ms. */
  const GRACE_MS = 1000;
  const isOwn = (text) => String(text).includes(location.origin);
  const isBlank = () => !document.getElementById('root')?.firstChild;
  let said = false;
  const fail = () => {
    if (said || !isBlank()) return;
    said = true;
    // Not sooner than the worker has kept it, nor where it would open the same again.
    serviceWorker.addEventListener('message', ({ data }) => {
      if (data === 'rescue-open') location.reload();
    });
    worker.postMessage('failed');
  };
  // What an extension of the browser does in the page says nothing of this version.
  const hear = (own) => {
    if (own) setTimeout(fail, GRACE_MS);
  };
  if (worker) {
    // Captured: the fault of a script that does not come stays with its element.
    addEventListener(
      'error',
      ({ target, filename }) =>
        hear(isOwn(target instanceof HTMLScriptElement ? target.src : (filename ?? ''))),
      { capture: true },
    );
    addEventListener('unhandledrejection', ({ reason }) => hear(isOwn(reason?.stack)));
  }
}
