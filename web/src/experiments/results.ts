/** The runs of a sweep as plain numbers: point, replication and metrics one after the other, nothing else is kept. */
import type { Task } from '../protocol/experiment';
import type { Plan } from '../protocol/experiment.gen';

const FIRST_ROWS = 64;

export class RunTable {
  private readonly points: number;
  private readonly replications: number;
  private readonly stride: number;
  private readonly made: Uint8Array;
  private rows: Float64Array;
  private length = 0;

  constructor(plan: Plan) {
    this.points = plan.points.length;
    this.replications = plan.replications;
    this.stride = 2 + plan.metrics.length;
    this.made = new Uint8Array(this.points * this.replications);
    this.rows = new Float64Array(FIRST_ROWS * this.stride);
  }

  /** Runs made. */
  get count(): number {
    return this.length / this.stride;
  }

  /** Runs planned. */
  get total(): number {
    return this.made.length;
  }

  /** Adds a run, once; numbers that do not fit the plan are refused. */
  add({ point, replication }: Task, metrics: ArrayLike<number>): boolean {
    const place = this.place(point, replication);
    if (place < 0 || this.made[place] === 1 || metrics.length !== this.stride - 2) return false;
    if (this.length === this.rows.length) {
      const larger = new Float64Array(this.rows.length * 2);
      larger.set(this.rows);
      this.rows = larger;
    }
    this.rows[this.length] = point;
    this.rows[this.length + 1] = replication;
    this.rows.set(metrics, this.length + 2);
    this.length += this.stride;
    this.made[place] = 1;
    return true;
  }

  /** A copy of all runs. */
  flat(): Float64Array<ArrayBuffer> {
    return this.rows.slice(0, this.length) as Float64Array<ArrayBuffer>;
  }

  /** Adds the runs of a copy. */
  restore(flat: Float64Array): void {
    for (let at = 0; at + this.stride <= flat.length; at += this.stride) {
      const task = { point: flat[at] ?? -1, replication: flat[at + 1] ?? -1 };
      this.add(task, flat.subarray(at + 2, at + this.stride));
    }
  }

  /** What is still to be made: every point once before any point twice, so that the whole plot fills evenly. */
  *missing(): Generator<Task, undefined> {
    for (let replication = 0; replication < this.replications; replication += 1) {
      for (let point = 0; point < this.points; point += 1) {
        if (this.made[this.place(point, replication)] === 0) yield { point, replication };
      }
    }
    return undefined;
  }

  private place(point: number, replication: number): number {
    const whole = Number.isInteger(point) && Number.isInteger(replication);
    const within =
      point >= 0 && point < this.points && replication >= 0 && replication < this.replications;
    return whole && within ? point * this.replications + replication : -1;
  }
}
