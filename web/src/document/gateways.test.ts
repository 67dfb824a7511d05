/** The controls of gateways, and what their settings begin with. */
import { expect, test } from 'vitest';
import type { Field } from '../protocol/core.gen';
import { controlGroups, originalValue, shownValue } from './fields';
import { canSplit, ownAtFirst } from './gateways';
import { document, flow } from './split.testing';

const field = (path: string, more: Partial<Field> = {}): Field => ({
  path,
  group: 'Transport',
  label: 'Gateway buffer',
  kind: 'integer',
  nullable: true,
  required: false,
  default: null,
  help: '',
  ...more,
});
const own = field('flows.*.gateways.*.tcp', { kind: 'part', label: 'Own TCP', first: true });
const fields = [
  field('flows.*.gateways.*.at'),
  field('flows.*.gateways.*.buffer_bytes', { first: true }),
  own,
  field('flows.*.gateways.*.tcp.mss_bytes', { label: 'MSS' }),
  field('flows.*.paths.*.via'),
  field('links.*.drops', { kind: 'list' }),
  field('links.*.drops.*.number'),
];

test('only a protocol that has settings at gateways can be split', () => {
  expect(canSplit(document, fields)).toBe(true);
  expect(canSplit({ flows: [{ ...flow, protocol: 'sctp' }] }, fields)).toBe(false);
  expect(canSplit({}, fields)).toBe(false);
});

test('settings of its own are at first those of the flow', () => {
  const set = (path: string, value: unknown) => ownAtFirst(document, path, value);
  expect(set('flows[0].gateways[1].tcp', {})).toEqual({ mss_bytes: 500 });
  expect(set('flows[0].gateways[1].tcp', null)).toBeNull();
  expect(set('flows[0].gateways[1].buffer_bytes', 5)).toBe(5);
});

test('every gateway has controls of its own, those of its settings while it has them', () => {
  const controls = (flows: (typeof flow)[]) =>
    controlGroups(
      fields,
      { flows, links: [{ from: 'host', to: 'a', rate_bps: 1, delay_ms: 1 }] },
      0,
    ).flatMap((group) => group.controls);
  expect(controls([flow]).map(({ label, path }) => [label, path])).toEqual([
    ['a: buffer', 'flows[0].gateways[0].buffer_bytes'],
    ['b: buffer', 'flows[0].gateways[1].buffer_bytes'],
    ['a: own TCP', 'flows[0].gateways[0].tcp'],
    ['b: own TCP', 'flows[0].gateways[1].tcp'],
  ]);
  const [first] = controls([flow]);
  if (!first) throw new Error('no control');
  expect(shownValue(first, document)).toBe(9000);
  const other = { flows: [{ ...flow, gateways: [{ at: 'c', buffer_bytes: 1 }] }] };
  expect(originalValue(first, document, other)).toBeNull();
  const owning = { ...flow, gateways: [{ at: 'a', buffer_bytes: 1, tcp: { mss_bytes: 9 } }] };
  const all = controls([owning]);
  expect(all.map(({ label }) => label)).toEqual(['a: buffer', 'a: own TCP', 'a: MSS']);
  expect(all.map((control) => shownValue(control, { flows: [owning] }))[2]).toBe(9);
});
