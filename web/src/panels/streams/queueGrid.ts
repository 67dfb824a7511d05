/** How the whole queue of a stream is laid out: as many cells as it has chunks, as large as they can be. */

export interface QueueGrid {
  readonly columns: number;
  /** The size of a cell, CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The height of a cell at most, that of the board; and how much smaller it is tried each time. */
const MOST_HEIGHT = 24;
const SMALLER = 0.94;
/** Smaller than this a cell cannot be seen, and more cells than then fit are left out. */
const LEAST_PX = 2;

/** The grid for `count` cells in an area, no wider than `most`; cells keep their shape until they are hardly seen. */
export function queueGrid(count: number, width: number, height: number, most: number): QueueGrid {
  for (let scale = 1; ; scale *= SMALLER) {
    const cell = {
      width: Math.max(LEAST_PX, most * scale),
      height: Math.max(LEAST_PX, MOST_HEIGHT * scale),
    };
    const columns = Math.max(1, Math.floor(width / cell.width));
    const fits = columns * Math.max(1, Math.floor(height / cell.height));
    if (fits >= count || cell.width === LEAST_PX) return { columns, ...cell };
  }
}
