/** Controls that a lecturer has chosen to have at hand while presenting. */
import { createContext, useContext } from 'react';
import { MOST_ON_STAGE } from '../../links/stage';
import { say } from '../../words/say';

export interface StarsOf {
  readonly starred: readonly string[];
  /** Whether the control of a path can stand on the stage. */
  offers(path: string): boolean;
  star(path: string, on: boolean): void;
}

/** Null where nothing is presented, as in a frame of another page. */
export const Stars = createContext<StarsOf | null>(null);

interface StarProps {
  readonly path: string;
  readonly label: string;
}

/** In the line of a control that was chosen: the sign of that, which also takes it back. */
export function Star({ path, label }: StarProps) {
  const stars = useContext(Stars);
  if (!stars?.starred.includes(path)) return null;
  return (
    <button
      type="button"
      className="control-star"
      aria-label={say`${label} is at hand when presenting. Take it away`}
      title={say('At hand when presenting')}
      onClick={() => stars.star(path, false)}
    >
      <StarSign />
    </button>
  );
}

/** Below the help of a control: chooses it, or takes it back. */
export function StarChoice({ path }: Pick<StarProps, 'path'>) {
  const stars = useContext(Stars);
  if (!stars?.offers(path)) return null;
  const on = stars.starred.includes(path);
  const full = !on && stars.starred.length >= MOST_ON_STAGE;
  return (
    <button
      type="button"
      className="plain control-stage"
      aria-pressed={on}
      disabled={full}
      onClick={() => stars.star(path, !on)}
    >
      <StarSign />
      {full
        ? say`${MOST_ON_STAGE} controls are at hand when presenting already`
        : say('At hand when presenting')}
    </button>
  );
}

function StarSign() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="m8 1.8 1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z" />
    </svg>
  );
}
