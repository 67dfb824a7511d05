/** Numbers that people type, as the language writes them: read as English has them, and written so that they can be read. */
import { numberLocale, pointed } from './numbers';
import { spoken } from './say';

/** A number at the beginning of a text, its exponent, and what follows, such as a unit. */
const TYPED = /^\s*([-+−]?)([\d.,\s]*[\d.,])(e[-+−]?\d+)?(?:\s*([^\d\s.,].*?))?\s*$/is;

/** Groups of three digits: a number with such signs between its digits cannot be another one. */
const grouped = (sign: string, decimal: string) =>
  new RegExp(`^[1-9]\\d{0,2}(?:${sign}\\d{3})+(?:${decimal}\\d*)?$`);

const FORMS = {
  '.': { plain: /^\d*\.?\d*$/, blanks: grouped('\\s', '\\.'), signs: grouped(',', '\\.') },
  ',': { plain: /^\d*,?\d*$/, blanks: grouped('\\s', ','), signs: grouped('\\.', ',') },
} as const;

/**
 * The same text with its number as English and programs write it: "1.234,5 kB" of a German is "1234.5 kB". Where the
 * decimals stand after a comma a point is taken for one as well, unless it can part thousands in this language.
 * What is no number stays as it is, for whoever takes it to refuse it in words.
 */
export function asEnglish(text: string): string {
  const [, sign = '', digits, exponent = '', unit] = TYPED.exec(text) ?? [];
  const bare = digits === undefined ? null : bareOf(digits);
  if (bare === null) return text;
  const number = `${sign}${bare}${exponent}`.replaceAll('−', '-');
  return unit === undefined ? number : `${number} ${unit}`;
}

/** The number that a text without a unit means, or NaN. */
export function readNumber(text: string): number {
  const said = asEnglish(text).trim();
  const number = said === '' ? Number.NaN : Number(said);
  return Number.isFinite(number) ? number : Number.NaN;
}

/** What `asEnglish` gave as the language writes it; what does not begin with a number as it is. */
export function fromEnglish(text: string): string {
  const [, number, rest = ''] = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(.*)$/is.exec(text) ?? [];
  return number === undefined ? text : exactly(Number(number)) + rest;
}

/** The parts of a list: what parts numbers is a comma only where it is not what stands before decimals. */
export function partsOf(list: string): readonly string[] {
  const between = decimal() === ',' ? /;\s*|,\s+|\s+/ : /[,;]\s*|\s+/;
  return list.split(between).filter((part) => part !== '');
}

/** A list, of which `partsOf` finds the parts again. */
export function listText(parts: readonly string[]): string {
  return parts.join(decimal() === ',' ? '; ' : ', ');
}

/** A number with all its digits, without groups: for lists and places, in which blanks and commas part numbers. */
export function bareText(value: number): string {
  return pointed(String(value));
}

/** A number with all its digits, as it may be edited: 65.536; 1,048,576; 1.25e-7. */
export function exactly(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const clean = Number(value.toPrecision(15));
  const size = Math.abs(clean);
  if (size !== 0 && size < 1e-3) return pointed(clean.toExponential());
  if (size >= 1e15) return pointed(String(clean));
  return clean.toLocaleString(numberLocale(), { maximumSignificantDigits: 15 });
}

function decimal(): '.' | ',' {
  return spoken()?.decimal === ',' ? ',' : '.';
}

/** The digits without groups and with a point, or null where they can mean several numbers or none. */
function bareOf(digits: string): string | null {
  if (!/\d/.test(digits)) return null;
  const own = decimal();
  const { plain, blanks, signs } = FORMS[own];
  const other = own === '.' ? ',' : '.';
  const told = spoken()?.group === other || own === '.' || digits.split(other).length > 2;
  if (plain.test(digits)) return digits.replace(own, '.');
  if (blanks.test(digits)) return digits.replaceAll(/\s/g, '').replace(own, '.');
  if (signs.test(digits) && (told || digits.includes(own))) {
    return digits.replaceAll(other, '').replace(own, '.');
  }
  if (own === '.') return null;
  const english = FORMS['.'];
  if (english.plain.test(digits)) return digits;
  return digits.includes('.') && english.signs.test(digits) ? digits.replaceAll(',', '') : null;
}
