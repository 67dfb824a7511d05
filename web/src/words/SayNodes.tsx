/** Texts with elements in them: `<Say>Press <kbd>Enter</kbd> after {v(count)} s</Say>`. */
import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { spoken } from './say';

interface SayProps {
  readonly children: ReactNode;
}

const TOOLS = { Fragment, cloneElement, createElement, isValidElement, V };

/** Says what is in it; in English, as it stands. Its key has `<1>Enter</1>` for elements and `{ $a }` for values. */
export function Say({ children }: SayProps): ReactNode {
  const tongue = spoken();
  return tongue === null ? children : tongue.rich(children, TOOLS);
}

/** Marks what stands for something else within `Say`, and is no part of its text. */
export function v(value: ReactNode): ReactNode {
  return <V>{value}</V>;
}

function V({ children }: SayProps): ReactNode {
  return children;
}
