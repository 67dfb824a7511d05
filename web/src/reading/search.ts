/** Binary searches over columns that ascend with the row. */

type Ascending = Float64Array | Uint32Array;

/** Number of rows whose value is at most `limit`: rows before this number happened by then. */
export function rowsBefore(column: Ascending, limit: number): number {
  let low = 0;
  let high = column.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((column[middle] ?? Number.POSITIVE_INFINITY) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Number of rows whose value is below `limit`: the first row at or after it. */
export function rowsBelow(column: Ascending, limit: number): number {
  let low = 0;
  let high = column.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((column[middle] ?? Number.POSITIVE_INFINITY) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows whose value is `value`, as their first and the one after their last. */
export function rowsOf(column: Ascending, value: number): readonly [first: number, end: number] {
  return [rowsBelow(column, value), rowsBefore(column, value)];
}
