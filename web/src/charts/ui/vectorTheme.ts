/** Whether vector files are drawn on white, as paper wants them, or in the dark look of the page. */
import { useSyncExternalStore } from 'react';
import { say } from '../../words/say';
import type { Theme } from '../engine/theme';

let theme: Theme = 'light';
const listeners = new Set<() => void>();

/** The theme of vector files, and what turns it. */
export function useVectorTheme(): readonly [Theme, () => void] {
  return [useSyncExternalStore(subscribe, () => theme), turn];
}

/** The entry of a menu that turns it. */
export function themeEntry(now: Theme) {
  return { id: 'paper', label: say('SVG and PDF on white'), on: now === 'light' };
}

function turn(): void {
  theme = theme === 'light' ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
