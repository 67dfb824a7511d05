/** The movement of a control: who takes it and lets it go, so that all that happens between is one change. */
import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Gesture } from '../../document/gesture';

/** What is told when a control is taken and let go; nobody is, unless a page says so. */
export const Movement = createContext<Pick<Gesture, 'take' | 'end' | 'press' | 'rest'> | null>(
  null,
);

/** While a slider is dragged a value is set at most this often. */
const EVERY_MS = 80;

/** The keys that move a slider. */
const MOVING: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);

/** A value under the hand: what it is now, how it is moved, and what its element listens to. */
export interface Moved {
  readonly value: unknown;
  move(next: number): void;
  readonly pointer: { onPointerDown(event: PointerEvent): void };
  readonly keys: {
    onKeyDown(event: KeyboardEvent): void;
    onKeyUp(event: KeyboardEvent): void;
    onBlur(): void;
  };
}

/** A value that is set in steps while it moves, and for good when it is let go. */
export function useMoved(value: unknown, onSet: (value: number) => boolean): Moved {
  const movement = useContext(Movement);
  const [held, setHeld] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latest = useRef({ held, onSet });
  latest.current.onSet = onSet;
  /** The key that is down. */
  const key = useRef<string | null>(null);
  /** Ends the drag that is going on. */
  const drop = useRef<(() => void) | null>(null);
  const flush = useRef(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    const { held: last, onSet: set } = latest.current;
    if (last !== null) set(last);
    setHeld(null);
  });
  const rest = (at_ms: number) => {
    if (key.current === null) return;
    key.current = null;
    flush.current();
    movement?.rest(at_ms);
  };
  // What goes while it is held, as with a key that shows something else, is let go where it is.
  useEffect(
    () => () => {
      flush.current();
      drop.current?.();
      if (key.current !== null) movement?.end();
    },
    [movement],
  );
  return {
    value: held ?? value,
    move(next) {
      setHeld(next);
      latest.current.held = next;
      timer.current ??= setTimeout(() => flush.current(), EVERY_MS);
    },
    pointer: {
      onPointerDown({ pointerType, isPrimary, currentTarget }) {
        if (!isPrimary) return;
        drop.current?.();
        movement?.take();
        // What stands beside it sees by its row that it is held.
        const row = currentTarget.closest<HTMLElement>('.control');
        row?.setAttribute('data-held', '');
        const over = new AbortController();
        drop.current = () => {
          over.abort();
          row?.removeAttribute('data-held');
          drop.current = null;
          flush.current();
          movement?.end();
        };
        // A finger goes on moving a slider where the browser has taken its pointer back for scrolling.
        const ends =
          pointerType === 'touch' ? ['touchend', 'touchcancel'] : ['pointerup', 'pointercancel'];
        const { signal } = over;
        for (const end of ends) {
          addEventListener(end, () => drop.current?.(), { signal, capture: true });
        }
        // The window's own: that of an element is on its way to the slider.
        addEventListener('blur', () => drop.current?.(), { signal });
      },
    },
    keys: {
      onKeyDown(event) {
        if (!MOVING.has(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
        key.current = event.key;
        movement?.press(event.timeStamp);
      },
      onKeyUp(event) {
        if (event.key === key.current) rest(event.timeStamp);
      },
      onBlur: () => rest(performance.now()),
    },
  };
}
