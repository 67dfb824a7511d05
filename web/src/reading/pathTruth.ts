/** What the links of a path are truly like where they change: the least rate, the losses of all, the delay there and back. */
import { Direction, LinkChange } from '../protocol/codes.gen';
import type { FlowRows } from './flowRows';
import { RowIndex } from './rowIndex';
import { generationOf } from './source';

const FIRST_CAPACITY = 256;
/** Stands for "none of the links changes" and "no way", as the delay of a path that is not there does. */
const NONE = -1;

interface LinkTruth {
  readonly rate: number;
  readonly loss: number;
}

/** Node numbers fit into 16 bits: a link is one number. */
const linkOf = (from: number, to: number): number => from * 65536 + to;

/** A row whenever a link of the run changes or the path is measured; none in runs in which no link changes. */
export class PathTruth {
  readonly index = new RowIndex();
  times = new Float64Array(FIRST_CAPACITY);
  /** bit/s; 0 while a link is down. */
  rate = new Float64Array(FIRST_CAPACITY);
  /** Share of packets of 1500 bytes that errors lose on the way of the data. */
  loss = new Float64Array(FIRST_CAPACITY);
  /** Propagation delay of both directions, ms. */
  propagation = new Float64Array(FIRST_CAPACITY);
  private readonly rows: FlowRows;
  private readonly links = new Map<number, LinkTruth>();
  /** The last row of routes, there and back. */
  private readonly routes: [number, number] = [NONE, NONE];
  private count = 0;
  private seen = { conditions: 0, routes: 0 };
  private generation = -1;

  constructor(rows: FlowRows) {
    this.rows = rows;
  }

  /** Takes in the instants that are over since the last call: of one at hand there may be more to come. */
  update(): void {
    const { source } = this.rows;
    const { conditions, routes, simulated_s } = source;
    const generation = generationOf(source, 'conditions') + generationOf(source, 'routes');
    if (generation !== this.generation) this.restart(generation);
    if (conditions.t.length === 0) return;
    const { seen } = this;
    while (true) {
      const next = Math.min(
        conditions.t[seen.conditions] ?? Number.POSITIVE_INFINITY,
        routes.t[seen.routes] ?? Number.POSITIVE_INFINITY,
      );
      if (!(next < simulated_s)) return;
      let changed = false;
      for (; conditions.t[seen.conditions] === next; seen.conditions += 1) {
        this.apply(seen.conditions);
        changed = true;
      }
      for (; routes.t[seen.routes] === next; seen.routes += 1) {
        changed = this.follow(seen.routes) || changed;
      }
      if (changed) this.add(next);
    }
  }

  private restart(generation: number): void {
    this.generation = generation;
    this.count = 0;
    this.seen = { conditions: 0, routes: 0 };
    this.routes.fill(NONE);
    this.links.clear();
    this.index.clear();
  }

  private apply(row: number): void {
    const { from, to, rate_bps, loss, up } = this.rows.source.conditions;
    const rate = up[row] === LinkChange.down ? 0 : (rate_bps[row] ?? 0);
    this.links.set(linkOf(from[row] ?? 0, to[row] ?? 0), { rate, loss: loss[row] ?? 0 });
  }

  /** Whether a row of routes is about the first path on show. */
  private follow(row: number): boolean {
    const { flow, path, direction } = this.rows.source.routes;
    if (flow[row] !== this.rows.view.flow || path[row] !== this.rows.paths[0]) return false;
    this.routes[direction[row] === Direction.forward ? 0 : 1] = row;
    return true;
  }

  private add(time: number): void {
    if (this.count === this.times.length) this.grow();
    const at = this.count;
    const { delay_ms } = this.rows.source.routes;
    const [there = NONE, back = NONE] = this.routes.map((row) => delay_ms[row] ?? NONE);
    this.times[at] = time;
    [this.rate[at], this.loss[at]] = this.truthOf(this.routes[0]);
    this.propagation[at] = there < 0 || back < 0 ? NONE : there + back;
    this.index.push(at);
    this.count += 1;
  }

  /** The least rate and the share lost of the links of a row of routes that change. */
  private truthOf(route: number): [rate: number, loss: number] {
    const { first, links } = this.rows.source.routes;
    const { node } = this.rows.source.route_nodes;
    const start = first[route] ?? 0;
    let rate = Number.POSITIVE_INFINITY;
    let kept = 1;
    for (let hop = 0; hop < (links[route] ?? 0); hop += 1) {
      const link = this.links.get(linkOf(node[start + hop] ?? 0, node[start + hop + 1] ?? 0));
      if (!link) continue;
      // What only repeats has no rate of its own.
      if (link.rate >= 0) rate = Math.min(rate, link.rate);
      kept *= 1 - link.loss;
    }
    return Number.isFinite(rate) ? [rate, 1 - kept] : [NONE, NONE];
  }

  private grow(): void {
    const grown = (column: Float64Array): Float64Array<ArrayBuffer> => {
      const larger = new Float64Array(column.length * 2);
      larger.set(column);
      return larger;
    };
    this.times = grown(this.times);
    this.rate = grown(this.rate);
    this.loss = grown(this.loss);
    this.propagation = grown(this.propagation);
  }
}
