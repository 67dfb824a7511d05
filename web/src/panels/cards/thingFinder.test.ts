/** What the field on the globe finds. */
import { expect, test } from 'vitest';
import type { RunMeta } from '../../protocol/runMeta';
import { findableThings } from './ThingFinder';

const meta = {
  satellites: { name: ['P0 S0', 'GEO -30°'], constellation: Uint16Array.of(0, 1) },
  constellations: [{ id: 'iridium' }, { id: 'geo' }],
  terminals: [{ station: 'Quito' }, { station: 'Quito' }, { station: 'London' }],
  routers: [{ name: 'Gateway' }],
} as unknown as RunMeta;
const found = (typed: string) => findableThings(meta).find(typed, 9);

test('stations come first, each once however many terminals it has', () => {
  expect(found('').map(({ name }) => name)).toEqual([
    'Quito',
    'London',
    'Gateway',
    'P0 S0',
    'GEO -30°',
  ]);
  expect(found('lon')[0]?.value).toEqual({ kind: 'station', name: 'London', node: 4 });
  expect(found('gate')[0]?.value).toEqual({ kind: 'station', name: 'Gateway', node: 5 });
});

test('a satellite is found by its name or its system', () => {
  expect(found('p0')[0]?.value).toEqual({ kind: 'satellite', node: 0 });
  expect(found('geo').map(({ value }) => value)).toEqual([{ kind: 'satellite', node: 1 }]);
});
