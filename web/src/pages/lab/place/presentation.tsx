/** The place of the presentation, which is loaded when somebody presents. */
import { later } from '../../../panels/later';
import { say } from '../../../words/say';
import { HeldKeys } from '../keys/HeldKeys';

export const Presentation = later(
  say('The presentation'),
  async () => (await import('./Present')).Present,
  // The way out is there whatever becomes of it.
  ({ onLeave }) => ({
    above: (
      <>
        <HeldKeys />
        <button type="button" className="button" onClick={onLeave}>
          {say('Leave')}
        </button>
      </>
    ),
  }),
);
