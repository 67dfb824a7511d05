/** Dragging and pinching of the flat map on a canvas. */
import type { Spot } from '../stage';
import type { MapCamera } from './camera';

/** Moves the map with what touches it until the returned function is called; `moved` is told. */
export function drag(
  canvas: HTMLCanvasElement,
  camera: Pick<MapCamera, 'pan' | 'enlarge'>,
  moved: () => void,
): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const down = new Map<number, Spot>();

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      canvas.setPointerCapture(event.pointerId);
      down.set(event.pointerId, spotOf(canvas, event));
    },
    options,
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = spotOf(canvas, event);
      const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
      if (other) camera.enlarge(apart(now, other) / apart(before, other), middle(before, other));
      // With two fingers what is between them goes half as far as the one that moves.
      const share = other ? 0.5 : 1;
      camera.pan(share * (now.x - before.x), share * (now.y - before.y));
      down.set(event.pointerId, now);
      moved();
    },
    options,
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    canvas.addEventListener(end, (event) => down.delete(event.pointerId), options);
  }
  return () => ended.abort();
}

function spotOf(canvas: HTMLCanvasElement, event: PointerEvent): Spot {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/** At least a pixel, so that fingers that meet do not make the map infinite. */
function apart(one: Spot, other: Spot): number {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
}

function middle(one: Spot, other: Spot): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
