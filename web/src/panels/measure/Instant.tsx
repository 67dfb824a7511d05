/** One of the two instants: a field of seconds, moved by arrow keys, and a button that puts it at the playhead. */
import { useEffect, useRef } from 'react';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
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
  const field = useRef<HTMLInputElement>(null);
  const shown = fixed(t, 3);
  useEffect(() => {
    // What somebody is typing stays.
    const { current } = field;
    if (current && (document.activeElement !== current || !typed.current)) current.value = shown;
  }, [shown]);
  const typed = useRef(false);
  const take = () => {
    const said = field.current?.value.trim() ?? '';
    const given = Number(said);
    typed.current = false;
    if (said !== '' && said !== shown && Number.isFinite(given)) {
      onTime(Math.min(Math.max(0, given), last_s));
    } else if (field.current) field.current.value = shown;
  };
  return (
    <div className="measure-end">
      <label>
        <b>{name}</b>
        <input
          ref={field}
          type="text"
          inputMode="decimal"
          defaultValue={shown}
          aria-label={say`Instant ${name}, s`}
          title={say('Seconds; the arrow keys move it, with Shift ten times as far')}
          onInput={() => {
            typed.current = true;
          }}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') return take();
            const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (way === undefined) return;
            event.preventDefault();
            typed.current = false;
            const by = stepOf(range.to - range.from) * way * (event.shiftKey ? 10 : 1);
            onTime(Math.min(Math.max(0, t + by), last_s));
          }}
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
