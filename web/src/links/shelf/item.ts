/** What the library of this device holds: its form, what another version wrote, and how it is found. */
import { dated } from '../../words/numbers';
import { say } from '../../words/say';

export type ItemKind = 'run' | 'experiment' | 'lesson';

export const ITEM_WORDS: Readonly<Record<ItemKind, string>> = {
  run: say('A run'),
  experiment: say('An experiment'),
  lesson: say('A lesson'),
};

/** The version of the form. */
export const ITEM_VERSION = 1;

export interface Item {
  readonly id: string;
  readonly version: number;
  readonly kind: ItemKind;
  readonly name: string;
  /** When it was kept, ISO 8601. */
  readonly kept: string;
  /** The text of the file that it would be. */
  readonly text: string;
  /** A picture as a data address, or null. */
  readonly picture: string | null;
}

/** What is in the database and cannot be shown here: it stays, and can be taken out as it is. */
export interface Strange {
  readonly id: string;
  readonly value: unknown;
  readonly newer: boolean;
}

/** Tells what this version can show from what it cannot; the latest first. */
export function sorted(values: readonly unknown[]): {
  readonly items: readonly Item[];
  readonly strange: readonly Strange[];
} {
  const items: Item[] = [];
  const strange: Strange[] = [];
  for (const value of values) {
    if (isItem(value)) items.push(value);
    else {
      const { id, version } = (value ?? {}) as Record<string, unknown>;
      strange.push({
        id: String(id),
        value,
        newer: typeof version === 'number' && version > ITEM_VERSION,
      });
    }
  }
  return { items: items.sort((one, other) => other.kept.localeCompare(one.kept)), strange };
}

function isItem(value: unknown): value is Item {
  const { id, version, kind, name, kept, text, picture } = (value ?? {}) as Record<string, unknown>;
  return (
    version === ITEM_VERSION &&
    [id, name, kept, text].every((one) => typeof one === 'string') &&
    typeof kind === 'string' &&
    Object.hasOwn(ITEM_WORDS, kind) &&
    (picture === null || (typeof picture === 'string' && picture.startsWith('data:image/')))
  );
}

/** The items that have every word of what is wanted in name, kind or date. */
export function wantedItems(items: readonly Item[], wanted: string): readonly Item[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ name, kind, kept }) => {
    const day = kept.slice(0, 10);
    const said = `${name} ${ITEM_WORDS[kind]} ${day} ${dated(day)}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** The item by another name, which an experiment says itself, too. */
export function renamed(item: Item, name: string): Item {
  if (item.kind !== 'experiment') return { ...item, name };
  try {
    const document = JSON.parse(item.text) as object;
    return { ...item, name, text: `${JSON.stringify({ ...document, title: name }, null, 2)}\n` };
  } catch {
    return { ...item, name };
  }
}

/** The name of a copy that no other has: "Storm 2". */
export function copyName(name: string, taken: readonly string[]): string {
  const plain = name.replace(/ \d+$/, '');
  for (let number = 2; ; number += 1) {
    const copy = `${plain} ${number}`;
    if (!taken.includes(copy)) return copy;
  }
}

/** Files for all items, none with the name of another. */
export function fileNames(items: readonly Item[]): readonly string[] {
  const taken = new Set<string>();
  return items.map(({ kind, name }) => {
    const words = name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    const ending = kind === 'lesson' ? 'md' : 'json';
    let file = `${kind}-${words || 'unnamed'}.${ending}`;
    for (let number = 2; taken.has(file); number += 1) {
      file = `${kind}-${words || 'unnamed'}-${number}.${ending}`;
    }
    taken.add(file);
    return file;
  });
}
