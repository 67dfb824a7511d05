/** What somebody chose in the charts outlives the run, and goes into a link. */
import { expect, test } from 'vitest';
import { FlowRows } from '../../reading/flowRows';
import { FLOW, recording } from '../../reading/tables.testing';
import { chartSpec } from '../kinds';
import { ChartLook } from './look';

const rows = () => {
  return new FlowRows(recording({}), { ...FLOW, paths: 2 });
};
const visible = (look: ChartLook, chart: 'windows' | 'tsn' | 'rtt', key: string) => {
  const spec = chartSpec(chart, rows());
  look.apply(spec);
  return spec.layers.find((layer) => layer.key === key)?.visible;
};

test('TSNs modulo 100 stay off in the charts of the next run', () => {
  const look = new ChartLook();
  look.turn('tsn', false);
  const spec = chartSpec('tsn', rows());
  look.apply(spec);
  expect(spec.toggle?.on).toBe(false);
});

test('hidden lines stay hidden, and shown ones shown, in the charts of the next run', () => {
  const look = new ChartLook();
  look.showLine('windows', 'flight', false);
  look.showLine('rtt', 'rttvar.1', true);
  expect(visible(look, 'windows', 'flight')).toBe(false);
  expect(visible(look, 'windows', 'cwnd')).toBe(true);
  expect(visible(look, 'rtt', 'rttvar.1')).toBe(true);
  expect(visible(new ChartLook(), 'rtt', 'rttvar.1')).toBe(false);
});

test('a link reopens the same charts', () => {
  const look = new ChartLook();
  expect(look.keep()).toBeNull();
  look.show(new Set(['tsn', 'rate'] as const));
  look.enlarge('tsn');
  look.turn('tsn', false);
  look.showLine('tsn', 'sack', false);
  const other = new ChartLook();
  other.restore(JSON.parse(JSON.stringify(look.keep())));
  expect(other.keep()).toEqual(look.keep());
  expect([[...other.shown], other.large]).toEqual([['tsn', 'rate'], 'tsn']);
  expect(visible(other, 'tsn', 'sack')).toBe(false);
});

test('a link without it shows the usual charts', () => {
  const look = new ChartLook();
  look.turn('tsn', false);
  look.show(new Set());
  look.restore(undefined);
  expect(look.keep()).toBeNull();
});

test('a look of another form is left out', () => {
  const look = new ChartLook();
  look.restore({ charts: ['tsn', 'nothing', 3], large: 'all', lines: { a: 'no' }, switches: 7 });
  expect(look.keep()).toEqual({ charts: ['tsn'] });
});
