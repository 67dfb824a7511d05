/** What someone typed into a number field: a number in the unit shown, or text with a unit of its own. */

import { readQuantity, type Scaled, scaleFor } from '../../base/quantity';
import type { Field } from '../../protocol/core';

/** Commas that group digits by three, as numbers are shown; "1,5" could mean 1.5 and is refused. */
const GROUPED = /^[-+−]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** The value to set, or null for "as the default says". Other text is left to the core to refuse. */
export function readTyped(text: string, field: Field, shown: Scaled): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '' && field.nullable) return null;
  const digits = GROUPED.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  const number = Number(digits.replace('−', '-'));
  if (trimmed === '' || !Number.isFinite(number)) {
    return readQuantity(trimmed, field.unit ?? '') ?? trimmed;
  }
  return number * shown.factor;
}

/** A field's value as a number in its unit: documents may also hold text with a unit. */
export function numberOf(value: unknown, field: Field): number | null {
  if (typeof value === 'string') return readQuantity(value, field.unit ?? '');
  return typeof value === 'number' ? value : null;
}

/** How a field's value is shown: the unit is chosen by the value. */
export function shownScale(value: unknown, field: Field): Scaled {
  return scaleFor(typeof value === 'number' ? value : 0, field.unit ?? '');
}
