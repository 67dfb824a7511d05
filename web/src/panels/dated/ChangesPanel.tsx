/** What the controls have made of the run: its dated changes as a list, and why one is none. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { DatedChange } from '../../document/datedChanges';
import type { Field } from '../../protocol/core.gen';
import { ChangeList } from './ChangeList';
import './changes.css';

export interface ChangesPanelProps {
  readonly changes: readonly DatedChange[];
  readonly fields: readonly Field[];
  /** What became of the last control that was moved, if it could not act as was chosen. */
  readonly note: string | null;
  /** Takes other changes, or says why not. */
  onChanges(changes: readonly DatedChange[]): string | null;
  /** Moves the playhead to a change. */
  onGo(t: number): void;
}

/** Stands at the foot of the column, over what is scrolled there: as it grows, no control moves from under the hand. */
export function ChangesPanel({ note, ...list }: ChangesPanelProps) {
  const { changes, onChanges } = list;
  const panel = useRef<HTMLElement>(null);
  const [most_px, setMost] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room is looked at again whenever the list is another.
  useLayoutEffect(() => setMost(roomOf(panel.current)), [changes, note]);
  const unfold = () => setMost(null);
  return (
    <section
      ref={panel}
      className="changes"
      aria-label="Changes"
      style={most_px === null ? undefined : { maxHeight: most_px }}
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
              Changes <span>{changes.length}</span>
            </h2>
            <button
              type="button"
              className="plain"
              onClick={(event) => {
                // The list goes with its button: the column takes the focus.
                event.currentTarget.closest<HTMLElement>('.left')?.focus({ preventScroll: true });
                onChanges([]);
              }}
            >
              Remove all changes
            </button>
          </div>
          <ChangeList {...list} />
        </>
      )}
    </section>
  );
}

/** How high it may be without covering the control at hand; null where that is elsewhere. */
function roomOf(panel: HTMLElement | null): number | null {
  const column = panel?.closest('.left');
  const control =
    document.activeElement?.closest('.control') ?? document.querySelector('.control:hover');
  if (!column || !control || !column.contains(control)) return null;
  const room = column.getBoundingClientRect().bottom - control.getBoundingClientRect().bottom;
  // Its head stays in any case, as the style says.
  return Math.max(0, Math.floor(room));
}
