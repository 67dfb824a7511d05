/** A pool of workers that makes the runs of a sweep; a worker that dies loses no more than the run it was at. */

import type { Chosen, Task } from '../protocol/experiment';
import type { SweepMode } from '../protocol/experiment.gen';
import { say, translated } from '../words/say';
import { type SweepPort, spawnSweepWorker } from './sweepPort';

const MOST_WORKERS = 8;
/** A run that took its worker down is repeated this often. */
const MOST_REPEATS = 2;
/** How often it is looked whether all workers still answer. */
const LOOK_MS = 1000;
/** A run may take this many times as long as the longest before it, until its worker is given up. */
const PATIENCE = 8;
const LEAST_PATIENCE_MS = 5_000;
/** Before any run is finished nobody knows how long one takes. */
const FIRST_PATIENCE_MS = 90_000;

export interface PoolListener {
  /** A run is finished; its metrics in the order of the plan. */
  done(task: Task, metrics: Float64Array): void;
  /** Nothing more will come: all runs are made, or one of them cannot be. */
  ended(problem: string | null): void;
}

interface Member {
  readonly port: SweepPort;
  task: Task | null;
  /** How long it has been at its run, as far as this page was awake. */
  spent_ms: number;
}

/** One worker a core, at most eight. */
export function poolSize(cores = navigator.hardwareConcurrency): number {
  return Math.max(1, Math.min(MOST_WORKERS, cores || 1));
}

export class SweepPool {
  private readonly listener: PoolListener;
  private readonly spawn: () => SweepPort;
  private readonly members = new Set<Member>();
  private readonly repeats = new Map<string, number>();
  private readonly again: Task[] = [];
  private readonly experiment: string;
  private readonly mode: SweepMode;
  private readonly chosen: Chosen;
  private readonly tasks: Iterator<Task>;
  private watch: ReturnType<typeof setInterval> | null = null;
  private over = false;
  private longest_ms: number | null = null;

  /** Starts at once; `tasks` is asked for a run whenever a worker is free. */
  constructor(
    experiment: string,
    mode: SweepMode,
    tasks: Iterator<Task>,
    listener: PoolListener,
    size = poolSize(),
    spawn: () => SweepPort = spawnSweepWorker,
    chosen: Chosen = undefined,
  ) {
    this.experiment = experiment;
    this.mode = mode;
    this.chosen = chosen;
    this.tasks = tasks;
    this.listener = listener;
    this.spawn = spawn;
    this.watch = setInterval(() => this.look(), LOOK_MS);
    for (let number = 0; number < size && !this.over; number += 1) this.enlist();
  }

  /** Ends all workers; what has been told stays true. */
  cancel(): void {
    if (this.over) return;
    this.over = true;
    if (this.watch !== null) clearInterval(this.watch);
    for (const { port } of this.members) port.terminate();
    this.members.clear();
  }

  private enlist(): void {
    const task = this.next();
    if (task === null) return;
    let port: SweepPort;
    try {
      port = this.spawn();
    } catch {
      this.end('This browser does not start the workers that make the runs.');
      return;
    }
    const member: Member = { port, task: null, spent_ms: 0 };
    this.members.add(member);
    port.onmessage = ({ data }) => {
      if (this.over || !this.members.has(member)) return;
      if (data.type === 'done') this.take(member, data.metrics);
      else if (data.type === 'failed') this.bury(member, translated(data.message));
    };
    port.onerror = (event) => this.bury(member, event.message || say('a worker stopped'));
    this.give(member, task);
  }

  private give(member: Member, task: Task): void {
    member.task = task;
    member.spent_ms = 0;
    const { experiment: id, mode, chosen } = this;
    member.port.postMessage({ type: 'run', id, mode, chosen, ...task });
  }

  private take(member: Member, metrics: Float64Array): void {
    const { task } = member;
    member.task = null;
    this.longest_ms = Math.max(this.longest_ms ?? 0, member.spent_ms);
    if (task) this.listener.done(task, metrics);
    if (this.over) return;
    const next = this.next();
    if (next) {
      this.give(member, next);
      return;
    }
    member.port.terminate();
    this.members.delete(member);
    if (this.members.size === 0) this.end(null);
  }

  /** Gives a worker up; its run goes to another one. */
  private bury(member: Member, reason: string): void {
    if (this.over || !this.members.delete(member)) return;
    member.port.terminate();
    const { task } = member;
    if (task) {
      const key = `${task.point}/${task.replication}`;
      const repeats = (this.repeats.get(key) ?? 0) + 1;
      this.repeats.set(key, repeats);
      if (repeats > MOST_REPEATS) {
        this.end(
          `Run ${task.replication + 1} of point ${task.point + 1} failed ${repeats} times: ${reason}.`,
        );
        return;
      }
      this.again.push(task);
    }
    this.enlist();
  }

  /** Counts looks rather than reading a clock: a computer that slept has not waited for its workers. */
  private look(): void {
    const patience_ms =
      this.longest_ms === null
        ? FIRST_PATIENCE_MS
        : Math.max(LEAST_PATIENCE_MS, PATIENCE * this.longest_ms);
    for (const member of [...this.members]) {
      member.spent_ms += LOOK_MS;
      if (member.spent_ms > patience_ms) this.bury(member, 'its worker no longer answers');
    }
  }

  private next(): Task | null {
    const repeated = this.again.pop();
    if (repeated) return repeated;
    const { done, value } = this.tasks.next();
    return done ? null : value;
  }

  private end(problem: string | null): void {
    this.cancel();
    this.listener.ended(problem);
  }
}
