/** The clock: run time in large figures, and the simulated time of day below. */

import { useEffect, useRef } from 'react';
import { timeOfDay } from '../../base/clockText';
import { clock } from '../../charts/engine/format';
import type { PlaybackSource } from '../../model/playbackSource';

/** Writes itself on every frame and after every seek, outside React. */
export function ClockFace({ playback }: { readonly playback: PlaybackSource }) {
  const run = useRef<HTMLDivElement>(null);
  const day = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      write(run.current, clock(playback.t));
      write(day.current, timeOfDay(playback.t));
    };
    const stops = [playback.subscribe(show), playback.watch(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [playback]);
  return (
    <div className="timeline-clock">
      <div ref={run} className="timeline-run" role="timer" aria-live="off" aria-label="Run time">
        {clock(playback.t)}
      </div>
      <div className="timeline-day" title="Simulated time of day: a run begins at 12:00:00 UTC">
        <span ref={day}>{timeOfDay(playback.t)}</span> UTC
      </div>
    </div>
  );
}

function write(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
