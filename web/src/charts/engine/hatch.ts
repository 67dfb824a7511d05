/** A time that is marked by hatching: no colour alone. */
import type { PlotFrame } from './plotFrame';
import type { Range } from './ranges';
import type { ColorName } from './theme';

/** Between two strokes, CSS pixels. */
const APART = 7;

/** Hatches a span of time between two heights, canvas pixels. */
export function hatch(
  frame: PlotFrame,
  { from, to }: Range,
  top: number,
  height: number,
  color: ColorName = 'muted',
): void {
  const { context, colors, ratio, left, width } = frame;
  const start = Math.max(left, frame.x(from));
  const end = Math.min(left + width, frame.x(to));
  if (end <= start) return;
  context.save();
  context.beginPath();
  context.rect(start, top, end - start, height);
  context.globalAlpha = 0.1;
  context.fillStyle = colors[color];
  context.fill();
  context.clip();
  context.globalAlpha = 0.35;
  context.strokeStyle = colors[color];
  context.lineWidth = ratio;
  context.beginPath();
  // From the origin on, so that the strokes of two bands, and of two plots, continue each other.
  const step = APART * ratio;
  for (let x = Math.floor((start - height) / step) * step; x < end; x += step) {
    context.moveTo(x, top + height);
    context.lineTo(x + height, top);
  }
  context.stroke();
  context.restore();
}
