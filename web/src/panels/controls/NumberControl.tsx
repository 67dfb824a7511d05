/** A quantity: its value as a number field with unit, and a slider below. */
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { joined, plain } from '../../base/quantity';
import type { Field } from '../../protocol/core';
import type { ControlProps } from './props';
import { Row } from './Row';
import { sliderScale } from './slider';
import { numberOf, readTyped, shownScale } from './typed';

/** While a slider is dragged a value is set at most this often. */
const EVERY_MS = 80;

export function NumberControl({ control, value, mixed, problem, onSet }: ControlProps) {
  const { field, label } = control;
  const id = useId();
  const slider = sliderScale(field);
  const [dragged, drag] = useDragged(value, onSet);
  const number = numberOf(dragged, field);
  const scaled = shownScale(number, field);
  const text = number === null ? '' : plain(number / scaled.factor);
  const unit = number === null || says(label, scaled.unit) ? '' : scaled.unit;
  const position = number === null ? 0 : (slider?.toPosition(number) ?? 0);
  return (
    <Row
      control={control}
      htmlFor={id}
      value={value}
      problem={problem}
      onSet={onSet}
      mixed={mixed}
      below={
        slider && (
          <input
            type="range"
            className="slider"
            aria-label={label}
            aria-valuetext={number === null ? 'default' : joined(text, scaled.unit)}
            data-unset={number === null || undefined}
            min={0}
            max={slider.steps}
            value={position}
            style={{ '--share': slider.steps > 0 ? position / slider.steps : 0 } as CSSProperties}
            onChange={(event) => drag(slider.toValue(Number(event.target.value)))}
          />
        )
      }
    >
      <TypedNumber
        id={id}
        text={text}
        placeholder={field.nullable ? nullWord(field) : ''}
        invalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${id}-problem`}
        onCommit={(typed) => onSet(readTyped(typed, field, scaled))}
      />
      {unit === '' ? null : <span className="unit">{unit}</span>}
    </Row>
  );
}

/** What stands where no value is given: "endless", or "auto" where it takes more words. */
function nullWord({ null: words = '' }: Field): string {
  return words.length > 0 && words.length <= 10 ? words : 'auto';
}

/** Whether the label already names what is counted: "Planes" need no unit. */
function says(label: string, unit: string): boolean {
  return unit.length > 2 && label.toLowerCase().includes(unit.toLowerCase());
}

interface TypedNumberProps {
  readonly id: string;
  readonly text: string;
  readonly placeholder: string;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  onCommit(text: string): void;
}

/** Keeps what is typed until Enter or leaving; Escape gives it up. */
function TypedNumber({ id, text, placeholder, invalid, describedBy, onCommit }: TypedNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed !== text) onCommit(typed);
    setTyped(null);
  };
  return (
    <input
      id={id}
      className="number"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      placeholder={placeholder}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      value={typed ?? text}
      style={{ width: `${Math.max(3, (typed ?? (text || placeholder)).length) + 1.5}ch` }}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation();
          setTyped(null);
        }
      }}
    />
  );
}

/** The value under the hand, set in steps while the slider moves and for good when it rests. */
function useDragged(value: unknown, onSet: (value: number) => void) {
  const [held, setHeld] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latest = useRef({ held, onSet });
  latest.current = { held, onSet };
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  const drag = (next: number) => {
    setHeld(next);
    latest.current.held = next;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      const { held: last, onSet: set } = latest.current;
      if (last !== null) set(last);
      setHeld(null);
    }, EVERY_MS);
  };
  return [held ?? value, drag] as const;
}
