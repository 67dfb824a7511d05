/** The page's side of the simulation worker: starts it, gives it runs, and replaces it when it no longer answers. */
import type { FromWorker, ToWorker } from '../protocol/messages';
import { say, translated } from '../words/say';
import { compiledCore } from './compiled';

/** What the page hears; only of the current run. */
export interface RunListener {
  loaded(): void;
  /** The block is to be read at once: its memory then goes back to the worker. */
  block(block: Extract<FromWorker, { type: 'block' }>): void;
  /** The run is another one from `at_s` on: of each table only so many rows hold, none where nothing is said. */
  forked(at_s: number, rows: readonly number[]): void;
  failed(message: string): void;
  /** Another worker makes the run once more from its beginning: its first rows are those that were told already. */
  restarted(): void;
}

/** How often it is looked whether the worker still answers. */
const LOOK_MS = 1000;
/** A worker at work says something many times a second: after so long it is stuck, or gone. */
const PATIENCE_MS = 10_000;
/** Making a run ready takes the core one piece. */
const LOAD_PATIENCE_MS = 60_000;
/** Before a worker has said anything its code may still be on its way. */
const FIRST_PATIENCE_MS = 90_000;
/** Another run does not wait longer than this for a worker that is busy with an older one. */
const HEARD_MS = 1000;
/** A worker that holds more than this is replaced for the next run: only its end gives memory back. */
const MOST_KEPT_BYTES = 256 * 2 ** 20;

const SILENT = 'it no longer answers.';

/** The part of a Worker that is used, so that tests can stand in for it. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
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
  private scenario = '';
  private until_s = 0;
  /** How far the worker at hand has come, and how far this run ever came. */
  private simulated_s = 0;
  private furthest_s = 0;
  private loaded = false;
  private finished = false;
  /** Forks that the worker has not answered yet. */
  private forks = 0;
  /** Whether the worker has said anything yet, and how long it has been silent while something was expected. */
  private spoken = false;
  private silent_ms = 0;
  private held_bytes = 0;
  /** Whether this run was taken from a silent worker and has not come further since. */
  private replaced = false;
  private watch: ReturnType<typeof setInterval> | null = null;
  private hearing: ReturnType<typeof setTimeout> | null = null;
  private readonly listener: RunListener;
  private readonly spawn: () => WorkerPort;

  constructor(listener: RunListener, spawn: () => WorkerPort = preparedWorker) {
    this.listener = listener;
    this.spawn = spawn;
  }

  /** Begins a new run; what an older one still says is ignored. */
  load(scenario: string): void {
    this.scenario = scenario;
    this.furthest_s = 0;
    this.replaced = false;
    if (this.held_bytes > MOST_KEPT_BYTES) this.stop();
    this.begin();
  }

  /** The run goes on as one of `scenario` would, which has other dated changes. */
  fork(scenario: string): void {
    this.scenario = scenario;
    this.finished = false;
    if (!this.worker) {
      this.forgetForks(1);
      this.begin();
      return;
    }
    this.forks += 1;
    this.worker.postMessage({ type: 'fork', run: this.run, scenario });
  }

  /** Lets the run go on up to `until_s`. */
  advance(until_s: number): void {
    this.until_s = until_s;
    this.worker?.postMessage({ type: 'advance', run: this.run, until_s });
  }

  /** Makes the run once more in another worker, up to where it was and on from there. */
  retry(): void {
    this.stop();
    this.forgetForks(this.forks);
    this.listener.restarted();
    this.begin();
  }

  /** Another worker makes the run with its changes: none of the rows that are here need be of it. */
  private forgetForks(unanswered: number): void {
    this.forks = 0;
    if (unanswered > 0) this.listener.forked(0, []);
  }

  /** Ends the worker; the next load starts another. */
  stop(): void {
    if (this.watch !== null) clearInterval(this.watch);
    if (this.hearing !== null) clearTimeout(this.hearing);
    this.worker?.terminate();
    this.worker = null;
    this.spoken = false;
    this.held_bytes = 0;
  }

  private begin(): void {
    this.run += 1;
    this.until_s = 0;
    this.simulated_s = 0;
    this.loaded = false;
    this.finished = false;
    this.forks = 0;
    this.silent_ms = 0;
    if (this.hearing !== null) clearTimeout(this.hearing);
    // One that has never spoken is still being started, and no other would be there sooner.
    if (this.worker && this.spoken) this.hearing = setTimeout(() => this.pass(), HEARD_MS);
    this.worker ??= this.start();
    this.worker.postMessage({ type: 'load', run: this.run, scenario: this.scenario });
  }

  private start(): WorkerPort {
    const worker = this.spawn();
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) =>
      this.fail(event.message || say('The simulation worker could not be started.'));
    this.watch = setInterval(() => this.look(), LOOK_MS);
    return worker;
  }

  /** The worker is busy with an older run: this one goes to another. */
  private pass(): void {
    const { until_s } = this;
    this.stop();
    this.begin();
    if (until_s > 0) this.advance(until_s);
  }

  private hear(message: FromWorker): void {
    this.spoken = true;
    this.silent_ms = 0;
    if (message.type === 'failed') {
      // A failure of any run leaves the worker unusable.
      this.fail(translated(message.message));
      return;
    }
    if (message.run !== this.run) return;
    if (this.hearing !== null) clearTimeout(this.hearing);
    if (message.type === 'loaded') {
      this.loaded = true;
      this.listener.loaded();
    } else if (message.type === 'forked') {
      this.forks = Math.max(0, this.forks - 1);
      this.simulated_s = message.at_s;
      this.furthest_s = message.at_s;
      this.finished = false;
      this.listener.forked(message.at_s, message.rows);
    } else if (message.type === 'block') {
      this.simulated_s = message.simulated_s;
      if (this.simulated_s > this.furthest_s) {
        this.furthest_s = this.simulated_s;
        this.replaced = false;
      }
      this.finished = message.finished;
      this.held_bytes = message.memory_bytes ?? 0;
      this.listener.block(message);
      const { run, buffer } = message;
      this.worker?.postMessage({ type: 'spent', run, buffer }, [buffer]);
    }
  }

  /** Counts looks rather than reading a clock: a computer that slept has not waited for its worker. */
  private look(): void {
    const expected = !this.loaded || (this.until_s > this.simulated_s && !this.finished);
    if (!expected) {
      this.silent_ms = 0;
      return;
    }
    this.silent_ms += LOOK_MS;
    const atWork_ms = this.loaded ? PATIENCE_MS : LOAD_PATIENCE_MS;
    if (this.silent_ms <= (this.spoken ? atWork_ms : FIRST_PATIENCE_MS)) return;
    // What has silenced two workers at the same place would silence a third.
    if (this.replaced) {
      this.fail(SILENT);
      return;
    }
    this.replaced = true;
    this.retry();
  }

  private fail(message: string): void {
    this.stop();
    this.listener.failed(message);
  }
}
