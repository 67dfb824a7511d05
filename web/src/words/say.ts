/** Says the texts of the page in the language that was chosen. English stands in the sources and is the key. */
import type { Words } from 'virtual:languages';
import type { cloneElement, createElement, Fragment, isValidElement, ReactNode } from 'react';

/** What stands in a text for something else: `Lost ${count} packets`. */
export type Value = string | number | boolean | null | undefined;

/** Another language than English; its words are loaded with it. */
export interface Tongue {
  /** As `locales/languages.json` has it. */
  readonly code: string;
  /** For `toLocaleString` and its like. */
  readonly locale: string;
  /** What stands before the decimals of a number. */
  readonly decimal: string;
  /** What parts thousands. */
  readonly group: string;
  /** A template, with its values in it; nothing where the language lacks it. */
  say(strings: readonly string[], values: readonly Value[]): string | undefined;
  /** A text that was not written with `say`: a word of the core, of a document, a sentence of an error. */
  translated(text: string): string;
  /** The same; nothing where no file has it. */
  known(text: string): string | undefined;
  /** A number of the core, with its unit and how sure it is, as the language writes numbers; any other text as it is. */
  numbers(text: string): string;
  /** The English of what was said; nothing where it is not known. */
  english(said: string): string | undefined;
  /** Takes more words in, of what few pages say. */
  learn(words: Words): void;
  /** What `Say` holds. */
  rich(children: ReactNode, tools: NodeTools): ReactNode;
  /** The form of a word for a number. */
  form(count: number, one: string, many: string): string | undefined;
}

/** How nodes are read and made: what is loaded with a language must need nothing of the page, which waits for it. */
export interface NodeTools {
  readonly Fragment: typeof Fragment;
  readonly cloneElement: typeof cloneElement;
  readonly createElement: typeof createElement;
  readonly isValidElement: typeof isValidElement;
  /** The component that marks a value. */
  readonly V: unknown;
}

let tongue: Tongue | null = null;

/** From here on texts are said in that language. */
export function speak(other: Tongue | null): void {
  tongue = other;
}

/** The language that is spoken, or null for English. */
export function spoken(): Tongue | null {
  return tongue;
}

/** The text, or the template, in the language of the page. */
export function say(text: string): string;
export function say(strings: TemplateStringsArray, ...values: readonly Value[]): string;
export function say(text: string | TemplateStringsArray, ...values: readonly Value[]): string {
  const strings = typeof text === 'string' ? [text] : text;
  return tongue?.say(strings, values) ?? joined(strings, values);
}

/** A text that comes from elsewhere than a call of `say`, looked up by its English. */
export function translated(text: string): string {
  return tongue === null ? text : tongue.translated(text);
}

/** The same of a text that may be somebody's own, such as a title: it is said as it is where no file has it. */
export function perhaps(text: string): string {
  return tongue?.known(text) ?? text;
}

/** The English of a text that was said: for files, which are English in every language. */
export function inEnglish(said: string): string {
  return tongue?.english(said) ?? said;
}

/** Marks a text that is a name first, by which things are found, and is said with `translated` where it is shown. */
export function noted<const Text extends string>(text: Text): Text {
  return text;
}

/** The form of a word that goes with a number: `formOf(1, ['chunk', 'chunks'])`. */
export function formOf(count: number, [one, many]: Forms): string {
  return tongue?.form(count, one, many) ?? (count === 1 ? one : many);
}

/** The form for several, whatever their number is. */
export function several(words: Forms): string {
  return formOf(2, words);
}

/** A word as it is said of one and of several. */
export type Forms = readonly [one: string, many: string];

/** Says that two words are the forms of one, for those that are not given to `formOf` or `counted` at once. */
export function forms(one: string, many: string): Forms {
  return [one, many];
}

function joined(strings: readonly string[], values: readonly Value[]): string {
  return strings.reduce((text, part, at) => `${text}${values[at - 1]}${part}`);
}
