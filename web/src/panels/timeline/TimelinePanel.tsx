/** The bottom of the lab: play and step, clock, speed, and the timeline of the whole run. */
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { PlaybackSource } from '../../clock/playbackSource';
import { EventIndex } from '../../reading/eventIndex';
import type { FlowView, RecordingSource } from '../../reading/source';
import { say } from '../../words/say';
import { ClockFace } from './ClockFace';
import { Icon, type TimelineIcon } from './clockIcons';
import type { TimelineRange } from './range';
import {
  nearestSpeed,
  SPEEDS,
  STEP_CHOICES,
  type StepChoice,
  speedWords,
  stepLabel,
  stepRow,
} from './stepping';
import { TimelineSlider } from './TimelineSlider';
import { ZoomButtons } from './ZoomButtons';
import './timeline.css';

export interface TimelinePanelProps {
  /** The recording of the run. */
  readonly store: RecordingSource;
  /** The clock that everything here moves. */
  readonly playback: PlaybackSource;
  /** The flow whose events are marked and stepped through; null marks those of all flows. */
  readonly flow: FlowView | null;
  /** What of the run is shown. */
  readonly range: TimelineRange;
  /** The instant that time 0 means, days since a noon in UTC; null where the scenario does not say. */
  readonly begins_d: number | null;
  /** The kind of event that a step looks for. */
  readonly step: StepChoice;
  onStep(step: StepChoice): void;
  /** Told the row of the event that a step went to, so that its card can be shown. */
  onEvent?(row: number): void;
  /** Lies over the slider: what stands at instants of the run and can be moved. */
  readonly marks?: ReactNode;
  /** Stands above the slider: what there is to see at the playhead. */
  readonly now?: ReactNode;
  /** Placed at the right end, such as the latest events. */
  readonly children?: ReactNode;
}

/** Transport controls and timeline. */
export function TimelinePanel(props: TimelinePanelProps) {
  const {
    store,
    playback,
    flow,
    range,
    begins_d,
    step: choice,
    onStep,
    onEvent,
    marks,
    now,
    children,
  } = props;
  const index = useMemo(() => new EventIndex(store, flow), [store, flow]);

  const step = (forward: boolean) => {
    const row = stepRow(index, playback.t, choice, forward);
    if (row < 0) return;
    playback.pause();
    playback.seek(store.events.t[row] ?? playback.t);
    onEvent?.(row);
  };
  return (
    <section className="timeline" aria-label={say('Playback')}>
      <div className="timeline-controls">
        <fieldset className="timeline-buttons" aria-label={say('Play and step')}>
          <IconButton
            icon="start"
            label={say('Jump to the start')}
            press={() => playback.seek(0)}
          />
          <IconButton icon="previous" label={say('Previous event')} press={() => step(false)} />
          <PlayButton playback={playback} />
          <IconButton icon="next" label={say('Next event')} press={() => step(true)} />
          <IconButton
            icon="end"
            label={say('Jump to the end of what is simulated')}
            press={() => playback.seek(store.simulated_s)}
          />
        </fieldset>
        <ClockFace playback={playback} begins_d={begins_d} />
        <div className="timeline-choices">
          <label>
            <span>{say('Step')}</span>
            <select value={choice} onChange={(event) => onStep(event.target.value as StepChoice)}>
              {STEP_CHOICES.map((kind) => (
                <option key={kind} value={kind}>
                  {stepLabel(kind)}
                </option>
              ))}
            </select>
          </label>
          <SpeedChoice playback={playback} />
        </div>
      </div>
      {now === undefined ? null : <div className="timeline-now">{now}</div>}
      <div className="timeline-run-place">
        <TimelineSlider
          store={store}
          playback={playback}
          events={index}
          range={range}
          {...(onEvent ? { onEvent } : {})}
        />
        {marks}
        <ZoomButtons range={range} playback={playback} />
      </div>
      {children === undefined ? null : <div className="timeline-aside">{children}</div>}
    </section>
  );
}

interface IconButtonProps {
  readonly icon: TimelineIcon;
  readonly label: string;
  press(): void;
}

function IconButton({ icon, label, press }: IconButtonProps) {
  return (
    <button type="button" className="timeline-button" aria-label={label} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}

function PlayButton({ playback }: { readonly playback: PlaybackSource }) {
  const playing = useWatched(playback, () => playback.playing);
  return (
    <button
      type="button"
      className="timeline-button timeline-play"
      aria-label={playing ? say('Pause') : say('Play')}
      onClick={() => playback.toggle()}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}

function SpeedChoice({ playback }: { readonly playback: PlaybackSource }) {
  const speed = useWatched(playback, () => playback.speed);
  return (
    <label>
      <span>{say('Speed')}</span>
      <select
        data-steps
        value={nearestSpeed(speed)}
        onChange={(event) => playback.setSpeed(Number(event.target.value))}
      >
        {SPEEDS.map((choice) => (
          <option key={choice} value={choice}>
            {speedWords(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A value of the clock that React shows; read again whenever the clock says that something changed. */
function useWatched<T>(playback: PlaybackSource, read: () => T): T {
  const subscribe = useMemo(() => (listener: () => void) => playback.watch(listener), [playback]);
  return useSyncExternalStore(subscribe, read);
}
