/** Where on the timeline events lie: how many of a kind in each cell of a few pixels. */
import type { EventIndex } from '../../reading/eventIndex';
import { MARKED_KINDS, type MarkedKind } from '../../reading/eventKinds';
import type { Column } from '../../reading/source';
import type { Span } from './range';

/** Width of a cell in CSS pixels: marks do not come closer. */
export const CELL_PX = 5;

/** The level of a count in five steps: 1, 2 to 3, 4 to 7, 8 to 15, more. */
export function level(count: number): number {
  return Math.min(5, 32 - Math.clz32(count));
}

/** Counts by kind and cell, filled as events arrive. */
export class MarkMap {
  readonly cells = new Map<MarkedKind, Uint16Array>();
  /** The row of the first event of a kind in each cell that has one. */
  readonly first = new Map<MarkedKind, Uint32Array>();
  private readonly seen = new Map<MarkedKind, { epoch: number; count: number }>();
  private columns = 0;
  private from = 0;
  private to = 0;

  /** Takes in new events; returns whether a level changed or the map was begun anew. */
  update(index: EventIndex, times: Column, width: number, { from, to }: Span): boolean {
    index.update();
    const columns = Math.max(1, Math.floor(width / CELL_PX));
    let changed = false;
    if (columns !== this.columns || from !== this.from || to !== this.to) {
      this.columns = columns;
      this.from = from;
      this.to = to;
      for (const kind of MARKED_KINDS) this.restart(kind, -1);
      changed = true;
    }
    for (const kind of MARKED_KINDS) changed = this.add(kind, index, times) || changed;
    return changed;
  }

  /** The middle of a cell as a share of what is shown. */
  share(cell: number): number {
    return (cell + 0.5) / this.columns;
  }

  private restart(kind: MarkedKind, epoch: number): void {
    this.cells.set(kind, new Uint16Array(this.columns));
    this.first.set(kind, new Uint32Array(this.columns));
    this.seen.set(kind, { epoch, count: 0 });
  }

  private add(kind: MarkedKind, index: EventIndex, times: Column): boolean {
    const rows = index.of(kind);
    let changed = false;
    if (this.seen.get(kind)?.epoch !== rows.epoch) {
      this.restart(kind, rows.epoch);
      changed = true;
    }
    const cells = this.cells.get(kind);
    const firsts = this.first.get(kind);
    const seen = this.seen.get(kind);
    if (!cells || !firsts || !seen) return changed;
    const first = Math.max(seen.count, rows.at(times, this.from));
    for (let position = first; position < rows.count; position += 1) {
      const row = rows.rows[position] ?? 0;
      const t = times[row] ?? 0;
      if (t > this.to) break;
      const share = (t - this.from) / (this.to - this.from);
      const cell = Math.min(this.columns - 1, Math.floor(share * this.columns));
      const before = cells[cell] ?? 0;
      if (before === 0) firsts[cell] = row;
      cells[cell] = Math.min(before + 1, 0xffff);
      changed ||= level(before) !== level(before + 1);
    }
    seen.count = rows.count;
    return changed;
  }
}
