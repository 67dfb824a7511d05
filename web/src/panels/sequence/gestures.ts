/** Pointer and wheel on a diagram: click chooses a step, drag moves through time or measures, wheel moves; with Ctrl or two fingers zoom. */
import { pointIn } from '../../base/enlarged';
import type { SequenceView } from './view';

const CLICK_REACH = 5;
const WHEEL_ZOOM = 1.0016;
/** Pixels of one line of a wheel that counts in lines. */
const WHEEL_LINE = 16;

export interface GestureTargets {
  readonly view: SequenceView;
  simulated_s(): number;
  secondsPerPixel(): number;
  timeAt(y: number): number;
  click(x: number, y: number): void;
  /** The instant that stays while a drag from a height measures to another; null where nothing is measured. */
  anchor(y: number): number | null;
  measure(anchor: number, y: number): void;
  /** Whether an instant that is measured from or to is taken up at a height. */
  grips(y: number): boolean;
  /** Whether there is something to choose at a point. */
  over(x: number, y: number): boolean;
}

/** Listens on `area`; returns the way to stop. */
export function listen(area: HTMLElement, targets: GestureTargets): () => void {
  const { view } = targets;
  const held = new Map<number, { x: number; y: number }>();
  let moved = false;
  let anchor: number | null = null;
  const place = (event: MouseEvent) => pointIn(area, event);
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    area.setPointerCapture(event.pointerId);
    if (held.size === 0) {
      moved = false;
      anchor = targets.anchor(place(event).y);
    }
    held.set(event.pointerId, place(event));
  };
  const move = (event: PointerEvent) => {
    const now = place(event);
    const before = held.get(event.pointerId);
    if (!before) {
      const grips = targets.grips(now.y);
      area.style.cursor = grips ? 'ns-resize' : targets.over(now.x, now.y) ? 'pointer' : 'grab';
      return;
    }
    if (!moved && Math.hypot(now.x - before.x, now.y - before.y) < CLICK_REACH) return;
    moved = true;
    area.style.cursor = 'grabbing';
    const other = [...held].find(([pointer]) => pointer !== event.pointerId)?.[1];
    if (other) {
      const factor = Math.abs(before.y - other.y) / Math.max(12, Math.abs(now.y - other.y));
      if (factor > 0) view.zoom(targets.timeAt(other.y), factor);
    } else if (anchor !== null) targets.measure(anchor, now.y);
    else view.pan((before.y - now.y) * targets.secondsPerPixel(), targets.simulated_s());
    held.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => {
    const here = held.delete(event.pointerId);
    if (!here || moved || held.size > 0) return;
    const { x, y } = place(event);
    targets.click(x, y);
  };
  const cancel = (event: PointerEvent) => held.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL_LINE;
    const by = event.deltaY * unit;
    if (event.ctrlKey || event.metaKey) view.zoom(targets.timeAt(place(event).y), WHEEL_ZOOM ** by);
    else view.pan(by * targets.secondsPerPixel(), targets.simulated_s());
  };
  const stop = new AbortController();
  const { signal } = stop;
  area.addEventListener('pointerdown', down, { signal });
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('pointerup', up, { signal });
  area.addEventListener('pointercancel', cancel, { signal });
  area.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}
