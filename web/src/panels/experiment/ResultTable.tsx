/** The table of a sweep: a row a point, means with their confidence intervals, and the way to the lab. */
import type { ReactNode } from 'react';
import { plain, unitWords } from '../../base/quantity';
import { shownValue, variedAxes } from '../../experiments/experimentAxes';
import type { Estimate, Experiment, Metric, ResultRow } from '../../protocol/experiment.gen';
import { numberLocale } from '../../words/numbers';
import { say } from '../../words/say';
import { TableScroll } from './TableScroll';

interface ResultTableProps {
  readonly experiment: Experiment;
  readonly rows: readonly ResultRow[];
  /** What leads from a row to the lab. */
  open(row: ResultRow): ReactNode;
}

export function ResultTable({ experiment, rows, open }: ResultTableProps) {
  const { document, metrics } = experiment;
  const measured = rows.filter(({ replications }) => replications > 0);
  if (measured.length === 0) return null;
  const axes = variedAxes(document, rows);
  // What the plot shows comes first.
  const drawn = metrics.filter(({ value }) => document.plot.y.includes(value));
  const columns = [...drawn, ...metrics.filter((metric) => !drawn.includes(metric))];
  return (
    <section aria-labelledby="table-title">
      <h3 id="table-title">{say('Every point')}</h3>
      <TableScroll label={say('Every point, table')}>
        <table>
          <thead>
            <tr>
              {axes.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
              {columns.map((metric) => (
                <th key={metric.value} scope="col" title={metric.help}>
                  {metric.label}
                  {unitOf(metric)[1]}
                </th>
              ))}
              <th scope="col">{say('Runs')}</th>
              <th scope="col" className="lab-column">
                <span className="sr-only">{say('Lab')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {measured.map((row) => (
              <tr key={JSON.stringify(row.values)}>
                {axes.map((axis, index) =>
                  index === 0 ? (
                    <th key={axis.name} scope="row">
                      {shownValue(axis, row.values[axis.name])}
                    </th>
                  ) : (
                    <td key={axis.name}>{shownValue(axis, row.values[axis.name])}</td>
                  ),
                )}
                {columns.map((metric) => (
                  <td key={metric.value}>{estimateText(row.metrics[metric.value], metric)}</td>
                ))}
                <td>{row.replications}</td>
                <td className="lab-column">{open(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {measured.some(({ replications }) => replications > 1) ? (
        <p className="table-note">
          {say("Means ± half-width of the 95 % confidence interval (Student's t).")}
        </p>
      ) : null}
    </section>
  );
}

/** By what a metric is multiplied, and the unit that is shown then. */
function unitOf({ unit }: Metric): readonly [factor: number, suffix: string] {
  if (unit === 'bit/s') return [1e-3, ', kbit/s'];
  if (unit === 'bytes') return [1e-3, ', KB'];
  return [1, unit === '' ? '' : `, ${unitWords(unit)}`];
}

/** "173.3 ± 2.5": as many decimals as the interval's two leading figures have. */
export function estimateText(estimate: Estimate | undefined, metric: Metric): string {
  if (!estimate || estimate.mean === null) return '–';
  const [factor] = unitOf(metric);
  const mean = estimate.mean * factor;
  const half = estimate.ci95 === null ? 0 : estimate.ci95 * factor;
  if (half === 0) return plain(Number(mean.toPrecision(5)));
  const decimals = Math.min(6, Math.max(0, 1 - Math.floor(Math.log10(half))));
  const text = (value: number) =>
    value.toLocaleString(numberLocale(), {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  return `${text(mean)} ± ${text(half)}`;
}
