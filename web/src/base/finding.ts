/** Finds things by their names as they are typed: the one of that name first, then names that begin so, then those that hold it. */

interface Entry<T> {
  readonly value: T;
  readonly name: string;
  /** A second name, which must begin with what was typed. */
  readonly also: string;
}

/** Everything that can be found, its names folded once. */
export class Findable<T> {
  private readonly entries: readonly Entry<T>[];

  /** Things of one rank are found in their order here. */
  constructor(values: readonly T[], name: (value: T) => string, also: (value: T) => string) {
    this.entries = values.map((value) => ({
      value,
      name: fold(name(value)),
      also: fold(also(value)),
    }));
  }

  /** At most `most` of them. */
  find(typed: string, most: number): T[] {
    return this.ranked(typed, most).map(({ value }) => value);
  }

  /** The same with how well each fits: 0 is called so, 1 begins so, 2 holds it, 3 has it as its second name, 4 has its words apart. */
  ranked(typed: string, most: number): { readonly value: T; readonly rank: number }[] {
    const wanted = fold(typed);
    const words = wanted.split(/\s+/);
    const found: T[][] = [[], [], [], [], []];
    for (const { value, name, also } of this.entries) {
      const rank = rankOf(wanted, words, name, also);
      const equals = rank === null ? undefined : found[rank];
      if (equals && equals.length < most) equals.push(value);
    }
    return found.flatMap((values, rank) => values.map((value) => ({ value, rank }))).slice(0, most);
  }
}

function rankOf(wanted: string, words: readonly string[], name: string, also: string) {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(wanted)) return 2;
  if (also.startsWith(wanted)) return 3;
  return words.length > 1 && hasAll(words, name, also) ? 4 : null;
}

/** Each word is in the name, or begins the second one. */
function hasAll(words: readonly string[], name: string, also: string): boolean {
  return words.every((word) => name.includes(word) || also.startsWith(word));
}

/** Without case and accents: "sao" finds São Paulo. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
