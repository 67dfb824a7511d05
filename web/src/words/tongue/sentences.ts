/** Finds which sentence a text is, and what stands in it: `flow 3 has no path` is `flow { $a } has no path`. */

export interface Found {
  readonly key: string;
  /** How many letters of it are fixed. */
  readonly fixed: number;
  /**
   * The values in the order of their names: each as short as can be, or as long; of two with nothing but a space between
   * them, or not even that, also divided at every other place, for either may be several words.
   */
  readonly ways: readonly (readonly string[])[];
}

/** Two values with no more than a space between them. */
const BESIDE = /\{ \$\w+ \}( ?)\{ \$\w+ \}/;
/** Where the second of two begins that have nothing between them: with the space or the sign that joins it. */
const JOINED = /(?=[ :,;])/;
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
        if (ways.some((values) => values.length === 0)) continue;
        const more = BESIDE.test(key) ? ways.flatMap((values) => divided(key, values)) : [];
        yield { key, fixed: fixedPart(key), ways: [...ways, ...more] };
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

/** The ways to divide what the first two values beside each other are together. */
function divided(key: string, values: readonly string[]): string[][] {
  const beside = BESIDE.exec(key);
  const between = beside?.[1] ?? '';
  const at = (key.slice(0, beside?.index).match(/\{ \$/g) ?? []).length;
  const both = `${values[at]}${between}${values[at + 1]}`;
  const words = both.split(between === '' ? JOINED : between);
  return words.slice(1).map((_, before) => {
    const parts = [words.slice(0, before + 1), words.slice(before + 1)];
    const two = parts.map((part) => part.join(between));
    return [...values.slice(0, at), ...two, ...values.slice(at + 2)];
  });
}

function fixedPart(key: string): number {
  return key.split(PLACE).join('').replaceAll(/\P{L}/gu, '').length;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
