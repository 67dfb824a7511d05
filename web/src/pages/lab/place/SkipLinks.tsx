/** The first stops of the keyboard: ways past the header to the parts of the lab. */
import { say } from '../../../words/say';

const PARTS: readonly (readonly [place: string, words: string])[] = [
  ['.lab > .middle', say('Skip to the globe')],
  ['.lab > .bottom', say('Skip to the playback')],
  ['.lab > .left, .lab .panel-switches button', say('Skip to the controls')],
];

/** Buttons, for the address of the page is that of the scenario. */
export function SkipLinks() {
  const go = (place: string) => document.querySelector<HTMLElement>(place)?.focus();
  return (
    <nav className="skips" aria-label={say('Skip')}>
      {PARTS.map(([place, words]) => (
        <button key={words} type="button" className="button" onClick={() => go(place)}>
          {words}
        </button>
      ))}
    </nav>
  );
}
