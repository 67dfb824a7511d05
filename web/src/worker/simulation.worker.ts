/** The simulation worker: loads a scenario, simulates ahead in short slices, and hands over what was recorded. */
import init, { Simulation } from 'skywindow-core';
import type { FromWorker, ToWorker } from '../protocol/messages';

/** What the page asks for once there is a core. */
type Order = Exclude<ToWorker, { type: 'core' }>;

/** How long one slice may keep the worker from hearing the page. */
const SLICE_MS = 12;
/** How long rows are gathered before they are handed over; the first block goes at once. */
const GATHER_MS = 40;
const FEWEST_EVENTS = 200;
const MOST_EVENTS = 2_000_000;
/** Blocks under way at once, as a rule: one is filled while another is read. */
const MOST_ROOMS = 2;

interface Run {
  readonly number: number;
  readonly simulation: Simulation;
  until_s: number;
  reached_s: number;
  handedOver_ms: number;
}

/** The core: the page gives it compiled, or else the worker fetches it. */
let core: 'awaited' | 'loaded' | 'missing' = 'awaited';
let memory: WebAssembly.Memory | null = null;
let run: Run | null = null;
let scheduled = false;
/** Events of the next slice, fitted to its time. */
let budget = FEWEST_EVENTS;
/** Memory of blocks that the page has read, kept while the run goes on. */
const rooms: Uint8Array<ArrayBuffer>[] = [];

const port = new MessageChannel();
port.port1.onmessage = () => {
  scheduled = false;
  guarded(slice);
};

/** Messages that came before the core; they are heard in their order when it is there. */
const early: Order[] = [];

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'load') tell({ type: 'heard', run: data.run });
  if (data.type === 'core') void begin(data.module);
  else if (core === 'awaited') early.push(data);
  else listen(data);
};

async function begin(module: WebAssembly.Module | null): Promise<void> {
  const exports = await init(module ? { module_or_path: module } : undefined).catch(() => null);
  core = exports ? 'loaded' : 'missing';
  memory = exports?.memory ?? null;
  for (const message of early.splice(0)) listen(message);
}

function listen(message: Order): void {
  if (core === 'loaded') guarded(() => hear(message));
  else tell({ type: 'failed', run: message.run, message: 'The simulation could not be loaded.' });
}

function hear(message: Order): void {
  if (message.type === 'load') load(message.run, message.scenario);
  else if (message.type === 'fork') fork(message.run, message.scenario);
  else if (message.type === 'spent') keep(message.buffer);
  else if (run && run.number === message.run) {
    run.until_s = message.until_s;
    schedule();
  }
}

function load(number: number, scenario: string): void {
  run?.simulation.free();
  run = null;
  const simulation = new Simulation(scenario);
  simulation.leave_unhashed();
  budget = FEWEST_EVENTS;
  run = { number, simulation, until_s: 0, reached_s: 0, handedOver_ms: 0 };
  tell({ type: 'loaded', run: number });
}

/** Goes on from a copy of the run, or makes it once more from its beginning. */
function fork(number: number, scenario: string): void {
  if (run?.number !== number) return;
  const { simulation, until_s } = run;
  const kept = simulation.fork(scenario);
  const [at_s = 0, ...rows] = kept ?? [];
  if (!kept) load(number, scenario);
  if (!run) return;
  run.until_s = until_s;
  run.reached_s = at_s;
  // What comes of it is shown at once.
  run.handedOver_ms = 0;
  tell({ type: 'forked', run: number, at_s, rows });
  schedule();
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  port.port2.postMessage(null);
}

const rests = (current: Run): boolean =>
  current.simulation.finished() || current.reached_s >= current.until_s;

/** Keeps the memory of a block for the next one, which would otherwise wait for new memory. */
function keep(buffer: ArrayBuffer): void {
  if (run && !rests(run) && rooms.length < MOST_ROOMS) rooms.push(new Uint8Array(buffer));
}

function slice(): void {
  if (!run || rests(run)) return;
  const { simulation } = run;
  const began = performance.now();
  run.reached_s = simulation.advance(run.until_s, budget);
  const took = performance.now() - began;
  budget = Math.min(MOST_EVENTS, Math.max(FEWEST_EVENTS, (budget * SLICE_MS) / Math.max(took, 1)));
  const resting = rests(run);
  if (resting || began - run.handedOver_ms >= GATHER_MS) handOver(run);
  if (!resting) schedule();
}

function handOver(current: Run): void {
  current.handedOver_ms = performance.now();
  const { simulation, number, reached_s } = current;
  const { buffer } = simulation.take_block(rooms.pop());
  const finished = simulation.finished();
  if (rests(current)) rooms.length = 0;
  const memory_bytes = memory?.buffer.byteLength ?? 0;
  tell({ type: 'block', run: number, buffer, simulated_s: reached_s, finished, memory_bytes }, [
    buffer,
  ]);
}

/** Runs `work`; a failure ends the run, because a core that has trapped cannot go on. */
function guarded(work: () => void): void {
  const number = run?.number ?? 0;
  try {
    work();
  } catch (thrown) {
    run = null;
    tell({ type: 'failed', run: number, message: sentence(thrown) });
  }
}

function sentence(thrown: unknown): string {
  if (thrown instanceof WebAssembly.RuntimeError) return `an internal fault, “${thrown.message}”.`;
  return thrown instanceof Error ? thrown.message : String(thrown);
}

function tell(message: FromWorker, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
