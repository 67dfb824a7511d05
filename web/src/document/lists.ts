/** Lists of parts inside the document: the controls of their elements, what they are called, and a new one. */
import type { Field } from '../protocol/core.gen';
import { type ScenarioDocument, valueAt } from './document';

export type Element = Readonly<Record<string, unknown>>;

/** The fields that each element of a list has; those that hold names offer the names there are. */
export function elementFields(
  list: Field,
  fields: readonly Field[],
  document: ScenarioDocument,
): readonly Field[] {
  const start = `${list.path}.*.`;
  return fields
    .filter(({ path }) => path.startsWith(start) && !path.slice(start.length).includes('.'))
    .map((field) => withNames(field, document));
}

/** The key of a field in its element. */
export function keyOf({ path }: Field): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function withNames(field: Field, document: ScenarioDocument): Field {
  if (field.names_of === undefined) return field;
  const elements = valueAt(document, field.names_of);
  const names = (Array.isArray(elements) ? elements : []).map((one: Element) =>
    String(one.name ?? one.id),
  );
  const choices = names.map((name) => ({ value: name, label: name, help: '' }));
  return { ...field, kind: 'choice', choices };
}

/** The list with one element more: after the last one as that is, a step later; else as lists of its kind begin. */
export function withAnother(
  list: Field,
  fields: readonly Field[],
  elements: readonly Element[],
): readonly Element[] {
  const last = elements.at(-1);
  if (last === undefined) return [{ ...firstNames(fields), ...(list.fresh as Element) }];
  // An orbit is not the next one by a degree more: which of its angles differs is for its user.
  const counted = fields.find(
    ({ kind, required, unit }) => required && kind !== 'choice' && unit !== '°',
  );
  const key = counted === undefined ? '' : keyOf(counted);
  const value = last[key];
  return [...elements, typeof value === 'number' ? { ...last, [key]: value + 1 } : last];
}

/** The first of the names there are, wherever one is needed. */
function firstNames(fields: readonly Field[]): Element {
  const needed = fields.filter(({ required, choices }) => required && choices !== undefined);
  return Object.fromEntries(needed.map((field) => [keyOf(field), field.choices?.[0]?.value]));
}
