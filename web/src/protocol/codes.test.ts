/** No bare number of the core: a code is compared with the values of its enum, or it does not build. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type CodeColumn,
  Direction,
  holds,
  numberOf,
  readCode,
  SEGMENT_KIND_WORDS,
  SegmentKind,
  wordsOf,
} from './codes.gen';
import { EVENT_CODES, readEventCode } from './events.gen';
import type { SegmentsColumns } from './recording.gen';

const kind: CodeColumn<SegmentKind> = [SegmentKind.data, SegmentKind.sack];

describe('a code', () => {
  it('has a number and words', () => {
    expect(numberOf(SegmentKind.sack)).toBe(1);
    expect(wordsOf(SEGMENT_KIND_WORDS, kind[1])).toBe('acknowledgement');
    expect([numberOf(kind[2]), wordsOf(SEGMENT_KIND_WORDS, kind[2])]).toEqual([Number.NaN, '']);
  });

  it('is read from a number of its enum and from nothing else', () => {
    expect(readCode(SegmentKind, 4)).toBe(SegmentKind.icmp);
    expect([7, -1, 0.5, '0', null].map((number) => readCode(SegmentKind, number))).toEqual(
      Array(5).fill(undefined),
    );
    expect(readEventCode(numberOf(EVENT_CODES.network.handover))).toBe(
      EVENT_CODES.network.handover,
    );
    expect([0, 999, 'toString'].map(readEventCode)).toEqual([undefined, undefined, undefined]);
  });

  it('may be one of several in a sum', () => {
    const sum = 5 as never;
    expect([1, 2, 4].map((flag) => holds(sum, flag))).toEqual([true, false, true]);
  });
});

/** What the compiler must refuse: `tsc` fails where it does not, for then nothing is expected. */
function refused(row: number, some: number): unknown[] {
  // @ts-expect-error a bare number
  const equal = kind[row] === 0;
  // @ts-expect-error a number by another name
  const named = kind[row] !== some;
  // @ts-expect-error another enum
  const other = kind[row] === Direction.forward;
  // @ts-expect-error an order
  const later = (kind[row] as SegmentKind) > 1;
  // @ts-expect-error a place in a list
  const words = ['data', 'SACK'][kind[row] as SegmentKind];
  // @ts-expect-error a number in place of a code
  const made: SegmentKind = 3;
  // @ts-expect-error a cast
  const cast = kind[row] as number;
  // @ts-expect-error the other cast
  const back = 3 as SegmentKind;
  return [equal, named, other, later, words, made, cast, back];
}

it('is no number to the compiler', () => {
  expect(refused(0, 0)).toHaveLength(8);
});

it('columns of codes have the type of their enum', () => {
  expectTypeOf<SegmentsColumns['kind'][number]>().toEqualTypeOf<SegmentKind>();
  expectTypeOf<SegmentsColumns['direction'][number]>().toEqualTypeOf<Direction>();
});

const GENERATED = import.meta.glob<string>('./*.gen.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!**/*.gen.ts', '!**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const generated = Object.values(GENERATED).join('\n');
const all = (pattern: RegExp) =>
  [...new Set([...generated.matchAll(pattern)].map(([, name]) => name))].join('|');
const types = all(/export type (\w+) = Code</g);
const columns = all(/readonly (\w+): CodeColumn</g);
const literal = String.raw`-?(?:0x)?\d`;

/** Ways around the types: casts, numbers of codes, numbers in place of what is missing. */
const AROUND: readonly RegExp[] = [
  new RegExp(String.raw`\bas (?:unknown as|never as|any as) (?:number\b|${types})`),
  new RegExp(String.raw`\bnumberOf\([^)]*\)\s*(?:[!=]==|[<>]=?)\s*${literal}`),
  new RegExp(String.raw`${literal}[\da-fx_]*\s*(?:[!=]==|[<>]=?)\s*numberOf\(`),
  new RegExp(String.raw`\b(?:${columns})\[[^\]]*\]\s*\?\?\s*${literal}\d*\)\s*[!=]==`),
  new RegExp(String.raw`\b(?:events\.)?[abcd]\[[^\]]*\]\s*[!=]==\s*${literal}`),
];

function around(text: string): string[] {
  return AROUND.flatMap((pattern) => text.match(pattern)?.[0] ?? []);
}

describe('no source goes around that', () => {
  it.each(
    Object.entries(SOURCES)
      .filter(([, text]) => around(text).length > 0)
      .map(([name]) => name),
  )('%s', (name) => expect(around(SOURCES[name] ?? '')).toEqual([]));

  it('and what did would be found', () => {
    expect(Object.keys(SOURCES).length).toBeGreaterThan(200);
    for (const violation of [
      'const x = segments.kind[row] as unknown as number;',
      'const x = 3 as unknown as SegmentKind;',
      'if (numberOf(retransmit[row]) === 3) return;',
      'if (0 !== numberOf(kind)) return;',
      'if ((kind[row] ?? 0) === DATA) return;',
      'if (events.c[row] === 0) return;',
    ]) {
      expect(around(violation), violation).toHaveLength(1);
    }
    expect(around('const x = wordsOf(OUTCOME_WORDS, outcome[row]);')).toEqual([]);
  });
});
