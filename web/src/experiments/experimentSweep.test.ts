/** A sweep in the page: runs as plain numbers, progress, cancelling, and what a later visit finds. */
import { describe, expect, it, vi } from 'vitest';
import type { Task } from '../protocol/experiment';
import type { Plan, Results } from '../protocol/experiment.gen';
import { ExperimentSweep, type SweepTools } from './experimentSweep';
import { RunTable } from './results';
import { type Archive, type ResultsStamp, sameStamp, type VerdictCount } from './resultsArchive';

const plan: Plan = {
  points: [{ values: { loss: 0 } }, { values: { loss: 0.01 } }, { values: { loss: 0.02 } }],
  replications: 2,
  runs: 6,
  seed: 1,
  duration_s: 200,
  metrics: ['goodput_bps', 'jain'],
};

const stamp: ResultsStamp = { id: 'ms-fig11', mode: 'quick', hash: 'a1', seed: 1, core: 'c1' };

describe('the table of runs', () => {
  it('asks for every point once before any point twice', () => {
    const order = [...new RunTable(plan).missing()];
    expect(order.slice(0, 3).map(({ point }) => point)).toEqual([0, 1, 2]);
    expect(order.map(({ replication }) => replication)).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('takes a run once and refuses what does not fit the plan', () => {
    const table = new RunTable(plan);
    expect(table.add({ point: 1, replication: 1 }, [5, 1])).toBe(true);
    expect(table.add({ point: 1, replication: 1 }, [6, 1])).toBe(false);
    expect(table.add({ point: 3, replication: 0 }, [5, 1])).toBe(false);
    expect(table.add({ point: 0, replication: 0 }, [5])).toBe(false);
    expect([...table.flat()]).toEqual([1, 1, 5, 1]);
  });

  it('goes on where a copy of it ended', () => {
    const before = new RunTable(plan);
    before.add({ point: 0, replication: 0 }, [5, 1]);
    before.add({ point: 2, replication: 1 }, [7, 1]);
    const after = new RunTable(plan);
    after.restore(before.flat());
    expect(after.count).toBe(2);
    expect([...after.missing()]).toHaveLength(4);
  });

  it('keeps 10,000 runs in little more than their numbers', () => {
    const many: Plan = { ...plan, points: Array(100).fill(plan.points[0]), replications: 100 };
    const table = new RunTable(many);
    for (const task of table.missing()) table.add(task, [1, 2]);
    expect(table.count).toBe(10_000);
    expect(table.flat().byteLength).toBe(10_000 * 4 * 8);
  });
});

const nothing: Results = { rows: [], claims: [], reference: [], pairs: [] };
const claim = {
  id: 'c',
  sentence: 'It holds.',
  kind: 'check' as const,
  place: '',
  note: '',
  reason: '',
  findings: [],
};

class Memory implements Archive {
  kept: { stamp: ResultsStamp; runs: Float64Array; count: VerdictCount } | null = null;
  async load(wanted: ResultsStamp) {
    return this.kept && sameStamp(this.kept.stamp, wanted) ? this.kept.runs : null;
  }
  async save(of: ResultsStamp, runs: Float64Array<ArrayBuffer>, count: VerdictCount) {
    this.kept = { stamp: of, runs, count };
  }
  async remove() {
    this.kept = null;
  }
  async verdicts() {
    return this.kept ? [{ ...this.kept.stamp, ...this.kept.count }] : [];
  }
}

function open(archive: Archive | null, verdict: 'holds' | 'fails' = 'holds', of = stamp) {
  const pool = {
    tasks: null as Iterator<Task> | null,
    listener: null as Parameters<SweepTools['start']>[1] | null,
    cancelled: false,
    /** Makes the next run, if one is left. */
    step(): void {
      const next = pool.tasks?.next();
      if (next?.done) pool.listener?.ended(null);
      else if (next) pool.listener?.done(next.value, Float64Array.of(1, 2));
    },
  };
  const judge = vi.fn(async (_id: string, _mode: string, runs: Float64Array) => ({
    ...nothing,
    claims: [{ ...claim, verdict, measured: `${runs.length / 4} runs` }],
  }));
  const sweep = new ExperimentSweep(of, plan, {
    start: (tasks, listener) => {
      Object.assign(pool, { tasks, listener });
      return {
        cancel: () => {
          pool.cancelled = true;
        },
      };
    },
    judge,
    archive,
    now: () => 0,
  });
  return { sweep, pool, judge };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a sweep', () => {
  it('is running with nothing done as soon as it is started', async () => {
    const { sweep } = open(null);
    await settle();
    expect(sweep.state.getState().status).toBe('idle');
    sweep.start();
    expect(sweep.state.getState()).toMatchObject({ status: 'running', done: 0, total: 6 });
  });

  it('ends with the verdict over all runs', async () => {
    const { sweep, pool } = open(null);
    sweep.start();
    for (let step = 0; step < 7; step += 1) pool.step();
    await settle();
    const { status, done, results } = sweep.state.getState();
    expect([status, done]).toEqual(['finished', 6]);
    expect(results?.claims[0]?.measured).toBe('6 runs');
  });

  it('keeps what was finished when it is cancelled, and a later visit makes only the rest', async () => {
    const archive = new Memory();
    const first = open(archive);
    await settle();
    first.sweep.start();
    first.pool.step();
    first.pool.step();
    first.sweep.cancel();
    await settle();
    expect(first.pool.cancelled).toBe(true);
    expect(first.sweep.state.getState()).toMatchObject({ status: 'cancelled', done: 2 });
    expect(archive.kept?.count).toEqual({ holds: 1, fails: 0, unclear: 0, complete: false });

    const second = open(archive);
    await settle();
    expect(second.sweep.state.getState()).toMatchObject({ status: 'idle', done: 2 });
    second.sweep.start();
    const rest: unknown[] = [];
    for (;;) {
      const next = second.pool.tasks?.next();
      if (!next || next.done) break;
      rest.push(next.value);
    }
    expect(rest).toHaveLength(4);
    expect(rest).not.toContainEqual({ point: 0, replication: 0 });
  });

  it('says what is kept only once it is written down', async () => {
    let written: () => void = () => undefined;
    class Slow extends Memory {
      override async save(...what: Parameters<Memory['save']>) {
        await new Promise<void>((done) => {
          written = done;
        });
        await super.save(...what);
      }
    }
    const { sweep, pool } = open(new Slow());
    await settle();
    sweep.start();
    pool.step();
    sweep.cancel();
    await settle();
    expect(sweep.state.getState()).toMatchObject({ status: 'cancelled', done: 1, kept: 0 });
    written();
    await settle();
    expect(sweep.state.getState().kept).toBe(1);
    expect(open(null).sweep.state.getState().kept).toBeNull();
  });

  it('goes on without a database that never answers, and takes what one tells late', async () => {
    vi.useFakeTimers();
    try {
      let tell: (runs: Float64Array) => void = () => undefined;
      class Silent extends Memory {
        override load() {
          return new Promise<Float64Array>((done) => {
            tell = done;
          });
        }
        override save() {
          return new Promise<void>(() => undefined);
        }
      }
      const { sweep, pool } = open(new Silent());
      expect(sweep.state.getState().status).toBe('loading');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(sweep.state.getState().status).toBe('idle');
      tell(Float64Array.of(2, 1, 7, 1));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(sweep.state.getState()).toMatchObject({ status: 'idle', done: 1 });
      sweep.start();
      for (let step = 0; step < 6; step += 1) pool.step();
      await vi.advanceTimersByTimeAsync(20_000);
      const { status, done, kept, results } = sweep.state.getState();
      expect([status, done, kept]).toEqual(['finished', 6, null]);
      expect(results?.claims[0]?.measured).toBe('6 runs');
    } finally {
      vi.useRealTimers();
    }
  });

  it('finds finished results at once, and none of another core, seed or document', async () => {
    const archive = new Memory();
    const first = open(archive);
    await settle();
    first.sweep.start();
    for (let step = 0; step < 7; step += 1) first.pool.step();
    await settle();
    for (const [of, status] of [
      [stamp, 'finished'],
      [{ ...stamp, core: 'c2' }, 'idle'],
      [{ ...stamp, seed: 2 }, 'idle'],
      [{ ...stamp, hash: 'b2' }, 'idle'],
    ] as const) {
      const { sweep } = open(archive, 'holds', of);
      await settle();
      expect(sweep.state.getState().status).toBe(status);
    }
  });

  it('forgets what was made here when it is discarded, for good', async () => {
    const archive = new Memory();
    const { sweep, pool } = open(archive);
    await settle();
    sweep.start();
    pool.step();
    pool.step();
    sweep.cancel();
    await settle();
    expect(archive.kept).not.toBeNull();
    await sweep.discard();
    expect(archive.kept).toBeNull();
    expect(sweep.state.getState()).toMatchObject({ status: 'idle', done: 0, results: null });
    sweep.start();
    for (let step = 0; step < 7; step += 1) pool.step();
    await settle();
    expect(sweep.state.getState()).toMatchObject({ status: 'finished', done: 6 });
    expect(open(archive).sweep.state.getState().done).toBe(0);
  });

  it('does not bring back, with statistics that come late, what was discarded meanwhile', async () => {
    const { sweep, pool, judge } = open(null);
    await settle();
    let answer: () => void = () => undefined;
    judge.mockImplementationOnce(async () => {
      await new Promise<void>((done) => {
        answer = done;
      });
      return { ...nothing, claims: [] };
    });
    sweep.start();
    pool.step();
    sweep.cancel();
    await settle();
    await sweep.discard();
    answer();
    await settle();
    expect(sweep.state.getState()).toMatchObject({ done: 0, results: null });
  });

  it('tells why it stopped and keeps what it has', async () => {
    const { sweep, pool } = open(null);
    sweep.start();
    pool.step();
    pool.listener?.ended('Run 1 of point 2 failed 3 times: unreachable.');
    await settle();
    expect(sweep.state.getState()).toMatchObject({
      status: 'failed',
      done: 1,
      problem: 'Run 1 of point 2 failed 3 times: unreachable.',
    });
  });
});
