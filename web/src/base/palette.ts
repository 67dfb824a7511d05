/** What the page in sight can find and do by its name: each part of it brings its own entries. */
import { noted } from '../words/say';

/** In the order in which groups stand where nothing fits better. */
export const PALETTE_GROUPS = [
  noted('Actions'),
  noted('Controls'),
  noted('Moments'),
  noted('Satellites and stations'),
  noted('Pages'),
  noted('Scenarios'),
  noted('Experiments'),
  noted('Lessons'),
  noted('Glossary'),
] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

export interface PaletteEntry {
  readonly group: PaletteGroup;
  readonly name: string;
  /** Beside the name: its key, what it belongs to, what it means. */
  readonly detail: string;
  act(): void;
}

/** Brings entries as they are when the palette is opened. */
export type PaletteSource = () => Promise<readonly PaletteEntry[]>;

const sources = new Set<PaletteSource>();
const openers = new Set<() => void>();

/** Brings entries for as long as a part is in sight; returns what ends that. */
export function bringEntries(source: PaletteSource): () => void {
  sources.add(source);
  return () => void sources.delete(source);
}

export function paletteSources(): readonly PaletteSource[] {
  return [...sources];
}

/** Opens the palette, as its key does. */
export function openPalette(): void {
  for (const open of openers) open();
}

/** Told when somebody wants the palette; returns what ends that. */
export function onPalette(open: () => void): () => void {
  openers.add(open);
  return () => void openers.delete(open);
}
