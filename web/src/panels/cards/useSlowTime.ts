/** The playhead for figures that are read, not watched. */
import { useEffect, useState } from 'react';
import type { Playback } from '../../model/playback';

const EVERY_MS = 200;

/** The playhead a few times a second: figures that change faster cannot be read. */
export function useSlowTime(playback: Playback): number {
  const [t, setT] = useState(playback.t);
  useEffect(() => {
    let waited_ms = EVERY_MS;
    const stops = [
      playback.subscribe((now, dt_ms) => {
        waited_ms += dt_ms;
        if (waited_ms < EVERY_MS) return;
        waited_ms = 0;
        setT(now);
      }),
      // A sought playhead is shown at once.
      playback.watch(() => setT(playback.t)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [playback]);
  return t;
}
