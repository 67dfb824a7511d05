/** The sign of a changed value, which leads back to what the scenario had when it was opened. */
import { say } from '../../words/say';

interface ResetProps {
  /** What was changed, as its label says. */
  readonly label: string;
  /** What it was, in words, where they are short. */
  readonly before?: string;
  onReset(): void;
}

export function Reset({ label, before, onReset }: ResetProps) {
  const words = say`Reset ${label}${before === undefined ? '' : say` to ${before}`}`;
  return (
    <button
      type="button"
      className="control-reset"
      aria-label={say`Changed. ${words}`}
      title={words}
      onClick={onReset}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M4 6.5a4.5 4.5 0 1 1-.6 3.6M4 3v3.5h3.5" />
      </svg>
    </button>
  );
}
