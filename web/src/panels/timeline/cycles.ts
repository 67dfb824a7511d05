/** Probing cycles on the timeline: a bar as long as each lasted, with a sign for how it ended. */
import type { Colors } from '../../charts/engine/theme';
import type { Ending } from '../../families';
import type { ProbingSpan } from '../../reading/probingSpans';
import type { Span } from './range';

/** A bar in CSS pixels. */
export interface CycleBar {
  readonly from: number;
  readonly to: number;
  readonly ending: Ending | null;
}

/** Half the height of a bar and the reach of a sign, CSS pixels. */
const HALF = 1.5;
const REACH = 2.6;
/** Signs that would lie closer than this are drawn once: the one that weighs most. */
const APART = 6;
/** What is told where there is no room for all. */
const WEIGHT: Readonly<Record<Ending, number>> = {
  aborted: 0,
  recovered: 1,
  cut: 2,
  congestion: 3,
};

/** The bars of the spans on a timeline of `inner` pixels from `left` on. */
export function cyclesOn(
  spans: readonly ProbingSpan[],
  { from: first, to: last }: Span,
  left: number,
  inner: number,
): CycleBar[] {
  const bars: { from: number; to: number; ending: Ending | null }[] = [];
  for (const { from_s, to_s, ending } of spans) {
    if (to_s < first || from_s > last) continue;
    const [from, to] = [from_s, to_s].map((t) => left + ((t - first) / (last - first)) * inner);
    const before = bars.at(-1);
    if (from === undefined || to === undefined) continue;
    if (before?.ending && to - before.to < APART && from - before.to < APART / 2) {
      before.to = to;
      if (!ending || WEIGHT[ending] > WEIGHT[before.ending]) before.ending = ending;
    } else bars.push({ from, to, ending });
  }
  return bars;
}

/** Draws the bars about the height `y`. */
export function drawCycles(
  context: CanvasRenderingContext2D,
  colors: Colors,
  y: number,
  bars: readonly CycleBar[],
): void {
  context.setLineDash([]);
  context.fillStyle = colors.accent;
  for (const { from, to } of bars)
    context.fillRect(from, y - HALF, Math.max(to - from, 1), 2 * HALF);
  for (const { to, ending } of bars) if (ending) sign(context, colors, to, y, ending);
}

/** Aborted: a ring; Immediate Recovery: a disc; congestion: a square; cut short: a cross. */
function sign(
  context: CanvasRenderingContext2D,
  colors: Colors,
  x: number,
  y: number,
  ending: Ending,
): void {
  const color = ending === 'congestion' || ending === 'cut' ? colors.loss : colors.accent;
  context.fillStyle = ending === 'aborted' ? colors.raised : color;
  context.strokeStyle = color;
  context.lineWidth = 1.2;
  context.beginPath();
  if (ending === 'congestion') context.rect(x - REACH, y - REACH, 2 * REACH, 2 * REACH);
  else if (ending === 'cut') {
    context.moveTo(x - REACH, y - REACH);
    context.lineTo(x + REACH, y + REACH);
    context.moveTo(x - REACH, y + REACH);
    context.lineTo(x + REACH, y - REACH);
  } else context.arc(x, y, REACH, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}
