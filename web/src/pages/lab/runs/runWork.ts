/** One run at work: its document, its worker and its recording, kept ahead of the playhead. */
import { messageOf } from '../../../base/assert';
import { Pace } from '../../../clock/pace';
import type { FromWorker } from '../../../protocol/messages';
import { Tally } from '../../../reading/tally';
import { SimulationClient } from '../../../worker/client';
import type { Run, RunStatus } from '../session/run';

/** Who is told how a run gets on, and where the clock is that it stays ahead of. */
export interface RunOwner {
  readonly clock: { readonly t: number; readonly speed: number };
  /** Whether the page is still being opened. */
  readonly opening: boolean;
  /** The instant that nothing is to be simulated beyond, s; null for none. */
  readonly held_s: number | null;
  /** Something was recorded. */
  grew(work: RunWork): void;
  /** The run began anew, ended or failed. */
  turned(work: RunWork): void;
}

/** Milliseconds between two parts of the memory that a complete run gives back. */
const FIT_MS = 50;

type Worker = Pick<SimulationClient, 'load' | 'fork' | 'advance' | 'retry' | 'stop'>;
type Listener = ConstructorParameters<typeof SimulationClient>[0];

export class RunWork {
  /** The preset that its document is told apart from in a link. */
  preset: string;
  /** What somebody calls it; empty while it has no name of its own. */
  name = '';
  run: Run;
  status: RunStatus = { kind: 'running' };
  /** What became of the flow's packets so far. */
  tally: Tally;
  private readonly owner: RunOwner;
  private readonly worker: Worker;
  private readonly pace = new Pace();

  constructor(
    owner: RunOwner,
    preset: string,
    run: Run,
    spawn: (listener: Listener) => Worker = (listener) => new SimulationClient(listener),
  ) {
    this.owner = owner;
    this.preset = preset;
    this.run = run;
    this.tally = new Tally(run.store);
    this.worker = spawn({
      loaded: () => this.stayAhead(),
      block: (block) => this.take(block),
      forked: (at_s, rows) => this.forked(at_s, rows),
      failed: (message) => this.fail(message, true),
      restarted: () => this.again(),
    });
  }

  /** When its recording ends, or will; s. */
  get end_s(): number {
    const { store, meta } = this.run;
    return store.finished ? store.simulated_s : meta.duration_s;
  }

  /** Whether there is more to simulate, and somebody at it. */
  get underway(): boolean {
    return this.status.kind === 'running';
  }

  /** Simulates the run that it was made for. */
  begin(): void {
    this.worker.load(this.run.text);
  }

  /** Simulates `run` from its beginning. */
  load(preset: string, run: Run): void {
    this.preset = preset;
    this.run = run;
    this.tally = new Tally(run.store);
    this.pace.restart();
    this.status = { kind: 'running' };
    this.worker.load(run.text);
  }

  /** Goes on as `run`, which differs in dated changes alone and has the same recording. */
  fork(run: Run): void {
    this.run = run;
    this.status = { kind: 'running' };
    this.worker.fork(run.text);
  }

  /** Has the worker simulate as far ahead of the playhead as is of use. */
  stayAhead(): void {
    if (!this.underway) return;
    const { store, meta } = this.run;
    const { t, speed } = this.owner.clock;
    this.pace.opening = this.owner.opening;
    const until_s = this.pace.ask(store, { t, speed, duration_s: meta.duration_s });
    if (until_s !== null) this.worker.advance(Math.min(until_s, this.owner.held_s ?? until_s));
  }

  /** Goes on where something held it. */
  goOn(): void {
    this.pace.restart();
    this.stayAhead();
  }

  /** Goes on behind what a stopped run has recorded. */
  retry(): void {
    this.worker.retry();
  }

  /** Lets the worker go with its memory; the recording stays, and a next load starts another. */
  rest(): void {
    this.worker.stop();
  }

  fail(message: string, resumable = false): void {
    this.status = { kind: 'failed', message, resumable };
    this.owner.turned(this);
  }

  /** What was recorded from `at_s` on is about to come anew. */
  private forked(at_s: number, rows: readonly number[]): void {
    const { store, text } = this.run;
    const whole = rows.length > 0 && store.cut(at_s, rows);
    if (!whole) store.clear();
    if (!whole && rows.length > 0) this.worker.load(text);
    this.tally = new Tally(store);
    this.status = { kind: 'running' };
    this.goOn();
    this.owner.turned(this);
  }

  private take(block: Extract<FromWorker, { type: 'block' }>): void {
    const { store } = this.run;
    try {
      store.append(block.buffer, block.simulated_s, block.finished);
    } catch (thrown) {
      this.worker.stop();
      this.fail(messageOf(thrown));
      return;
    }
    this.tally.update();
    this.owner.grew(this);
    this.stayAhead();
    if (!block.finished) return;
    this.status = { kind: 'finished' };
    this.owner.turned(this);
    this.fit();
  }

  /** Gives back what the recording no longer needs, a frame a part; what is forked meanwhile grows as before. */
  private fit(): void {
    if (this.run.store.fit()) setTimeout(() => this.fit(), FIT_MS);
  }

  /** The run is made once more behind the recording, which goes on where it ends. */
  private again(): void {
    this.pace.restart();
    this.run.store.again();
    this.status = { kind: 'running' };
    this.owner.turned(this);
  }
}
