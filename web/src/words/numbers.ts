/** How the language of the page writes numbers and dates; what is read by programs is not written by these. */
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

/** A day or an instant of UTC, "2026-11-22" or "2026-11-22T06:30", as the language writes dates; English has it as it is. */
export function dated(iso: string): string {
  const [day = iso, time = ''] = iso.split('T');
  const shown = `${day} ${time.slice(0, 5)}`.trim();
  const instant = new Date(`${day}T${time === '' ? '00:00' : time.slice(0, 5)}:00Z`);
  if (numberLocale() === 'en' || Number.isNaN(instant.getTime())) return shown;
  const clock = time === '' ? {} : ({ timeStyle: 'short' } as const);
  return instant.toLocaleString(numberLocale(), { dateStyle: 'medium', ...clock, timeZone: 'UTC' });
}
