/** Draws the whole queue of a stream: numbered cells while there is room for numbers, plain ones below. */
import type { Colors } from '../../charts/engine/theme';
import type { ChunkState } from '../../reading/chunkState';
import type { StreamQueue } from './board';
import { CellPen } from './cells';
import { queueGrid } from './queueGrid';

/** The width of a digit, what stands beside a number, and the least size at which a cell is drawn with its pattern. */
const DIGIT_PX = 6.6;
const BESIDE_PX = 15;
const PATTERN_PX = 9;

export function drawQueue(
  context: CanvasRenderingContext2D,
  colors: Colors,
  { cells }: StreamQueue,
  width: number,
  height: number,
): void {
  const digits = Math.max(...cells.map(({ number }) => String(number).length));
  const wide = digits * DIGIT_PX + BESIDE_PX;
  const grid = queueGrid(cells.length, width, height, wide);
  context.clearRect(0, 0, width, height);
  const pen = new CellPen(context, colors, grid.width, grid.height);
  for (const [at, { state, number }] of cells.entries()) {
    const x = (at % grid.columns) * grid.width;
    const y = Math.floor(at / grid.columns) * grid.height;
    if (Math.min(grid.width, grid.height) < PATTERN_PX) {
      plain(context, colors, state, x, y, grid);
      continue;
    }
    const text = String(number);
    const room = grid.width >= text.length * DIGIT_PX + BESIDE_PX / 2 && grid.height >= 16;
    pen.cell(state, room ? text : '', x, y, false);
  }
}

/** Told apart by height, too: what is missing or lost stands out, what is in flight is low. */
const SHARE: Readonly<Record<ChunkState, number>> = {
  delivered: 0.35,
  waiting: 0.7,
  missing: 1,
  lost: 1,
  refused: 1,
  flying: 0.35,
  skipped: 0.35,
};

const COLOUR: Readonly<Record<ChunkState, keyof Colors>> = {
  delivered: 'goodput',
  waiting: 'goodput',
  missing: 'loss',
  lost: 'loss',
  refused: 'loss',
  flying: 'cwnd',
  skipped: 'muted',
};

function plain(
  context: CanvasRenderingContext2D,
  colors: Colors,
  state: ChunkState,
  x: number,
  y: number,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const gap = width > 4 ? 1 : 0;
  const tall = SHARE[state] * (height - gap);
  context.fillStyle = colors[COLOUR[state]];
  context.fillRect(x, y + height - gap - tall, width - gap, tall);
}
