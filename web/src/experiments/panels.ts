/** A figure of several metrics as panels: one for each, below each other, in a unit of its own. */
import type { LinesPlot, Metric } from '../protocol/experiment.gen';

/** How a metric is shown: rates in kbit/s, everything else as it is measured. */
export function shownAs(metric: Pick<Metric, 'label' | 'unit'> | undefined) {
  const kilo = metric?.unit === 'bit/s';
  return {
    label: metric?.label ?? '',
    unit: kilo ? 'kbit/s' : (metric?.unit ?? ''),
    factor: kilo ? 0.001 : 1,
  };
}

interface Drawn {
  readonly y: readonly string[];
  readonly y_label: string;
}

/** The plots that a plot is drawn as: a document that says how its metrics share an axis has one, one that does not a
 * panel for each metric. */
export function panelsOf(
  plot: LinesPlot,
  { y, y_label }: Drawn,
  metrics: readonly Metric[],
): readonly LinesPlot[] {
  if (y.length < 2 || y_label !== '') return [plot];
  return y.map((name) => {
    const metric = metrics.find(({ value }) => value === name);
    const { factor, ...words } = shownAs(metric);
    const scaled = <Point extends { y: number; low: number; high: number }>(point: Point) => ({
      ...point,
      y: point.y * factor,
      low: point.low * factor,
      high: point.high * factor,
    });
    const prefix = `${words.label}, `;
    return {
      ...plot,
      y: { ...plot.y, ...words },
      lines: plot.lines
        .filter((line) => line.metric === name)
        .map((line) => ({
          ...line,
          // The panel says which metric it is.
          label: line.label.startsWith(prefix) ? line.label.slice(prefix.length) : line.label,
          points: line.points.map(scaled),
          reference: line.reference.map(scaled),
        })),
    };
  });
}
