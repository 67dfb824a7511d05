/** What of the run is seen: nearer, farther, all of it, and nothing of what comes after the playhead. */
import { useSyncExternalStore } from 'react';
import { useHidesAhead } from '../../charts/ui/useHidesAhead';
import type { PlaybackSource } from '../../clock/playbackSource';
import { say } from '../../words/say';
import type { TimelineRange } from './range';
import { ZOOM } from './sliderKeys';

interface ZoomButtonsProps {
  readonly range: TimelineRange;
  readonly playback: PlaybackSource;
}

export function ZoomButtons({ range, playback }: ZoomButtonsProps) {
  const part = useSyncExternalStore(range.subscribe, () => range.isPart);
  const hides = useHidesAhead(playback);
  const zoom = (times: number) => range.zoom(times, playback.t, playback.duration_s);
  return (
    <fieldset
      className="timeline-zoom"
      data-part={part || undefined}
      aria-label={say('Part of the run shown')}
    >
      <button
        type="button"
        aria-label={say('Predict first')}
        aria-pressed={hides}
        title={say('Predict first: hide what comes after the playhead (H)')}
        onClick={() => playback.hideAhead(!hides)}
      >
        ?
      </button>
      {part ? (
        <button type="button" className="timeline-all" onClick={() => range.showAll()}>
          {say('Whole run')}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={say('Show more of the run')}
        title={say('Show more of the run (− on the timeline, or the wheel)')}
        disabled={!part}
        onClick={() => zoom(1 / ZOOM)}
      >
        −
      </button>
      <button
        type="button"
        aria-label={say('Zoom into the run')}
        title={say('Zoom into the run (+ on the timeline, or the wheel)')}
        onClick={() => zoom(ZOOM)}
      >
        +
      </button>
    </fieldset>
  );
}
