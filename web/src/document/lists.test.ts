/** Lists of parts: the fields of an element, with the names that it may refer to. */
import { expect, test } from 'vitest';
import type { Field } from '../protocol/core.gen';
import { elementFields, withAnother } from './lists';

function field(path: string, more: Partial<Field> = {}): Field {
  return {
    path,
    group: 'Links and errors',
    label: path,
    kind: 'text',
    nullable: true,
    required: false,
    default: null,
    help: '',
    ...more,
  };
}

const list = field('stations.*.changes', { kind: 'list', fresh: { at_s: 30, per: 0.05 } });
const fields = [
  list,
  field('stations.*.changes.*.at_s', { kind: 'number', required: true }),
  field('stations.*.changes.*.via', { names_of: 'constellations' }),
];
const document = {
  constellations: [
    { id: 'iridium', kind: 'walker-star' as const },
    { id: 'geo', kind: 'geostationary' as const },
  ],
};

test('a change of a terminal offers the constellations by their ids, and none', () => {
  const [, via] = elementFields(list, fields, document);
  expect(via).toMatchObject({ kind: 'choice', nullable: true });
  expect(via?.choices?.map(({ value }) => value)).toEqual(['iridium', 'geo']);
});

test('the first change begins as its list says, the next a second after the last', () => {
  const own = elementFields(list, fields, document);
  const first = withAnother(list, own, []);
  expect(first).toEqual([{ at_s: 30, per: 0.05 }]);
  expect(withAnother(list, own, first)).toEqual([
    { at_s: 30, per: 0.05 },
    { at_s: 31, per: 0.05 },
  ]);
});
