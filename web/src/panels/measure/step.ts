/** By how much an arrow key moves an instant. */

/** About a hundredth of what is on show: 1, 2 or 5 of a decade, seconds. */
export function stepOf(span_s: number): number {
  const wanted = Math.max(span_s, 1e-3) / 100;
  const decade = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 5].findLast((one) => one * decade <= wanted * (1 + 1e-9)) ?? 1;
  return factor * decade;
}
