/** The links of a flow's path in each measurement interval: the longest queue, what was dropped, the most carried. */
import type { FlowRows } from './flowRows';
import { RowIndex } from './rowIndex';
import { generationOf } from './source';

const FIRST_CAPACITY = 256;
/** Node numbers fit into 16 bits: a link is one number. */
const linkOf = (from: number, to: number): number => from * 65536 + to;

export class PathQueue {
  readonly index = new RowIndex();
  times = new Float64Array(FIRST_CAPACITY);
  longest = new Float32Array(FIRST_CAPACITY);
  dropped = new Float64Array(FIRST_CAPACITY);
  /** Bytes of all flows that the most loaded of the links carried. */
  carried = new Float64Array(FIRST_CAPACITY);
  private readonly rows: FlowRows;
  private bins = 0;
  private seen = 0;
  private generation = -1;
  private route = '';
  private readonly links = new Set<number>();

  constructor(rows: FlowRows) {
    this.rows = rows;
  }

  /** Takes in the queues recorded since the last call, by the path that held at the end of their interval. */
  update(): void {
    this.rows.updateRoutes();
    const { t, from, to, packets, dropped, sent_bytes } = this.rows.source.queues;
    const { source } = this.rows;
    const generation = generationOf(source, 'queues') + generationOf(source, 'routes');
    if (generation !== this.generation) this.restart(generation);
    for (let row = this.seen; row < t.length; row += 1) {
      const time = t[row] ?? 0;
      if (this.bins === 0 || (this.times[this.bins - 1] ?? 0) < time) this.open(time);
      if (!this.links.has(linkOf(from[row] ?? 0, to[row] ?? 0))) continue;
      const bin = this.bins - 1;
      this.longest[bin] = Math.max(this.longest[bin] ?? 0, packets[row] ?? 0);
      this.dropped[bin] = (this.dropped[bin] ?? 0) + (dropped[row] ?? 0);
      this.carried[bin] = Math.max(this.carried[bin] ?? 0, sent_bytes[row] ?? 0);
    }
    this.seen = t.length;
  }

  private restart(generation: number): void {
    this.generation = generation;
    this.bins = 0;
    this.seen = 0;
    this.route = '';
    this.index.clear();
  }

  private open(time: number): void {
    if (this.bins === this.times.length) this.grow();
    this.times[this.bins] = time;
    this.longest[this.bins] = 0;
    this.dropped[this.bins] = 0;
    this.carried[this.bins] = 0;
    this.index.push(this.bins);
    this.bins += 1;
    const { routes } = this.rows.source;
    this.follow(this.rows.paths.map((path) => this.rows.routesOf(path).rowAt(routes.t, time)));
  }

  /** Learns the links of the paths in some rows of routes. */
  private follow(routes: readonly number[]): void {
    const key = routes.join(' ');
    if (key === this.route) return;
    this.route = key;
    this.links.clear();
    const { first, links } = this.rows.source.routes;
    const { node } = this.rows.source.route_nodes;
    for (const route of routes) {
      const start = first[route] ?? 0;
      for (let hop = 0; hop < (links[route] ?? 0); hop += 1) {
        this.links.add(linkOf(node[start + hop] ?? 0, node[start + hop + 1] ?? 0));
      }
    }
  }

  private grow(): void {
    const { times, longest, dropped, carried } = this;
    this.times = new Float64Array(times.length * 2);
    this.longest = new Float32Array(longest.length * 2);
    this.dropped = new Float64Array(dropped.length * 2);
    this.carried = new Float64Array(carried.length * 2);
    this.times.set(times);
    this.longest.set(longest);
    this.dropped.set(dropped);
    this.carried.set(carried);
  }
}
