/** What an experiment of somebody's own varies, measures and claims, as a form. */
import type { ScenarioDocument } from '../../../document/document';
import { MOST_AXES, type OwnAxis, type OwnChoices } from '../../../experiments/ownExperiment';
import { NumberField } from '../../../panels/controls/NumberField';
import type { Metric } from '../../../protocol/experiment.gen';
import { say } from '../../../words/say';
import { AxisForm } from './AxisForm';
import { ClaimForm } from './ClaimForm';
import { axisOf, idOf, type Variable, withDrawn, withMetrics } from './draft';

interface OwnFormProps {
  readonly choices: OwnChoices;
  readonly scenario: ScenarioDocument;
  readonly variables: readonly Variable[];
  readonly metrics: readonly Metric[];
  onChange(choices: OwnChoices): void;
}

export function OwnForm({ choices, scenario, variables, metrics, onChange }: OwnFormProps) {
  const { axes } = choices;
  // A claim that speaks of a value or a control that is gone speaks of nothing.
  const withAxes = (next: readonly OwnAxis[]) =>
    onChange({
      ...choices,
      axes: next,
      claims: choices.claims.filter(({ form }) => form === 'value'),
    });
  const change = (at: number, axis: OwnAxis) =>
    withAxes(axes.map((one, other) => (other === at ? axis : one)));
  const free = variables.filter(({ control }) => axes.every(({ path }) => path !== control.path));
  return (
    <form
      className="own-form"
      aria-label={say('The experiment')}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="own-line">
        {say('Title')}
        <input
          type="text"
          value={choices.title}
          maxLength={200}
          onChange={({ target }) =>
            onChange({ ...choices, title: target.value, id: idOf(target.value) })
          }
        />
      </label>
      {axes.map((axis, at) => (
        <AxisForm
          // Their order is what they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: an axis has no other name that stays
          key={at}
          at={at}
          axis={axis}
          taken={axes.filter((_, other) => other !== at).map(({ name }) => name)}
          variables={variables.filter(
            (one) => free.includes(one) || one.control.path === axis.path,
          )}
          scenario={scenario}
          onChange={(next) => change(at, next)}
          onRemove={
            axes.length > 1 ? () => withAxes(axes.filter((_, other) => other !== at)) : null
          }
        />
      ))}
      {axes.length < MOST_AXES && free[0] ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            const taken = axes.map(({ name }) => name);
            if (free[0]) withAxes([...axes, axisOf(free[0], scenario, taken)]);
          }}
        >
          {say('Vary another control')}
        </button>
      ) : null}
      <div className="own-numbers">
        <label className="own-line">
          {say('Replications')}
          <NumberField
            value={choices.replications}
            min={1}
            whole
            onChange={(replications) => onChange({ ...choices, replications })}
          />
        </label>
        <label className="own-line">
          {say('Duration of a run, s')}
          <NumberField
            value={choices.duration_s}
            min={0}
            onChange={(duration_s) => onChange({ ...choices, duration_s })}
          />
        </label>
        <label className="own-line">
          {say('First seed')}
          <NumberField
            value={choices.seed}
            min={0}
            whole
            onChange={(seed) => onChange({ ...choices, seed })}
          />
        </label>
      </div>
      <Metrics choices={choices} metrics={metrics} onChange={onChange} />
      <ClaimForm
        choices={choices}
        metrics={metrics}
        onChange={(claims) => onChange({ ...choices, claims })}
      />
    </form>
  );
}

type MetricsProps = Pick<OwnFormProps, 'choices' | 'metrics' | 'onChange'>;

/** What is measured, and which of it the figure draws: one metric, or all of them. */
function Metrics({ choices, metrics, onChange }: MetricsProps) {
  const { metrics: chosen, drawn } = choices;
  const only = drawn.length > 1 ? null : drawn[0];
  const choose = (names: typeof chosen) =>
    onChange({
      ...withMetrics(choices, names, metrics),
      claims: choices.claims.filter(({ metric }) => names.includes(metric)),
    });
  return (
    <fieldset className="own-metrics">
      <legend>{say('Metrics')}</legend>
      <label className="own-line">
        {say('The figure shows')}
        <select
          value={only ?? ALL}
          onChange={({ target }) => {
            if (target.value === ALL) return onChange(withDrawn(choices, chosen, metrics));
            const one = metrics.find(({ value }) => value === target.value)?.value;
            if (one === undefined) return;
            const names = chosen.includes(one) ? chosen : [...chosen, one];
            onChange(withDrawn({ ...choices, metrics: names }, [one], metrics));
          }}
        >
          {chosen.length > 1 ? (
            <option value={ALL}>{say('All that is measured, a panel each')}</option>
          ) : null}
          {metrics.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <details>
        <summary>{say`Measured: ${chosen.length}`}</summary>
        <div className="own-words">
          {metrics.map(({ value, label, help }) => (
            <label key={value} title={help}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                // Something has to be measured.
                disabled={chosen.length === 1 && chosen[0] === value}
                onChange={({ target }) =>
                  choose(
                    target.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
                  )
                }
              />
              {label}
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}

/** In place of the name of a metric. */
const ALL = 'all';
