/** What families say of their events: each of its own, and what all of them must say. */
import { expect, test } from 'vitest';
import { EVENT_CODES } from '../protocol/events.gen';
import { familyOf, type Protocol, READINGS } from '.';

const PROTOCOLS = Object.keys(EVENT_CODES).filter((name) => name !== 'network') as Protocol[];

test.each(PROTOCOLS)('%s gives a meaning to no event but its own', (protocol) => {
  const { moments, ownMoments, limits, limitEnds, stateChanged, complete, arrived, told, probing } =
    familyOf(protocol).reading;
  const meant = [
    ...[
      ...moments.keys(),
      ...limits.keys(),
      ...limitEnds,
      stateChanged,
      complete,
      ...arrived,
      ...told,
    ],
    ...ownMoments.map(({ code }) => code),
    ...(probing
      ? [probing.started, probing.sent, probing.answered, ...probing.endings.keys()]
      : []),
  ];
  const own = Object.values<unknown>(EVENT_CODES[protocol]);
  expect(meant.filter((code) => !own.includes(code))).toEqual([]);
});

test('every family has the moments of all, and a sender that its peer or its application limits', () => {
  for (const { moments, limits } of READINGS) {
    expect([...moments.values()].toSorted()).toEqual([
      'application-limited',
      'buffer-full',
      'slow-start',
      'window-closed',
    ]);
    expect([...limits.values()].toSorted()).toEqual(['application', 'window']);
  }
});

test('a family probes exactly if its words say so', () => {
  for (const protocol of PROTOCOLS) {
    const { probes, reading } = familyOf(protocol);
    expect(reading.probing !== null).toBe(probes !== 'never');
  }
});

test('no two moments of families have one word', () => {
  const kinds = READINGS.flatMap(({ ownMoments }) => ownMoments.map(({ kind }) => kind));
  expect(new Set(kinds).size).toBe(kinds.length);
});
