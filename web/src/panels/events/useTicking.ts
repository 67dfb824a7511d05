/** A number that grows when the playhead or the recording moved, a few times a second at most. */

import { useEffect, useState } from 'react';
import type { PlaybackSource } from '../../clock/playbackSource';
import type { RecordingSource } from '../../reading/source';

/** Renders a React panel again no more often than every `every_ms`. */
export function useTicking(
  store: RecordingSource,
  playback: PlaybackSource,
  every_ms: number,
): number {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    let seenT = Number.NaN;
    let seenVersion = -1;
    let at = Number.NEGATIVE_INFINITY;
    const look = (t: number) => {
      if (t === seenT && store.version === seenVersion) return;
      const now = performance.now();
      if (now - at < every_ms) return;
      at = now;
      seenT = t;
      seenVersion = store.version;
      setTick((before) => before + 1);
    };
    const stops = [
      playback.subscribe(look),
      // A sought playhead is shown at once.
      playback.watch(() => {
        at = Number.NEGATIVE_INFINITY;
        look(playback.t);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, playback, every_ms]);
  return tick;
}
