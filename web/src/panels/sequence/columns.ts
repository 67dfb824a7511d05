/** Where in a diagram's width each part stands: more parts the more room there is. */

/** From left to right, CSS pixels; a part without room is null. */
export interface Columns {
  readonly width: number;
  /** Right edge of the times. */
  readonly axis: number;
  /** Right edges of cwnd, ssthresh and flight size in numbers: all three, the first, or none. */
  readonly windows: readonly number[];
  readonly strip: Span;
  readonly phase: Span;
  readonly rules: Span | null;
  /** The lines of the two ends. */
  readonly sender: number;
  readonly receiver: number;
  readonly receiverRules: Span | null;
  /** Right edges of the receiver's window and of what is held. */
  readonly buffers: readonly number[];
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** From this width on there is room for everything, and for the rules. */
const FULL = 1000;
const HALF = 500;
const NUMBER = 54;

export function columnsFor(width: number): Columns {
  const full = width >= FULL;
  const half = width >= HALF;
  const axis = full ? 60 : half ? 44 : 44;
  const numbers = full ? 3 : half ? 1 : 0;
  const windows = Array.from({ length: numbers }, (_, at) => axis + 2 + NUMBER * (at + 1));
  const strip = span((windows.at(-1) ?? axis) + 8, full ? 64 : half ? 36 : 30);
  const phase = span(strip.to + 3, 17);
  const extra = Math.max(0, width - 1120);
  const ruleWidth = full
    ? Math.min(300, 196 + extra * 0.25)
    : Math.min(196, 118 + Math.max(0, width - 540) * 0.3);
  const rules = half ? span(phase.to + 6, ruleWidth) : null;
  const sender = (rules?.to ?? phase.to) + 8;
  const counts = full ? 2 : half && width >= 560 ? 1 : 0;
  const buffers = Array.from(
    { length: counts },
    (_, at) => width - 10 - NUMBER * (counts - 1 - at),
  );
  const right = counts === 0 ? width - 14 : width - 10 - NUMBER * counts;
  const besides = full ? Math.min(260, 150 + extra * 0.2) : 0;
  const receiverRules = full ? span(right - besides, besides) : null;
  const receiver = (receiverRules?.from ?? right) - 8;
  return { width, axis, windows, strip, phase, rules, sender, receiver, receiverRules, buffers };
}

function span(from: number, length: number): Span {
  return { from, to: from + length };
}
