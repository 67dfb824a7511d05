/** Starts workers of a sweep; the pool and the judge take the port from here, and tests put theirs in its place. */
import type { FromSweepWorker, ToSweepWorker } from '../protocol/experiment';

/** The part of a Worker that is used. */
export interface SweepPort {
  onmessage: ((event: MessageEvent<FromSweepWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToSweepWorker): void;
  terminate(): void;
}

/** Starts a worker. */
export function spawnSweepWorker(): SweepPort {
  return new Worker(new URL('./sweep.worker.ts', import.meta.url), {
    type: 'module',
    name: 'skywindow sweep',
  });
}
