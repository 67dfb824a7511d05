/** The playhead for figures that are read, not watched. */
import { useEffect, useState } from 'react';
import type { Playback } from '../../clock/playback';
import type { RecordingStore } from '../../reading/recordingStore';

const EVERY_MS = 200;

/**
 * The playhead a few times a second: figures that change faster cannot be read. While it stands still they are read
 * again as more is recorded, for what is simulated anew may not have come so far.
 */
export function useSlowTime(playback: Playback, store: Pick<RecordingStore, 'version'>): number {
  const [{ t }, setSeen] = useState({ t: playback.t, version: store.version });
  useEffect(() => {
    const setT = (t: number) => {
      const { version } = store;
      setSeen((seen) => (seen.t === t && seen.version === version ? seen : { t, version }));
    };
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
  }, [playback, store]);
  return t;
}
