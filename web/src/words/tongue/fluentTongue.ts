/** A language whose words are Fluent patterns: what says them in place of English. */
import type { Pattern, Words } from 'virtual:languages';
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { ReactNode } from 'react';
import type { NodeTools, Tongue, Value } from '../say';
import { keyOf, nameOf } from './keys';
import { Numbers } from './numerals';
import { keyOfNodes, nodesOf, type Parts } from './richText';
import { type Found, Sentences } from './sentences';

/** So many texts that were said are remembered, so that they are known where somebody says them again. */
const MOST_REMEMBERED = 20_000;
/** What stands before a problem of a document: `flows[0].bytes: `. */
const PATH = /^[a-z_]+(?:[.[][\w.*[\]]+)*: /;
/** So many letters tell a sentence whatever stands in it; of one with fewer all that stands in it must be known. */
const TELLING = 7;
/** So many words may stand before the end by which a text is known. */
const MOST_BEFORE = 3;
/** What has none is the same in every language: numbers, names of standards and of what they define. */
const WORDS = /\p{Ll}{2}/u;
/** A value that is as it is in any language: a number, a name, whose words all begin with capitals where it has several. */
const PLAIN = /^(?:\S*|\p{Lu}\S*(?: \p{Lu}\S*)*)$/u;
/** A title of an event of one path among several: `Slow start on path 1: cwnd 3,000 bytes`. */
const ON_PATH = /^(.*?) on path (\d+)(?::(.*))?$/;
/** A link by its ends, with what became of it: `Quito – satellite: 1.5 Mbit/s`. */
const LINK = /^([^:]+?) ([–→]) ([^:]+)(?:: (.+))?$/;
/** The pseudo-language counts as English does. */
const RULES: Readonly<Record<string, string>> = { qps: 'en' };

export class FluentTongue implements Tongue {
  readonly code: string;
  readonly locale: string;
  readonly decimal: string;
  readonly #bundle: FluentBundle;
  readonly #messages: Map<string, Pattern>;
  readonly #numbers: Numbers;
  readonly #sentences: Sentences;
  readonly #missed: (key: string) => void;
  /** What was said, with the English of it. */
  readonly #remembered = new Map<string, string>();

  /** `missed` is told the key of each text that the language lacks. */
  constructor(code: string, { messages, sentences }: Words, missed: (key: string) => void) {
    this.code = code;
    this.locale = RULES[code] ?? code;
    // Its marks around values would stand in what is copied, searched and drawn.
    this.#bundle = new FluentBundle(this.locale, { useIsolating: false });
    this.#messages = new Map(Object.entries(messages));
    this.#numbers = new Numbers(this.locale);
    this.decimal = this.#numbers.decimal;
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
    for (const [key, pattern] of Object.entries(messages)) this.#messages.set(key, pattern);
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
    return this.#sentence(text) ?? this.#onPath(text) ?? this.#ended(text) ?? this.#link(text);
  }

  /** The title is known as it is where there is one path, and the path stands before its colon or at its end. */
  #onPath(text: string): string | undefined {
    const [, what, path, rest] = ON_PATH.exec(text) ?? [];
    if (what === undefined || path === undefined) return undefined;
    const whole = this.known(rest === undefined ? what : `${what}:${rest}`);
    const [, before, after] = /^([^:：]*?)\s?[:：](.*)$/.exec(whole ?? '') ?? [];
    if (whole === undefined || (rest !== undefined && before === undefined)) return undefined;
    const [key, values] =
      rest === undefined
        ? ['{ $a } on path { $b }', [whole, path]]
        : ['{ $a } on path { $b }:{ $c }', [before, path, after]];
    const pattern = this.#messages.get(key);
    return pattern && this.#remember(this.#format(pattern, values), text);
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

  /** What is fixed in a sentence tells which one it is, if enough of it is. */
  #sentence(text: string): string | undefined {
    for (const found of this.#sentences.find(text)) {
      const pattern = this.#messages.get(found.key);
      const values = this.#valuesOf(found);
      if (pattern !== undefined && values !== undefined) {
        return this.#remember(this.#format(pattern, values), text);
      }
    }
    return undefined;
  }

  /** The values by the way to divide the sentence that leaves most known ones, in this language. */
  #valuesOf({ fixed, ways }: Found): readonly string[] | undefined {
    const told = ways.map((values) => values.map((value) => ({ value, said: this.known(value) })));
    const known = (way: (typeof told)[number]) =>
      way.filter(({ said }) => said !== undefined).length;
    const [best = []] = told.toSorted((one, other) => known(other) - known(one));
    const plain = best.every(({ value, said }) => said !== undefined || PLAIN.test(value));
    if (fixed < TELLING && !plain) return undefined;
    return best.map(({ value, said = value }) =>
      said === value ? this.#numbers.fromEnglish(value) : said,
    );
  }

  /** A text that ends as a known one does: `TSN 83 lost to corruption`. */
  #ended(text: string): string | undefined {
    for (const { index } of [...text.matchAll(/ /g)].slice(0, MOST_BEFORE)) {
      const end = text.slice(index + 1);
      const pattern = end.includes(' ') ? this.#messages.get(end) : undefined;
      if (pattern !== undefined) {
        const start = text.slice(0, index);
        const said = `${this.known(start) ?? start} ${this.#format(pattern, [])}`;
        return this.#remember(said, text);
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

function named(values: readonly FluentVariable[]): Record<string, FluentVariable> {
  return Object.fromEntries(values.map((value, at) => [nameOf(at), value]));
}
