/** Choosing gateways: what stays, and where they may stand. */
import { expect, test } from 'vitest';
import { document } from '../../document/split.testing';
import { chooseGateways, gatewayPlaces, gatewaysOf } from './gatewayChoice';

test('gateways stand at stations and routers that are no end of the flow', () => {
  expect(gatewaysOf(document)).toEqual(['a', 'b']);
  expect(gatewayPlaces(document)).toEqual(['a', 'b']);
});

test('a gateway that stays keeps its settings', () => {
  const changed = chooseGateways(document, ['b', 'a']);
  expect(changed.flows?.[0]?.gateways).toEqual([{ at: 'b' }, { at: 'a', buffer_bytes: 9000 }]);
  expect(chooseGateways(document, []).flows?.[0]?.gateways).toEqual([]);
});
