/** What two series differ by on the same seeds, and what another program gave for the same points. */
import { plain } from '../../base/quantity';
import { namedValue } from '../../experiments/experimentAxes';
import type { Values } from '../../protocol/experiment';
import type {
  Estimate,
  Experiment,
  Metric,
  MetricName,
  PairedDifference,
  ReferenceDifference,
} from '../../protocol/experiment.gen';
import { fixed } from '../../words/numbers';
import { Say, v } from '../../words/SayNodes';
import { say } from '../../words/say';
import { estimateText } from './ResultTable';
import { TableScroll } from './TableScroll';

interface PairsProps {
  readonly experiment: Experiment;
  readonly pairs: readonly PairedDifference[];
}

/** Differences of series, run by run with the same seed: tighter than the bars of either. */
export function Pairs({ experiment, pairs }: PairsProps) {
  if (pairs.length === 0) return null;
  return (
    <details className="comparison">
      <summary>{say('Series compared seed by seed')}</summary>
      <p className="table-note">
        <Say>
          Both series meet the same errors, so that their difference is known better than either
          mean.
        </Say>
      </p>
      <TableScroll label={say('Paired differences')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('Point')}</th>
              <th scope="col">{say('Compared with')}</th>
              <th scope="col">{say('Difference')}</th>
              <th scope="col">{say('Runs')}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ metric, of, against, difference, replications }) => {
              const words = metricOf(experiment, metric);
              return (
                <tr key={`${metric} ${JSON.stringify(of)}`}>
                  <th scope="row">{pointWords(experiment, of)}</th>
                  <td>{pointWords(experiment, differing(against, of))}</td>
                  <td>
                    {words.label} {estimateText(difference, words)}
                    {words.unit === 'bit/s' ? ' kbit/s' : words.unit === 'bytes' ? ' KB' : ''}
                  </td>
                  <td>{replications}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableScroll>
    </details>
  );
}

interface ReferencesProps {
  readonly experiment: Experiment;
  /** The name of the other program. */
  readonly program: string;
  readonly rows: readonly ReferenceDifference[];
}

/** Another program's results beside those measured here. */
export function References({ experiment, program, rows }: ReferencesProps) {
  const { reference } = experiment.document;
  if (reference === null || rows.length === 0) return null;
  const metric = metricOf(experiment, reference.metric);
  const shares = rows.flatMap(({ relative }) => (relative === null ? [] : [Math.abs(relative)]));
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  return (
    <details className="comparison">
      <summary>
        <Say>
          Compared with {v(program)}: on average {v(plain(Number((mean * 100).toFixed(1))))} % apart
          at {v(rows.length)} points
        </Say>
      </summary>
      <p className="table-note">
        {reference.source} {metric.label}.
      </p>
      <TableScroll label={say('Comparison with a reference')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('Point')}</th>
              <th scope="col">{program}</th>
              <th scope="col">{say('Measured here')}</th>
              <th scope="col">{say('Difference')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ at, reference: other, measured, relative }) => (
              <tr key={JSON.stringify(at)}>
                <th scope="row">{pointWords(experiment, at)}</th>
                <td>{estimateText(other, metric)}</td>
                <td>{estimateText(measured, metric)}</td>
                <td>
                  {relative === null ? '–' : percent(relative)}
                  {noiseOf(other, measured)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  );
}

function metricOf({ metrics }: Experiment, name: MetricName): Metric {
  return (
    metrics.find(({ value }) => value === name) ?? { value: name, label: name, help: '', unit: '' }
  );
}

/** The half-width of a difference's confidence interval, as a share of the reference: " ± 3.1 %". */
function noiseOf(reference: Estimate, measured: Estimate): string {
  if (reference.mean === null || reference.mean === 0 || measured.ci95 === null) return '';
  const half = Math.hypot(reference.ci95 ?? 0, measured.ci95) / Math.abs(reference.mean);
  return half === 0 ? '' : ` ± ${fixed(half * 100, 1)} %`;
}

/** The values that are not the same everywhere. */
function pointWords({ document }: Experiment, values: Values): string {
  const varied = document.axes.filter(
    ({ name, values: all }) => all.length > 1 && values[name] !== undefined,
  );
  if (varied.length === 0) return say('The only point');
  return varied.map((axis) => namedValue(axis, values[axis.name])).join(', ');
}

function differing(values: Values, from: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => from[name] !== value));
}

function percent(share: number): string {
  const sign = share < 0 ? '−' : '+';
  return `${sign}${fixed(Math.abs(share * 100), 1)} %`;
}
