/** A field in which a number is typed as the language writes it, and moved by arrow keys: the only one of the page. */
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { joined } from '../../base/quantity';
import './numberInput.css';

interface NumberInputProps {
  readonly id?: string | undefined;
  /** What it is called where no label names it. */
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  /** What it shows while nobody types: the value as the language writes it. */
  readonly text: string;
  /** The same as a number in the unit of the field; null where it has none of its own. */
  readonly value: number | null;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
  /** Whether it is as wide as its text. */
  readonly fitted?: boolean;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  /** Takes a text on Enter or when it is left. Returns whether it did, or the sentence why not. */
  onCommit(text: string): boolean | string;
  /** Is told of every letter. */
  readonly onType?: ((text: string) => void) | undefined;
  /** Moves the value by so many steps. */
  onNudge?(steps: number): void;
  /** What listens to keys besides. */
  readonly keys?: {
    onKeyDown(event: KeyboardEvent): void;
    onKeyUp(event: KeyboardEvent): void;
    onBlur(): void;
  };
}

/** How many steps a key moves the value; with Shift ten times as many. */
const NUDGES: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Keeps what is typed until Enter or leaving, and what was refused until it is mended; Escape gives it up. */
export function NumberInput(props: NumberInputProps) {
  const { text, value, min, max, unit = '', placeholder = '', fitted, invalid = false } = props;
  const { describedBy, onCommit, onType, onNudge, keys } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [why, setWhy] = useState('');
  const whyId = useId();
  const giveUp = () => {
    setTyped(null);
    setRefused(null);
    setWhy('');
  };
  const commit = () => {
    if (typed === null || typed === refused) return;
    const taken = typed === text || onCommit(typed);
    if (taken === true) return giveUp();
    setRefused(typed);
    setWhy(taken === false ? '' : taken);
  };
  // A refusal that is over, as after another change, takes its text with it.
  useEffect(() => {
    if (invalid) return;
    setTyped(null);
    setRefused(null);
  }, [invalid]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      giveUp();
      onType?.(text);
    }
    const by = NUDGES[event.key];
    if (by === undefined || onNudge === undefined) return;
    event.preventDefault();
    giveUp();
    keys?.onKeyDown(event);
    onNudge(event.shiftKey ? by * 10 : by);
  };
  const shown = typed ?? text;
  const told = [describedBy, why === '' ? undefined : whyId].filter(Boolean).join(' ');
  return (
    <>
      <input
        id={props.id}
        className={props.className}
        type="text"
        role="spinbutton"
        // The number pad of a phone may have no minus.
        inputMode={min !== undefined && min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        aria-label={props.label}
        title={props.title}
        placeholder={placeholder}
        disabled={props.disabled}
        {...said({ valuenow: value ?? undefined, valuemin: min, valuemax: max })}
        // What is typed is read as it stands.
        aria-valuetext={typed !== null || value === null ? undefined : joined(text, unit)}
        aria-invalid={invalid || why !== '' || undefined}
        aria-describedby={told === '' ? undefined : told}
        value={shown}
        style={
          fitted ? { width: `${Math.max(3, (shown || placeholder).length) + 1.5}ch` } : undefined
        }
        onChange={({ target }) => {
          setTyped(target.value);
          onType?.(target.value);
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          keys?.onBlur();
          commit();
        }}
        onKeyUp={keys?.onKeyUp}
        onKeyDown={press}
      />
      {why === '' ? null : (
        <small id={whyId} className="number-refusal" role="alert">
          {why}
        </small>
      )}
    </>
  );
}

/** The attributes of numbers, which have no exponents: 0.0000001, not 1e-7. */
function said(numbers: Readonly<Record<string, number | undefined>>): Record<string, string> {
  const digits = { useGrouping: false, maximumSignificantDigits: 15 };
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]) =>
      value === undefined ? [] : [[`aria-${name}`, value.toLocaleString('en', digits)]],
    ),
  );
}
