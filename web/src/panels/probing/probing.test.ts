/** What is said of a probing cycle. */
import { expect, test } from 'vitest';
import { Outcome } from '../../protocol/codes.gen';
import { CAUSES } from '../../protocol/losses.gen';
import { NONE } from '../../reading/lists';
import { entryWords, truthWords, whichWords } from './probingWords';

test('a cycle is said with its number, and whether it lasts', () => {
  const cycle = { number: 3, began: 7, ended: NONE, began_s: 42.3184, limit_ms: 223, entries: [] };
  expect(whichWords(cycle)).toBe('Cycle 3 began at 42.318 s and goes on.');
  expect(whichWords({ ...cycle, ended: 9 })).toBe('Cycle 3 began at 42.318 s; it is over.');
  expect(whichWords(null)).toBe('No probing cycle yet at this moment.');
});

test('an exchange is said with its round trip beside the limit', () => {
  expect(entryWords({ probe: 0, rtt_ms: null }, 223, 'Earlier POLLs')).toBe(
    'Earlier POLLs: no answer yet',
  );
  expect(entryWords({ probe: 2, rtt_ms: 223 }, 223)).toBe('Probe 2: 223.0 ms, within the limit');
  expect(entryWords({ probe: 2, rtt_ms: 300 }, 223)).toBe(
    'Probe 2: 300.0 ms, longer than the limit',
  );
});

test('the truth names causes with their counts', () => {
  const lost = [
    { outcome: Outcome.state, packets: 7 },
    { outcome: Outcome.queueFull, packets: 1 },
  ];
  expect(truthWords(lost, 41.9)).toBe(
    '8 packets were lost since 41.900 s: 7 to the bad state of a link, 1 to full queues.',
  );
  expect(truthWords(lost.slice(1), 1)).toBe('1 packet was lost since 1.000 s: 1 to full queues.');
  expect(truthWords([], 1)).toBe('No packet was lost since 1.000 s.');
});

test('every cause of a loss has words of its own, a collision too', () => {
  const said = CAUSES.map(({ outcome }) => truthWords([{ outcome, packets: 2 }], 1));
  expect(new Set(said).size).toBe(CAUSES.length);
  for (const words of said) {
    expect(words).not.toMatch(/undefined|otherwise/);
  }
  const lost = [{ outcome: Outcome.collision, packets: 2 }];
  expect(truthWords(lost, 1)).toBe('2 packets were lost since 1.000 s: 2 in collisions.');
});
