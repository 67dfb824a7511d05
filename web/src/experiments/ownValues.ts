/** Values of a control as somebody writes them: a list, "1, 2, 5", or a range, "1 to 9 by 2", "1e-7 to 1e-4 in 4". */
import { say } from '../words/say';
import { bareText, listText, partsOf, readNumber } from '../words/typedNumbers';

/** Most values of one axis that are written here. */
export const MOST_VALUES = 200;

/** The numbers of a text in the unit it is written in; throws a sentence where it means none. */
export function readValues(text: string, scale: 'linear' | 'log'): readonly number[] {
  const range = /^\s*(\S+)\s+to\s+(\S+?)(?:\s+(by|in)\s+(\S+))?\s*$/i.exec(text);
  if (range === null) {
    const parts = partsOf(text);
    if (parts.length === 0) throw new Error(say('Write values, as in "1, 2, 5" or "1 to 9 by 2".'));
    return parts.map(numberOf);
  }
  const [, first = '', last = '', how = 'in', many] = range;
  const [from, to] = [numberOf(first), numberOf(last)];
  if (from >= to) throw new Error(say`${first} to ${last} is no range: it begins below its end.`);
  return how.toLowerCase() === 'by'
    ? stepped(from, to, numberOf(many ?? ''))
    : spread(from, to, numberOf(many ?? '5'), scale);
}

/** The text of numbers, so that reading it gives them again. */
export function valuesText(values: readonly number[]): string {
  return listText(values.map((value) => bareText(Number(value.toPrecision(12)))));
}

function stepped(from: number, to: number, step: number): number[] {
  if (step <= 0) throw new Error(say('A range goes by steps above 0.'));
  const many = Math.floor((to - from) / step + 1e-9) + 1;
  enough(many);
  return Array.from({ length: many }, (_, at) => clean(from + at * step));
}

function spread(from: number, to: number, many: number, scale: 'linear' | 'log'): number[] {
  if (!Number.isInteger(many) || many < 2) throw new Error(say('A range has two values or more.'));
  enough(many);
  if (scale === 'log' && from <= 0) {
    throw new Error(say('Values that are spread by factors begin above 0.'));
  }
  return Array.from({ length: many }, (_, at) => {
    const share = at / (many - 1);
    return clean(scale === 'log' ? from * (to / from) ** share : from + (to - from) * share);
  });
}

function enough(many: number): void {
  if (many > MOST_VALUES) throw new Error(say`${many} values are more than ${MOST_VALUES}.`);
}

/** Without the last digits, which are the arithmetic's. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}

function numberOf(text: string): number {
  const value = readNumber(text);
  if (Number.isNaN(value)) throw new Error(say`“${text}” is no number.`);
  return value;
}
