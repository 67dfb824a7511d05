/** The shapes of marks: lost = the shape of its cause, fast retransmit = triangle, timeout = diamond, failover = flag, probing = square bracket, handover = dashed hairline, reconfiguration = hairline of long dashes, change of a link = dotted hairline, incident = hairline of short dashes far apart, dated change = hairline of the longest dashes, path hint = hairline of dashes and short gaps. */
import { LOSS_MARKS, type LossMark } from '../../protocol/losses.gen';
import type { MarkedKind } from '../../reading/eventKinds';
import type { ColorName, Colors } from './theme';

/** Kinds whose marks run from top to bottom. */
export type HairlineKind = 'handover' | 'reconfiguration' | 'link' | 'incident' | 'change' | 'hint';

/** Their dashes and gaps: of marks at one place the first is picked. */
export const HAIRLINES: Readonly<Record<HairlineKind, readonly [number, number]>> = {
  handover: [3, 3],
  reconfiguration: [7, 3],
  link: [1, 3],
  incident: [3, 7],
  change: [9, 2],
  hint: [4, 1],
};

export function isHairline(kind: MarkedKind): kind is HairlineKind {
  return kind in HAIRLINES;
}

/** The colour of a kind of mark. */
export function markColorName(kind: MarkedKind): ColorName {
  if (kind === 'handover' || kind === 'failover' || kind === 'hint') return 'handover';
  if (kind === 'probing' || kind === 'change') return 'accent';
  return kind === 'fast-retransmit' || isHairline(kind) ? 'text' : 'loss';
}

/** How much farther the shapes of losses reach than the radius. */
const LOSS_REACH = 1.25;

/** Draws the shapes of one kind at the points given; `radius` in canvas pixels. */
export class MarkPen {
  private readonly context: CanvasRenderingContext2D;
  private readonly radius: number;

  constructor(context: CanvasRenderingContext2D, radius: number) {
    this.context = context;
    this.radius = radius;
  }

  /** Starts a batch of one kind. */
  begin(kind: MarkedKind, colors: Colors): void {
    const { context } = this;
    context.beginPath();
    context.setLineDash([]);
    context.fillStyle = colors[markColorName(kind)];
    context.strokeStyle = context.fillStyle;
    context.lineWidth = Math.max(1, this.radius * 0.45);
  }

  /** A packet that was lost. */
  loss(mark: LossMark, x: number, y: number): void {
    const { context } = this;
    const reach = this.radius * LOSS_REACH;
    for (const stroke of LOSS_MARKS[mark]) {
      stroke.forEach(([right, down], at) => {
        if (at === 0) context.moveTo(x + right * reach, y + down * reach);
        else context.lineTo(x + right * reach, y + down * reach);
      });
    }
  }

  triangle(x: number, y: number): void {
    const { context, radius } = this;
    context.moveTo(x - radius * 1.1, y - radius * 0.9);
    context.lineTo(x + radius * 1.1, y - radius * 0.9);
    context.lineTo(x, y + radius * 1.1);
    context.closePath();
  }

  diamond(x: number, y: number): void {
    const { context, radius } = this;
    const reach = radius * 1.25;
    context.moveTo(x, y - reach);
    context.lineTo(x + reach, y);
    context.lineTo(x, y + reach);
    context.lineTo(x - reach, y);
    context.closePath();
  }

  /** A flag that points away: data leave their path. */
  fork(x: number, y: number): void {
    const { context, radius } = this;
    context.moveTo(x - radius, y - radius * 1.2);
    context.lineTo(x + radius * 1.3, y);
    context.lineTo(x - radius, y + radius * 1.2);
    context.closePath();
  }

  /** A bracket that opens: a cycle of probing begins. */
  bracket(x: number, y: number): void {
    const { context, radius } = this;
    context.moveTo(x + radius * 0.7, y - radius * 1.1);
    context.lineTo(x - radius * 0.4, y - radius * 1.1);
    context.lineTo(x - radius * 0.4, y + radius * 1.1);
    context.lineTo(x + radius * 0.7, y + radius * 1.1);
  }

  hairline(x: number, top: number, bottom: number): void {
    this.context.moveTo(x, top);
    this.context.lineTo(x, bottom);
  }

  /** Adds the shape of `kind`; of a loss that of its cause. */
  shape(kind: MarkedKind, x: number, y: number, mark: LossMark = 'cross'): void {
    if (kind === 'loss') this.loss(mark, x, y);
    else if (kind === 'fast-retransmit') this.triangle(x, y);
    else if (kind === 'timeout') this.diamond(x, y);
    else if (kind === 'failover') this.fork(x, y);
    else if (kind === 'probing') this.bracket(x, y);
  }

  /** Ends a batch: strokes losses and brackets, fills the others. */
  end(kind: MarkedKind): void {
    if (kind === 'loss' || kind === 'probing') this.context.stroke();
    else this.context.fill();
  }

  /** Ends a batch of hairlines of so many canvas pixels. */
  endHairlines(kind: HairlineKind, width: number): void {
    this.context.lineWidth = width;
    this.context.setLineDash(HAIRLINES[kind].map((length) => length * width));
    this.context.stroke();
    this.context.setLineDash([]);
  }
}
