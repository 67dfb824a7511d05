/** Which entries of the palette are shown for what is typed, in groups. */
import { Findable } from '../../base/finding';
import { PALETTE_GROUPS, type PaletteEntry } from '../../base/palette';
import { noted } from '../../words/say';

export interface Shown {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** So many of each group, and of those chosen before. */
const MOST = 6;
/** What is shown before anything is typed, beside what was chosen before. */
const AT_FIRST: readonly string[] = ['Actions', 'Moments', 'Pages'];

/** What an entry is remembered by. */
export function keyOf({ group, name, detail }: PaletteEntry): string {
  return `${group}/${name}/${group === 'Actions' ? '' : detail}`;
}

/** Everything there is, ready to be sought in. */
export class Ranking {
  private readonly groups: readonly { title: string; all: Findable<PaletteEntry> }[];
  private readonly byKey: ReadonlyMap<string, PaletteEntry>;

  constructor(entries: readonly PaletteEntry[]) {
    this.byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
    this.groups = PALETTE_GROUPS.map((title) => ({
      title,
      all: new Findable(
        entries.filter(({ group }) => group === title),
        ({ name }) => name,
        ({ detail }) => detail,
      ),
    }));
  }

  /** Groups whose best entry fits better come first; with nothing typed, those chosen before do. */
  shown(typed: string, recent: readonly string[]): readonly Shown[] {
    const last = recent.flatMap((key) => this.byKey.get(key) ?? []).slice(0, MOST);
    const groups = this.groups
      .filter(({ title }) => typed.trim() !== '' || AT_FIRST.includes(title))
      .map(({ title, all }) => ({ title, found: all.ranked(typed, MOST) }))
      .filter(({ found }) => found.length > 0)
      .sort((one, other) => (one.found[0]?.rank ?? 0) - (other.found[0]?.rank ?? 0))
      .map(({ title, found }) => ({ title, entries: found.map(({ value }) => value) }));
    if (typed.trim() !== '' || last.length === 0) return groups;
    const rest = groups.map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => !last.includes(entry)),
    }));
    return [
      { title: noted('Recent'), entries: last },
      ...rest.filter(({ entries }) => entries.length > 0),
    ];
  }
}
