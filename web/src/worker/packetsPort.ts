/** A worker of packets, with its code: a package of its own, for the page's core does without captures. */
import packetsUrl from '../../../sim-wasm/pkg/packets_bg.wasm?url';
import type { PacketsPort } from '../protocol/packets';
import { compiledOnce } from './compiled';

const compiledPackets = compiledOnce(packetsUrl);

/** Starts a worker, which hears what it is asked once it has its code. */
export function spawnPackets(): PacketsPort {
  const worker = new Worker(new URL('./packets.worker.ts', import.meta.url), {
    type: 'module',
    name: 'skywindow packets',
  });
  // Without the compiled module the worker fetches its own, and says what is wrong.
  const sent = compiledPackets()
    .catch(() => null)
    .then((module) => worker.postMessage({ type: 'module', module }));
  const port: PacketsPort = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void sent.then(() => worker.postMessage(message)),
    terminate: () => worker.terminate(),
  };
  worker.onmessage = (event) => port.onmessage?.(event);
  worker.onerror = (event) => port.onerror?.(event);
  return port;
}
