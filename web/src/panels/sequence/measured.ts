/** What is measured between two instants, in a diagram: a band over the time between them, and the drags that set it. */
import type { Range } from '../../charts/engine/ranges';
import type { SharedView } from '../../charts/engine/view';
import { HEAD, type Pen, STRONG } from './draw';
import type { Window } from './view';

/** How much of what it covers the band takes, as in the charts. */
const BAND = 0.14;
/** An instant is taken up from so near, CSS pixels. */
const REACH = 8;
/** The box of a name beside its line, and of the letters in it. */
const NAME_PX = { width: 22, height: 16 };

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly window: Window;
}

/** Draws the band between the two instants, each a line with its name, outside where there is room. */
export function drawMeasured(
  { context, colors }: Pen,
  measured: Range,
  { width, height, window }: Sheet,
): void {
  const scale = (height - HEAD) / (window.to - window.from);
  const place = (t: number) => HEAD + (t - window.from) * scale;
  const [from, to] = [place(measured.from), place(measured.to)];
  const [top, bottom] = [Math.max(HEAD, from), Math.min(height, to)];
  context.fillStyle = colors.accent;
  context.strokeStyle = colors.accent;
  context.globalAlpha = BAND;
  if (bottom > top) context.fillRect(0, top, width, bottom - top);
  context.globalAlpha = 1;
  context.setLineDash([]);
  context.lineWidth = 1.5;
  context.font = STRONG;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [name, y, side] of [
    ['t1', from, -1],
    ['t2', to, 1],
  ] as const) {
    if (y < HEAD || y > height) continue;
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(width, y);
    context.stroke();
    const outside = side < 0 ? y - NAME_PX.height > HEAD : y + NAME_PX.height < height;
    const middle = y + ((outside ? side : -side) * NAME_PX.height) / 2;
    // On a ground of its own: there are figures below it.
    context.fillStyle = colors.accent;
    context.fillRect(
      width - NAME_PX.width,
      middle - NAME_PX.height / 2,
      NAME_PX.width,
      NAME_PX.height,
    );
    context.fillStyle = colors.surface;
    context.fillText(name, width - NAME_PX.width / 2, middle);
  }
}

/** The instant that stays while the other is dragged: the other of the two if one is near, else where the drag begins. */
export function anchorOf(
  view: Pick<SharedView, 'measured'>,
  t: number,
  secondsPerPixel: number,
): number | null {
  const { measured } = view;
  if (measured === null) return null;
  const near = (instant: number) => Math.abs(instant - t) <= REACH * secondsPerPixel;
  if (near(measured.to)) return measured.from;
  return near(measured.from) ? measured.to : t;
}

/** Whether one of the two instants is so near that a drag takes it up. */
export function isNearMeasured(
  { measured }: Pick<SharedView, 'measured'>,
  t: number,
  secondsPerPixel: number,
): boolean {
  if (measured === null) return false;
  return [measured.from, measured.to].some(
    (instant) => Math.abs(instant - t) <= REACH * secondsPerPixel,
  );
}
