/** A button that leads to the packet of the flow before or after the one on show. */
import { say } from '../../words/say';
import '../head/head.css';

interface StepButtonProps {
  readonly forward: boolean;
  /** Whether there is one. */
  readonly there: boolean;
  onStep(forward: boolean): void;
}

export function StepButton({ forward, there, onStep }: StepButtonProps) {
  const name = forward ? say('Next packet') : say('Previous packet');
  // It keeps the focus at the last packet, so it is not disabled.
  return (
    <button
      type="button"
      className="head-button packet-step"
      aria-label={name}
      aria-disabled={!there}
      aria-keyshortcuts={forward ? '.' : ','}
      title={say`${name} of the flow (${forward ? say('full stop') : say('comma')})`}
      onClick={() => onStep(forward)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={forward ? 'M6 3L11 8L6 13' : 'M10 3L5 8L10 13'} />
      </svg>
    </button>
  );
}
