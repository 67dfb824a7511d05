/** Pointer and wheel on a plotting area: click chooses a mark or seeks, drag zooms or measures, shift-drag pans, double click resets, the other button or a finger that is held asks. */
import type { Marked } from './layer';
import type { SharedView } from './view';

/** A pointer that moved less than this many pixels has clicked; a finger is never quite still. */
const CLICK_REACH = 4;
const TAP_REACH = 10;
/** An instant that is measured from or to is taken up from so near, CSS pixels. */
const EDGE_REACH = 6;
const TAP_EDGE_REACH = 22;
/** A finger that is down for so long, and still, is held. */
const HELD_MS = 500;
/** Zoom of one notch of a wheel. */
const WHEEL_ZOOM = 1.2;
/** Pixels of one line of a wheel that counts in lines. */
const WHEEL_LINE = 16;
/** Two clicks within this time are a double click, which must leave the playhead where it was. */
const DOUBLE_MS = 500;

/** An instant of a chart at which somebody asked what can be done, and where on the page. */
export interface Asked {
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

export interface GestureTargets {
  readonly view: SharedView;
  seek(t: number): void;
  /** The mark at a point of the area, in CSS pixels, or null. */
  markAt(x: number, y: number): Marked | null;
  choose(mark: Marked): void;
  /** Told where the other button was pressed, or a finger held; without it the browser answers that. */
  readonly ask?: ((asked: Asked) => void) | undefined;
  /** The selection being dragged, or null at its end. */
  selecting(selection: readonly [number, number] | null): void;
}

interface Drag {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  readonly reach: number;
  readonly startT: number;
  /** The instant that stays while the other is measured to; null where nothing is measured. */
  readonly anchor: number | null;
  readonly pan: boolean;
  lastX: number;
  moved: boolean;
}

/** Listens on `area`; returns the way to stop. */
export function listen(area: HTMLElement, targets: GestureTargets): () => void {
  const { view } = targets;
  let drag: Drag | null = null;
  let clickedAt = Number.NEGATIVE_INFINITY;
  let before = 0;
  let holding: ReturnType<typeof setTimeout> | undefined;
  /** Whether what is down has asked. */
  let asked = false;

  const secondsPerPixel = () => (view.range.to - view.range.from) / Math.max(1, area.clientWidth);
  const timeAt = (event: MouseEvent) =>
    view.range.from + (event.clientX - area.getBoundingClientRect().left) * secondsPerPixel();

  /** The instant that stays where somebody measures: the other of the two if one is near, else where the drag begins. */
  const anchorAt = (event: MouseEvent, reach: number) => {
    const { measured } = view;
    if (measured === null) return null;
    const t = timeAt(event);
    const near = (edge: number) => Math.abs(edge - t) <= reach * secondsPerPixel();
    if (near(measured.to)) return measured.from;
    return near(measured.from) ? measured.to : simulatedAt(event);
  };

  const simulatedAt = (event: MouseEvent) => Math.min(Math.max(0, timeAt(event)), view.simulated_s);

  const markUnder = (event: MouseEvent) => {
    const box = area.getBoundingClientRect();
    return targets.markAt(event.clientX - box.left, event.clientY - box.top);
  };

  const cursorAt = (event: PointerEvent) => {
    if (markUnder(event) !== null) return 'pointer';
    if (view.measured === null) return '';
    return anchorAt(event, EDGE_REACH) === simulatedAt(event) ? 'crosshair' : 'ew-resize';
  };

  const down = (event: PointerEvent) => {
    asked = false;
    clearTimeout(holding);
    if (event.button !== 0) return;
    area.setPointerCapture(event.pointerId);
    const x = event.clientX;
    const pan = event.shiftKey;
    const finger = event.pointerType === 'touch';
    drag = {
      pointer: event.pointerId,
      startX: x,
      startY: event.clientY,
      reach: finger ? TAP_REACH : CLICK_REACH,
      startT: timeAt(event),
      anchor: pan ? null : anchorAt(event, finger ? TAP_EDGE_REACH : EDGE_REACH),
      pan,
      lastX: x,
      moved: false,
    };
    // Not every browser says by itself that a finger is held: those of iOS do not.
    if (finger && event.isPrimary) holding = setTimeout(() => ask(event), HELD_MS);
  };

  const move = (event: PointerEvent) => {
    view.setCursor(timeAt(event));
    if (!drag) area.style.cursor = cursorAt(event);
    if (!drag || event.pointerId !== drag.pointer) return;
    const across = Math.abs(event.clientX - drag.startX);
    if (Math.max(across, Math.abs(event.clientY - drag.startY)) >= drag.reach) {
      clearTimeout(holding);
    }
    if (!drag.moved && across < drag.reach) return;
    drag.moved = true;
    if (drag.pan) view.pan((drag.lastX - event.clientX) * secondsPerPixel());
    else if (drag.anchor !== null) view.measure({ a: drag.anchor, b: simulatedAt(event) });
    else targets.selecting([drag.startT, timeAt(event)]);
    drag.lastX = event.clientX;
  };

  const up = (event: PointerEvent) => {
    clearTimeout(holding);
    if (!drag || event.pointerId !== drag.pointer) return;
    const { startT, anchor, pan, moved } = drag;
    drag = null;
    targets.selecting(null);
    if (!moved) click(event);
    else if (!pan && anchor === null) view.select(startT, timeAt(event));
  };

  const click = (event: PointerEvent) => {
    if (event.timeStamp - clickedAt > DOUBLE_MS) before = view.playhead;
    clickedAt = event.timeStamp;
    const mark = markUnder(event);
    if (mark === null) targets.seek(simulatedAt(event));
    else targets.choose(mark);
  };

  const ask = (event: MouseEvent) => {
    if (!targets.ask) return;
    event.preventDefault();
    clearTimeout(holding);
    if (asked) return;
    asked = true;
    drag = null;
    targets.selecting(null);
    targets.ask({ t: simulatedAt(event), x: event.clientX, y: event.clientY });
  };

  const cancel = () => {
    clearTimeout(holding);
    drag = null;
    targets.selecting(null);
    view.setCursor(null);
  };

  const leave = () => {
    if (!drag) view.setCursor(null);
  };

  const wheel = (event: WheelEvent) => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL_LINE;
    const sideways = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
    const across = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    event.preventDefault();
    if (across) view.pan(sideways * unit * secondsPerPixel());
    else view.zoom(timeAt(event), WHEEL_ZOOM ** Math.sign(event.deltaY));
  };

  const reset = () => {
    targets.seek(before);
    view.reset();
  };
  const stop = new AbortController();
  const { signal } = stop;
  area.addEventListener('pointerdown', down, { signal });
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('pointerup', up, { signal });
  area.addEventListener('pointercancel', cancel, { signal });
  area.addEventListener('pointerleave', leave, { signal });
  area.addEventListener('wheel', wheel, { signal, passive: false });
  area.addEventListener('dblclick', reset, { signal });
  area.addEventListener('contextmenu', ask, { signal });
  return () => {
    clearTimeout(holding);
    stop.abort();
  };
}
