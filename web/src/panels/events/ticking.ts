/** Acts when the playhead or the recording moved, a few times a second at most. */
import type { PlaybackSource } from '../../clock/playbackSource';
import type { RecordingSource } from '../../reading/source';

/** Calls `act` no more often than every `every_ms`, and at once after a seek; returns what ends it. */
export function ticking(
  store: Pick<RecordingSource, 'version'>,
  playback: Pick<PlaybackSource, 't' | 'subscribe' | 'watch'>,
  every_ms: number,
  act: (t: number) => void,
): () => void {
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
    act(t);
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
}
