/** The chart of a radio channel: each station in its lane, and what it does in words. */
import { expect, test } from 'vitest';
import { RadioUse } from '../../protocol/codes.gen';
import { FlowRows } from '../../reading/flowRows';
import { FLOW, recording } from '../../reading/tables.testing';
import { timeAxes } from '../engine/timeAxes';
import { chartSpec } from '.';

const [sender, receiver] = FLOW.terminals;

const source = recording({
  radio: [
    { t: 1, start: 0.9, node: sender, used: RadioUse.idleSlot },
    { t: 2, start: 1, node: sender, used: RadioUse.frame },
    { t: 3, start: 2, node: receiver, used: RadioUse.collision },
    { t: 3.2, start: 2.1, node: 99, used: RadioUse.collision },
  ],
});

test('each station has what it did, the ends of the flow by themselves', () => {
  const spec = chartSpec('radio', new FlowRows(source, FLOW));
  const told = (key: string) => {
    const layer = spec.layers.find((one) => one.key === key);
    layer?.update();
    const rows = Array.from(layer?.index.rows.subarray(0, layer.index.count) ?? []);
    return rows.map((row) => layer?.words?.(row, () => ''));
  };
  expect(told('station.0')).toEqual(['waits a slot', 'sends']);
  expect(told('station.1')).toEqual(['collides']);
  expect(told('station.2')).toEqual(['collides']);
});

test('lanes are named after the stations and have no numbers', () => {
  const spec = chartSpec('radio', new FlowRows(source, FLOW));
  expect(spec.layers.slice(-3).map(({ label }) => label)).toEqual([
    'other stations',
    'London',
    'Quito',
  ]);
  expect(spec.lanes).toEqual([1, 2, 3]);
  expect(timeAxes(false, spec).left.text([1, 2, 3], 1, () => 0)).toEqual(['', '', '']);
});
