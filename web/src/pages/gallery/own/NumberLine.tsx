/** A number of an experiment; what is typed counts once the field is left, or Enter is pressed. */
import { useEffect, useState } from 'react';

interface NumberLineProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  /** Whether it may have decimals. */
  readonly fraction?: boolean;
  onChange(value: number): void;
}

export function NumberLine({ label, value, min, fraction = false, onChange }: NumberLineProps) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const take = () => {
    const number = Number(typed);
    const fits = typed.trim() !== '' && number >= min && (fraction || Number.isInteger(number));
    if (fits) onChange(number);
    else setTyped(String(value));
  };
  return (
    <label className="own-line">
      {label}
      <input
        type="number"
        min={min}
        step={fraction ? 'any' : 1}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </label>
  );
}
