/** A chart that was added: it stands among the others and shows its line. */
import { expect, test } from 'vitest';
import { valueAt } from '../charts/engine/layer';
import { chartSpec } from '../charts/kinds';
import { CHART_IDS, chartsOf, nameOf } from '../charts/kinds/ids';
import { FlowRows } from '../reading/flowRows';
import { FLOW, recording } from '../reading/tables.testing';

test('it stands where its line is', () => {
  expect(CHART_IDS.indexOf('errors')).toBe(CHART_IDS.indexOf('rtt') + 1);
  expect(chartsOf(FLOW)).toContain('errors');
  expect(nameOf('errors', FLOW)).toBe('Errors');
});

test('it shows its line', () => {
  const source = recording({
    windows: [
      { t: 1, flow: 0, errors: 1 },
      { t: 2, flow: 0, errors: 2 },
    ],
  });
  const { layers } = chartSpec('errors', new FlowRows(source, FLOW));
  const line = layers.find(({ key }) => key === 'errors');
  line?.update();
  expect([1.5, 2.5].map((t) => line && valueAt(line, t))).toEqual([1, 2]);
});
