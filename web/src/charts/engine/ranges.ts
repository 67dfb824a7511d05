/** Ranges of the axes: the window that follows the playhead, zoom, pan, and round limits for values. */

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where the playhead stands in a window that follows it. */
const PLAYHEAD_AT = 0.8;
/** A window moves by whole steps of this share of its width, about a pixel, so that still charts stay still. */
const STEPS = 400;
/** The shortest span that a zoom reaches, seconds. */
export const MIN_SPAN_S = 0.01;

/** The window of `span` seconds about the playhead; `Infinity` shows all that has been simulated. */
export function followRange(t: number, span: number, simulated_s: number): Range {
  if (!Number.isFinite(span)) return { from: 0, to: Math.max(1, simulated_s) };
  const step = span / STEPS;
  const from = Math.max(0, Math.floor((t - span * PLAYHEAD_AT) / step) * step);
  return { from, to: from + span };
}

/** `range` shrunk (factor < 1) or widened about `centre`, never before zero nor beyond `limit`. */
export function zoomRange(range: Range, centre: number, factor: number, limit: number): Range {
  const wanted = (range.to - range.from) * factor;
  const span = Math.min(Math.max(wanted, MIN_SPAN_S), Math.max(limit, MIN_SPAN_S));
  const share = (centre - range.from) / (range.to - range.from);
  return within(centre - share * span, span, limit);
}

/** `range` moved by `by` seconds, never before zero nor beyond `limit`. */
export function panRange(range: Range, by: number, limit: number): Range {
  return within(range.from + by, range.to - range.from, limit);
}

/** The range between two instants in any order, at least as long as a zoom can show. */
export function spanRange(a: number, b: number, limit: number): Range {
  const from = Math.min(a, b);
  return within(from, Math.max(MIN_SPAN_S, Math.max(a, b) - from), limit);
}

function within(from: number, span: number, limit: number): Range {
  const first = Math.max(0, Math.min(from, Math.max(0, limit - span)));
  return { from: first, to: first + span };
}

/** Limits with room below for a foot that takes a share of the whole height. */
export function withFoot({ from, to }: Range, share: number): Range {
  return { from: from - ((to - from) * share) / (1 - share), to };
}

const ROUND = [1, 1.5, 2, 3, 4, 5, 6, 8, 10] as const;

/** The smallest round number that is not below `value`. */
export function roundUp(value: number): number {
  if (!(value > 0)) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(value));
  for (const step of ROUND) {
    if (step * magnitude >= value * (1 - 1e-12)) return step * magnitude;
  }
  return 10 * magnitude;
}

/**
 * Limits of a value axis that starts at zero. It keeps the limit it had while that is not more than twice what is
 * needed, so that the axis does not jump with every peak that leaves the window.
 */
export function zeroBased(max: number, before: Range | null): Range {
  const needed = roundUp(Number.isFinite(max) && max > 0 ? max * 1.05 : 1);
  if (before && before.from === 0 && before.to >= needed && before.to <= needed * 2) return before;
  return { from: 0, to: needed };
}

/** Round limits about values that need no zero, such as delays, with room above and below. */
export function around(min: number, max: number, before: Range | null): Range {
  if (!(Number.isFinite(min) && Number.isFinite(max))) return before ?? { from: 0, to: 1 };
  const room = Math.max((max - min) * 0.1, Math.abs(max) * 0.01, 1e-6);
  const step = roundUp((max - min + 2 * room) / 4);
  const from = Math.max(0, Math.floor((min - room) / step) * step);
  const needed = { from, to: Math.max(Math.ceil((max + room) / step) * step, from + step) };
  const fits = before !== null && before.from <= min - room / 2 && before.to >= max + room / 2;
  if (fits && before.to - before.from <= 2 * (needed.to - needed.from)) return before;
  return needed;
}
