/** The dated changes on the timeline: marks that can be dragged and moved by keys. */
import { useRef, useState, useSyncExternalStore } from 'react';
import {
  changeWords,
  type DatedChange,
  instantOf,
  spanWords,
  tidyInstant,
} from '../../model/whatIf';
import type { Field } from '../../protocol/core.gen';
import type { TimelineRange } from '../timeline/range';
import { MARGIN_PX } from '../timeline/track';
import './changes.css';

interface ChangeMarksProps {
  readonly changes: readonly DatedChange[];
  readonly fields: readonly Field[];
  readonly duration_s: number;
  /** What of the run the timeline shows. */
  readonly range: TimelineRange;
  /** Takes other changes, or says why not. */
  onChanges(changes: readonly DatedChange[]): string | null;
}

/** Seconds that an arrow key moves a change, and with Shift. */
const STEP_S = 0.1;
const LONG_STEP_S = 1;

export function ChangeMarks({ changes, fields, duration_s, range, onChanges }: ChangeMarksProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  useSyncExternalStore(range.subscribe, () => range.version);
  const { from, to } = range.span(duration_s);
  const [dragged, drag] = useState<{ at: number; t: number } | null>(null);
  const move = (at: number, t: number) => {
    const within = tidyInstant(Math.min(Math.max(0, t), duration_s - 0.001));
    onChanges(changes.map((one, index) => (index === at ? { ...one, at_s: within } : one)));
  };
  const timeAt = (clientX: number) => {
    const box = place.current?.getBoundingClientRect();
    return box ? from + ((clientX - box.left) / Math.max(1, box.width)) * (to - from) : 0;
  };
  return (
    <fieldset
      ref={place}
      className="change-marks"
      style={{ left: MARGIN_PX, right: MARGIN_PX }}
      aria-label="Changes"
    >
      {changes.map((change, at) => {
        const t = dragged?.at === at ? dragged.t : instantOf(change);
        if (t < from || t > to) return null;
        const words = changeWords(change, fields);
        return (
          <div
            key={`${change.path} ${ordinal(changes, at)}`}
            className="change-mark"
            role="slider"
            tabIndex={0}
            aria-label={`Change: ${words}`}
            aria-valuemin={0}
            aria-valuemax={duration_s}
            aria-valuenow={tidyInstant(t)}
            aria-valuetext={`at ${tidyInstant(t)} s`}
            title={`${words}, ${spanWords(change, tidyInstant(t))}`}
            data-off={change.off === true || undefined}
            style={{ left: `${(100 * (t - from)) / (to - from)}%` }}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              drag({ at, t: instantOf(change) });
            }}
            onPointerMove={(event) => {
              if (dragged?.at !== at) return;
              const t = Math.min(Math.max(0, timeAt(event.clientX)), duration_s);
              drag({ at, t });
            }}
            onPointerUp={() => {
              if (dragged?.at === at && tidyInstant(dragged.t) !== instantOf(change)) {
                move(at, dragged.t);
              }
              drag(null);
            }}
            onPointerCancel={() => drag(null)}
            onKeyDown={(event) => {
              const step = event.shiftKey ? LONG_STEP_S : STEP_S;
              const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
              if (by !== undefined) move(at, instantOf(change) + by);
              else if (event.key === 'Delete') onChanges(changes.toSpliced(at, 1));
              else return;
              event.preventDefault();
              event.stopPropagation();
            }}
          />
        );
      })}
    </fieldset>
  );
}

/** Which of the changes of its field it is: what stays when it is moved, so that it keeps the focus. */
function ordinal(changes: readonly DatedChange[], at: number): number {
  return changes.slice(0, at).filter(({ path }) => path === changes[at]?.path).length;
}
