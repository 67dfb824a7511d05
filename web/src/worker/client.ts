/** The page's side of the simulation worker: starts it, gives it runs, and says when it has died. */
import type { FromWorker, RunMeta, ToWorker } from '../protocol/messages';
import { compiledCore } from './compiled';

/** What the page hears; only of the current run. */
export interface RunListener {
  loaded(meta: RunMeta): void;
  block(block: Extract<FromWorker, { type: 'block' }>): void;
  failed(message: string): void;
}

/** The part of a Worker that is used, so that tests can stand in for it. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

function spawnWorker(): WorkerPort {
  const worker = new Worker(new URL('./simulation.worker.ts', import.meta.url), {
    type: 'module',
    name: 'skywindow simulation',
  });
  const give = (module: WebAssembly.Module | null) => worker.postMessage({ type: 'core', module });
  compiledCore().then(give, () => give(null));
  return worker;
}

/** A worker that was started before there was a run to simulate. */
let waiting: WorkerPort | null = null;

/** Starts the first worker at once, so that its script arrives while the page's own code does. */
export function prepareWorker(): void {
  if (waiting) return;
  const worker = spawnWorker();
  waiting = worker;
  // Nobody listens yet: the next one that cannot start says so.
  const forget = () => {
    if (waiting === worker) waiting = null;
  };
  worker.onerror = forget;
  compiledCore().catch(forget);
}

function preparedWorker(): WorkerPort {
  const worker = waiting ?? spawnWorker();
  waiting = null;
  return worker;
}

export class SimulationClient {
  private worker: WorkerPort | null = null;
  private run = 0;
  private readonly listener: RunListener;
  private readonly spawn: () => WorkerPort;

  constructor(listener: RunListener, spawn: () => WorkerPort = preparedWorker) {
    this.listener = listener;
    this.spawn = spawn;
  }

  /** Begins a new run; what an older one still says is ignored. */
  load(scenario: string): void {
    this.run += 1;
    this.worker ??= this.start();
    this.worker.postMessage({ type: 'load', run: this.run, scenario });
  }

  /** Lets the run go on up to `until_s`. */
  advance(until_s: number): void {
    this.worker?.postMessage({ type: 'advance', run: this.run, until_s });
  }

  /** Ends the worker; the next load starts another. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private start(): WorkerPort {
    const worker = this.spawn();
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) =>
      this.fail(event.message || 'The simulation worker could not be started.');
    return worker;
  }

  private hear(message: FromWorker): void {
    if (message.type === 'failed') {
      // A failure of any run leaves the worker unusable.
      this.fail(message.message);
      return;
    }
    if (message.run !== this.run) return;
    if (message.type === 'loaded') this.listener.loaded(message.meta);
    else this.listener.block(message);
  }

  private fail(message: string): void {
    this.stop();
    this.listener.failed(message);
  }
}
