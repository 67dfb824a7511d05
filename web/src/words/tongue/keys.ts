/** Keys of texts: their English, with names in place of what stands in them. */

/** The key of a template: `{ $a }`, `{ $b }` in place of the first value and the second. */
export function keyOf(strings: readonly string[]): string {
  return strings.reduce((key, part, at) => `${key}${placeOf(at - 1)}${part}`);
}

/** What stands in a key for a value. */
export function placeOf(at: number): string {
  return `{ $${nameOf(at)} }`;
}

/** The name of a value by its position. */
export function nameOf(at: number): string {
  return String.fromCharCode(97 + at);
}
