/** The mark of one dated change on the timeline: dragged, moved by keys, removed with Delete. */
import { useContext, useRef } from 'react';
import { type DatedChange, instantOf, spanWords, tidyInstant } from '../../document/datedChanges';
import { say } from '../../words/say';
import { Movement } from '../controls/movement';

interface ChangeMarkProps {
  readonly change: DatedChange;
  readonly words: string;
  /** Where it stands, s: elsewhere than its change while it is dragged. */
  readonly t: number;
  /** The same in pixels of the timeline. */
  readonly x: number;
  readonly duration_s: number;
  timeAt(clientX: number): number;
  onFocus(): void;
  /** It is dragged to an instant. */
  onDrag(t: number): void;
  /** It is let go of: where it was dragged to, or where it was. */
  onDrop(taken: boolean): void;
  onMove(t: number): void;
  onRemove(): void;
}

/** Seconds that an arrow key moves a change, and with Shift. */
const STEP_S = 0.1;
const LONG_STEP_S = 1;

export function ChangeMark(props: ChangeMarkProps) {
  const { change, words, t, x, duration_s, timeAt, onFocus, onDrag, onDrop, onMove, onRemove } =
    props;
  const movement = useContext(Movement);
  /** The key that moves it. */
  const key = useRef<string | null>(null);
  const rest = (at_ms: number) => {
    if (key.current === null) return;
    key.current = null;
    movement?.rest(at_ms);
  };
  const drop = (taken: boolean) => {
    onDrop(taken);
    movement?.end();
  };
  return (
    <div
      className="change-mark"
      role="slider"
      tabIndex={0}
      aria-label={say`Change: ${words}`}
      aria-valuemin={0}
      aria-valuemax={duration_s}
      aria-valuenow={tidyInstant(t)}
      aria-valuetext={say`at ${tidyInstant(t)} s`}
      title={`${words}, ${spanWords(change, tidyInstant(t))}`}
      data-off={change.off === true || undefined}
      style={{ left: x }}
      onFocus={onFocus}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        movement?.take();
        event.currentTarget.setPointerCapture(event.pointerId);
        // A finger that drags gives no focus; without it the mark could join others as soon as it is let go of.
        event.currentTarget.focus({ preventScroll: true });
        onDrag(instantOf(change));
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(timeAt(event.clientX));
      }}
      onPointerUp={() => drop(true)}
      onPointerCancel={() => drop(false)}
      onBlur={() => rest(performance.now())}
      onKeyUp={(event) => {
        if (event.key === key.current) rest(event.timeStamp);
      }}
      onKeyDown={(event) => {
        const step = event.shiftKey ? LONG_STEP_S : STEP_S;
        const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
        if (by !== undefined) {
          key.current = event.key;
          movement?.press(event.timeStamp);
          onMove(instantOf(change) + by);
        } else if (event.key === 'Delete') onRemove();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
