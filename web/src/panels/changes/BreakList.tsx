/** What can be broken, as buttons. */
import { useState } from 'react';
import type { Breakage } from '../../model/breaking';
import './changes.css';

interface BreakListProps {
  readonly breakages: readonly Breakage[];
  /** Breaks it at the playhead, and says in words what became of that. */
  onBreak(breakage: Breakage): string;
}

export function BreakList({ breakages, onBreak }: BreakListProps) {
  const [said, say] = useState('');
  return (
    <>
      <ul className="break-list">
        {breakages.map((breakage) => (
          <li key={breakage.label}>
            <button
              type="button"
              className="plain"
              title="At the playhead, as a change that can be moved, switched off and undone"
              onClick={() => say(onBreak(breakage))}
            >
              {breakage.label}
            </button>
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
