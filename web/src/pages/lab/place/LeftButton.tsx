/** The switch that shows a part in the left column, or the controls again. */
import { say } from '../../../words/say';
import { Icon, IconWord } from './Icon';
import { LEFT_NAMES, type Left } from './layout';
import type { LayoutActs } from './useLayout';

/** What stands beside their icons. */
const WORDS = { moments: say('Moments'), runs: say('Compare'), lesson: say('Lesson') };

interface LeftButtonProps {
  readonly acts: Pick<LayoutActs, 'shows' | 'turnTo'>;
  readonly what: Exclude<Left, 'controls'>;
}

export function LeftButton({ acts, what }: LeftButtonProps) {
  return (
    <button
      type="button"
      className="button icon"
      aria-label={LEFT_NAMES[what]}
      title={LEFT_NAMES[what]}
      aria-expanded={acts.shows(what)}
      onClick={() => acts.turnTo(what)}
    >
      <Icon name={what} />
      <IconWord>{WORDS[what]}</IconWord>
    </button>
  );
}
