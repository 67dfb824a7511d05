/** How the language of the page writes numbers; what is read by programs is not written by these. */
import { spoken } from './say';

/** For `toLocaleString` and its like. */
export function numberLocale(): string {
  return spoken()?.locale ?? 'en';
}

/** A number with so many decimals, as `toFixed` has them, and the decimal sign of the language. */
export function fixed(value: number, decimals: number): string {
  return pointed(value.toFixed(decimals));
}

/** The text of a number, with the decimal sign of the language in place of the point. */
export function pointed(text: string): string {
  return text.replace('.', spoken()?.decimal ?? '.');
}
