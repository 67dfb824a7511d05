/** A quantity: its value as a number field with unit, and a slider below. */
import { type CSSProperties, useEffect, useId, useState } from 'react';
import { exactly, joined, unitWords } from '../../base/quantity';
import { say } from '../../words/say';
import { type Moved, useMoved } from './movement';
import { MOST_IN_NUMBER, nullWord } from './nullWord';
import type { ControlProps } from './props';
import { Row } from './Row';
import { sliderScale } from './slider';
import { fieldScale, numberOf, readTyped } from './typed';

export function NumberControl(props: ControlProps) {
  const { control, value, problem, onSet } = props;
  const { field, label } = control;
  const id = useId();
  const slider = sliderScale(field);
  const moved = useMoved(value, onSet);
  const number = numberOf(moved.value, field);
  const scaled = fieldScale(field);
  const text = number === null ? '' : exactly(number / scaled.factor);
  const unit = says(label, scaled.unit) ? '' : scaled.unit;
  const position = number === null ? 0 : (slider?.toPosition(number) ?? 0);
  return (
    <Row
      {...props}
      htmlFor={id}
      below={
        slider && (
          <input
            type="range"
            className="slider"
            tabIndex={-1}
            aria-label={label}
            aria-valuetext={number === null ? say('default') : joined(text, scaled.unit)}
            data-unset={number === null || undefined}
            min={0}
            max={slider.steps}
            value={position}
            style={{ '--share': slider.steps > 0 ? position / slider.steps : 0 } as CSSProperties}
            onChange={(event) => moved.move(slider.toValue(Number(event.target.value)))}
            {...moved.pointer}
            {...moved.keys}
          />
        )
      }
    >
      <TypedNumber
        id={id}
        text={text}
        placeholder={field.nullable ? nullWord(field, MOST_IN_NUMBER) : ''}
        invalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${id}-problem`}
        onCommit={(typed) => onSet(readTyped(typed, field, scaled))}
        keys={moved.keys}
        onNudge={(by) => slider && moved.move(slider.toValue(within(position + by, slider.steps)))}
      />
      {unit === '' ? null : (
        <span className="unit" data-unset={number === null || undefined}>
          {unitWords(unit)}
        </span>
      )}
    </Row>
  );
}

/** Whether the label already names what is counted: "Planes" need no unit. */
function says(label: string, unit: string): boolean {
  return unit.length > 2 && label.toLowerCase().includes(unit.toLowerCase());
}

function within(position: number, steps: number): number {
  return Math.min(Math.max(0, position), steps);
}

interface TypedNumberProps {
  readonly id: string;
  readonly text: string;
  readonly placeholder: string;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  /** Returns whether the text was taken. */
  onCommit(text: string): boolean;
  readonly keys: Moved['keys'];
  /** Moves the value by steps of the slider. */
  onNudge(by: number): void;
}

const NUDGES: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Keeps what is typed until Enter or leaving, and what was refused until it is mended; Escape gives it up. */
function TypedNumber(props: TypedNumberProps) {
  const { id, text, placeholder, invalid, describedBy, onCommit, keys, onNudge } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const giveUp = () => {
    setTyped(null);
    setRefused(null);
  };
  const commit = () => {
    if (typed === null || typed === refused) return;
    if (typed === text || onCommit(typed)) giveUp();
    else setRefused(typed);
  };
  // A refusal that is over, as after another change, takes its text with it.
  useEffect(() => {
    if (invalid) return;
    setTyped(null);
    setRefused(null);
  }, [invalid]);
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
      onBlur={() => {
        keys.onBlur();
        commit();
      }}
      onKeyUp={keys.onKeyUp}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation();
          giveUp();
        }
        const by = NUDGES[event.key];
        if (by === undefined) return;
        event.preventDefault();
        giveUp();
        keys.onKeyDown(event);
        onNudge(by);
      }}
    />
  );
}
