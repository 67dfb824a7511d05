/** What the build makes of the folder `locales`. */
declare module 'virtual:languages' {
  import type { Message } from '@fluent/bundle';

  /** A text, or the parts of one with values in it. */
  export type Pattern = NonNullable<Message['value']>;

  /** The languages that have words, English first; each with its own name. */
  export const LANGUAGES: readonly { readonly code: string; readonly name: string }[];
  /** The lessons that have a text in a language, by its code. */
  export const LESSONS: Readonly<Record<string, readonly string[]>>;
  /** In which direction it is written. */
  export function direction(code: string): string;

  export interface Words {
    /** What is said in place of each English text. */
    readonly messages: Readonly<Record<string, Pattern>>;
    /** Those of them that are told from whole sentences, with what stands in them. */
    readonly sentences: readonly string[];
  }
  /** The words of a language, but those of the experiments. */
  export function load(code: string): Promise<{ readonly default: Words }>;
  /** The words that only experiments need. */
  export function loadExperiments(code: string): Promise<{ readonly default: Words }>;
}
