/** How long packets waited on a flow's path in each measurement interval: in the queue where they waited the longest. */
import type { FlowRows } from './flowRows';
import { RowIndex } from './rowIndex';
import { generationOf } from './source';

const FIRST_CAPACITY = 256;
/** Node numbers fit into 16 bits: a link is one number. */
const linkOf = (from: number, to: number): number => from * 65536 + to;

export class PathSojourn {
  readonly index = new RowIndex();
  times = new Float64Array(FIRST_CAPACITY);
  /** ms */
  median = new Float32Array(FIRST_CAPACITY);
  /** ms */
  p95 = new Float32Array(FIRST_CAPACITY);
  private readonly rows: FlowRows;
  private bins = 0;
  private seen = 0;
  private generation = -1;

  constructor(rows: FlowRows) {
    this.rows = rows;
  }

  /** Takes in the rows recorded since the last call, by the path that held at the end of their interval. */
  update(): void {
    this.rows.updateRoutes();
    const { t, from, to, median_ms, p95_ms } = this.rows.source.sojourns;
    const { source } = this.rows;
    const generation = generationOf(source, 'sojourns') + generationOf(source, 'routes');
    if (generation !== this.generation) this.restart(generation);
    let links: ReadonlySet<number> = new Set();
    let linksAt = Number.NaN;
    for (let row = this.seen; row < t.length; row += 1) {
      const time = t[row] ?? 0;
      if (time !== linksAt) links = this.linksAt(time);
      linksAt = time;
      if (!links.has(linkOf(from[row] ?? 0, to[row] ?? 0))) continue;
      if (this.bins === 0 || (this.times[this.bins - 1] ?? 0) < time) this.open(time);
      const bin = this.bins - 1;
      if ((p95_ms[row] ?? 0) < (this.p95[bin] ?? 0)) continue;
      this.p95[bin] = p95_ms[row] ?? 0;
      this.median[bin] = median_ms[row] ?? 0;
    }
    this.seen = t.length;
  }

  private restart(generation: number): void {
    this.generation = generation;
    this.bins = 0;
    this.seen = 0;
    this.index.clear();
  }

  private open(time: number): void {
    if (this.bins === this.times.length) this.grow();
    this.times[this.bins] = time;
    this.median[this.bins] = 0;
    this.p95[this.bins] = 0;
    this.index.push(this.bins);
    this.bins += 1;
  }

  private linksAt(time: number): ReadonlySet<number> {
    const { routes, route_nodes } = this.rows.source;
    const found = new Set<number>();
    for (const path of this.rows.paths) {
      const row = this.rows.routesOf(path).rowAt(routes.t, time);
      const start = routes.first[row] ?? 0;
      for (let hop = 0; hop < (routes.links[row] ?? 0); hop += 1) {
        const [from, to] = [route_nodes.node[start + hop], route_nodes.node[start + hop + 1]];
        found.add(linkOf(from ?? 0, to ?? 0));
      }
    }
    return found;
  }

  private grow(): void {
    const wider = <T extends Float64Array | Float32Array>(old: T, next: T): T => {
      next.set(old);
      return next;
    };
    const size = this.times.length * 2;
    this.times = wider(this.times, new Float64Array(size));
    this.median = wider(this.median, new Float32Array(size));
    this.p95 = wider(this.p95, new Float32Array(size));
  }
}
