/** Controls that can be seen and not used: which those are, and what stands around them. */
import { createContext, type ReactNode, useContext } from 'react';
import { say } from '../../words/say';

/** Whether the control of a path is locked; none is, unless a page says so. */
export const Locks = createContext<(path: string) => boolean>(() => false);

export function useLocked(path: string): boolean {
  return useContext(Locks)(path);
}

/** What is locked with the field of `path`. */
export function Lockable({
  path,
  children,
}: {
  readonly path: string;
  readonly children: ReactNode;
}) {
  if (!useLocked(path)) return children;
  return (
    <fieldset className="locked" disabled aria-label={say('Locked')}>
      {children}
    </fieldset>
  );
}
