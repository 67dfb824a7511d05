/** Dated changes as a list: when, what, to which value; each can be edited, switched off and removed. */
import { useId, useState } from 'react';
import {
  brokenWords,
  type DatedChange,
  datedChangeWords,
  instantOf,
  lasts,
  tidyInstant,
} from '../../document/datedChanges';
import type { Field } from '../../protocol/core.gen';
import { say } from '../../words/say';
import { bareText, readNumber } from '../../words/typedNumbers';
import { CloseButton } from '../head/CloseButton';
import type { Span } from '../timeline/range';
import { type ShownValue, shownValue, typedNumber, typedText } from './shownValue';
import './changes.css';

interface ChangeListProps {
  readonly changes: readonly DatedChange[];
  readonly fields: readonly Field[];
  /** From which instant to which, s; all of them if nothing is said. */
  readonly span?: Span;
  /** Takes other changes, or says why not. */
  onChanges(changes: readonly DatedChange[]): string | null;
  /** Moves the playhead to a change. */
  onGo(t: number): void;
}

export function ChangeList({ changes, fields, span, onChanges, onGo }: ChangeListProps) {
  const [refused, refuse] = useState<{ at: number; why: string } | null>(null);
  const take = (at: number, now: readonly DatedChange[]) => {
    const why = onChanges(now);
    refuse(why === null ? null : { at, why });
    return why === null;
  };
  const replace = (at: number, change: DatedChange) =>
    take(
      at,
      changes.map((one, place) => (place === at ? change : one)),
    );
  return (
    <ol className="change-list">
      {changes.map((change, at) =>
        span !== undefined && !isWithin(change, span) ? null : (
          <Row
            // The same can happen twice at an instant: the next two packets are dropped.
            key={`${JSON.stringify(change)} ${likeBefore(changes, at)}`}
            change={change}
            words={datedChangeWords(change, fields)}
            value={shownValue(change, fields)}
            refused={refused?.at === at ? refused.why : null}
            onEdit={(edited) => replace(at, edited)}
            onRemove={() => take(at, changes.toSpliced(at, 1))}
            onGo={() => onGo(instantOf(change))}
          />
        ),
      )}
    </ol>
  );
}

/** Whether a change happens between two instants, both counted in. */
export function isWithin(change: DatedChange, { from, to }: Span): boolean {
  const at_s = tidyInstant(instantOf(change));
  return at_s >= from && at_s <= to;
}

/** How many of the changes before are the same. */
function likeBefore(changes: readonly DatedChange[], at: number): number {
  const text = JSON.stringify(changes[at]);
  return changes.slice(0, at).filter((one) => JSON.stringify(one) === text).length;
}

interface RowProps {
  readonly change: DatedChange;
  readonly words: string;
  readonly value: ShownValue;
  readonly refused: string | null;
  onEdit(change: DatedChange): boolean;
  onRemove(): void;
  onGo(): void;
}

function Row({ change, words, value, refused, onEdit, onRemove, onGo }: RowProps) {
  const id = useId();
  const at_s = tidyInstant(instantOf(change));
  const on = change.off !== true;
  const [label] = words.split(': ');
  // What breaks for a while has its span there.
  const shownUnit = brokenWords(change) !== null && lasts(change) ? 's' : value.unit;
  return (
    <li data-off={on ? undefined : true}>
      <button type="button" className="plain change-go" title={change.path ?? words} onClick={onGo}>
        {label}
      </button>
      <div className="change-fields">
        <Typed
          label={say`Time of ${words}, s`}
          text={bareText(at_s)}
          numeric
          invalid={refused !== null}
          describedBy={`${id}-why`}
          onType={(text) => onEdit({ ...change, at_s: readNumber(text) })}
        />
        <span className="unit">s</span>
        {brokenWords(change) === null ? (
          <Typed
            label={say`Value of ${label} from ${at_s} s on`}
            text={value.text}
            numeric={value.numeric}
            invalid={refused !== null}
            describedBy={`${id}-why`}
            onType={(text) => onEdit({ ...change, value: value.read(text) } as DatedChange)}
          />
        ) : lasts(change) ? (
          <Typed
            label={say`${words} for, s; empty for good`}
            text={change.for_s === undefined ? '' : typedText(change.for_s)}
            numeric
            invalid={refused !== null}
            describedBy={`${id}-why`}
            onType={(text) => onEdit({ ...change, for_s: typedNumber(text) } as DatedChange)}
          />
        ) : null}
        {shownUnit === '' ? null : <span className="unit">{shownUnit}</span>}
        <label className="change-on">
          <input
            type="checkbox"
            checked={on}
            aria-label={say`${words} at ${at_s} s`}
            onChange={(event) => onEdit({ ...change, off: !event.target.checked })}
          />
          {say('on')}
        </label>
        <CloseButton label={say`Remove ${words} at ${at_s} s`} onClose={onRemove} />
      </div>
      {refused === null ? null : (
        <p id={`${id}-why`} className="refusal" role="alert">
          {refused}
        </p>
      )}
    </li>
  );
}

interface TypedProps {
  readonly label: string;
  readonly text: string;
  /** Whether it is a number. */
  readonly numeric?: boolean;
  readonly invalid: boolean;
  readonly describedBy: string;
  onType(text: string): boolean;
}

/** A text that takes effect with Enter or when it is left, and comes back with Escape. */
function Typed({ label, text, numeric = false, invalid, describedBy, onType }: TypedProps) {
  return (
    <input
      type="text"
      inputMode={numeric ? 'decimal' : undefined}
      className="number"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={invalid ? describedBy : undefined}
      defaultValue={text}
      onBlur={(event) => {
        const typed = event.currentTarget.value;
        if (typed.trim() !== text) onType(typed);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        event.currentTarget.value = text;
        event.currentTarget.blur();
      }}
    />
  );
}
