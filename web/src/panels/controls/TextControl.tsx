/** A line of text, taken on Enter or on leaving. */
import { useId, useState } from 'react';
import type { ControlProps } from './props';
import { Row } from './Row';

export function TextControl(props: ControlProps) {
  const { value, problem, onSet } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && onSet(typed)) setTyped(null);
  };
  return (
    <Row {...props} htmlFor={id}>
      <input
        id={id}
        className="number"
        type="text"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        value={typed ?? (typeof value === 'string' ? value : '')}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </Row>
  );
}
