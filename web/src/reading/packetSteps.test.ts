/** Stepping through the packets of a flow, past those of others. */
import { expect, it } from 'vitest';
import { packetBeside } from './packetSteps';
import { recording } from './tables.testing';

const segments = [0, 1, 0, 1, 1, 0].map((flow, at) => ({ t: at, flow }));
const source = recording({ segments });
const steps = (row: number, forward: boolean) => {
  const rows: number[] = [];
  for (let at = packetBeside(source, row, forward); at >= 0; ) {
    rows.push(at);
    at = packetBeside(source, at, forward);
  }
  return rows;
};

it('every packet of the flow is reached once, those of other flows are passed', () => {
  expect(steps(0, true)).toEqual([2, 5]);
  expect(steps(5, false)).toEqual([2, 0]);
  expect(steps(1, true)).toEqual([3, 4]);
  expect(steps(4, false)).toEqual([3, 1]);
});

it('there is none before the first, after the last, or beside one that is forgotten', () => {
  expect(packetBeside(source, 0, false)).toBe(-1);
  expect(packetBeside(source, 1, false)).toBe(-1);
  expect(packetBeside(source, 5, true)).toBe(-1);
  expect(packetBeside(source, -1, true)).toBe(-1);
  expect(packetBeside(source, 6, false)).toBe(-1);
});
