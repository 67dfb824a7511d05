/** Finds which sentence a text is, and what stands in it: `flow 3 has no path` is `flow { $a } has no path`. */

export interface Found {
  readonly key: string;
  /** How many letters of it are fixed. */
  readonly fixed: number;
  /** The values in the order of their names: each as short as can be, or as long. */
  readonly ways: readonly (readonly string[])[];
}

const PLACE = /\{ \$\w+ \}/;

export class Sentences {
  /** By the first word that each begins with; those that begin with a value, by nothing. */
  readonly #byStart = new Map<string, string[]>();
  readonly #compiled = new Map<string, readonly RegExp[]>();

  constructor(keys: readonly string[]) {
    // What says most of the words itself is asked first: it leaves least to be meant by its values.
    for (const key of [...keys].sort((a, b) => fixedPart(b) - fixedPart(a))) {
      const start = startOf(key.split(PLACE)[0] ?? '');
      const kept = this.#byStart.get(start);
      if (kept) kept.push(key);
      else this.#byStart.set(start, [key]);
    }
  }

  /** All that it may be, what says most of its words itself first. */
  *find(text: string): Iterable<Found> {
    const words = text.split(' ');
    for (const start of [words[0] ?? '', '']) {
      for (const key of this.#byStart.get(start) ?? []) {
        const ways = this.#patternsOf(key).map((pattern) => pattern.exec(text)?.slice(1) ?? []);
        if (ways.every((values) => values.length > 0)) yield { key, fixed: fixedPart(key), ways };
      }
    }
  }

  #patternsOf(key: string): readonly RegExp[] {
    const known = this.#compiled.get(key);
    if (known) return known;
    const parts = key.split(PLACE).map(escaped);
    const made = ['([^\\n]*?)', '([^\\n]*)'].map((value) => new RegExp(`^${parts.join(value)}$`));
    this.#compiled.set(key, made);
    return made;
  }
}

/** The first word of a sentence, if no value may be part of it. */
function startOf(text: string): string {
  const space = text.indexOf(' ');
  return space < 0 ? '' : text.slice(0, space);
}

function fixedPart(key: string): number {
  return key.split(PLACE).join('').replaceAll(/\P{L}/gu, '').length;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
