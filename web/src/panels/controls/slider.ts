/** How a slider's position and a field's value follow each other, linearly or by decades. */
import type { Field } from '../../protocol/core.gen';

/** A slider as an input of whole positions. */
export interface SliderScale {
  /** Highest position; the lowest is 0. */
  readonly steps: number;
  toPosition(value: number): number;
  toValue(position: number): number;
}

const LOG_STEPS = 240;
const MOST_LINEAR_STEPS = 400;

/** The scale of a field's slider, or null if it has none. */
export function sliderScale(field: Field): SliderScale | null {
  const [low, high] = field.slider ?? [0, 0];
  if (!(low < high)) return null;
  if (field.scale === 'log') return logScale(field, low, high);
  const step = field.kind === 'integer' ? wholeStep(low, high) : niceStep(low, high);
  const steps = Math.round((high - low) / step);
  return {
    steps,
    toPosition: (value) => clamp(Math.round((value - low) / step), 0, steps),
    toValue: (position) => tidy(low + position * step, step),
  };
}

/** By decades; where zero is allowed, the lowest position means zero. */
function logScale(field: Field, low: number, high: number): SliderScale {
  const zero = (field.min ?? low) <= 0 && field.above !== true ? 1 : 0;
  const steps = LOG_STEPS + zero;
  const decades = Math.log10(high / low);
  return {
    steps,
    toPosition: (value) =>
      value < low
        ? 0
        : clamp(zero + Math.round((Math.log10(value / low) / decades) * LOG_STEPS), 0, steps),
    toValue: (position) => {
      if (position < zero) return 0;
      const value = low * 10 ** (((position - zero) / LOG_STEPS) * decades);
      const rounded = Number(value.toPrecision(2));
      return clamp(field.kind === 'integer' ? Math.round(rounded) : rounded, low, high);
    },
  };
}

function wholeStep(low: number, high: number): number {
  return Math.max(1, niceStep(low, high));
}

/** The largest of 1, 2 or 5 times a power of ten that still gives a fine slider. */
function niceStep(low: number, high: number): number {
  const least = (high - low) / MOST_LINEAR_STEPS;
  const power = 10 ** Math.floor(Math.log10(least) + 1e-9);
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= least - 1e-12) ?? 10;
  return factor * power;
}

function tidy(value: number, step: number): number {
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return Number(value.toFixed(Math.min(12, decimals)));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
