/** The words of a plot of means, made anew of those of its document: the core makes them of what is written. */
import type { AxisValue } from '../protocol/experiment';
import type { ExperimentDocument, LinesPlot, Metric, PlotLine } from '../protocol/experiment.gen';
import { spoken } from '../words/say';
import { shownValue, valuesInWords } from './experimentAxes';
import { saidProgram } from './said';

/** The plot with what stands beside its axes and lines in the language of the page. */
export function plotWords(
  plot: LinesPlot,
  document: ExperimentDocument,
  metrics: readonly Metric[],
): LinesPlot {
  return spoken() === null ? plot : wordsAnew(plot, document, metrics);
}

/** The same in any language; in English it says what the core says. */
export function wordsAnew(
  plot: LinesPlot,
  document: ExperimentDocument,
  metrics: readonly Metric[],
): LinesPlot {
  const nameOf = (metric: string) => metrics.find(({ value }) => value === metric)?.label ?? metric;
  const { x, y, y_label, y_unit } = document.plot;
  const axis = document.axes.find(({ name }) => name === x) ?? document.axes[0];
  const places = (plot.x.words ?? []).map((word, at): AxisValue => axis?.values[at] ?? word);
  const lineWords = ({ metric, at }: PlotLine) => {
    const values = valuesInWords(document, at);
    if (values === '') return nameOf(metric);
    return y.length > 1 ? `${nameOf(metric)}, ${values}` : values;
  };
  return {
    ...plot,
    x: {
      ...plot.x,
      label: axis?.label ?? plot.x.label,
      unit: plot.x.unit === '' ? '' : (axis?.unit ?? plot.x.unit),
      words: plot.x.words && places.map((value) => shownValue(axis, value)),
    },
    y: { ...plot.y, label: y_label === '' ? y.map(nameOf).join(', ') : y_label, unit: y_unit },
    lines: plot.lines.map((line) => ({ ...line, label: lineWords(line) })),
    reference: saidProgram(document, plot.reference),
  };
}
