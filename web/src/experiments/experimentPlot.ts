/** What the plot of an experiment draws, worked out from its document and results: lines of means with their bars. */
import { plain } from '../base/quantity';
import type { AxisValue, Values } from '../protocol/experiment';
import type {
  Axis,
  Estimate,
  Experiment,
  ExperimentDocument,
  ReferenceDifference,
  ResultRow,
} from '../protocol/experiment.gen';

/** A mean with its interval, in the unit of the plot. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
  /** The row of the results, null for a reference. */
  readonly row: ResultRow | null;
}

export interface PlotLine {
  readonly label: string;
  readonly points: readonly PlotPoint[];
  /** Results of another program for the same line. */
  readonly reference: readonly PlotPoint[];
}

export interface LinesPlot {
  readonly xLabel: string;
  readonly yLabel: string;
  readonly logarithmic: boolean;
  /** Names of the values where the axis has words, in place of numbers. */
  readonly words: readonly string[] | null;
  readonly lines: readonly PlotLine[];
}

/**
 * The plot of a sweep; without rows its lines are empty. What another program gave is what stands beside the rows, as
 * the core says: nothing where a run is of another value or another length.
 */
export function linesPlot(
  experiment: Experiment,
  rows: readonly ResultRow[],
  beside: readonly ReferenceDifference[],
): LinesPlot {
  const { document } = experiment;
  const { plot } = document;
  const axis = document.axes.find(({ name }) => name === plot.x) ?? document.axes[0];
  const words = axis?.values.some((value) => typeof value !== 'number')
    ? axis.values.map((value) => shownValue(axis, value))
    : null;
  const place = (values: Values) => position(axis, words !== null, values[axis?.name ?? '']);
  return {
    xLabel: withUnitOf(axis?.label ?? '', axis?.unit ?? ''),
    yLabel: withUnitOf(plot.y_label || labelOf(experiment, plot.y[0] ?? ''), plot.y_unit),
    logarithmic: axis?.scale === 'log' && words === null,
    words,
    lines: plot.y.flatMap((metric) =>
      combinations(document, plot.series).map((of) => {
        const mine = rows.filter(({ values }) => matches(values, of));
        return {
          label: lineLabel(experiment, metric, of),
          points: mine
            .flatMap((row) => pointOf(document, row, metric, place(row.values)))
            .sort((a, b) => a.x - b.x),
          reference: (document.reference?.metric === metric ? beside : [])
            .filter(({ at }) => matches(at, of))
            .flatMap(({ at, reference }) => referencePoint(document, reference, place(at)))
            .sort((a, b) => a.x - b.x),
        };
      }),
    ),
  };
}

/** All combinations of the values of some axes, in the order of the document. */
export function combinations(document: ExperimentDocument, names: readonly string[]): Values[] {
  return names.reduce<Values[]>(
    (all, name) => {
      const values = document.axes.find((axis) => axis.name === name)?.values ?? [];
      return all.flatMap((before) => values.map((value) => ({ ...before, [name]: value })));
    },
    [{}],
  );
}

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
  if (typeof value !== 'number') return String(value);
  const number = plain(rounded(value * (axis?.shown_factor ?? 1)));
  return axis?.unit ? `${number} ${axis.unit}` : number;
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

function lineLabel(experiment: Experiment, metric: string, of: Values): string {
  const words = valuesInWords(experiment.document, of);
  const several = experiment.document.plot.y.length > 1;
  if (!several && words !== '') return words;
  const name = labelOf(experiment, metric);
  return words === '' ? name : `${name}, ${words}`;
}

function labelOf({ metrics }: Experiment, metric: string): string {
  return metrics.find(({ value }) => value === metric)?.label ?? metric;
}

function pointOf(
  document: ExperimentDocument,
  row: ResultRow,
  metric: string,
  x: number,
): PlotPoint[] {
  const { mean, ci95 } = row.metrics[metric] ?? { mean: null, ci95: null };
  if (mean === null || !Number.isFinite(x)) return [];
  const factor = document.plot.y_factor;
  const half = ci95 ?? 0;
  return [
    {
      x,
      y: mean * factor,
      low: (mean - half) * factor,
      high: (mean + half) * factor,
      row,
    },
  ];
}

function referencePoint({ plot }: ExperimentDocument, of: Estimate, x: number): PlotPoint[] {
  if (of.mean === null) return [];
  const factor = plot.y_factor;
  const half = of.ci95 ?? 0;
  const [low, high] = [(of.mean - half) * factor, (of.mean + half) * factor];
  return [{ x, y: of.mean * factor, low, high, row: null }];
}

function position(axis: Axis | undefined, words: boolean, value: AxisValue | undefined): number {
  if (words) return axis?.values.indexOf(value ?? '') ?? Number.NaN;
  return typeof value === 'number' ? rounded(value * (axis?.shown_factor ?? 1)) : Number.NaN;
}

/** Without the last digits that a multiplication leaves: 0.07 x 100 is 7. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

function matches(values: Values, of: Values): boolean {
  return Object.entries(of).every(([name, value]) => values[name] === value);
}

function withUnitOf(label: string, unit: string): string {
  return unit === '' ? label : `${label}, ${unit}`;
}
