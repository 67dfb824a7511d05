/** Registers the service worker, and says when a new version is ready. */
import { useEffect, useState } from 'react';
import { say } from '../words/say';
import './newVersion.css';

/** How often a page that stays open asks for a new version. */
const ASK_MS = 60 * 60 * 1000;

export function NewVersion() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    register(setWaiting).then(
      (registration) => {
        timer = setInterval(() => registration.update().catch(() => undefined), ASK_MS);
      },
      // A browser that allows no worker, or a host that has none: the page works online.
      () => undefined,
    );
    return () => clearInterval(timer);
  }, []);
  if (waiting === null) return null;
  const use = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    navigator.serviceWorker.controller?.postMessage('make-way');
    waiting.postMessage('use-new-version');
  };
  return (
    <div className="new-version" role="status">
      <p>{say('A new version is ready: reload.')}</p>
      <button type="button" className="button primary" onClick={use}>
        {say('Reload')}
      </button>
      <button type="button" className="button" onClick={() => setWaiting(null)}>
        {say('Later')}
      </button>
    </div>
  );
}

/** `ready` is called with a version that waits behind the one that serves this page. */
async function register(
  ready: (waiting: ServiceWorker) => void,
): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  const tell = () => {
    if (registration.waiting && serviceWorker.controller) ready(registration.waiting);
  };
  tell();
  serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: loaded() }));
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  return registration;
}

/** What this page has loaded so far: of the words of its language the worker knows nothing when it comes after them. */
function loaded(): readonly string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}
