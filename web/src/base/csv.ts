/** CSV (RFC 4180): lines of cells, with quotes where a cell needs them. */
import { inEnglish } from '../words/say';

export type Cell = number | string | boolean | null;

/** Nanoseconds are the recording's resolution: times keep nine decimals, without trailing zeros. */
const TIME_DECIMALS = 9;

/** The text of a file; null is an empty cell. */
export function csvOf(lines: Iterable<readonly Cell[]>): string {
  let text = '';
  for (const cells of lines) text += `${cells.map(written).join(',')}\r\n`;
  return text;
}

/** A number with all that the recording knows of it. */
export function csvNumber(value: number): string {
  return String(Number(value.toFixed(TIME_DECIMALS)));
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = inEnglish(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
