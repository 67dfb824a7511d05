/** Says that something is being loaded, or why it could not be, with another try. */
import { say } from '../words/say';

interface LoadingProps {
  /** What is loaded, in words: "The simulation". */
  readonly what: string;
  /** Why it could not be loaded, a sentence, or null while it comes. */
  readonly problem: string | null;
  onRetry(): void;
}

export function Loading({ what, problem, onRetry }: LoadingProps) {
  if (problem === null) {
    return (
      <p className="loading" role="status">
        {say`${what} is being loaded.`}
      </p>
    );
  }
  return (
    <div className="loading" role="alert">
      <p>{problem}</p>
      <button type="button" className="button" onClick={onRetry}>
        {say('Try again')}
      </button>
    </div>
  );
}
