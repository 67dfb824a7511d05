/** The tree of a packet: which field holds a byte, what opens, and the keys that go through it. */
import { expect, test } from 'vitest';
import {
  fieldAt,
  hex,
  isRegion,
  onTreeKey,
  openAtFirst,
  opened,
  parentOf,
  sameField,
  shown,
} from './tree';

const field = (depth: number, start: number, length: number, mask = 0) => ({
  depth,
  start,
  length,
  mask,
});

/** An IP header with a byte of bits, and behind it a transport header with two chunks, the second with a field. */
const fields = [
  field(0, 0, 20),
  field(1, 1, 1),
  field(2, 1, 1, 0xfc),
  field(2, 1, 1, 0x03),
  field(0, 20, 20),
  field(1, 20, 4),
  field(1, 24, 8),
  field(2, 25, 1),
  field(3, 25, 1, 1),
  field(1, 32, 8),
  field(2, 36, 4),
];

test('the transport is open at first, the header of IP and single bits are not', () => {
  const open = openAtFirst(fields);
  expect(shown(fields, open)).toEqual([0, 4, 5, 6, 7, 9, 10]);
  expect(shown(fields, new Set())).toEqual([0, 4]);
  expect([isRegion(fields, 7), isRegion(fields, 10)]).toEqual([true, false]);
  expect([parentOf(fields, 10), parentOf(fields, 9), parentOf(fields, 4)]).toEqual([9, 4, -1]);
});

test('a byte belongs to the smallest field of whole bytes, which is opened to be seen', () => {
  expect([1, 2, 22, 25, 37, 33, 40].map((byte) => fieldAt(fields, byte))).toEqual([
    1, 0, 5, 7, 10, 9, -1,
  ]);
  const open = opened(fields, new Set(), 7);
  expect([...open]).toEqual([6, 4]);
  expect(opened(fields, open, 5)).toBe(open);
});

test('arrow keys go through what is shown, open and shut, and climb', () => {
  const open = openAtFirst(fields);
  const to = (key: string, at: number) => onTreeKey(key, fields, open, at)?.to;
  expect([to('ArrowDown', 0), to('ArrowDown', 10), to('ArrowUp', 4), to('ArrowUp', 0)]).toEqual([
    4, 10, 0, 0,
  ]);
  expect([to('Home', 9), to('End', 0), to('ArrowLeft', 10), to('ArrowRight', 4)]).toEqual([
    0, 10, 9, 5,
  ]);
  expect(onTreeKey('ArrowRight', fields, open, 0)?.open.has(0)).toBe(true);
  expect(onTreeKey('ArrowLeft', fields, open, 4)?.open.has(4)).toBe(false);
  expect(onTreeKey('Enter', fields, open, 9)?.open.has(9)).toBe(false);
  expect(onTreeKey('x', fields, open, 9)).toBeNull();
});

test('bytes are written with two digits each', () => {
  expect(hex(new Uint8Array([0, 1, 0xab]))).toBe('0001ab');
});

test('the field that is read stays chosen from packet to packet, where the next one has it', () => {
  const named = (name: string, value: string, depth: number) => ({
    ...field(depth, 0, 4),
    name,
    value,
  });
  const sack = (gap: boolean) => [
    named('SCTP', '', 0),
    named('Verification tag', gap ? '1' : '2', 1),
    ...(gap ? [named('Chunk', 'COOKIE ACK', 1), named('Chunk length', '4', 2)] : []),
    named('Chunk', gap ? 'SACK, up to TSN 7' : 'SACK, up to TSN 9', 1),
    named('Chunk length', '16', 2),
    named('Cumulative TSN ack', gap ? '7' : '9', 2),
  ];
  const [one, other] = [sack(true), sack(false)];
  expect(sameField(one, 1, other)).toBe(1);
  expect(sameField(one, 6, other)).toBe(4);
  expect(sameField(one, 5, other)).toBe(3);
  expect(sameField(one, 3, other)).toBe(-1);
});
