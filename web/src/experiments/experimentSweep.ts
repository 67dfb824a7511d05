/** A sweep as the page shows it: how far it is, what it says so far, and how it ended. No React, no worker of its own. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { messageOf } from '../base/assert';
import type { Task } from '../protocol/experiment';
import type { Plan, Results, SweepMode } from '../protocol/experiment.gen';
import { say } from '../words/say';
import { RunTable } from './results';
import type { Archive, ResultsStamp, VerdictCount } from './resultsArchive';

/** How often progress is told while runs come in: what draws it takes from the runs what it needs. */
const TELL_MS = 250;
/** Rest between two looks at the statistics, at least, and as a multiple of what the last look took. */
const JUDGE_MS = 500;
const JUDGE_REST = 9;
const SAVE_MS = 4000;
/** A database that has not answered by then is done without. */
const DATABASE_MS = 4000;

export type SweepStatus = 'loading' | 'idle' | 'running' | 'finished' | 'cancelled' | 'failed';

export interface SweepState {
  readonly status: SweepStatus;
  readonly done: number;
  readonly total: number;
  /** How many of them a later visit will find; null where nothing can be kept. */
  readonly kept: number | null;
  /** Expected rest, null until it can be told. */
  readonly left_s: number | null;
  /** How long the runs of this visit took together, seconds. */
  readonly took_s: number;
  readonly results: Results | null;
  /** Why it failed, a sentence. */
  readonly problem: string | null;
}

/** What a sweep needs from the world outside. */
export interface SweepTools {
  start(
    tasks: Iterator<Task>,
    listener: {
      done(task: Task, metrics: Float64Array): void;
      ended(problem: string | null): void;
    },
  ): { cancel(): void };
  judge(id: string, mode: SweepMode, runs: Float64Array): Promise<Results>;
  /** Null where nothing can be kept. */
  readonly archive: Archive | null;
  now(): number;
}

export class ExperimentSweep {
  readonly state: StoreApi<SweepState>;
  readonly plan: Plan;
  private stamp: ResultsStamp;
  private readonly tools: SweepTools;
  private table: RunTable;
  private pool: { cancel(): void } | null = null;
  private began_ms = 0;
  private doneBefore = 0;
  private telling: ReturnType<typeof setTimeout> | null = null;
  private judging = false;
  private judged = 0;
  /** How often what is to be said of the runs has become another thing. */
  private asked = 0;
  private saved_ms = 0;
  private saved = 0;
  private wake: () => void = () => undefined;

  constructor(stamp: ResultsStamp, plan: Plan, tools: SweepTools) {
    this.stamp = stamp;
    this.plan = plan;
    this.tools = tools;
    this.table = new RunTable(plan);
    this.state = createStore<SweepState>(() => ({
      status: 'loading',
      done: 0,
      total: this.table.total,
      kept: tools.archive === null ? null : 0,
      left_s: null,
      took_s: 0,
      results: null,
      problem: null,
    }));
    void this.recall();
  }

  /** Makes what is missing. */
  start(): void {
    if (this.pool) return;
    this.began_ms = this.tools.now();
    this.saved_ms = this.began_ms;
    this.doneBefore = this.table.count;
    this.state.setState({ status: 'running', left_s: null, problem: null });
    this.pool = this.tools.start(this.table.missing(), {
      done: (task, metrics) => this.take(task, metrics),
      ended: (problem) => this.end(problem === null ? 'finished' : 'failed', problem),
    });
  }

  /** Stops; what is finished is kept. */
  cancel(): void {
    if (this.pool) this.end('cancelled', null);
  }

  /** Forgets what was made here, also in the database: the next start makes every run anew. */
  async discard(): Promise<void> {
    if (this.pool) return;
    this.table = new RunTable(this.plan);
    this.judged = 0;
    this.saved = 0;
    const { kept } = this.state.getState();
    const nothing = { left_s: null, took_s: 0, results: null, problem: null };
    this.state.setState({ ...nothing, status: 'idle', done: 0, kept: kept === null ? null : 0 });
    try {
      await this.tools.archive?.remove(this.stamp);
    } catch {
      // What a closed database still holds, a later visit finds again.
      this.state.setState({
        problem: say('The browser did not remove what it keeps of these runs.'),
      });
    }
  }

  /** The same runs belong to a document of another name, or are asked other things: nothing is run anew. */
  again(stamp: ResultsStamp): void {
    this.stamp = stamp;
    this.asked += 1;
    this.judged = 0;
    this.saved = 0;
    if (this.table.count > 0) void this.look();
  }

  /** Takes up what an earlier visit has left, also if that is told late. */
  private async recall(): Promise<void> {
    const { table } = this;
    const late = setTimeout(() => this.looked(), DATABASE_MS);
    try {
      const kept = await this.tools.archive?.load(this.stamp);
      if (this.table !== table) return;
      if (kept) this.table.restore(kept);
      this.saved = this.table.count;
      if (kept) this.state.setState({ kept: this.saved });
    } catch {
      // Without a database every visit starts anew.
      this.state.setState({ kept: null });
    }
    clearTimeout(late);
    this.looked();
    if (this.table.count > 0) void this.look();
  }

  /** Earlier results have been looked for, or the database is not waited for any longer. */
  private looked(): void {
    const { status } = this.state.getState();
    if (status !== 'loading' && status !== 'idle') return;
    const whole = this.table.count === this.table.total;
    this.state.setState({ status: whole ? 'finished' : 'idle', done: this.table.count });
  }

  private take(task: Task, metrics: Float64Array): void {
    this.table.add(task, metrics);
    this.telling ??= setTimeout(() => this.tell(), TELL_MS);
  }

  private tell(): void {
    this.telling = null;
    const passed_s = (this.tools.now() - this.began_ms) / 1000;
    const made = this.table.count - this.doneBefore;
    const rest = this.table.total - this.table.count;
    if (!this.pool) return;
    this.state.setState({
      done: this.table.count,
      took_s: passed_s,
      left_s: made > 0 ? (passed_s / made) * rest : null,
    });
    void this.look();
  }

  private end(status: SweepStatus, problem: string | null): void {
    this.pool?.cancel();
    this.pool = null;
    const took_s = (this.tools.now() - this.began_ms) / 1000;
    this.state.setState({ status, problem, done: this.table.count, left_s: null, took_s });
    this.wake();
    void this.look();
  }

  /** Has the statistics worked out, one look at a time, the last one over everything. */
  private async look(): Promise<void> {
    if (this.judging) return;
    this.judging = true;
    try {
      while (this.judged < this.table.count) {
        const { table, asked } = this;
        const { count } = table;
        const runs = table.flat();
        const asked_ms = this.tools.now();
        const results = await this.tools.judge(this.stamp.id, this.stamp.mode, runs);
        // Meanwhile the runs may have been discarded, or other things are asked of them.
        if (this.table !== table || this.asked !== asked) continue;
        this.judged = count;
        this.state.setState({ results });
        await this.keep(count, results);
        const rest = Math.max(JUDGE_MS, JUDGE_REST * (this.tools.now() - asked_ms));
        if (this.pool) await this.pause(rest);
      }
      const { results } = this.state.getState();
      if (results && !this.pool) await this.keep(this.judged, results);
    } catch (thrown) {
      this.judged = this.table.count;
      this.state.setState({ problem: messageOf(thrown) });
    } finally {
      this.judging = false;
    }
  }

  /** Waits, but no longer than the pool is at work. */
  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async keep(count: number, results: Results): Promise<void> {
    const now = this.tools.now();
    if (count === this.saved || (this.pool && now - this.saved_ms < SAVE_MS)) return;
    this.saved = count;
    this.saved_ms = now;
    const { table } = this;
    const runs = table.count;
    try {
      if (!this.tools.archive) return;
      const saved = this.tools.archive.save(this.stamp, this.table.flat(), this.count(results));
      await answered(saved, DATABASE_MS);
      if (this.table === table) this.state.setState({ kept: runs });
    } catch {
      // A full, closed or silent database takes nothing: the results stay on the screen.
      this.state.setState({ kept: null });
    }
  }

  private count({ claims }: Results): VerdictCount {
    const of = (verdict: string) => claims.filter((claim) => claim.verdict === verdict).length;
    return {
      holds: of('holds'),
      fails: of('fails'),
      unclear: of('unclear'),
      complete: this.table.count === this.table.total,
    };
  }
}

/** What `question` is answered with; rejects if that takes longer than `most_ms`. */
function answered<T>(question: Promise<T>, most_ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(say('The database does not answer.'))), most_ms);
    question.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
