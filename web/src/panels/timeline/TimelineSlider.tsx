/** The timeline: a slider over the whole run with marks, drawn by itself, dragged or moved by keys. */
import { useEffect, useRef } from 'react';
import { onThemeChange } from '../../charts/engine/theme';
import { type PlaybackSource, seenUntil } from '../../clock/playbackSource';
import type { EventIndex } from '../../reading/eventIndex';
import type { RecordingSource } from '../../reading/source';
import { say } from '../../words/say';
import { markUnder } from './markUnder';
import { listenToPointers } from './pointers';
import type { TimelineRange } from './range';
import { keyTarget, valueText, zoomByKey } from './sliderKeys';
import { MARGIN_PX, Track } from './track';

export interface TimelineSliderProps {
  readonly store: RecordingSource;
  readonly playback: PlaybackSource;
  readonly events: EventIndex | null;
  /** What of the run is shown. */
  readonly range: TimelineRange;
  /** Told the event whose mark was clicked; the playhead has been moved to it. */
  onEvent?(row: number): void;
}

/** Milliseconds between two announcements to a screen reader. */
const SPEAK_MS = 1000;

/** No place that the knob can have. */
const UNKNOWN = '?';

/** Slider, marks and playhead. */
export function TimelineSlider({ store, playback, events, range, onEvent }: TimelineSliderProps) {
  const slider = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const knob = useRef<HTMLDivElement>(null);
  const hover = useRef<HTMLDivElement>(null);
  const click = useRef<(t: number, perPixel_s: number, y: number) => void>(() => undefined);

  useEffect(() => {
    if (!slider.current || !canvas.current || !knob.current) return;
    return drive(slider.current, canvas.current, knob.current, { store, playback, events, range });
  }, [store, playback, events, range]);
  useEffect(() => {
    click.current = (t, perPixel_s, y) => {
      events?.update();
      const row = events ? markUnder(events, store.events.t, { t, perPixel_s, y }) : -1;
      if (row < 0 || (store.events.t[row] ?? 0) > seenUntil(playback)) return;
      playback.seek(store.events.t[row] ?? playback.t);
      onEvent?.(row);
    };
  });
  useEffect(() => {
    if (!slider.current || !hover.current) return;
    const clicked = (...at: [number, number, number]) => click.current(...at);
    return listenToPointers(slider.current, hover.current, { playback, range, clicked });
  }, [playback, range]);

  const key = (event: React.KeyboardEvent) => {
    const t = keyTarget(event.key, playback, store.simulated_s);
    if (t !== null) playback.seek(t);
    else if (!zoomByKey(event.key, range, playback)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={slider}
      className="timeline-slider"
      role="slider"
      tabIndex={0}
      aria-label={say('Playhead')}
      aria-valuemin={0}
      aria-valuemax={0}
      aria-valuenow={0}
      onKeyDown={key}
    >
      <canvas ref={canvas} />
      <div className="timeline-rail">
        <div ref={knob} className="timeline-knob" />
      </div>
      <div ref={hover} className="timeline-hover" aria-hidden="true" hidden />
    </div>
  );
}

/** Runs the slider outside React; returns the way to stop. */
function drive(
  slider: HTMLDivElement,
  canvas: HTMLCanvasElement,
  knob: HTMLDivElement,
  { store, playback, events, range }: Omit<TimelineSliderProps, 'onEvent'>,
): () => void {
  const track = new Track(canvas);
  let width = 0;
  let shown = UNKNOWN;
  /** The playhead of the frame before. */
  let before = playback.t;
  let spoken = Number.NEGATIVE_INFINITY;
  const resizing = new ResizeObserver(() => {
    width = slider.clientWidth;
    track.resize(width);
    shown = UNKNOWN;
  });
  resizing.observe(slider);

  const speak = (t: number) => {
    const now = performance.now();
    if (now - spoken < SPEAK_MS) return;
    spoken = now;
    slider.setAttribute('aria-valuemax', store.simulated_s.toFixed(1));
    slider.setAttribute('aria-valuenow', Math.min(t, store.simulated_s).toFixed(1));
    slider.setAttribute('aria-valuetext', valueText(t, store.simulated_s, playback.duration_s));
  };
  const place = (t: number, duration_s: number) => {
    const { from, to } = range.span(duration_s);
    const share = (t - from) / (to - from);
    // What is hidden is covered from the knob on, or all of it where the knob is before what is shown.
    slider.toggleAttribute('data-hides', playback.hidesAhead);
    slider.toggleAttribute('data-before', share < 0);
    const x = MARGIN_PX + Math.min(1, share) * (width - 2 * MARGIN_PX);
    const transform =
      share < 0 || (share > 1 && range.isPart) ? '' : `translateX(${x.toFixed(1)}px)`;
    if (transform !== shown) {
      knob.hidden = transform === '';
      knob.style.transform = transform;
      shown = transform;
    }
    speak(t);
  };
  const stopFrames = playback.subscribe((t) => {
    const duration_s = Math.max(1e-9, playback.duration_s);
    if (!Number.isFinite(duration_s) || width === 0) return;
    // What is shown comes along with a playhead that runs out of it, not with one that somebody has left behind.
    const { from, to } = range.span(duration_s);
    if (playback.playing && before >= from && before <= to) range.reach(t, duration_s);
    before = t;
    track.frame(store, events, range.span(duration_s));
    place(t, duration_s);
  });
  // A seek is answered before the next frame.
  const stopWatch = playback.watch(() => {
    spoken = Number.NEGATIVE_INFINITY;
    const { t, duration_s } = playback;
    if (t !== before) range.reach(t, Math.max(1e-9, duration_s));
    before = t;
    if (Number.isFinite(duration_s) && width > 0) place(t, Math.max(1e-9, duration_s));
  });
  const turn = () => slider.toggleAttribute('data-part', range.isPart);
  turn();
  const stopTurning = range.subscribe(turn);
  const stopTheme = onThemeChange(() => track.recolor());
  return () => {
    stopFrames();
    stopTheme();
    stopTurning();
    stopWatch();
    resizing.disconnect();
  };
}
