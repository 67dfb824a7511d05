/** What a chart is made of, apart from how it is drawn. */
import { unitWords } from '../../base/quantity';
import { say } from '../../words/say';
import type { Layer } from './layer';
import type { LineLayer } from './lineLayer';
import type { Side } from './plotFrame';
import type { Range } from './ranges';

/** A switch of a chart, such as TSN mod 100. */
export interface ChartSwitch {
  readonly label: string;
  readonly help: string;
  on: boolean;
  /** Whether the chart cannot do so now, and why, though it is on. */
  barred: string | null;
}

/** Whether a chart does what its switch says. */
export function inForce(toggle: ChartSwitch | undefined): boolean {
  return toggle?.on === true && toggle.barred === null;
}

export interface ChartSpec {
  readonly id: string;
  readonly title: string;
  /** Unit of the left axis, behind the title. */
  readonly unit: string;
  /** Unit of the right axis, if there is one. */
  readonly rightUnit?: string;
  readonly layers: readonly Layer[];
  /** Where the left axis is divided into lanes, which the layers name themselves. */
  readonly lanes?: readonly number[];
  /** Height below zero of the left axis that layers use as they like, CSS pixels. */
  readonly foot?: number;
  readonly toggle?: ChartSwitch;
  /** The lines by which runs are compared, shown by the first of them; without any they are not. */
  readonly compared?: readonly LineLayer[];
  /** What somebody may wonder at in the chart, and why it is so. */
  readonly help?: string;
  /** What to say while nothing is recorded. */
  readonly empty: string;
  /** Limits of a value axis from the extremes on show and the limits before. */
  limits(side: Side, min: number, max: number, before: Range | null): Range;
  /** A value as legend and table write it. */
  text(layer: Layer, value: number): string;
}

/** What the axes of a chart are called where it stands alone. */
export function axisLabels(spec: ChartSpec): Readonly<Record<'x' | Side, string>> {
  const unit = spec.toggle && inForce(spec.toggle) ? spec.toggle.label : spec.unit;
  return {
    x: say('simulated time'),
    left: unit === '' ? spec.title : `${spec.title}, ${unitWords(unit)}`,
    right: spec.rightUnit ?? '',
  };
}
