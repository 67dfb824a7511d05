/** The axes of a small chart: simulated time below, values on one side or both. */
import { axisNumbers, evenSteps, tick } from './format';
import type { AxisLook, PlotAxes } from './plot';
import type { ChartSpec } from './spec';

/** Widths of the value axes in CSS pixels: the same for every chart, so that their time axes line up. */
const LEFT_AXIS = 40;
const RIGHT_AXIS = 22;
const TIME_STEPS = evenSteps(0.001, 1e6);

const VALUES: Pick<AxisLook, 'space' | 'text'> = {
  space: 24,
  text: axisNumbers,
};

const ONE: PlotAxes = {
  x: {
    size: 20,
    space: 56,
    steps: TIME_STEPS,
    text: (times, step) => times.map((t) => tick(t ?? 0, step)),
  },
  left: { ...VALUES, size: LEFT_AXIS },
  padding: [6, RIGHT_AXIS],
  gap: 4,
  fontSize: 11,
  labelLine: 20,
  labelWeight: 400,
};

const BOTH: PlotAxes = {
  ...ONE,
  right: { ...VALUES, size: RIGHT_AXIS, grid: false, steps: [1, 2, 5, 10, 20, 50] },
  padding: [6, 0],
};

/** With a right axis or without; a left one of lanes has no numbers, and one with a foot none below zero. */
export function timeAxes(
  right: boolean,
  { lanes, foot }: Pick<ChartSpec, 'lanes' | 'foot'>,
): PlotAxes {
  const axes = right ? BOTH : ONE;
  if (foot !== undefined) return { ...axes, left: { ...axes.left, least: 0 } };
  return lanes
    ? { ...axes, left: { ...axes.left, at: lanes, text: () => lanes.map(() => '') } }
    : axes;
}
