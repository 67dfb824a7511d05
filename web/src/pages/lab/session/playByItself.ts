/** Plays without having been asked to. */
import type { Playback } from '../../../clock/playback';

/** Plays unless motion is unwanted: then what was playing goes on, and no more. */
export function playByItself(playback: Pick<Playback, 'playing' | 'play'>): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!still || playback.playing) playback.play();
}
