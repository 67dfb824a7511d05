/** What the page offers to break, of runs as the core tells of them. */
import { expect, test } from 'vitest';
import { flowBreakages, thingBreakages, wayBreakages } from '../../../document/breaking';
import { type DatedChange, spanWords, withDatedChanges } from '../../../document/datedChanges';
import { ScenarioStore } from '../../../document/scenarioStore';
import { withBreakage } from '../../../document/withBreakage';
import type { RunMeta } from '../../../protocol/runMeta';
import { coreForTests } from '../core.testing';

const core = await coreForTests();

function metaOf(preset: string): RunMeta {
  const view = core.skyView(core.preset(preset));
  const meta = view.meta();
  view.free();
  return meta;
}

/** The node with a name: of a satellite, else of what stands on the ground. */
function node({ satellites, terminals, routers }: RunMeta, name: string): number {
  const ground = [...terminals.map(({ station }) => station), ...routers.map((one) => one.name)];
  return [...satellites.name, ...ground].indexOf(name);
}

test('of a flow its packets, its receiver, and both ends of its way can be broken, and the core takes all', () => {
  const meta = metaOf('iridium-geo');
  const [quito, london] = [node(meta, 'Quito'), node(meta, 'London')];
  const way = {
    nodes: [quito, 3, 4, london],
    serving: (terminal: number) => (terminal === quito ? 3 : null),
  };
  const offered = [...flowBreakages(meta, 0), ...wayBreakages(meta, 0, way)];
  const [first, second] = [meta.satellites.name[3], meta.satellites.name[4]];
  expect(offered.map(({ label }) => label)).toEqual([
    'Drop the next data packet',
    'Drop the next acknowledgement',
    'Freeze the receiver for 10\u00a0s',
    'Rain over Quito for 60\u00a0s',
    'Rain over London for 60\u00a0s',
    `Switch off ${first}, which serves Quito, for 30\u00a0s`,
    `Switch off Quito – ${first} for 30\u00a0s`,
    `Switch off ${second} – London for 30\u00a0s`,
  ]);
  const store = new ScenarioStore(core, 'iridium-geo');
  const changes = offered.map(({ change }) => ({ ...change, at_s: 5 }) as DatedChange);
  expect(store.edit('changes', (document) => withDatedChanges(document, changes))).toBe(true);
});

test('without a route or a satellite there is no link and no satellite to switch off', () => {
  const meta = metaOf('iridium-geo');
  const offered = wayBreakages(meta, 0, { nodes: [], serving: () => null });
  expect(offered.map(({ change }) => change.kind)).toEqual(['rain', 'rain']);
});

test('one link from end to end is offered once, and wired ends have no weather', () => {
  const meta = metaOf('two-links');
  const ends = ['source', 'router'].map((name) => node(meta, name));
  const offered = wayBreakages(meta, 0, { nodes: ends, serving: () => null });
  expect(offered.map(({ change }) => change)).toEqual([
    { kind: 'link-off', from: 'source', to: 'router', for_s: 30 },
  ]);
});

test('a picked thing offers what it can suffer', () => {
  const meta = metaOf('iridium-geo');
  const kinds = (thing: Parameters<typeof thingBreakages>[1]) =>
    thingBreakages(meta, thing, 0).map(({ change }) => change.kind);
  expect(kinds({ kind: 'satellite', node: 3 })).toEqual(['satellite-off']);
  expect(kinds({ kind: 'link', a: 3, b: 4 })).toEqual(['link-off']);
  expect(kinds({ kind: 'station', node: node(meta, 'Quito') })).toEqual(['rain']);
  expect(kinds({ kind: 'station', node: node(meta, 'London') })).toEqual(['rain', 'freeze']);
});

test('of several constellations a satellite is told with its own', () => {
  const meta = metaOf('iridium-geo');
  const off = (of: RunMeta) => thingBreakages(of, { kind: 'satellite', node: 3 }, 0)[0]?.change;
  const satellite = meta.satellites.name[3];
  const said = { kind: 'satellite-off', satellite, for_s: 30 };
  expect(off(meta)).toEqual({ ...said, constellation: 'iridium' });
  expect(off({ ...meta, constellations: meta.constellations.slice(0, 1) })).toEqual(said);
});

test('the receiver of a split flow is where its last leg ends, and all its legs are one flow', () => {
  const plain = metaOf('two-links');
  const [flow] = plain.flows;
  if (!flow) throw new Error('there is one');
  const legs = [
    { ...flow, name: 'up, leg 1: source to router', from: 'source', to: 'router' },
    { ...flow, name: 'up, leg 2: router to sink', from: 'router', to: 'sink' },
  ];
  const meta = { ...plain, flows: legs };
  const at = (name: string) =>
    thingBreakages(meta, { kind: 'station', node: node(meta, name) }, 0).map((one) => one.change);
  expect(at('router')).toEqual([]);
  expect(at('sink')).toEqual([{ kind: 'freeze', flow: 'up', for_s: 10 }]);
  expect(flowBreakages(meta, 0).every(({ change }) => change.flow === 'up')).toBe(true);
});

test('the same is broken once at an instant, whatever it is called, and what was switched off is on again', () => {
  const off = { at_s: 5, kind: 'link-off', from: 'Quito', to: 'P0 S0', for_s: 30 } as const;
  const changes: DatedChange[] = [{ at_s: 2, path: 'seed', value: 1 }, off];
  expect(withBreakage(changes, { ...off, from: 'P0 S0', to: 'Quito', for_s: 10 })).toBeNull();
  expect(withBreakage(changes, { ...off, at_s: 5.001 })).toHaveLength(3);
  expect(withBreakage(changes, { ...off, to: 'P0 S1' })).toHaveLength(3);
  const rain = { at_s: 5, kind: 'rain', station: 'Quito', for_s: 60 } as const;
  expect(withBreakage([...changes, { ...rain, off: true }], rain)).toEqual([...changes, rain]);
  const drop = { at_s: 5, kind: 'drop-next', flow: 'up' } as const;
  const dropped: DatedChange[] = [{ ...drop, packet: 'data' }];
  expect(withBreakage(dropped, { ...drop, packet: 'acknowledgement' })).toHaveLength(2);
  expect(withBreakage(dropped, { ...drop, packet: 'data' })).toBeNull();
});

test('a mark says when its change holds', () => {
  const at_s = 12;
  expect([
    spanWords({ at_s, path: 'seed', value: 1 }, at_s),
    spanWords({ at_s, kind: 'drop-next', flow: 'up' }, at_s),
    spanWords({ at_s, kind: 'freeze', flow: 'up', for_s: 10 }, at_s),
    spanWords({ at_s, kind: 'freeze', flow: 'up' }, at_s),
  ]).toEqual(['from 12 s on', 'at 12 s', 'from 12 s on, for 10 s', 'from 12 s on']);
});
