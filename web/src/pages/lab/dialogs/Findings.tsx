/** Everything that is wrong with a file, a sentence a line. */
import type { ReactNode } from 'react';
import { plain } from '../../../base/quantity';
import type { Problem } from '../../../protocol/core.gen';
import { say } from '../../../words/say';

/** So many sentences are shown; the others are counted. */
const MOST_TOLD = 20;

interface FindingsProps {
  readonly problems: readonly Problem[];
  /** What of the file can be used. */
  readonly children: ReactNode;
}

export function Findings({ problems, children }: FindingsProps) {
  if (problems.length === 0) return null;
  const more = problems.length - MOST_TOLD;
  return (
    <div className="elements-findings" role="alert">
      <p>{children}</p>
      <ul>
        {problems.slice(0, MOST_TOLD).map(({ path, message }) => (
          <li key={`${path} ${message}`}>{path === '' ? message : `${path}: ${message}`}</li>
        ))}
      </ul>
      {more > 0 ? <p>{say`And ${plain(more)} more.`}</p> : null}
    </div>
  );
}
