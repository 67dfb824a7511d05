/** One of the two instants: a field of seconds, moved by arrow keys, and a button that puts it at the playhead. */
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { readNumber } from '../../words/typedNumbers';
import { refusal } from '../controls/NumberField';
import { NumberInput } from '../controls/NumberInput';
import { stepOf } from './step';

interface InstantProps {
  readonly name: 't1' | 't2';
  readonly t: number;
  /** The last instant that there is. */
  readonly last_s: number;
  /** What the charts show: an arrow key moves by a hundredth of it. */
  readonly range: { readonly from: number; readonly to: number };
  /** Whether it goes along with the playhead. */
  readonly follows?: boolean;
  onHere(): void;
  onTime(t: number): void;
}

export function Instant({ name, t, last_s, range, follows = false, onHere, onTime }: InstantProps) {
  const go = (wanted: number) => onTime(Math.min(Math.max(0, wanted), last_s));
  const take = (typed: string) => {
    const given = readNumber(typed);
    if (!Number.isNaN(given)) go(given);
    return refusal(typed, given, {}) ?? true;
  };
  return (
    <div className="measure-end">
      <label>
        <b>{name}</b>
        <NumberInput
          label={say`Instant ${name}, s`}
          title={say('Seconds; the arrow keys move it, with Shift ten times as far')}
          text={fixed(t, 3)}
          value={t}
          min={0}
          max={last_s}
          unit="s"
          onCommit={take}
          onNudge={(steps) => go(t + stepOf(range.to - range.from) * steps)}
        />
        <span aria-hidden="true">s</span>
      </label>
      <button
        type="button"
        className="button"
        aria-label={say`${follows ? say('Playhead') : say('Here')}: ${name} at the playhead`}
        aria-pressed={follows}
        title={
          follows
            ? say('It goes along with the playhead; press to let it stay here')
            : say`At the playhead (${name === 't1' ? 'I' : 'O'})`
        }
        onClick={onHere}
      >
        {follows ? say('Playhead') : say('Here')}
      </button>
    </div>
  );
}
