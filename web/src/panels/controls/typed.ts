/** What someone typed into a number field: a number in the unit shown, or text with a unit of its own. */
import { joined, readQuantity, type Scaled, scaleAbout } from '../../base/quantity';
import type { Field } from '../../protocol/core.gen';
import { asEnglish, exactly, readNumber } from '../../words/typedNumbers';

/** The value to set, or null for "as the default says". Other text is left to the core to refuse. */
export function readTyped(text: string, field: Field, shown: Scaled): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '' && field.nullable) return null;
  const number = readNumber(trimmed);
  if (Number.isNaN(number)) return readQuantity(asEnglish(trimmed), field.unit ?? '') ?? trimmed;
  return Number((number * shown.factor).toPrecision(15));
}

/** A field's value as a number in its unit: documents may also hold text with a unit. */
export function numberOf(value: unknown, field: Field): number | null {
  if (typeof value === 'string') return readQuantity(value, field.unit ?? '');
  return typeof value === 'number' ? value : null;
}

/**
 * The unit in which a field is shown and typed: the one that suits the middle of its slider. It never follows the
 * value, so that a number means the same before and after another one was typed.
 */
export function fieldScale({ unit = '', slider, scale, min = 0 }: Field): Scaled {
  const [low, high] = slider ?? [min, min];
  return scaleAbout(scale === 'log' ? Math.sqrt(low * high) : (low + high) / 2, unit);
}

/** A field's value in words, in the unit of the field: "21.12 kB". */
export function fieldWords(value: number, field: Field): string {
  const { factor, unit } = fieldScale(field);
  return joined(exactly(value / factor), unit);
}
