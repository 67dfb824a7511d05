/** What someone typed into a number field: a number in the unit shown, or text with a unit of its own. */

import { readQuantity, type Scaled, scaleFor } from '../../base/quantity';
import type { Field } from '../../protocol/core';

/** The value to set, or null for "as the default says". Other text is left to the core to refuse. */
export function readTyped(text: string, field: Field, shown: Scaled): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '' && field.nullable) return null;
  const number = Number(trimmed.replaceAll(',', '').replace('−', '-'));
  if (trimmed === '' || Number.isNaN(number)) {
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
