/** The ways back and forth of a document of somebody's own: what is typed into one field is one step. */

/** Steps that are kept. */
const MOST = 100;

export interface History {
  readonly past: readonly string[];
  readonly now: string | null;
  readonly future: readonly string[];
  /** Which field the last change was of, where that is one that is typed; null where a change stands by itself. */
  readonly typing: string | null;
}

export const NOTHING: History = { past: [], now: null, future: [], typing: null };

/** A document that comes from elsewhere: there is no way back from it. */
export function opened(text: string): History {
  return { ...NOTHING, now: text };
}

/** The document is changed to `text`. */
export function changed(history: History, text: string): History {
  const { past, now, typing } = history;
  if (now === null || now === text) return { ...history, now: text };
  const field = typedField(now, text);
  const goesOn = field !== null && field === typing;
  return {
    past: goesOn ? past : [...past, now].slice(-MOST),
    now: text,
    future: [],
    typing: field,
  };
}

export function undone(history: History): History {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined || now === null) return history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], typing: null };
}

export function redone(history: History): History {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  if (next === undefined || now === null) return history;
  return { past: [...past, now], now: next, future: rest, typing: null };
}

/** The only field in which two documents differ, if it is one that is typed letter by letter. */
function typedField(before: string, after: string): string | null {
  const [one, other] = [parsed(before), parsed(after)];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  // The name for files follows the title.
  const apart = [...keys].filter(
    (key) => key !== 'id' && JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  );
  const [field, ...more] = apart;
  return field !== undefined && more.length === 0 && TYPED.has(field) ? field : null;
}

const TYPED = new Set(['title', 'duration_s', 'seed']);

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
