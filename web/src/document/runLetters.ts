/** How runs beside each other are told apart: by their letters, in the order in which they stand. */
import { say } from '../words/say';

/** Most runs beside each other: more lines could not be told apart. */
export const MOST_RUNS = 4;
const LETTERS = 'ABCD';

export const TOO_MANY = say`At most ${MOST_RUNS} runs can stand beside each other: remove one first.`;

/** The letter of a run by its place. */
export function letterOf(at: number): string {
  return LETTERS[at] ?? '?';
}
