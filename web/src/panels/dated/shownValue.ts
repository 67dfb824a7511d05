/** The value of a dated change as its control shows and takes it: 10 kB, not 10000 bytes. */
import { type DatedChange, fieldOf, typedValue, valueText } from '../../document/datedChanges';
import type { Field } from '../../protocol/core.gen';
import { pointed } from '../../words/numbers';
import { asEnglish, exactly } from '../../words/typedNumbers';
import { fieldScale, numberOf, readTyped } from '../controls/typed';

/** What stands in a row for the value of a change. */
export interface ShownValue {
  readonly text: string;
  /** The unit of the text, empty without one. */
  readonly unit: string;
  /** Whether the text is a number. */
  readonly numeric: boolean;
  /** The value that a typed text means. */
  read(typed: string): unknown;
}

/** A number in the unit of its control, a choice by its label; anything else as it is written. */
export function shownValue(change: DatedChange, fields: readonly Field[]): ShownValue {
  const field = fieldOf(change, fields);
  const number = field?.unit === undefined ? null : numberOf(change.value, field);
  const choice = field?.choices?.find(({ value }) => value === change.value);
  if (choice) {
    return {
      text: choice.label,
      unit: '',
      numeric: false,
      read: (typed) => chosen(typed, field?.choices ?? []),
    };
  }
  if (field === undefined || number === null) {
    const { value } = change;
    const numeric =
      typeof value === 'number' || field?.kind === 'number' || field?.kind === 'integer';
    return { text: typedText(value), unit: '', numeric, read: numeric ? typedNumber : typedValue };
  }
  const scaled = fieldScale(field);
  return {
    text: exactly(number / scaled.factor),
    unit: scaled.unit,
    numeric: true,
    read: (typed) => (typed.trim() === 'default' ? null : readTyped(typed, field, scaled)),
  };
}

/** A value as it is typed: a number as the language writes it, anything else as in a document. */
export function typedText(value: unknown): string {
  return typeof value === 'number' ? pointed(valueText(value)) : valueText(value);
}

/** What a text means where a number is expected, alone or with a unit: "1,5 min" of a German is "1.5 min". */
export function typedNumber(text: string): unknown {
  return typedValue(asEnglish(text));
}

/** The choice whose label or word was typed, or what was typed instead. */
function chosen(typed: string, choices: NonNullable<Field['choices']>): unknown {
  const text = typed.trim().toLowerCase();
  const found = choices.find(({ label, value }) => [label.toLowerCase(), value].includes(text));
  return found?.value ?? typedValue(typed);
}
