/** How far somebody has come in a lesson, kept on the device. */
import { say } from '../../words/say';

/** An answer that was given: what was typed or the number of the choice, and whether it was right. */
export interface Given {
  readonly said: string;
  readonly right: boolean;
}

export interface Progress {
  readonly step: number;
  /** The furthest step that was opened. */
  readonly furthest: number;
  /** By step and question: "0.1". */
  readonly given: Readonly<Record<string, Given>>;
}

export const BEGUN: Progress = { step: 0, furthest: 0, given: {} };

/** What of the browser's storage is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Why nothing is kept. */
export const NOT_KEPT = say(
  'Your progress cannot be kept on this device: its storage is full or closed. The lesson goes on without.',
);

const nameOf = (id: string) => `skywindow.lesson.${id}`;

/** The browser's storage, or null where it is closed. */
export function deviceShelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** What was kept of a lesson with this text; a lesson that was changed begins anew. */
export function readProgress(shelf: Shelf | null, id: string, text: string): Progress {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(nameOf(id)) ?? 'null');
    const { mark, step, furthest, given } = (kept ?? {}) as Record<string, unknown>;
    if (mark !== markOf(text)) return BEGUN;
    const [at, far] = [step, furthest].map((one) => (isOrdinal(one) ? one : 0));
    return { step: at ?? 0, furthest: Math.max(at ?? 0, far ?? 0), given: readGivens(given) };
  } catch {
    return BEGUN;
  }
}

function isOrdinal(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function readGivens(value: unknown): Record<string, Given> {
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.flatMap(([key, one]) => {
      const { said, right } = (one ?? {}) as Record<string, unknown>;
      const known = /^\d+\.\d+$/.test(key) && typeof said === 'string';
      return known && typeof right === 'boolean' ? [[key, { said, right }]] : [];
    }),
  );
}

/** Keeps it; returns whether that was possible. */
export function keepProgress(
  shelf: Shelf | null,
  id: string,
  text: string,
  progress: Progress,
): boolean {
  try {
    if (shelf === null) return false;
    if (progress === BEGUN) shelf.removeItem(nameOf(id));
    else shelf.setItem(nameOf(id), JSON.stringify({ mark: markOf(text), ...progress }));
    return true;
  } catch {
    return false;
  }
}

/** A number that another text hardly has (FNV-1a). */
export function markOf(text: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return mark;
}
