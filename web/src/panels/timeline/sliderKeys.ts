/** The timeline's slider by keyboard and in words. */
import type { PlaybackSource } from '../../clock/playbackSource';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import type { TimelineRange } from './range';

/** Seconds that an arrow key and a page key move the playhead. */
const ARROW_S = 1;
const PAGE_S = 10;
/** By how much a key or a button zooms. */
export const ZOOM = 2;

/** Where a key moves the playhead, or null if it is none of the slider's. */
export function keyTarget(
  key: string,
  playback: Pick<PlaybackSource, 't'>,
  simulated_s: number,
): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, playback.t - ARROW_S);
  if (key === 'ArrowRight' || key === 'ArrowUp') return playback.t + ARROW_S;
  if (key === 'PageDown') return Math.max(0, playback.t - PAGE_S);
  if (key === 'PageUp') return playback.t + PAGE_S;
  if (key === 'Home') return 0;
  return key === 'End' ? simulated_s : null;
}

/** Zooms about the playhead; false if the key does not. */
export function zoomByKey(
  key: string,
  range: TimelineRange,
  { t, duration_s }: Pick<PlaybackSource, 't' | 'duration_s'>,
): boolean {
  if (key === '+' || key === '=') range.zoom(ZOOM, t, duration_s);
  else if (key === '-') range.zoom(1 / ZOOM, t, duration_s);
  else if (key === '0') range.showAll();
  else return false;
  return true;
}

/** "42.3 s of 600 s; simulated up to 120.0 s". */
export function valueText(t: number, simulated_s: number, duration_s: number): string {
  const of = say`${fixed(t, 1)} s of ${Number(duration_s.toFixed(1))} s`;
  return simulated_s < duration_s ? say`${of}; simulated up to ${fixed(simulated_s, 1)} s` : of;
}
