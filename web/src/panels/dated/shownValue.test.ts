/** A row of a dated change has the number and the unit of its control. */
import { expect, test } from 'vitest';
import type { Field } from '../../protocol/core.gen';
import { shownValue } from './shownValue';

const fields = [
  { path: 'links.*.queue_bytes', kind: 'integer', unit: 'bytes', slider: [1500, 1e6], min: 0 },
  { path: 'links.*.ber', kind: 'number', slider: [0, 1e-3], nullable: true },
  {
    path: 'flows.*.tcp.pacing',
    kind: 'choice',
    choices: [
      { value: 'off', label: 'At once', help: '' },
      { value: 'window', label: 'By the window', help: '' },
    ],
  },
] as unknown as Field[];
const queue = (value: unknown) =>
  shownValue({ at_s: 4, path: 'links[1].queue_bytes', value }, fields);

test('10,000 bytes are 10 kB, as in the control, and what is typed is in that unit', () => {
  const { text, unit, read } = queue(10_000);
  expect([text, unit]).toEqual(['10', 'kB']);
  expect(['12.5', '1,200', '3000 bytes', 'much', 'default'].map(read)).toEqual([
    12_500,
    1_200_000,
    3000,
    'much',
    null,
  ]);
});

test('text with a unit of its own is read, and what has no unit stays as it is written', () => {
  expect(queue('10 kB')).toMatchObject({ text: '10', unit: 'kB' });
  expect(shownValue({ at_s: 4, path: 'links[0].ber', value: 1e-5 }, fields)).toMatchObject({
    text: '1e-5',
    unit: '',
  });
  expect(queue(null)).toMatchObject({ text: 'default', unit: '' });
});

test('a choice is named as in its control, and typed by that name or its word', () => {
  const { text, read } = shownValue(
    { at_s: 4, path: 'flows.*.tcp.pacing', value: 'window' },
    fields,
  );
  expect(text).toBe('By the window');
  expect(['at once', 'off', 'By the window', 'default', 'much'].map(read)).toEqual([
    'off',
    'off',
    'window',
    null,
    'much',
  ]);
});
