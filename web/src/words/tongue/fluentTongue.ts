/** A language whose words are Fluent patterns: what says them in place of English. */
import type { Pattern, Words } from 'virtual:languages';
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { ReactNode } from 'react';
import type { NodeTools, Tongue, Value } from '../say';
import { keyOf, nameOf } from './keys';
import { ABOUT, Numbers, QUANTITY } from './numerals';
import { keyOfNodes, nodesOf, type Parts } from './richText';
import { type Found, Sentences } from './sentences';
import { AT_END, COUNTED, LINK, NAME, NUMBERED, ON_PATH, PATH, PLAIN, WORDS } from './shapes';

/** So many texts that were said are remembered, so that they are known where somebody says them again. */
const MOST_REMEMBERED = 20_000;
/** So many letters tell a sentence whatever stands in it; of one with fewer all that stands in it must be known. */
const TELLING = 7;
/** So many words may stand before the end by which a text is known. */
const MOST_BEFORE = 5;
/** So many sentences that a text may be are weighed against each other. */
const MOST_WEIGHED = 8;
/** The pseudo-language counts as English does. */
const RULES: Readonly<Record<string, string>> = { qps: 'en' };

export class FluentTongue implements Tongue {
  readonly code: string;
  readonly locale: string;
  readonly decimal: string;
  readonly group: string;
  readonly #bundle: FluentBundle;
  readonly #messages: Map<string, Pattern>;
  readonly #numbers: Numbers;
  readonly #sentences: Sentences;
  /** The key of the forms of each word that goes with a number. */
  readonly #forms = new Map<string, string>();
  readonly #missed: (key: string) => void;
  /** In so many sentences stands what is looked up. */
  #within = 0;
  /** What was looked up in the sentence before: the same part stands in many ways to divide it. */
  readonly #looked = new Map<string, string | undefined>();
  /** So many letters of what was made of it stayed in English. */
  readonly #left = new Map<string, number>();
  /** What was said, with the English of it. */
  readonly #remembered = new Map<string, string>();

  /** `missed` is told the key of each text that the language lacks. */
  constructor(code: string, { messages, sentences }: Words, missed: (key: string) => void) {
    this.code = code;
    this.locale = RULES[code] ?? code;
    // Its marks around values would stand in what is copied, searched and drawn.
    this.#bundle = new FluentBundle(this.locale, { useIsolating: false });
    this.#messages = new Map();
    this.#take(messages);
    this.#numbers = new Numbers(this.locale);
    this.decimal = this.#numbers.decimal;
    this.group = this.#numbers.group;
    this.#sentences = new Sentences(sentences);
    this.#missed = missed;
  }

  say(strings: readonly string[], values: readonly Value[]): string | undefined {
    const key = keyOf(strings);
    const pattern = this.#messages.get(key);
    if (pattern !== undefined) {
      const english = strings.reduce((text, part, at) => `${text}${values[at - 1]}${part}`);
      return this.#remember(this.#format(pattern, values), english);
    }
    if (WORDS.test(key.replaceAll(/\{ \$\w+ \}/g, ''))) this.#missed(key);
    return undefined;
  }

  translated(text: string): string {
    if (this.#messages.has(text) || this.#remembered.has(text)) return this.known(text) ?? text;
    return text
      .split('\n')
      .map((line) => this.#line(line))
      .join('\n');
  }

  learn({ messages }: Words): void {
    this.#take(messages);
  }

  numbers(text: string): string {
    return this.#numbers.fromEnglish(text);
  }

  english(said: string): string | undefined {
    return this.#remembered.get(said);
  }

  form(count: number, one: string, many: string): string | undefined {
    const key = `${one}|${many}`;
    const pattern = this.#messages.get(key);
    if (pattern !== undefined)
      return this.#remember(this.#format(pattern, [count]), count === 1 ? one : many);
    this.#missed(key);
    return undefined;
  }

  rich(children: ReactNode, tools: NodeTools): ReactNode {
    const { key, parts } = keyOfNodes(children, tools);
    const pattern = this.#messages.get(key);
    if (pattern === undefined) {
      this.#missed(key);
      return children;
    }
    return nodesOf(this.#formatParts(pattern, parts), parts, tools);
  }

  /** The translation of a whole text, or of a sentence with something in it; what was said before stays as it is. */
  known(text: string): string | undefined {
    const whole = this.#messages.get(text);
    if (whole !== undefined) return this.#remember(this.#format(whole, []), text);
    if (text === '' || this.#remembered.has(text) || !WORDS.test(text)) return text;
    if (this.#within === 0) {
      this.#looked.clear();
      this.#left.clear();
      return this.#composed(text);
    }
    if (!this.#looked.has(text)) this.#looked.set(text, this.#composed(text));
    return this.#looked.get(text);
  }

  /** What is made of several texts. */
  #composed(text: string): string | undefined {
    const whole =
      this.#counted(text) ?? this.#about(text) ?? this.#onPath(text) ?? this.#sentence(text);
    if (whole !== undefined && (this.#left.get(text) ?? 0) === 0) return whole;
    return this.#ended(text) ?? whole ?? this.#atEnd(text) ?? this.#link(text);
  }

  #take(messages: Words['messages']): void {
    for (const [key, pattern] of Object.entries(messages)) {
      this.#messages.set(key, pattern);
      const words = key.split('|');
      if (words.length === 2) for (const word of words) this.#forms.set(word, key);
    }
  }

  /** A number with its word, whose form goes with it; the word with the number of one; or the word alone. */
  #counted(text: string): string | undefined {
    const [, number = '1', many] = COUNTED.exec(text) ?? [];
    const [, one, which] = NUMBERED.exec(text) ?? [];
    const pattern = this.#messages.get(this.#forms.get(many ?? one ?? text) ?? '');
    if (pattern === undefined) return undefined;
    const form = this.#format(pattern, [Number(number.replaceAll(',', ''))]);
    const said = many === undefined ? [form, which] : [this.#numbers.fromEnglish(number), form];
    return this.#remember(said.filter(Boolean).join(' '), text);
  }

  /** A number with its unit and how sure it is, if they are no other text: `10 packets ± 2 packets`. */
  #about(text: string): string | undefined {
    const parts = text.split(ABOUT);
    if (parts.length < 2 || !parts.every((part) => QUANTITY.test(part))) return undefined;
    return parts.map((part) => this.#counted(part) ?? this.#numbers.fromEnglish(part)).join(ABOUT);
  }

  /** The title is known as it is where there is one path, and the path stands before its colon or at its end. */
  #onPath(text: string): string | undefined {
    const [, what, path, rest] = ON_PATH.exec(text) ?? [];
    if (what === undefined || path === undefined) return undefined;
    const whole = this.known(rest === undefined ? what : `${what}:${rest}`);
    const [, before, after] = /^([^:：]*?)\s?[:：](.*)$/.exec(whole ?? '') ?? [];
    if (whole === undefined || (rest !== undefined && before === undefined)) return undefined;
    this.#left.set(text, this.#left.get(rest === undefined ? what : `${what}:${rest}`) ?? 0);
    const [key, values] =
      rest === undefined
        ? ['{ $a } on path { $b }', [whole, path]]
        : ['{ $a } on path { $b }:{ $c }', [before, path, after]];
    const pattern = this.#messages.get(key);
    return pattern && this.#remember(this.#format(pattern, values), text);
  }

  /** The end is called as it is. */
  #atEnd(text: string): string | undefined {
    const [, what, end] = AT_END.exec(text) ?? [];
    const said = what === undefined ? undefined : this.known(what);
    const pattern = said === undefined ? undefined : this.#messages.get('{ $a } at { $b }');
    this.#left.set(text, this.#left.get(what ?? '') ?? 0);
    return pattern && this.#remember(this.#format(pattern, [said, end]), text);
  }

  /** Names of nodes stay as they are where no file has them. */
  #link(text: string): string | undefined {
    const [, from, dash, to, rest] = LINK.exec(text) ?? [];
    if (from === undefined || to === undefined) return undefined;
    const link = [from, to].map((end) => this.known(end) ?? end).join(` ${dash} `);
    const became = rest && (this.known(rest) ?? this.#numbers.fromEnglish(rest));
    const said = became === undefined ? link : `${link}: ${became}`;
    return this.#remember(said, text);
  }

  /** What is fixed in a sentence tells which one it is, if enough of it is: the one that leaves least in English. */
  #sentence(text: string): string | undefined {
    let best: { readonly pattern: Pattern; readonly told: Told } | undefined;
    let weighed = 0;
    this.#within += 1;
    for (const found of this.#sentences.find(text)) {
      const pattern = this.#messages.get(found.key);
      const told = pattern === undefined ? undefined : this.#valuesOf(found);
      if (pattern === undefined || told === undefined) continue;
      if (best === undefined || told.unknown < best.told.unknown) best = { pattern, told };
      weighed += 1;
      // What stands in another sentence is not weighed: that would take a second for a long one.
      if (told.unknown === 0 || this.#within > 1 || weighed === MOST_WEIGHED) break;
    }
    this.#within -= 1;
    if (best) this.#left.set(text, best.told.unknown);
    return best && this.#remember(this.#format(best.pattern, best.told.values), text);
  }

  /** The values by the way to divide the sentence that leaves least unknown, in this language. */
  #valuesOf({ fixed, ways }: Found): Told | undefined {
    const told = ways.map((values) => this.#told(values));
    const [best] = told.toSorted((one, other) => one.unknown - other.unknown);
    return best === undefined || (fixed < TELLING && !best.plain) ? undefined : best;
  }

  #told(english: readonly string[]): Told {
    const said = english.map((value) => ({ value, said: this.known(value) }));
    const open = said.filter((one) => one.said === undefined);
    const left = (one: (typeof said)[number]) =>
      one.said === undefined ? one.value.length : (this.#left.get(one.value) ?? 0);
    return {
      values: said.map(({ value, said = value }) =>
        said === value ? this.#numbers.fromEnglish(value) : said,
      ),
      unknown: said.reduce((letters, one) => letters + left(one), 0),
      plain: open.every(({ value }) => PLAIN.test(value)),
    };
  }

  /** A text that ends as a known one does: `TSN 83 lost to corruption`. */
  #ended(text: string): string | undefined {
    for (const { index } of [...text.matchAll(/ /g)].slice(0, MOST_BEFORE)) {
      const end = text.slice(index + 1);
      const pattern = end.includes(' ') ? this.#messages.get(end) : undefined;
      const start = text.slice(0, index);
      const said = this.known(start) ?? (NAME.test(start) ? start : undefined);
      if (pattern !== undefined && said !== undefined) {
        return this.#remember(`${said} ${this.#format(pattern, [])}`, text);
      }
    }
    return undefined;
  }

  /** A line of a refusal, whose path to a field stays as it is. */
  #line(text: string): string {
    const path = PATH.exec(text)?.[0] ?? '';
    const rest = path === '' ? undefined : this.known(text.slice(path.length));
    const said = rest === undefined ? this.known(text) : path + rest;
    if (said === undefined) this.#missed(text);
    return said === undefined ? text : this.#remember(said, text);
  }

  #format(pattern: Pattern, values: readonly Value[]): string {
    if (typeof pattern === 'string') return pattern;
    const given = values.map((value) => this.#numbers.variable(value));
    return this.#bundle.formatPattern(pattern, named(given), []);
  }

  /** The text with marks where values stand that are nodes. */
  #formatParts(pattern: Pattern, { values }: Parts): string {
    if (typeof pattern === 'string') return pattern;
    const given = values.map(({ value, mark }) => this.#numbers.marked(value, mark));
    return this.#bundle.formatPattern(pattern, named(given), []);
  }

  #remember(said: string, english: string): string {
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(said, english);
    return said;
  }
}

/** What stands in a sentence, in this language. */
interface Told {
  readonly values: readonly string[];
  /** So many letters of it stay in English. */
  readonly unknown: number;
  /** Whether those are numbers and names. */
  readonly plain: boolean;
}

function named(values: readonly FluentVariable[]): Record<string, FluentVariable> {
  return Object.fromEntries(values.map((value, at) => [nameOf(at), value]));
}
