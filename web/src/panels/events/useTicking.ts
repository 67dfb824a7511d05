/** A number that grows when the playhead or the recording moved, a few times a second at most. */
import { useEffect, useState } from 'react';
import type { PlaybackSource } from '../../clock/playbackSource';
import type { RecordingSource } from '../../reading/source';
import { ticking } from './ticking';

/** Renders a React panel again no more often than every `every_ms`. */
export function useTicking(
  store: RecordingSource,
  playback: PlaybackSource,
  every_ms: number,
): number {
  const [tick, setTick] = useState(0);
  useEffect(
    () => ticking(store, playback, every_ms, () => setTick((before) => before + 1)),
    [store, playback, every_ms],
  );
  return tick;
}
