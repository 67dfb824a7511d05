/** The core's words with the numbers of data as they were chosen. */
import { expect, test } from 'vitest';
import { inNumbers } from './numberedWords';

const tcp = {
  protocol: 'tcp',
  numbering: { first: 1, step: 1448, acknowledges_next: true },
} as const;
const sctp = {
  protocol: 'sctp',
  numbering: { first: 1, step: 1, acknowledges_next: false },
} as const;
const words = {
  title: 'Fast retransmit of byte 10137',
  detail: 'Byte 10137 was not acknowledged; bytes below 18825 and byte 0 were, cwnd 1,448 bytes.',
  rule: 'RFC 5681 3.2',
};

test('a list of events says both the byte and the segment', () => {
  expect(inNumbers(words, tcp, 'both')).toEqual({
    title: 'Fast retransmit of byte 10137 (segment 8)',
    detail:
      'Byte 10137 (segment 8) was not acknowledged; bytes below 18825 (segments below 14) and byte 0 were, cwnd 1,448 bytes.',
    rule: 'RFC 5681 3.2',
  });
});

test('a diagram says the one that was chosen', () => {
  expect(inNumbers(words, tcp, 'tsn')).toEqual(words);
  expect(inNumbers(words, tcp, 'ssn')).toMatchObject({
    title: 'Fast retransmit of segment 8',
    detail: 'Segment 8 was not acknowledged; segments below 14 and byte 0 were, cwnd 1,448 bytes.',
  });
});

test('a lost segment is named once', () => {
  const lost = { ...words, title: 'Segment at byte 10137 lost to a full queue' };
  expect(inNumbers(lost, tcp, 'both').title).toBe('Segment 8 at byte 10137 lost to a full queue');
  expect(inNumbers(lost, tcp, 'ssn').title).toBe('Segment 8 lost to a full queue');
});

test('a TSN is its own name', () => {
  expect(inNumbers({ ...words, title: 'TSN 7' }, sctp, 'both').title).toBe('TSN 7');
  expect(inNumbers(words, undefined, 'both')).toBe(words);
});
