/** Several dated changes too near to each other for marks of their own: one mark with their number, which lists them. */
import { useRef } from 'react';
import {
  type DatedChange,
  datedChangeWords,
  instantOf,
  tidyInstant,
} from '../../document/datedChanges';
import type { Field } from '../../protocol/core.gen';
import { formOf, say } from '../../words/say';
import type { Span } from '../timeline/range';

interface GroupMarkProps {
  readonly members: readonly DatedChange[];
  readonly fields: readonly Field[];
  /** Where it stands, and where each of its changes does, pixels of the timeline. */
  readonly x: number;
  readonly places: readonly number[];
  /** Whether its list is open. */
  readonly open: boolean;
  /** Opens its list above a place of the window. */
  onOpen(at: { x: number; y: number }): void;
}

/** The instants of the first and the last of some changes. */
export function spanOf(members: readonly DatedChange[]): Span {
  const instants = members.map(instantOf);
  return { from: tidyInstant(Math.min(...instants)), to: tidyInstant(Math.max(...instants)) };
}

/** "3 changes, 12 to 14.5 s". */
export function groupWords({ length }: readonly DatedChange[], { from, to }: Span): string {
  return `${length} ${formOf(length, ['change', 'changes'])}, ${from === to ? say`at ${from} s` : say`${from} to ${to} s`}`;
}

export function GroupMark({ members, fields, x, places, open, onOpen }: GroupMarkProps) {
  const button = useRef<HTMLButtonElement>(null);
  const words = groupWords(members, spanOf(members));
  const off = members.every((change) => change.off === true);
  return (
    <>
      {members.map((change, at) => (
        <span
          // Nothing but a line each: which of them it is makes no difference.
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike.
          key={at}
          className="change-line"
          data-off={change.off === true || undefined}
          style={{ left: places[at] }}
        />
      ))}
      <button
        ref={button}
        type="button"
        className="change-group"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={words}
        title={[
          `${words}:`,
          ...members.map((change) => `${instantOf(change)} s: ${datedChangeWords(change, fields)}`),
        ].join('\n')}
        data-off={off || undefined}
        style={{ left: x }}
        onClick={() => {
          const box = button.current?.getBoundingClientRect();
          if (box) onOpen({ x: box.left, y: box.top });
        }}
      >
        <span>{members.length}</span>
      </button>
    </>
  );
}
