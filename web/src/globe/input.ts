/** Clicks, taps, pointing, the wheel and keys; dragging and pinching are Cesium's own. */
import type { Pointer } from './picking';

export interface InputTarget {
  /** Something happened that may move the picture for a while. */
  wake(): void;
  /** The camera is dragged or pinched. */
  moved(): void;
  pick(x: number, y: number, pointer: Pointer): void;
  /** `null` when the pointer has left. */
  hover(at: { readonly x: number; readonly y: number } | null): void;
  step(right: number, up: number): void;
  /** Towards a place of the picture, or what is in its middle. */
  zoom(steps: number, at?: { readonly x: number; readonly y: number }): void;
  home(): void;
  pickCentre(): void;
  clearSelection(): void;
}

/** A press that moves less and lasts less is a click. */
const CLICK_PX = 6;
const CLICK_MS = 600;

/** Listens until the returned function is called. */
export function listen(
  container: HTMLElement,
  canvas: HTMLCanvasElement,
  target: InputTarget,
): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  let press: { x: number; y: number; at: number; pointers: number } | null = null;
  let down = 0;

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      down += 1;
      press = { x: event.clientX, y: event.clientY, at: event.timeStamp, pointers: down };
      target.hover(null);
      target.wake();
    },
    options,
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      down = Math.max(0, down - 1);
      if (press && press.pointers === 1 && event.target === canvas && isClick(press, event)) {
        const { x, y } = inside(canvas, event);
        target.pick(x, y, event.pointerType === 'touch' ? 'touch' : 'mouse');
      }
      press = null;
      target.wake();
    },
    options,
  );
  window.addEventListener('pointercancel', () => (down = Math.max(0, down - 1)), options);
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (event.buttons !== 0 && (!press || isDrag(press, event))) target.moved();
      else if (event.buttons !== 0) target.wake();
      else if (event.pointerType === 'mouse') target.hover(inside(canvas, event));
    },
    options,
  );
  canvas.addEventListener('pointerleave', () => target.hover(null), options);
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      target.zoom(-wheelSteps(event), inside(canvas, event));
      target.wake();
    },
    { ...options, passive: false },
  );
  container.addEventListener('keydown', (event) => key(event, container, target), options);
  return () => ended.abort();
}

function key(event: KeyboardEvent, container: HTMLElement, target: InputTarget): void {
  if (event.target !== container || event.ctrlKey || event.metaKey || event.altKey) return;
  const act = keys[event.key];
  if (!act) return;
  act(target);
  target.wake();
  event.preventDefault();
  event.stopPropagation();
}

const keys: Record<string, (target: InputTarget) => void> = {
  ArrowLeft: (target) => target.step(-1, 0),
  ArrowRight: (target) => target.step(1, 0),
  ArrowUp: (target) => target.step(0, 1),
  ArrowDown: (target) => target.step(0, -1),
  '+': (target) => target.zoom(1),
  '=': (target) => target.zoom(1),
  '-': (target) => target.zoom(-1),
  Home: (target) => target.home(),
  Enter: (target) => target.pickCentre(),
  Escape: (target) => target.clearSelection(),
};

/** A notch of a wheel is 100 to 120 pixels or 3 lines; a touchpad sends many small ones. */
function wheelSteps(event: WheelEvent): number {
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 36;
  return Math.max(-3, Math.min(3, pixels / 110));
}

function isClick(press: { x: number; y: number; at: number }, event: PointerEvent): boolean {
  return !isDrag(press, event) && event.timeStamp - press.at < CLICK_MS;
}

function isDrag(press: { x: number; y: number }, event: PointerEvent): boolean {
  return Math.hypot(event.clientX - press.x, event.clientY - press.y) >= CLICK_PX;
}

function inside(canvas: HTMLCanvasElement, event: MouseEvent): { x: number; y: number } {
  const box = canvas.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
