/** One of several, on and off, or a part that is there or not. */
import { useId } from 'react';
import { say } from '../../words/say';
import { nullWord } from './nullWord';
import type { ControlProps } from './props';
import { Row } from './Row';

export function ChoiceControl(props: ControlProps) {
  const { control, value, onSet } = props;
  const id = useId();
  const { choices = [], nullable } = control.field;
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Row {...props} htmlFor={id}>
      <select
        id={id}
        className="select"
        title={chosen?.help ?? control.field.null}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onSet(event.target.value === '' ? null : event.target.value)}
      >
        {nullable ? <option value="">{nullWord(control.field)}</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Row>
  );
}

export function FlagControl(props: ControlProps) {
  const { control, value, onSet } = props;
  if (control.field.nullable) return <SwitchOrAuto {...props} />;
  return <Switch {...props} on={value === true} onTurn={onSet} />;
}

interface SwitchProps extends ControlProps {
  readonly on: boolean;
  onTurn(on: boolean): void;
}

function Switch({ on, onTurn, ...props }: SwitchProps) {
  const id = useId();
  return (
    <Row {...props} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className="switch"
        checked={on}
        onChange={(event) => onTurn(event.target.checked)}
      />
    </Row>
  );
}

/** On, off, or what follows from other settings. */
function SwitchOrAuto(props: ControlProps) {
  const { control, value, onSet } = props;
  const id = useId();
  return (
    <Row {...props} htmlFor={id}>
      <select
        id={id}
        className="select"
        value={typeof value === 'boolean' ? String(value) : ''}
        onChange={({ target }) => onSet(target.value === '' ? null : target.value === 'true')}
      >
        <option value="">{nullWord(control.field)}</option>
        <option value="true">{say('on')}</option>
        <option value="false">{say('off')}</option>
      </select>
    </Row>
  );
}

/** A part of the document that can be left out; its own controls appear while it is there. */
export function PartControl(props: ControlProps) {
  const { value, onSet } = props;
  return (
    <Switch
      {...props}
      on={value !== null && value !== undefined}
      onTurn={(on) => onSet(on ? {} : null)}
    />
  );
}
