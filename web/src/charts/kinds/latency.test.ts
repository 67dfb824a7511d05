/** The chart of latency: points by stream, of the flow on show alone, and which flows have it. */
import { describe, expect, it } from 'vitest';
import { FlowRows } from '../../reading/flowRows';
import type { FlowView } from '../../reading/source';
import { FLOW, recording } from '../../reading/tables.testing';
import { valueAt } from '../engine/layer';
import { chartSpec } from '.';
import { chartsOf } from './ids';

const messages = (streams: readonly number[]) => ({ words: 'messages', streams, messages: true });

describe('the chart of latency', () => {
  const source = recording({
    messages: [
      { t: 1.5, offered: 1, flow: 0, stream: 0 },
      { t: 2, offered: 1.75, flow: 1, stream: 0 },
      { t: 2.5, offered: 1.5, flow: 0, stream: 2 },
      { t: 3, offered: 1, flow: 0, stream: 9 },
    ],
  });

  function streamLayers(view: FlowView) {
    const { layers } = chartSpec('latency', new FlowRows(source, view));
    const own = layers.filter(({ key }) => key.startsWith('stream.')).toReversed();
    for (const layer of own) layer.update();
    return own;
  }

  it('has a layer for each stream with messages, and values in seconds', () => {
    const view = { ...FLOW, applications: [messages([0]), messages([2, 0])] };
    const layers = streamLayers(view);
    expect(layers.map(({ label }) => label)).toEqual(['stream 0', 'stream 2']);
    expect(layers.map(({ index }) => index.count)).toEqual([1, 1]);
    expect(layers.map((layer) => valueAt(layer, 10))).toEqual([0.5, 1]);
  });

  it('tells the first streams of many apart and puts the others together', () => {
    const many = messages([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const layers = streamLayers({ ...FLOW, applications: [many] });
    expect(layers.map(({ label }) => label).slice(-2)).toEqual(['stream 6', 'other streams']);
    expect(layers.map(({ index }) => index.count)).toEqual([1, 0, 1, 0, 0, 0, 0, 1]);
  });

  it('belongs to flows with messages', () => {
    const bulk = { words: 'endless data', streams: [0], messages: false };
    expect(chartsOf({ ...FLOW, applications: [bulk] })).not.toContain('latency');
    expect(chartsOf({ ...FLOW, applications: [bulk, messages([1])] })).toContain('latency');
  });
});
