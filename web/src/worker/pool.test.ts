/** The pool of workers: every run is made once, whatever dies on the way. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromSweepWorker, Task, ToSweepWorker } from '../protocol/experiment';
import { poolSize, SweepPool } from './pool';
import type { SweepPort } from './sweepPort';

/** A worker that answers when it is told to. */
class Stand implements SweepPort {
  onmessage: SweepPort['onmessage'] = null;
  onerror: SweepPort['onerror'] = null;
  asked: ToSweepWorker[] = [];
  ended = false;

  postMessage(message: ToSweepWorker): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: FromSweepWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromSweepWorker>);
  }
  /** Finishes the run at hand: its metric is 10 x point + replication. */
  finish(): void {
    const last = this.asked.at(-1);
    if (last?.type !== 'run') throw new Error('no run is at hand');
    this.say({ type: 'done', metrics: Float64Array.of(10 * last.point + last.replication) });
  }
}

function setUp(tasks: Task[], size: number) {
  const workers: Stand[] = [];
  const done: (readonly [Task, number])[] = [];
  const ended: (string | null)[] = [];
  const pool = new SweepPool(
    'ms-fig11',
    'quick',
    tasks.values(),
    {
      done: (task, metrics) => done.push([task, metrics[0] ?? Number.NaN]),
      ended: (problem) => ended.push(problem),
    },
    size,
    () => {
      const worker = new Stand();
      workers.push(worker);
      return worker;
    },
  );
  const alive = () => workers.filter((worker) => !worker.ended);
  return { pool, workers, alive, done, ended };
}

const tasks = (count: number): Task[] =>
  Array.from({ length: count }, (_, point) => ({ point, replication: 0 }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the pool', () => {
  it('is one worker a core, at most eight', () => {
    expect([1, 2, 8, 64, 0].map(poolSize)).toEqual([1, 2, 8, 8, 1]);
  });

  it('makes every run once and ends its workers', () => {
    const { alive, workers, done, ended } = setUp(tasks(5), 2);
    expect(workers).toHaveLength(2);
    while (alive().length > 0) alive()[0]?.finish();
    expect(done.map(([{ point }]) => point).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(done.every(([{ point }, metric]) => metric === 10 * point)).toBe(true);
    expect(ended).toEqual([null]);
  });

  it('starts no more workers than there are runs', () => {
    expect(setUp(tasks(1), 8).workers).toHaveLength(1);
  });

  it('repeats the run of a worker that died, on another one', () => {
    const { alive, workers, done, ended } = setUp(tasks(3), 2);
    workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(workers).toHaveLength(3);
    expect(workers[2]?.asked[0]).toMatchObject({ point: 0, replication: 0 });
    while (alive().length > 0) alive()[0]?.finish();
    expect(done).toHaveLength(3);
    expect(ended).toEqual([null]);
  });

  it('tells after the second repetition, and which run it was', () => {
    const { workers, done, ended } = setUp(tasks(1), 1);
    for (let death = 0; death < 3; death += 1) {
      workers.at(-1)?.say({ type: 'failed', message: 'unreachable' });
    }
    expect(workers).toHaveLength(3);
    expect(done).toEqual([]);
    expect(ended).toEqual(['Run 1 of point 1 failed 3 times: unreachable.']);
  });

  it('gives up a worker that no longer answers, though it never said that it died', () => {
    const { workers, ended } = setUp(tasks(4), 2);
    vi.advanceTimersByTime(2000);
    workers[1]?.finish();
    workers[1]?.finish();
    // The first worker is silent for much longer than the other one needed.
    vi.advanceTimersByTime(20_000);
    expect(workers[0]?.ended).toBe(true);
    const again = workers.slice(2).flatMap(({ asked }) => asked);
    expect(again).toContainEqual(expect.objectContaining({ point: 0 }));
    expect(ended).toEqual([]);
  });

  it('hears nothing after it was cancelled', () => {
    const { pool, workers, done, ended } = setUp(tasks(4), 2);
    workers[0]?.finish();
    pool.cancel();
    workers[1]?.finish();
    expect(done).toHaveLength(1);
    expect(ended).toEqual([]);
    expect(workers.every((worker) => worker.ended)).toBe(true);
  });

  it('says so where workers cannot be started', () => {
    const ended: (string | null)[] = [];
    const listener = { done: () => undefined, ended: (why: string | null) => ended.push(why) };
    new SweepPool('ms-fig11', 'quick', tasks(2).values(), listener, 2, () => {
      throw new Error('refused');
    });
    expect(ended).toEqual(['This browser does not start the workers that make the runs.']);
  });
});
