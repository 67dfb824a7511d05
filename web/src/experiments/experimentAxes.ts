/** The axes of an experiment and their values, as people read them and as they differ. */
import { plain } from '../base/quantity';
import type { AxisValue, Values } from '../protocol/experiment';
import type { Axis, ExperimentDocument, ResultRow } from '../protocol/experiment.gen';

/** How words among the values of an axis are said that have no label. */
const SAID = new WeakMap<Axis, ReadonlyMap<AxisValue, string>>();

export interface PlotChoice {
  readonly axis: Axis;
  readonly values: readonly AxisValue[];
}

/** The axes of which the plot shows one value at a time: those that differ among the lines but are no series of it. */
export function plotChoices(
  document: ExperimentDocument,
  lines: readonly { readonly values: Values }[],
): PlotChoice[] {
  const { series } = document.plot;
  if (series.length === 0) return [];
  return document.axes
    .filter(({ name }) => !series.includes(name))
    .map((axis) => ({
      axis,
      values: axis.values.filter((value) =>
        lines.some(({ values }) => values[axis.name] === value),
      ),
    }))
    .filter(({ values }) => values.length > 1);
}

/** A value of an axis as people read it: "5 %", "15,000 bytes", "hold", "Iridium alone". */
export function shownValue(axis: Axis | undefined, value: AxisValue | undefined): string {
  if (value === undefined) return '–';
  const label = axis?.labels[String(value)];
  if (label !== undefined) return label;
  if (typeof value !== 'number') return (axis && SAID.get(axis)?.get(value)) ?? String(value);
  const number = plain(rounded(value * (axis?.shown_factor ?? 1)));
  return axis?.unit ? `${number} ${axis.unit}` : number;
}

/** From here on the axis shows its words as they are said; results and links have them as they are. */
export function sayValues(axis: Axis, said: (word: string) => string): void {
  const words = axis.values.flatMap((value) =>
    typeof value === 'string' && axis.labels[value] === undefined
      ? [[value, said(value)] as const]
      : [],
  );
  SAID.set(axis, new Map(words));
}

/** A value with the name of its axis; a word, a yes or a no with a label speaks for itself. */
export function namedValue(axis: Axis, value: AxisValue | undefined): string {
  const shown = shownValue(axis, value);
  const speaks = typeof value !== 'number' && axis.labels[String(value)] !== undefined;
  return speaks ? shown : `${axis.label} ${shown}`;
}

/** Some values of axes in words: "Streams 4, Loss 1 %". */
export function valuesInWords(document: ExperimentDocument, values: Values): string {
  return document.axes
    .filter(({ name }) => values[name] !== undefined)
    .map((axis) => namedValue(axis, values[axis.name]))
    .join(', ');
}

/** Axes that have more than one value, or belong to the plot: the others are the same everywhere. */
export function variedAxes(document: ExperimentDocument, rows: readonly ResultRow[]): Axis[] {
  return document.axes.filter(({ name }) => {
    const seen = new Set(rows.map(({ values }) => values[name]));
    return !seen.has(undefined) && (seen.size > 1 || document.plot.x === name);
  });
}

/** Without the last digits that a multiplication leaves: 0.07 x 100 is 7. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
