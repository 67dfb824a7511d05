/** Whose coverage the layer of footprints shows. */
import { beforeEach, expect, test } from 'vitest';
import { LinkChange, LinkKind } from '../../protocol/codes.gen';
import { Serving } from './footprints';

/** Satellites 0 to 2, terminals 3 to 6; the chosen flow leads from 3 to 4. */
const { gsl, intraplane } = LinkKind;
const { up, down } = LinkChange;
const links = {
  count: 6,
  a: Uint16Array.of(0, 0, 1, 1, 2, 1),
  b: Uint16Array.of(3, 5, 5, 6, 4, 2),
  kind: [gsl, gsl, gsl, gsl, gsl, intraplane],
  up: [up, up, up, up, down, up],
  changed: Float64Array.from({ length: 6 }, () => Number.NEGATIVE_INFINITY),
};
const flows = [{ paths: [{ from_node: 3, to_node: 4 }] }];

let serving: Serving;

function gathered(others: boolean) {
  const moment = { run: { meta: { flows } }, flow: 0, links, bodies: { satellites: 3 } };
  const clock = { t: 10, pace: 1, still: false, reduced: false };
  serving.gather({ ...moment, ...clock, layers: { others } } as unknown as Parameters<
    Serving['gather']
  >[0]);
  return [serving.own, serving.others].map((column) => [...column]);
}

beforeEach(() => {
  serving = new Serving();
});

test('a satellite has one footprint however many terminals it serves', () => {
  expect(gathered(true)).toEqual([
    [1, 0, 0],
    [1, 1, 0],
  ]);
});

test('without the other flows only the satellites of the chosen one have footprints', () => {
  expect(gathered(false)).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ]);
});
