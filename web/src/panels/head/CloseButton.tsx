/** The cross that closes a card, a panel or a row of a list. */
import { say } from '../../words/say';
import './head.css';

interface CloseButtonProps {
  /** What it does, where several stand on the page. */
  readonly label?: string;
  onClose(): void;
}

export function CloseButton({ label = say('Close'), onClose }: CloseButtonProps) {
  return (
    <button type="button" className="head-button close" aria-label={label} onClick={onClose}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M4 4L12 12M12 4L4 12" />
      </svg>
    </button>
  );
}
