/** The place of the presentation, which is loaded when somebody presents. */
import { later } from '../../../panels/later';
import { HeldKeys } from '../keys/HeldKeys';

export const Presentation = later(
  'The presentation',
  async () => (await import('./Present')).Present,
  // The way out is there whatever becomes of it.
  ({ onLeave }) => ({
    above: (
      <>
        <HeldKeys />
        <button type="button" className="button" onClick={onLeave}>
          Leave
        </button>
      </>
    ),
  }),
);
