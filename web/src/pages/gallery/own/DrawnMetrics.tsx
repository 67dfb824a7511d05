/** Which of what an experiment measures its figure draws: one metric, or all of them, a panel each. */
import type { OwnChoices } from '../../../experiments/ownExperiment';
import type { Metric } from '../../../protocol/experiment.gen';
import { say } from '../../../words/say';
import { withDrawn } from './draft';

interface DrawnMetricsProps {
  readonly choices: OwnChoices;
  readonly metrics: readonly Metric[];
  onChange(choices: OwnChoices): void;
}

export function DrawnMetrics({ choices, metrics, onChange }: DrawnMetricsProps) {
  const { metrics: measured, drawn } = choices;
  if (measured.length < 2) return null;
  const all = drawn.length > 1;
  const draw = (names: OwnChoices['drawn']) => onChange(withDrawn(choices, names, metrics));
  return (
    <fieldset className="own-drawn" aria-label={say('What the figure draws')}>
      {measured.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={!all && drawn[0] === name}
          onClick={() => draw([name])}
        >
          {metrics.find(({ value }) => value === name)?.label ?? name}
        </button>
      ))}
      <button type="button" aria-pressed={all} onClick={() => draw(measured)}>
        {say('All, a panel each')}
      </button>
    </fieldset>
  );
}
