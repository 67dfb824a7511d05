/** Binary search in a column of times. */

/** The first row from `from` on whose time is at least `t`, or the number of rows. */
export function firstAtLeast(times: Float64Array, t: number, from = 0): number {
  let low = from;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] as number) < t) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of rows whose time is at most `t`. */
export function countUpTo(times: Float64Array, t: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] as number) <= t) low = middle + 1;
    else high = middle;
  }
  return low;
}
