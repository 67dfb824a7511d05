/** Finds things by their names as they are typed: names that begin so first, then those that hold it. */

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
    const wanted = fold(typed);
    const [begin, hold, others]: [T[], T[], T[]] = [[], [], []];
    for (const { value, name, also } of this.entries) {
      if (name.startsWith(wanted)) begin.push(value);
      else if (name.includes(wanted)) hold.push(value);
      else if (also.startsWith(wanted)) others.push(value);
      if (begin.length === most) return begin;
    }
    return [...begin, ...hold, ...others].slice(0, most);
  }
}

/** Without case and accents: "sao" finds São Paulo. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
