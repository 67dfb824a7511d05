/** The timeline: a slider over the whole run with marks, drawn by itself, dragged or moved by keys. */

import { useEffect, useRef } from 'react';
import { clock } from '../../charts/engine/format';
import { onThemeChange } from '../../charts/engine/theme';
import type { PlaybackSource } from '../../model/playbackSource';
import type { EventIndex } from '../../reading/eventIndex';
import type { RecordingSource } from '../../reading/source';
import { markUnder } from './markUnder';
import { keyTarget, valueText } from './sliderKeys';
import { MARGIN_PX, Track } from './track';

export interface TimelineSliderProps {
  readonly store: RecordingSource;
  readonly playback: PlaybackSource;
  readonly events: EventIndex | null;
  /** Told the event whose mark was clicked; the playhead has been moved to it. */
  onEvent?(row: number): void;
}

/** A pointer that moved less than this many CSS pixels has clicked. */
const CLICK_REACH = 4;

/** Milliseconds between two announcements to a screen reader. */
const SPEAK_MS = 1000;

/** Slider, marks and playhead. */
export function TimelineSlider({ store, playback, events, onEvent }: TimelineSliderProps) {
  const slider = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const knob = useRef<HTMLDivElement>(null);
  const hover = useRef<HTMLDivElement>(null);
  const pressedAt = useRef(Number.NaN);

  useEffect(() => {
    if (!slider.current || !canvas.current || !knob.current) return;
    return drive(slider.current, canvas.current, knob.current, { store, playback, events });
  }, [store, playback, events]);

  const timeAt = (clientX: number) => {
    const box = slider.current?.getBoundingClientRect();
    if (!box) return 0;
    const share = (clientX - box.left - MARGIN_PX) / Math.max(1, box.width - 2 * MARGIN_PX);
    return Math.min(Math.max(0, share), 1) * playback.duration_s;
  };
  const point = (event: React.PointerEvent) => {
    const t = timeAt(event.clientX);
    if (event.buttons === 1) playback.seek(t);
    const box = slider.current?.getBoundingClientRect();
    if (!hover.current || !box) return;
    const x = Math.min(Math.max(event.clientX - box.left, 34), box.width - 34);
    hover.current.textContent = clock(t);
    hover.current.style.transform = `translateX(${x}px) translateX(-50%)`;
    hover.current.hidden = false;
  };
  const press = (event: React.PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressedAt.current = event.clientX;
    playback.seek(timeAt(event.clientX));
  };
  const release = (event: React.PointerEvent) => {
    const box = slider.current?.getBoundingClientRect();
    if (!box || !events || !(Math.abs(event.clientX - pressedAt.current) < CLICK_REACH)) return;
    events.update();
    const row = markUnder(events, store.events.t, {
      t: timeAt(event.clientX),
      perPixel_s: playback.duration_s / Math.max(1, box.width - 2 * MARGIN_PX),
      y: event.clientY - box.top,
    });
    if (row < 0) return;
    playback.seek(store.events.t[row] ?? playback.t);
    onEvent?.(row);
  };
  const leave = () => {
    if (hover.current) hover.current.hidden = true;
  };
  const key = (event: React.KeyboardEvent) => {
    const t = keyTarget(event.key, playback, store.simulated_s);
    if (t === null) return;
    event.preventDefault();
    event.stopPropagation();
    playback.seek(t);
  };

  return (
    <div
      ref={slider}
      className="timeline-slider"
      role="slider"
      tabIndex={0}
      aria-label="Playhead"
      aria-valuemin={0}
      aria-valuemax={0}
      aria-valuenow={0}
      onPointerDown={press}
      onPointerUp={release}
      onPointerMove={point}
      onPointerLeave={leave}
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
  { store, playback, events }: Omit<TimelineSliderProps, 'onEvent'>,
): () => void {
  const track = new Track(canvas);
  let width = 0;
  let shown = '';
  let spoken = Number.NEGATIVE_INFINITY;
  const resizing = new ResizeObserver(() => {
    width = slider.clientWidth;
    track.resize(width);
    shown = '';
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
    const x = MARGIN_PX + Math.min(1, t / duration_s) * (width - 2 * MARGIN_PX);
    const transform = `translateX(${x.toFixed(1)}px)`;
    if (transform !== shown) {
      knob.style.transform = transform;
      shown = transform;
    }
    speak(t);
  };
  const stopFrames = playback.subscribe((t) => {
    const duration_s = Math.max(1e-9, playback.duration_s);
    if (!Number.isFinite(duration_s) || width === 0) return;
    track.frame(store, events, duration_s);
    place(t, duration_s);
  });
  // A seek is answered before the next frame.
  const stopWatch = playback.watch(() => {
    spoken = Number.NEGATIVE_INFINITY;
    const { t, duration_s } = playback;
    if (Number.isFinite(duration_s) && width > 0) place(t, Math.max(1e-9, duration_s));
  });
  const stopTheme = onThemeChange(() => track.recolor());
  return () => {
    stopFrames();
    stopTheme();
    stopWatch();
    resizing.disconnect();
  };
}
