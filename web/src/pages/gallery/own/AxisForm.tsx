/** One control that an experiment varies: which, and its values. */
import { useEffect, useId, useState } from 'react';
import { messageOf } from '../../../base/assert';
import type { ScenarioDocument } from '../../../document/document';
import type { OwnAxis, OwnValue } from '../../../experiments/ownExperiment';
import { readValues, valuesText } from '../../../experiments/ownValues';
import { Say, v } from '../../../words/SayNodes';
import { say } from '../../../words/say';
import { axisOf, type Variable, wordsOf } from './draft';

interface AxisFormProps {
  /** Its place, from 0. */
  readonly at: number;
  readonly axis: OwnAxis;
  /** The names of the others. */
  readonly taken: readonly string[];
  readonly variables: readonly Variable[];
  readonly scenario: ScenarioDocument;
  onChange(axis: OwnAxis): void;
  /** Null where it is the only one. */
  readonly onRemove: (() => void) | null;
}

export function AxisForm(props: AxisFormProps) {
  const { at, axis, taken, variables, scenario, onChange, onRemove } = props;
  const id = useId();
  const variable = variables.find(({ control }) => control.path === axis.path);
  const words = variable ? wordsOf(variable.control.field) : null;
  const headings = [...new Set(variables.map(({ heading }) => heading))];
  return (
    <fieldset className="own-axis">
      <legend>{at === 0 ? say('Along the figure') : say('Lines apart by')}</legend>
      <label htmlFor={`${id}-control`}>{say('Control')}</label>
      <div className="own-row">
        <select
          id={`${id}-control`}
          value={axis.path}
          onChange={({ target }) => {
            const chosen = variables.find(({ control }) => control.path === target.value);
            if (chosen) onChange(axisOf(chosen, scenario, taken));
          }}
        >
          {variable ? null : <option value={axis.path}>{axis.label}</option>}
          {headings.map((heading) => (
            <optgroup key={heading} label={heading}>
              {variables
                .filter((one) => one.heading === heading)
                .map(({ control }) => (
                  <option key={control.path} value={control.path}>
                    {control.label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        {onRemove ? (
          <button type="button" className="button" onClick={onRemove}>
            <Say>
              Remove<span className="sr-only"> {v(axis.label)}</span>
            </Say>
          </button>
        ) : null}
      </div>
      {variable ? <p className="own-help">{variable.control.field.help}</p> : null}
      {words ? (
        <Words axis={axis} words={words} onChange={onChange} />
      ) : (
        <Numbers key={axis.path} axis={axis} onChange={onChange} />
      )}
    </fieldset>
  );
}

interface WordsProps {
  readonly axis: OwnAxis;
  /** All that there are, and how each is shown. */
  readonly words: Readonly<Record<string, string>>;
  onChange(axis: OwnAxis): void;
}

/** Which words of a choice are compared. */
function Words({ axis, words, onChange }: WordsProps) {
  const all = Object.keys(words);
  const typed = (word: string): OwnValue =>
    word === 'true' ? true : word === 'false' ? false : word;
  const isIn = (word: string) => axis.values.includes(typed(word));
  const choose = (chosen: readonly string[]) =>
    onChange({
      ...axis,
      values: chosen.map(typed),
      labels: Object.fromEntries(chosen.map((word) => [word, words[word] ?? word])),
    });
  return (
    <fieldset aria-label={say`Values of ${axis.label}`} className="own-words">
      {all.map((word) => (
        <label key={word}>
          <input
            type="checkbox"
            checked={isIn(word)}
            disabled={axis.values.length === 1 && isIn(word)}
            onChange={({ target }) =>
              choose(all.filter((one) => (one === word ? target.checked : isIn(one))))
            }
          />
          {words[word]}
        </label>
      ))}
    </fieldset>
  );
}

/** The numbers, as a list or a range, in the unit that the control shows. */
function Numbers({ axis, onChange }: { readonly axis: OwnAxis; onChange(axis: OwnAxis): void }) {
  const id = useId();
  const shown = valuesText(axis.values.map((value) => Number(value) * axis.shown_factor));
  const [text, setText] = useState(shown);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setText(shown), [shown]);
  const take = (said: string, scale: OwnAxis['scale']) => {
    try {
      const values = readValues(said, scale).map((value) =>
        Number((value / axis.shown_factor).toPrecision(12)),
      );
      setProblem(null);
      onChange({ ...axis, values: [...new Set(values)], scale });
    } catch (thrown) {
      setProblem(messageOf(thrown));
    }
  };
  return (
    <>
      <label htmlFor={id}>{say`Values${axis.unit === '' ? '' : `, ${axis.unit}`}`}</label>
      <div className="own-row">
        <input
          id={id}
          type="text"
          spellCheck={false}
          autoComplete="off"
          value={text}
          aria-describedby={`${id}-help`}
          aria-invalid={problem !== null || undefined}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => text !== shown && take(text, axis.scale)}
          onKeyDown={({ key }) => key === 'Enter' && take(text, axis.scale)}
        />
        <label className="own-check">
          <input
            type="checkbox"
            checked={axis.scale === 'log'}
            onChange={({ target }) =>
              onChange({ ...axis, scale: target.checked ? 'log' : 'linear' })
            }
          />
          {say('By factors')}
        </label>
      </div>
      <p id={`${id}-help`} className="own-help" role={problem === null ? undefined : 'alert'}>
        {problem ?? say('A list, “1, 2, 5”, or a range, “1 to 9 by 2”, “1e-7 to 1e-4 in 4”.')}
      </p>
    </>
  );
}
