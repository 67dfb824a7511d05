/** Values in texts: numbers choose the form of words, and are written as the language writes them. */
import { FluentNumber, FluentType, type FluentVariable } from '@fluent/bundle';
import type { Value } from '../say';

/** Between a number and how sure it is: `0.682 ± 0.046`. */
export const ABOUT = ' ± ';
/** A number of the core with its unit, if it has one. */
export const QUANTITY = /^(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)( [^\s\d]+)?$/;

/** A number that is written already. */
class Written extends FluentNumber {
  readonly #text: string;
  constructor(value: number, text: string) {
    super(value);
    this.#text = text;
  }
  override toString(): string {
    return this.#text;
  }
}

/** What is no number and is written in its own way. */
class Mark extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

export class Numbers {
  /** What stands before the decimals. */
  readonly decimal: string;
  /** What parts thousands. */
  readonly group: string;

  constructor(locale: string) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5);
    const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
    this.group = sign('group');
    this.decimal = sign('decimal');
  }

  /** The value as Fluent takes it: a text that is a number of the language counts as one. */
  variable(value: Value): FluentVariable {
    if (typeof value === 'number')
      return new Written(value, String(value).replace('.', this.decimal));
    const text = String(value);
    const number = this.#read(text);
    return number === null ? text : new Written(number, text);
  }

  /** Numbers as the core writes them, `1,468`, `1.5 Mbit/s` or `0.68 ± 0.05`, with the signs of the language; any other text as it is. */
  fromEnglish(text: string): string {
    return text
      .split(ABOUT)
      .map((part) => this.#one(part))
      .join(ABOUT);
  }

  #one(text: string): string {
    const [, number, unit = ''] = QUANTITY.exec(text) ?? [];
    if (number === undefined) return text;
    const signs: Readonly<Record<string, string>> = { ',': this.group, '.': this.decimal };
    return number.replaceAll(/[,.]/g, (sign) => signs[sign] ?? sign) + unit;
  }

  /** The same, where a mark is to stand in its place. */
  marked(value: unknown, mark: string): FluentVariable {
    const number =
      typeof value === 'number' ? value : typeof value === 'string' ? this.#read(value) : null;
    return number === null ? new Mark(mark) : new Written(number, mark);
  }

  #read(text: string): number | null {
    if (!/^\d/.test(text)) return null;
    const bare = text.replaceAll(this.group, '').replace(this.decimal, '.');
    return /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : null;
  }
}
