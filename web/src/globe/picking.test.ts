/** What a click on the globe means, where several things lie together. */
import { expect, test } from 'vitest';
import { LinkChange, LinkKind, Outcome } from '../protocol/codes.gen';
import type { LossMark } from '../protocol/losses.gen';
import { lossMarkOf } from '../reading/fates';
import { Flying } from './flying';
import { Plot } from './mapping';
import type { Moment } from './moment';
import { thingAt } from './picking';
import { Places } from './places';
import { Sight } from './sight';
import type { Selection } from './types';

/** Nodes on a line, 100 pixels apart: 0 and 1 are satellites, 2 and 3 fixed; flow 0 goes 2, 0, 1, 3. */
function moment(change: Partial<Record<keyof Moment, unknown>> = {}): Moment {
  const at = [200, 300, 100, 400].flatMap((x) => [x, 50, 0]);
  const way = { nodes: [2, 0, 1, 3], length: 4 };
  const back = { nodes: [3, 1, 0, 2], length: 4 };
  const flow = { flow: 0, path: 0, current: [way, back] };
  const screen = {
    x: 0,
    y: 0,
    width: 800,
    project: (x: number, y: number) => {
      screen.x = x;
      screen.y = y;
      return true;
    },
    projectAll: (places: Float32Array, x: Float32Array, y: Float32Array) => {
      x.forEach((_, node) => {
        x[node] = places[4 * node] as number;
        y[node] = places[4 * node + 1] as number;
      });
    },
    hides: () => false,
  };
  const span = { x: 0, y: 0, z: 0, at: (_a: number, _b: number, _share: number) => undefined };
  span.at = (a, b, share) => {
    const [from = 0, to = 0] = [at[3 * a], at[3 * b]];
    span.x = from + share * (to - from);
    span.y = 50;
  };
  const plot = {
    x: 0,
    y: 0,
    z: 0,
    flat: false,
    place: (x: number, y: number) => {
      plot.x = x;
      plot.y = y;
    },
  };
  const bodies = { xyz: Float64Array.from(at), satellites: 2, strength: [1, 1, 1, 1] };
  const places = new Places(4);
  places.update(bodies, new Plot());
  return {
    bodies,
    places,
    links: {
      count: 2,
      up: [LinkChange.up, LinkChange.up],
      a: [0, 2],
      b: [1, 0],
      kind: [LinkKind.intraplane, LinkKind.gsl],
      find: (a: number, b: number) =>
        [
          [0, 1],
          [2, 0],
        ].findIndex((ends) => ends.includes(a) && ends.includes(b)),
    },
    layers: { isls: true, gsls: true, others: true },
    paths: [flow],
    routes: { all: [flow] },
    flow: 0,
    selection: null,
    screen,
    sight: new Sight(),
    flying: new Flying(),
    span,
    plot,
    ...change,
  } as unknown as Moment;
}

const click = (given: Moment, x: number) => thingAt(given, [], x, 51, 'mouse');
const link = (a: number, b: number, linkKind: LinkKind | null) => ({
  kind: 'link',
  a,
  b,
  linkKind,
});

test('a link on the path opens its own card, not that of the flow', () => {
  expect(click(moment(), 250)).toEqual(link(0, 1, LinkKind.intraplane));
  expect(click(moment(), 150)).toEqual(link(2, 0, LinkKind.gsl));
});

test('also where its layer is off, for the path is drawn all the same', () => {
  const layers = { isls: false, gsls: false, others: false };
  expect(click(moment({ layers }), 250)).toEqual(link(0, 1, LinkKind.intraplane));
});

test('a link by wire has a card of its own', () => {
  expect(click(moment(), 350)).toEqual(link(1, 3, null));
});

test('a second click on the same link asks for the flow that takes it', () => {
  const selection = link(1, 0, LinkKind.intraplane) as Selection;
  expect(click(moment({ selection }), 250)).toEqual({ kind: 'flow', flow: 0 });
  expect(click(moment({ selection }), 150)).toEqual(link(2, 0, LinkKind.gsl));
});

/** Packet 7 is half way from node 0 to node 1, and packet 9 has been lost at node 1 just before. */
function withPackets(t: number): Moment {
  const recording = {
    generation: 0,
    hops: {
      start: Float64Array.from([1]),
      end: Float64Array.from([2]),
      segment: Uint32Array.from([7]),
      from: Uint16Array.from([0]),
      to: Uint16Array.from([1]),
    },
    fates: {
      t: Float64Array.from([1.4]),
      segment: Uint32Array.from([9]),
      outcome: [Outcome.corruption],
      node: Uint16Array.from([1]),
    },
  };
  const layers = { packets: true, isls: true, gsls: true, others: true };
  return moment({ run: { recording }, layers, t, pace: 1, reduced: false });
}

test('a packet comes before the link that it is on, and a lost one before the node that it did not reach', () => {
  expect(click(withPackets(1.5), 252)).toEqual({ kind: 'packet', segment: 7 });
  expect(click(withPackets(1.5), 230)).toEqual(link(0, 1, LinkKind.intraplane));
  expect(click(withPackets(1.5), 300)).toEqual({ kind: 'packet', segment: 9 });
  expect(click(withPackets(2.5), 250)).toEqual(link(0, 1, LinkKind.intraplane));
  const hidden = { ...withPackets(1.5), layers: { packets: false } } as unknown as Moment;
  expect(click(hidden, 252)).toMatchObject({ kind: 'link' });
});

test('a packet that was lost falls in the shape of its cause', () => {
  const fallen: LossMark[] = [];
  const given = withPackets(1.5);
  given.flying.eachLost(given, (_segment, _node, _age, mark) => fallen.push(mark));
  expect(fallen).toEqual([lossMarkOf(Outcome.corruption)]);
});

test('a satellite on the path comes before its links, and beside all is nothing', () => {
  expect(click(moment(), 203)).toEqual({ kind: 'satellite', node: 0 });
  expect(click(moment(), 600)).toBeNull();
});
