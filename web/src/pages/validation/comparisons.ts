/** Figures of others beside those of the core, as the tests compared them (docs/validation/*.csv). */
import { numberLocale } from '../../words/numbers';
import { say } from '../../words/say';

export interface Comparison {
  readonly setting: string;
  readonly quantity: string;
  /** Empty for a count or a ratio. */
  readonly unit: string;
  readonly reference: number;
  /** Standard errors, in the unit; 0 where nothing is random. */
  readonly referenceError: number;
  readonly measured: number;
  readonly measuredError: number;
  /** The greatest difference that the test lets pass, in the unit. */
  readonly tolerance: number;
}

/** The rows of a file: its head names the columns, a cell with a comma stands in quotes. */
export function comparisonsIn(text: string): readonly Comparison[] {
  const [head = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(cellsOf);
  return rows.map((cells) => {
    const of = (name: string) => cells[head.indexOf(name)] ?? '';
    const number = (name: string) => Number.parseFloat(of(name));
    return {
      setting: of('setting'),
      quantity: of('quantity'),
      unit: of('unit'),
      reference: number('reference'),
      referenceError: number('reference_error'),
      measured: number('measured'),
      measuredError: number('measured_error'),
      tolerance: number('tolerance'),
    };
  });
}

/** The cells of a line (RFC 4180). */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

/** How far the core is from the reference, as a part of what the test allows: -1 to 1, or 0 where both are the same. */
export function offOf({ reference, measured, tolerance }: Comparison): number {
  const off = measured - reference;
  return off === 0 ? 0 : off / tolerance;
}

/** The one that is furthest off, of those that there are. */
export function furthest(comparisons: readonly Comparison[]): Comparison | undefined {
  return comparisons.reduce<Comparison | undefined>(
    (worst, one) => (worst && Math.abs(offOf(worst)) >= Math.abs(offOf(one)) ? worst : one),
    undefined,
  );
}

/** A number with four digits that mean something, and no thousands that hide them. */
export function figure(value: number): string {
  return Number(value.toPrecision(4)).toLocaleString(numberLocale(), {
    maximumSignificantDigits: 4,
  });
}

/** A value with its standard error, where it has one. */
export function withError(value: number, error: number): string {
  return error === 0 ? figure(value) : `${figure(value)} ± ${Number(error.toPrecision(2))}`;
}

/** The difference, and what is allowed: as parts of the reference where it is not 0, else in the unit. */
export function differenceWords({ reference, measured, tolerance, unit }: Comparison): string {
  const off = measured - reference;
  if (off === 0 && tolerance === 0) return say('equal');
  if (reference === 0) return say`${figure(off)} of ${figure(tolerance)}${unit ? ` ${unit}` : ''}`;
  const percent = (value: number) =>
    `${Number(((100 * value) / Math.abs(reference)).toPrecision(2))}`;
  return say`${off > 0 ? '+' : ''}${percent(off)} of ${percent(tolerance)} %`;
}
