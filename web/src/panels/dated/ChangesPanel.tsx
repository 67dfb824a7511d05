/** What the controls have made of the run: its dated changes as a list, and why one is none. */
import { useRef, useState } from 'react';
import type { DatedChange } from '../../document/datedChanges';
import type { Field } from '../../protocol/core.gen';
import { Say, v } from '../../words/SayNodes';
import { say } from '../../words/say';
import { ChangeList } from './ChangeList';
import { useRoom } from './room';
import './changes.css';

export interface ChangesPanelProps {
  readonly changes: readonly DatedChange[];
  readonly fields: readonly Field[];
  /** What became of the last control that was moved, if it could not act as was chosen. */
  readonly note: string | null;
  /** Whether it is one line until it is asked for, as in the sheet of a phone. */
  readonly folds: boolean;
  /** Takes other changes, or says why not. */
  onChanges(changes: readonly DatedChange[]): string | null;
  /** Moves the playhead to a change. */
  onGo(t: number): void;
}

/** Stands at the foot of the column, over what is scrolled there: as it grows, no control moves from under the hand. */
export function ChangesPanel({ note, folds, ...list }: ChangesPanelProps) {
  const { changes, onChanges } = list;
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const shown = open || !folds;
  const unfold = useRoom(panel, changes, note);
  const title = (
    <>
      <Say>
        Changes <span>{v(changes.length)}</span>
      </Say>
    </>
  );
  return (
    <section
      ref={panel}
      className="changes"
      aria-label={say('Changes')}
      onPointerEnter={unfold}
      onFocus={unfold}
    >
      {note === null ? null : (
        <p className="changes-note" role="status">
          {note}
        </p>
      )}
      {changes.length === 0 ? null : (
        <>
          <div className="changes-head">
            <h2>
              {folds ? (
                <button
                  type="button"
                  className="plain changes-fold"
                  aria-expanded={open}
                  onClick={() => setOpen(!open)}
                >
                  {title}
                </button>
              ) : (
                title
              )}
            </h2>
            {shown ? (
              <button
                type="button"
                className="plain"
                onClick={(event) => {
                  // The list goes with its button: the column takes the focus.
                  event.currentTarget.closest<HTMLElement>('.left')?.focus({ preventScroll: true });
                  onChanges([]);
                }}
              >
                {say('Remove all changes')}
              </button>
            ) : null}
          </div>
          {shown ? <ChangeList {...list} /> : null}
        </>
      )}
    </section>
  );
}
