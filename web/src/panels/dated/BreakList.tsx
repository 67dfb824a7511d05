/** What can be broken, as buttons. */
import { useState } from 'react';
import type { Breakage } from '../../document/breaking';
import { say } from '../../words/say';
import './changes.css';

interface BreakListProps {
  readonly breakages: readonly Breakage[];
  /** When it breaks: "At the playhead". */
  readonly when: string;
  /** Whether what became of it is seen, not only said: where no list of changes is in sight. */
  readonly shown?: boolean;
  /** Breaks it, and says in words what became of that. */
  onBreak(breakage: Breakage): string;
}

export function BreakList({ breakages, when, shown = false, onBreak }: BreakListProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <ul className="break-list">
        {breakages.map((breakage) => (
          <li key={breakage.label}>
            <button
              type="button"
              className="plain"
              title={say`${when}, as a change that can be moved, switched off and undone`}
              onClick={() => setSaid(onBreak(breakage))}
            >
              {breakage.label}
            </button>
          </li>
        ))}
      </ul>
      <p className={shown ? 'break-said' : 'sr-only'} role="status">
        {said}
      </p>
    </>
  );
}
