/** Opens the palette, for those who do not know its key. */
import { openPalette } from '../../base/palette';
import { say } from '../../words/say';

export function PaletteButton() {
  return (
    <button
      type="button"
      className="button icon find-action"
      aria-label={say('Find anything')}
      title={say('Find anything (Ctrl K)')}
      onClick={openPalette}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M10.3 10.3l3.7 3.7" />
      </svg>
    </button>
  );
}
