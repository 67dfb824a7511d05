/** Finds the terms of the glossary in a text. */
import { type Entry, GLOSSARY } from './glossary';

/** A term in a text, from one place to before another. */
export interface Found {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
}

const entries = GLOSSARY.flatMap(({ entries }) => entries);
const byName = new Map<string, Entry>();
const alone = new Map<string, Entry>();
for (const entry of entries) {
  for (const name of [entry.name, ...(entry.also ?? [])]) byName.set(known(name), entry);
  for (const label of entry.alone ?? []) alone.set(label.toLowerCase(), entry);
}
const patterns = entries.flatMap((entry) =>
  entry.pattern === undefined ? [] : [{ entry, whole: new RegExp(`^${entry.pattern}$`) }],
);

/** Words in capitals are terms as they stand; others also where they begin a sentence. */
function known(name: string): string {
  return name.replace(/^[A-Z](?=[a-z’'-]+(?: |$))/, (first) => first.toLowerCase());
}

const ways = [...byName.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => {
    const plain = name.replace(/[.+]/g, '\\$&');
    const first = plain.charAt(0);
    return first === first.toUpperCase()
      ? plain
      : `[${first}${first.toUpperCase()}]${plain.slice(1)}`;
  });
const anyTerm = new RegExp(
  `(?<![\\w.])(?:${[...patterns.map(({ entry }) => entry.pattern), ...ways].join('|')})(?:s|es)?(?!\\w)`,
  'g',
);

/** The terms in a text, in its order; the longest where several begin at one place. */
export function termsIn(text: string): readonly Found[] {
  const label = alone.get(text.trim().toLowerCase());
  if (label) {
    const from = text.length - text.trimStart().length;
    return [{ entry: label, from, to: from + text.trim().length }];
  }
  return [...text.matchAll(anyTerm)].flatMap((match) => {
    const entry = entryOf(match[0]);
    return entry ? [{ entry, from: match.index, to: match.index + match[0].length }] : [];
  });
}

/** What a word means, also in the plural; nothing if it is no term. */
export function entryOf(word: string): Entry | undefined {
  const made = patterns.find(({ whole }) => whole.test(word));
  if (made) return made.entry;
  for (const name of [word, word.replace(/s$/, ''), word.replace(/es$/, '')]) {
    const entry = byName.get(known(name)) ?? byName.get(name);
    if (entry) return entry;
  }
  return alone.get(word.toLowerCase());
}

/** The chapters with the entries that have all words of `wanted` in them. */
export function chaptersWith(wanted: string): typeof GLOSSARY {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ name, also = [], alone: labels = [], says, source = '' }: Entry) => {
    const said = [name, ...also, ...labels, says, source].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  };
  return GLOSSARY.map(({ name, entries }) => ({ name, entries: entries.filter(fits) })).filter(
    ({ entries }) => entries.length > 0,
  );
}

/** Words of a text that look like abbreviations, with two capitals or more or an underscore, and are no terms. */
export function unexplainedIn(text: string): readonly string[] {
  let rest = text;
  for (const { from, to } of termsIn(text)) {
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  }
  return rest.match(/(?<!\w)(?:[A-Za-z]*[A-Z][a-z]*[A-Z]\w*|[a-z]+_[a-z_]+)(?!\w)/g) ?? [];
}
