/** The head-of-line view on a canvas: a row a stream, a cell a chunk, drawn when something in it changed. */
import { densityOf } from '../../base/enlarged';
import { type Paper, sheetOf } from '../../charts/engine/paper';
import { type Colors, readColors } from '../../charts/engine/theme';
import type { ChunkIndex } from '../../reading/chunkIndex';
import {
  CHUNK_STATES,
  type ChunkState,
  type StreamView,
  stateOf,
  viewStream,
} from '../../reading/chunkState';
import type { RowList } from '../../reading/lists';
import { NONE } from '../../reading/lists';
import type { RecordingStore } from '../../reading/recordingStore';
import type { StreamResets } from '../../reading/streamResets';
import { CellPen } from './cells';

export const ROW_PX = 24;
const GUTTER_PX = 30;
const TAIL_PX = 34;
const LEAST_CELL_PX = 28;
const DIGIT_PX = 6.6;
/** Delivered chunks shown before the oldest that is not. */
const CONTEXT = 2;

/** What a cell is labelled with. */
export type Numbers = 'ssn' | 'tsn';

/** A cell that can be asked about: its stream's row and its place in the stream. */
export interface Place {
  readonly row: number;
  readonly at: number;
}

/** A stream from its oldest open chunk to its newest. */
export interface StreamQueue {
  readonly stream: number;
  readonly cells: readonly { readonly state: ChunkState; readonly number: number }[];
}

export class Board {
  numbers: Numbers = 'ssn';
  focus: Place | null = null;
  views: StreamView[] = [];
  private readonly store: RecordingStore;
  private readonly index: ChunkIndex;
  private readonly resets: StreamResets;
  private readonly scroller: HTMLElement;
  private readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D | null;
  private colors: Colors = readColors();
  private width = 0;
  private height = 0;
  private drawn = '';
  private stale = true;
  private streams: number[] = [];

  constructor(
    store: RecordingStore,
    index: ChunkIndex,
    resets: StreamResets,
    scroller: HTMLElement,
    canvas: HTMLCanvasElement,
  ) {
    this.store = store;
    this.index = index;
    this.resets = resets;
    this.scroller = scroller;
    this.canvas = canvas;
    this.context = canvas.getContext('2d');
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.scroller;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.width = clientWidth;
    this.height = clientHeight;
    const density = densityOf(this.canvas);
    this.canvas.width = Math.round(clientWidth * density);
    this.canvas.height = Math.round(clientHeight * density);
    this.canvas.style.width = `${clientWidth}px`;
    this.canvas.style.height = `${clientHeight}px`;
    this.stale = true;
  }

  recolor(): void {
    this.colors = readColors();
    this.stale = true;
  }

  touch(): void {
    this.stale = true;
  }

  /** Streams seen so far: as many rows. */
  get rows(): number {
    return this.index.streams.size;
  }

  /** Reads every stream at `t`; `seen` tells whether the recording has grown. */
  read(t: number): void {
    if (this.streams.length !== this.index.streams.size) {
      this.streams = [...this.index.streams.keys()].sort((a, b) => a - b);
    }
    const highest = this.index.highestAt(t);
    this.views = this.streams.map((stream) =>
      viewStream(this.store, this.index, stream, t, highest),
    );
  }

  /** How many of the chunks from each stream's oldest open one on are in each state. */
  tally(t: number): Record<ChunkState, number> {
    const highest = this.index.highestAt(t);
    const counts = {
      delivered: 0,
      waiting: 0,
      missing: 0,
      lost: 0,
      flying: 0,
      refused: 0,
      skipped: 0,
    };
    for (const view of this.views) {
      const positions = this.index.streams.get(view.stream);
      for (let at = view.oldest; at < view.sent; at += 1) {
        counts[this.stateAt(positions, at, t, highest)] += 1;
      }
    }
    return counts;
  }

  /** The whole queue of the stream that has most chunks waiting, else most open; null where none has any. */
  queue(t: number): StreamQueue | null {
    const open = ({ sent, oldest }: StreamView) => sent - oldest;
    const [view] = [...this.views].sort((a, b) => b.waiting - a.waiting || open(b) - open(a));
    if (!view || open(view) === 0) return null;
    const highest = this.index.highestAt(t);
    const positions = this.index.streams.get(view.stream);
    const cells = Array.from({ length: open(view) }, (_, at) => {
      const position = positions?.at(view.oldest + at) ?? NONE;
      const state = this.stateAt(positions, view.oldest + at, t, highest);
      const of = this.numbers === 'ssn' ? this.index.ssnOf(position) : this.index.tsnOf(position);
      return { state, number: of };
    });
    return { stream: view.stream, cells };
  }

  /** Draws the rows in sight at `t`, if they differ from what is on the canvas. */
  draw(t: number): void {
    const { context } = this;
    if (!context || this.width === 0) return;
    const top = this.scroller.scrollTop;
    const first = Math.floor(top / ROW_PX);
    const last = Math.min(this.views.length, Math.ceil((top + this.height) / ROW_PX));
    const cell = this.cellWidth();
    const fits = fitsIn(this.width, cell);
    const highest = this.index.highestAt(t);
    const lines: Line[] = [];
    let key = `${top} ${cell} ${this.numbers} ${this.focus?.row} ${this.focus?.at}`;
    for (let row = first; row < last; row += 1) {
      const line = this.line(row, fits, t, highest);
      lines.push(line);
      key += `|${line.start} ${line.view.sent} ${line.states} ${[...line.anew.keys()]}`;
    }
    if (key === this.drawn && !this.stale) return;
    this.drawn = key;
    this.stale = false;
    const density = densityOf(this.canvas);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, this.width, this.height);
    const pen = new CellPen(context, this.colors, cell, ROW_PX);
    for (const [at, line] of lines.entries()) {
      this.paint(pen, line, first + at, (first + at) * ROW_PX - top, this.width);
    }
  }

  /** The first rows at `t`, so many at most, as a drawing of so much width. */
  picture(paper: Paper, width: number, most: number, t: number): HTMLCanvasElement {
    const rows = Math.min(most, this.views.length);
    const sheet = sheetOf(paper, width, Math.max(1, rows) * ROW_PX);
    const context = sheet.getContext('2d');
    if (!context) return sheet;
    context.scale(paper.density, paper.density);
    const cell = this.cellWidth();
    const pen = new CellPen(context, paper.colors, cell, ROW_PX);
    const highest = this.index.highestAt(t);
    for (let row = 0; row < rows; row += 1) {
      const line = this.line(row, fitsIn(width, cell), t, highest);
      this.paint(pen, line, null, row * ROW_PX, width);
    }
    return sheet;
  }

  /** The cell at a point of the canvas, CSS pixels, or null. */
  placeAt(x: number, y: number): Place | null {
    const row = Math.floor((y + this.scroller.scrollTop) / ROW_PX);
    const view = this.views[row];
    const cell = this.cellWidth();
    const column = Math.floor((x - GUTTER_PX) / cell);
    if (!view || column < 0 || column >= fitsIn(this.width, cell)) return null;
    const at = this.start(view, fitsIn(this.width, cell)) + column;
    return at < view.sent ? { row, at } : null;
  }

  /** Moves the focus by rows and cells and keeps it in sight. */
  move(rows: number, cells: number): void {
    const from = this.focus ?? this.blocked();
    if (!from) return;
    const row = Math.min(Math.max(0, from.row + rows), this.views.length - 1);
    const view = this.views[row];
    if (!view || view.sent === 0) return;
    const first = this.start(view, fitsIn(this.width, this.cellWidth()));
    const column =
      from.at - this.start(this.views[from.row] ?? view, fitsIn(this.width, this.cellWidth()));
    const wanted =
      rows === 0 && this.focus !== null ? from.at + cells : first + Math.max(0, column);
    this.focus = { row, at: Math.min(Math.max(first, wanted), view.sent - 1) };
    const y = row * ROW_PX;
    const { scroller } = this;
    if (y < scroller.scrollTop) scroller.scrollTop = y;
    else if (y + ROW_PX > scroller.scrollTop + this.height)
      scroller.scrollTop = y + ROW_PX - this.height;
  }

  /** Position of the chunk in focus, or NONE. */
  focused(): number {
    const view = this.focus ? this.views[this.focus.row] : undefined;
    if (!view || !this.focus) return NONE;
    return this.index.streams.get(view.stream)?.at(this.focus.at) ?? NONE;
  }

  /** When the stream of the chunk in focus began anew with it, s. */
  focusedAnew(t: number): number | undefined {
    const view = this.focus ? this.views[this.focus.row] : undefined;
    if (!view || !this.focus) return undefined;
    const positions = this.index.streams.get(view.stream);
    return this.resets.beginnings(positions, t).get(this.focus.at);
  }

  /** Where the first stream that waits has its missing chunk, or the first chunk of the first stream. */
  private blocked(): Place | null {
    const row = this.views.findIndex(({ head }) => head !== NONE);
    const view = this.views[Math.max(0, row)];
    if (!view || view.sent === 0) return null;
    return { row: Math.max(0, row), at: Math.min(view.oldest, view.sent - 1) };
  }

  private line(row: number, fits: number, t: number, highest: number): Line {
    const view = this.views[row] as StreamView;
    const start = this.start(view, fits);
    const positions = this.index.streams.get(view.stream);
    let states = '';
    for (let at = start; at < Math.min(view.sent, start + fits); at += 1) {
      states += CHUNK_STATES.indexOf(this.stateAt(positions, at, t, highest));
    }
    return { view, start, states, positions, anew: this.resets.beginnings(positions, t) };
  }

  /** A row, which has the focus' ring where it is given by its number. */
  private paint(pen: CellPen, line: Line, row: number | null, y: number, width: number): void {
    const { view, start, states, positions, anew } = line;
    pen.gutter(String(view.stream), y, view.head !== NONE);
    for (let column = 0; column < states.length; column += 1) {
      const position = positions?.at(start + column) ?? NONE;
      const state = CHUNK_STATES[Number(states[column])] ?? 'flying';
      const x = GUTTER_PX + column * pen.width;
      const ssn = this.index.ssnOf(position);
      const number = this.numbers === 'ssn' ? ssn : this.index.tsnOf(position);
      const next = positions?.at(start + column + 1) ?? NONE;
      const joined = column + 1 < states.length && this.index.ssnOf(next) === ssn;
      pen.cell(state, String(number), x, y, joined);
      if (anew.has(start + column)) pen.anew(x, y);
      if (row !== null && this.focus?.row === row && this.focus.at === start + column)
        pen.ring(x, y);
    }
    const hidden = view.sent - start - states.length;
    if (hidden > 0) pen.tail(`+${hidden}`, width - 3, y);
  }

  private stateAt(
    positions: RowList | undefined,
    at: number,
    t: number,
    highest: number,
  ): ChunkState {
    return stateOf(this.store, this.index, positions?.at(at) ?? NONE, t, highest);
  }

  /** The first cell of a row: the newest chunk stands at the right, but never at the cost of the oldest open one. */
  private start(view: StreamView, fits: number): number {
    return Math.max(0, Math.min(view.oldest - CONTEXT, view.sent - fits));
  }

  /** Wide enough for the longest number in sight; it grows in steps, so that cells stay where they are. */
  private cellWidth(): number {
    let most = 0;
    for (const { stream, sent } of this.views) {
      const position = this.index.streams.get(stream)?.at(sent - 1) ?? NONE;
      if (position === NONE) continue;
      const number =
        this.numbers === 'ssn' ? this.index.ssnOf(position) : this.index.tsnOf(position);
      most = Math.max(most, number);
    }
    return Math.max(LEAST_CELL_PX, Math.ceil(String(most).length * DIGIT_PX + 15));
  }
}

/** How many cells fit into so much width. */
function fitsIn(width: number, cell: number): number {
  return Math.max(1, Math.floor((width - GUTTER_PX - TAIL_PX) / cell));
}

interface Line {
  readonly view: StreamView;
  readonly start: number;
  /** The state of each cell, a digit each. */
  readonly states: string;
  readonly positions: RowList | undefined;
  /** Places at which the stream began anew. */
  readonly anew: ReadonlyMap<number, number>;
}
