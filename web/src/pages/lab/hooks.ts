/** React's side of the vanilla stores and of the browser's dialogs. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** What `select` finds in a store, and a new rendering when it changes. */
export function useStore<State, Part>(
  store: StoreApi<State>,
  select: (state: State) => Part,
): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** A dialog that is before everything else while it is open. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return dialog;
}
