/** Numbers and times as the charts write them. */
import { fixed, numberLocale } from '../../words/numbers';

const NONE = '–';
/** Made when the first number is written: by then the language is known. */
let grouping: Intl.NumberFormat | null = null;

function grouped(value: number): string {
  grouping ??= new Intl.NumberFormat(numberLocale(), { maximumFractionDigits: 0 });
  return grouping.format(value);
}

/** "24.9", "1,234", "0.042": about three significant figures, grouped, never an exponent. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return NONE;
  const size = Math.abs(value);
  if (size >= 1000) return grouped(value);
  if (size >= 100) return fixed(value, 0);
  if (size >= 10 || size === 0) return trimmed(value, 1);
  return size >= 1 ? trimmed(value, 2) : trimmed(value, 3);
}

function trimmed(value: number, decimals: number): string {
  return decimals === 1 && Number.isInteger(value) ? String(value) : fixed(value, decimals);
}

/** A whole number, grouped. */
export function whole(value: number): string {
  return Number.isFinite(value) ? grouped(value) : NONE;
}

/** "42.300 s". */
export function seconds(t: number): string {
  return `${fixed(t, 3)} s`;
}

/** The label of a tick on a time axis whose ticks are `increment` seconds apart. */
export function tick(t: number, increment: number): string {
  return `${fixed(t, decimalsOf(increment))} s`;
}

/** The distances that ticks may have from `from`, a power of ten, to `to`: 1, 2 and 5 of each decade. */
export function evenSteps(from: number, to: number): number[] {
  const decades = Math.round(Math.log10(to / from));
  const first = Math.round(Math.log10(from));
  return Array.from({ length: decades }, (_, at) =>
    [1, 2, 5].map((n) => Number(`${n}e${first + at}`)),
  )
    .flat()
    .concat(to);
}

/** The most digits behind the point of a tick. */
const MOST_DECIMALS = 9;

/** How many digits behind the point tell apart what lies so far apart: 2 for 0.25. */
function decimalsOf(step: number): number {
  let decimals = 0;
  // What is a sum of steps has rounding in it.
  while (
    decimals < MOST_DECIMALS &&
    Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) > 1e-6
  ) {
    decimals += 1;
  }
  return decimals;
}

/** Thousands and millions of an axis whose numbers would be too long. */
const PREFIXES = [
  [1e7, 1e6, 'M'],
  [1e4, 1e3, 'k'],
] as const;

/** The numbers of an axis at its divisions, each with the digits that their distance needs: "18.50k", "18.75k". */
export function axisNumbers(divisions: readonly (number | null)[], step: number): string[] {
  const most = Math.max(...divisions.map((value) => Math.abs(value ?? 0)));
  const [, factor, prefix] = PREFIXES.find(([from]) => most >= from) ?? [0, 1, ''];
  const decimals = Math.max(
    ...[step, ...divisions].map((value) => decimalsOf((value ?? 0) / factor)),
  );
  return divisions.map((value) => {
    if (value === null) return '';
    return value === 0 ? '0' : `${fixed(value / factor, decimals)}${prefix}`;
  });
}
