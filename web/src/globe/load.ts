/** The load of each link in the measurement bin that holds the playhead. */
import type { LinkKind } from '../protocol/codes.gen';
import { rowsBelow } from '../reading/search';
import type { Moment } from './moment';

export class LinkLoad {
  private row = -1;
  private seen = 0;

  setRun(): void {
    this.row = -1;
    this.seen = 0;
  }

  /** Writes the loads into the link state when the playhead has entered another bin. */
  update(moment: Moment): void {
    if (!moment.layers.load) return;
    const { queues } = moment.run.recording;
    // Rows carry the end of their bin, so the bin of t is the first that ends at t or later.
    const row = rowsBelow(queues.t, moment.t);
    if (row === this.row && queues.t.length === this.seen) return;
    this.row = row;
    this.seen = queues.t.length;
    moment.links.load.fill(0);
    moment.links.loads += 1;
    const end = queues.t[row];
    if (end === undefined) return;
    const busiest = this.busiest(moment, row, end);
    for (let i = row; queues.t[i] === end; i += 1) this.write(moment, i, busiest);
  }

  private write({ run, links }: Moment, row: number, busiest: number): void {
    const { from, to, sent_bytes } = run.recording.queues;
    const a = from[row] as number;
    const b = to[row] as number;
    const slot = links.find(a, b);
    if (slot < 0) return;
    const rate = run.linkRate?.(a, b, links.kind[slot] as LinkKind);
    const sent = sent_bytes[row] as number;
    const full = rate === undefined ? busiest : (rate * (run.interval_s ?? 1)) / 8;
    const load = full > 0 ? Math.min(1, sent / full) : 0;
    links.load[slot] = Math.max(links.load[slot] as number, load);
  }

  private busiest({ run }: Moment, row: number, end: number): number {
    const { t, sent_bytes } = run.recording.queues;
    let most = 0;
    for (let i = row; t[i] === end; i += 1) most = Math.max(most, sent_bytes[i] as number);
    return most;
  }
}
