/** The clock: run time in large figures, and the simulated time of day below. */
import { useEffect, useMemo, useRef } from 'react';
import { clockOf } from '../../base/clockText';
import { seconds } from '../../charts/engine/format';
import type { PlaybackSource } from '../../clock/playbackSource';
import { Say, v } from '../../words/SayNodes';
import { say } from '../../words/say';

interface ClockFaceProps {
  readonly playback: PlaybackSource;
  /** The instant that time 0 means, days since a noon in UTC; null where the scenario does not say. */
  readonly begins_d: number | null;
}

/** Writes itself on every frame and after every seek, outside React. */
export function ClockFace({ playback, begins_d }: ClockFaceProps) {
  const timeOfDay = useMemo(() => clockOf(begins_d), [begins_d]);
  const run = useRef<HTMLDivElement>(null);
  const day = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      write(run.current, seconds(playback.t));
      write(day.current, timeOfDay(playback.t));
    };
    const stops = [playback.subscribe(show), playback.watch(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [playback, timeOfDay]);
  return (
    <div className="timeline-clock">
      <div
        ref={run}
        className="timeline-run"
        role="timer"
        aria-live="off"
        aria-label={say('Run time')}
      >
        {seconds(playback.t)}
      </div>
      <div
        className="timeline-day"
        title={say`Simulated time of day: the run begins at ${timeOfDay(0)} UTC`}
      >
        <Say>
          <span ref={day}>{v(timeOfDay(playback.t))}</span> UTC
        </Say>
      </div>
    </div>
  );
}

function write(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
