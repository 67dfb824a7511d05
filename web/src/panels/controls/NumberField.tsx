/** A number of a form within its range: what cannot be one is refused in a sentence below it. */
import { say } from '../../words/say';
import { exactly, readNumber } from '../../words/typedNumbers';
import { NumberInput } from './NumberInput';

interface NumberFieldProps {
  readonly id?: string;
  /** NaN while what was typed is none. */
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  /** How far an arrow key moves it. */
  readonly step?: number;
  /** Whether it has no decimals. */
  readonly whole?: boolean;
  readonly describedBy?: string;
  /** Whether it counts with every letter, and what is none is told as NaN; else once the field is left, or on Enter. */
  readonly live?: boolean;
  onChange(value: number): void;
}

export function NumberField(props: NumberFieldProps) {
  const { id, value, min, max, step = 1, whole, describedBy, live, onChange } = props;
  const known = Number.isNaN(value) ? null : value;
  return (
    <NumberInput
      id={id}
      text={known === null ? '' : exactly(known)}
      value={known}
      min={min}
      max={max}
      describedBy={describedBy}
      onType={live ? (text) => onChange(readNumber(text)) : undefined}
      onCommit={(text) => {
        const number = readNumber(text);
        const why = refusal(text, number, props);
        if (why !== null) return why;
        onChange(number);
        return true;
      }}
      onNudge={(steps) => {
        const moved = Number(((known ?? min ?? 0) + steps * step).toPrecision(12));
        const next = Math.min(Math.max(min ?? moved, moved), max ?? moved);
        onChange(whole ? Math.round(next) : next);
      }}
    />
  );
}

/** Why a number is not taken, or null. */
export function refusal(
  text: string,
  number: number,
  { min, max, whole = false }: Pick<NumberFieldProps, 'min' | 'max' | 'whole'>,
): string | null {
  if (Number.isNaN(number)) return say`“${text.trim()}” is no number.`;
  if (min !== undefined && number < min)
    return say`${exactly(number)} is below ${exactly(min)}, the least`;
  if (max !== undefined && number > max)
    return say`${exactly(number)} is above ${exactly(max)}, the most`;
  if (whole && !Number.isInteger(number)) return say`${exactly(number)} is no whole number.`;
  return null;
}
