/** What of the run is seen: nearer, farther, all of it, and nothing of what comes after the playhead. */
import { useSyncExternalStore } from 'react';
import { useHidesAhead } from '../../charts/ui/useHidesAhead';
import type { PlaybackSource } from '../../clock/playbackSource';
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
      aria-label="Part of the run shown"
    >
      <button
        type="button"
        aria-label="Predict first"
        aria-pressed={hides}
        title="Predict first: hide what comes after the playhead (H)"
        onClick={() => playback.hideAhead(!hides)}
      >
        ?
      </button>
      {part ? (
        <button type="button" className="timeline-all" onClick={() => range.showAll()}>
          Whole run
        </button>
      ) : null}
      <button
        type="button"
        aria-label="Show more of the run"
        title="Show more of the run (− on the timeline, or the wheel)"
        disabled={!part}
        onClick={() => zoom(1 / ZOOM)}
      >
        −
      </button>
      <button
        type="button"
        aria-label="Zoom into the run"
        title="Zoom into the run (+ on the timeline, or the wheel)"
        onClick={() => zoom(ZOOM)}
      >
        +
      </button>
    </fieldset>
  );
}
