/** A list of numbers as text with commas, taken on Enter or on leaving. */
import { useId, useState } from 'react';
import { say } from '../../words/say';
import { bareText, listText, partsOf, readNumber } from '../../words/typedNumbers';
import type { ControlProps } from './props';
import { Row } from './Row';

export function NumbersControl(props: ControlProps) {
  const { control, value, problem, onSet } = props;
  const { unit = '' } = control.field;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && onSet(numbersOf(typed))) setTyped(null);
  };
  return (
    <Row {...props} htmlFor={id}>
      <input
        id={id}
        className="number"
        size={8}
        type="text"
        placeholder={say('none')}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        value={typed ?? numbersText(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      {unit === '' ? null : <span className="unit">{unit}</span>}
    </Row>
  );
}

/** "0, 120, 240". */
export function numbersText(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return listText(value.map((one) => (typeof one === 'number' ? bareText(one) : String(one))));
}

/** The numbers of a list, also in degrees; what is none stays as it is, to be refused in words. */
export function numbersOf(typed: string): readonly (number | string)[] {
  const parts = partsOf(typed.trim()).map((one) => one.replace(/°$/, ''));
  return parts.map((one) => {
    const number = readNumber(one);
    return Number.isNaN(number) ? one : number;
  });
}
