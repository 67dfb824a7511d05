/** Assertions: what the code relies on, said where it relies on it. */
import { say, translated } from '../words/say';

/** Throws with `message` unless `condition` holds. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** The value, or an error that names what is missing. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(say`${what} is missing`);
  return value;
}

/** The message of anything thrown. */
export function messageOf(thrown: unknown): string {
  return translated(thrown instanceof Error ? thrown.message : String(thrown));
}
