/** Keys that are pressed while what takes them is still being loaded: they are pressed again once it is there. */
import { useEffect } from 'react';

const REMOTE: ReadonlySet<string> = new Set(['PageDown', 'PageUp']);
/** Whoever does not take them at once is not the one they were meant for. */
const KEPT_MS = 500;
/** Between two of them: what the first one did is on the screen then. */
const APART_MS = 60;

let held: string[] = [];

/** Holds the keys of a remote control while it is shown. */
export function HeldKeys() {
  useEffect(() => {
    held = [];
    const hold = (event: KeyboardEvent) => {
      if (!REMOTE.has(event.key)) return;
      event.preventDefault();
      held.push(event.key);
    };
    addEventListener('keydown', hold);
    return () => {
      removeEventListener('keydown', hold);
      setTimeout(() => {
        held = [];
      }, KEPT_MS);
    };
  }, []);
  return null;
}

/** Presses what was held, one after the other. */
export function pressHeldKeys(): void {
  for (const [at, key] of held.splice(0).entries()) {
    setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key })), at * APART_MS);
  }
}
