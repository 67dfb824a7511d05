/** Makes the page work offline, once it has long done what it was opened for. */
import { type ComponentType, useEffect, useState } from 'react';

/** What a first visit needs is long there by then: what is kept for later does not compete with it. */
const AFTER_MS = 6000;

export function Offline() {
  const [NewVersion, setNewVersion] = useState<ComponentType | null>(null);
  useEffect(() => {
    // While developing there is no worker: a file that changes would be served as it was.
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    // The worker that served this page learns that its version can be used; another one would learn nothing of its own.
    navigator.serviceWorker.controller?.postMessage('started');
    // A frame is there for as long as the page around it: that would have to be kept, too.
    if (window.parent !== window) return;
    const timer = setTimeout(() => {
      import('./NewVersion').then(
        (part) => setNewVersion(() => part.NewVersion),
        // Without it the page works online, as before.
        () => undefined,
      );
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return NewVersion ? <NewVersion /> : null;
}
