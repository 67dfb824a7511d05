/** How a chunk looks: colour, pattern and sign by its state, its number always readable. */
import type { Colors } from '../../charts/engine/theme';
import type { ChunkState } from '../../reading/chunkState';

const FONT = "11px 'Inter Variable', Inter, system-ui, sans-serif";
const GAP_PX = 2;
const HATCH_PX = 5;

/** Draws cells of one size; lengths are CSS pixels. */
export class CellPen {
  readonly width: number;
  private readonly context: CanvasRenderingContext2D;
  private readonly colors: Colors;
  private readonly height: number;

  constructor(context: CanvasRenderingContext2D, colors: Colors, width: number, height: number) {
    this.context = context;
    this.colors = colors;
    this.width = width;
    this.height = height;
    context.font = FONT;
    context.textBaseline = 'middle';
  }

  /** One chunk; `joined` to the next where both are parts of one message. */
  cell(state: ChunkState, number: string, x: number, y: number, joined: boolean): void {
    const { context, colors } = this;
    const left = x + GAP_PX / 2 + 0.5;
    const top = y + GAP_PX + 0.5;
    const wide = this.width - GAP_PX - 1 + (joined ? GAP_PX : 0);
    const high = this.height - 2 * GAP_PX - 1;
    context.lineWidth = 1;
    context.setLineDash([]);
    if (state === 'delivered') this.filled(left, top, wide, high, colors.goodput, 0.28);
    else if (state === 'waiting') this.hatched(left, top, wide, high, colors.goodput);
    else if (state === 'flying') this.outlined(left, top, wide, high, colors.cwnd, []);
    else if (state === 'skipped') this.struck(left, top, wide, high, colors.muted);
    else this.outlined(left, top, wide, high, colors.loss, state === 'missing' ? [3, 2] : []);
    const crossed = state === 'lost' || state === 'refused';
    if (crossed) this.cross(left + wide, top, state === 'refused');
    context.fillStyle = colors.text;
    context.globalAlpha = state === 'delivered' ? 0.8 : 1;
    context.textAlign = 'center';
    // The cross has the right edge to itself.
    const middle = crossed ? left + wide / 2 - 3.5 : left + wide / 2;
    context.fillText(number, middle, top + high / 2 + 0.5);
    context.globalAlpha = 1;
  }

  /** The first chunk after a reset of its stream: a staff at its left with a pennant. */
  anew(x: number, y: number): void {
    const { context, colors, height } = this;
    context.fillStyle = colors.text;
    context.fillRect(x, y + 1, 2.5, height - 2);
    context.beginPath();
    context.moveTo(x + 2, y + 1);
    context.lineTo(x + 9, y + 4.5);
    context.lineTo(x + 2, y + 8);
    context.fill();
  }

  /** The number of a stream; the one that waits is marked. */
  gutter(text: string, y: number, waits: boolean): void {
    const { context, colors } = this;
    context.textAlign = 'right';
    context.fillStyle = waits ? colors.text : colors.muted;
    if (waits) {
      context.fillStyle = colors.loss;
      context.fillRect(0, y + 4, 3, this.height - 8);
      context.fillStyle = colors.text;
    }
    context.fillText(text, 24, y + this.height / 2 + 0.5);
  }

  /** How many more there are. */
  tail(text: string, right: number, y: number): void {
    this.context.textAlign = 'right';
    this.context.fillStyle = this.colors.muted;
    this.context.fillText(text, right, y + this.height / 2 + 0.5);
  }

  ring(x: number, y: number): void {
    const { context } = this;
    context.setLineDash([]);
    context.lineWidth = 2;
    context.strokeStyle = this.colors.accent;
    context.strokeRect(x + 0.5, y + 1, this.width - 1, this.height - 2);
  }

  private filled(x: number, y: number, w: number, h: number, color: string, alpha: number): void {
    const { context } = this;
    context.globalAlpha = alpha;
    context.fillStyle = color;
    context.fillRect(x - 0.5, y - 0.5, w + 1, h + 1);
    context.globalAlpha = 1;
  }

  private outlined(
    x: number,
    y: number,
    w: number,
    h: number,
    color: string,
    dash: readonly number[],
  ): void {
    const { context } = this;
    context.setLineDash([...dash]);
    context.strokeStyle = color;
    context.lineWidth = 1.5;
    context.strokeRect(x, y, w, h);
  }

  /** Of no use any more: a line below the number, too. */
  private struck(x: number, y: number, w: number, h: number, color: string): void {
    const { context } = this;
    this.outlined(x, y, w, h, color, [1, 3]);
    context.setLineDash([]);
    context.beginPath();
    context.moveTo(x + 2, y + h - 3);
    context.lineTo(x + w - 2, y + h - 3);
    context.stroke();
  }

  private hatched(x: number, y: number, w: number, h: number, color: string): void {
    const { context } = this;
    context.save();
    context.beginPath();
    context.rect(x, y, w, h);
    context.clip();
    context.beginPath();
    for (let at = -h; at < w; at += HATCH_PX) {
      context.moveTo(x + at, y + h);
      context.lineTo(x + at + h, y);
    }
    context.globalAlpha = 0.55;
    context.strokeStyle = color;
    context.lineWidth = 1.25;
    context.stroke();
    context.restore();
    this.outlined(x, y, w, h, color, []);
  }

  /** A small cross in the upper right corner; a bar alone for what the receiver refused. */
  private cross(right: number, top: number, bar: boolean): void {
    const { context, colors } = this;
    const r = 2.6;
    const x = right - 4.5;
    const y = top + 4.5;
    context.setLineDash([]);
    context.lineWidth = 1.6;
    context.strokeStyle = colors.loss;
    context.beginPath();
    context.moveTo(x - r, y - r);
    context.lineTo(x + r, y + r);
    if (!bar) {
      context.moveTo(x - r, y + r);
      context.lineTo(x + r, y - r);
    }
    context.stroke();
  }
}
