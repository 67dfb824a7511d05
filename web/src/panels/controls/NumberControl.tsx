/** A quantity: its value as a number field with unit, and a slider below. */
import { type CSSProperties, useId } from 'react';
import { joined, unitWords } from '../../base/quantity';
import { say } from '../../words/say';
import { exactly } from '../../words/typedNumbers';
import { useMoved } from './movement';
import { NumberInput } from './NumberInput';
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
      <NumberInput
        id={id}
        className="number"
        fitted
        text={text}
        value={number === null ? null : clean(number / scaled.factor)}
        min={field.min === undefined ? undefined : clean(field.min / scaled.factor)}
        max={field.max === undefined ? undefined : clean(field.max / scaled.factor)}
        unit={scaled.unit}
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

/** Without the last digits, which are the arithmetic's. */
function clean(value: number): number {
  return Number(value.toPrecision(15));
}

function within(position: number, steps: number): number {
  return Math.min(Math.max(0, position), steps);
}
