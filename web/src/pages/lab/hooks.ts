/** React's side of the vanilla stores. */
import { useSyncExternalStore } from 'react';
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
