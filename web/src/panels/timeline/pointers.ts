/** The timeline under mouse, wheel and fingers: the bar moves the playhead, the scale below it what is shown. */
import { seconds } from '../../charts/engine/format';
import type { PlaybackSource } from '../../clock/playbackSource';
import type { TimelineRange } from './range';
import { BAR_PX, MARGIN_PX } from './track';

interface Pointed {
  readonly playback: PlaybackSource;
  readonly range: TimelineRange;
  /** The bar was clicked: an instant, how many seconds a pixel is, and the height from the top. */
  clicked(t: number, perPixel_s: number, y: number): void;
}

/** A pointer that moved less than this many CSS pixels has clicked. */
const CLICK_REACH = 4;
/** Pixels of the wheel for twice or half the span, and the pixels of a line. */
const DOUBLE_PX = 300;
const LINE_PX = 36;
/** The words over the pointer keep this much room to both sides. */
const HOVER_PX = 34;

/** Listens until the returned function is called. */
export function listenToPointers(slider: HTMLElement, hover: HTMLElement, pointed: Pointed) {
  const { playback, range } = pointed;
  const ended = new AbortController();
  /** Where each finger is that is down. */
  const down = new Map<number, number>();
  let drags: 'playhead' | 'span' | 'pinch' | null = null;
  let pressedAt = Number.NaN;

  const box = () => slider.getBoundingClientRect();
  const inner = () => Math.max(1, box().width - 2 * MARGIN_PX);
  const perPixel = () => {
    const { from, to } = range.span(playback.duration_s);
    return (to - from) / inner();
  };
  const timeAt = (clientX: number) => {
    const { from, to } = range.span(playback.duration_s);
    const t = from + (clientX - box().left - MARGIN_PX) * perPixel();
    return Math.min(Math.max(from, t), to);
  };
  const showHover = (clientX: number) => {
    const { left, width } = box();
    const x = Math.min(Math.max(clientX - left, HOVER_PX), width - HOVER_PX);
    hover.textContent = seconds(timeAt(clientX));
    hover.style.transform = `translateX(${x}px) translateX(-50%)`;
    hover.hidden = false;
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    slider.setPointerCapture(event.pointerId);
    down.set(event.pointerId, event.clientX);
    pressedAt = event.clientX;
    if (down.size > 1) drags = 'pinch';
    else if (range.isPart && event.clientY - box().top > BAR_PX) drags = 'span';
    else {
      drags = 'playhead';
      playback.seek(timeAt(event.clientX));
    }
  };
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (before !== undefined) down.set(event.pointerId, event.clientX);
    if (drags === 'pinch' && before !== undefined) pinch(event, before);
    else if (drags === 'span' && before !== undefined) {
      range.pan((before - event.clientX) * perPixel(), playback.duration_s);
    } else if (drags === 'playhead' && event.buttons === 1) playback.seek(timeAt(event.clientX));
    showHover(event.clientX);
  };
  /** Two fingers hold the instants under them. */
  const pinch = (event: PointerEvent, before: number) => {
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return;
    const apart = Math.abs(before - other);
    if (apart < 1) return;
    const times = Math.max(1, Math.abs(event.clientX - other)) / apart;
    range.zoom(times, timeAt(other), playback.duration_s);
  };
  const release = (event: PointerEvent) => {
    const clicked = drags === 'playhead' && Math.abs(event.clientX - pressedAt) < CLICK_REACH;
    end(event);
    if (clicked) {
      pointed.clicked(timeAt(event.clientX), perPixel(), event.clientY - box().top);
    }
  };
  const end = (event: PointerEvent) => {
    down.delete(event.pointerId);
    // A finger that is left moves nothing until it is put down again.
    drags = null;
  };
  const wheel = (event: WheelEvent) => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX;
    const across = event.shiftKey ? event.deltaY : event.deltaX;
    event.preventDefault();
    if (Math.abs(across) > Math.abs(event.shiftKey ? 0 : event.deltaY)) {
      range.pan(across * unit * perPixel(), playback.duration_s);
    } else {
      const times = 2 ** ((-event.deltaY * unit) / DOUBLE_PX);
      range.zoom(times, timeAt(event.clientX), playback.duration_s);
    }
    showHover(event.clientX);
  };
  const options = { signal: ended.signal };
  slider.addEventListener('pointerdown', press, options);
  slider.addEventListener('pointermove', move, options);
  slider.addEventListener('pointerup', release, options);
  slider.addEventListener('pointercancel', end, options);
  slider.addEventListener('pointerleave', () => (hover.hidden = true), options);
  slider.addEventListener('wheel', wheel, { ...options, passive: false });
  return () => ended.abort();
}
