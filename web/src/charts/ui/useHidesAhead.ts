/** Whether what comes after the playhead is hidden, for what lists it and for the switch. */
import { useSyncExternalStore } from 'react';
import type { PlaybackSource } from '../../clock/playbackSource';

export function useHidesAhead(playback: PlaybackSource): boolean {
  return useSyncExternalStore(
    (changed) => playback.watch(changed),
    () => playback.hidesAhead,
  );
}
