/** The event list: words asked once, and the truth beside the belief. */
import { describe, expect, it } from 'vitest';
import type { EventCode } from '../../protocol/codes.gen';
import { Direction, numberOf, Outcome, SegmentKind } from '../../protocol/codes.gen';
import { EVENT_CODES, LOSS_FIELDS } from '../../protocol/events.gen';
import { EventIndex } from '../../reading/eventIndex';
import { FLOW, recording } from '../../reading/tables.testing';
import { causeOf, isDataLoss, lostTsns, reactionTo } from '../../reading/truth';
import { EventBook } from './eventBook';

const { network, sctp } = EVENT_CODES;

/** The fields of a loss as the recording has them. */
const lost = (kind: SegmentKind, direction: Direction) => ({
  [LOSS_FIELDS.kind as unknown as string]: numberOf(kind),
  [LOSS_FIELDS.direction as unknown as string]: numberOf(direction),
});
const DATA_LOST = lost(SegmentKind.data, Direction.forward);
const SACK_LOST = lost(SegmentKind.sack, Direction.reverse);

const events = [
  { t: 1, code: sctp.slowStart, flow: 0 },
  { t: 2, code: network.lossCorruption, flow: 0, a: 418, ...DATA_LOST },
  { t: 2.1, code: network.lossCorruption, flow: 0, a: 418, ...SACK_LOST },
  { t: 2.5, code: sctp.fastRetransmit, flow: 0, a: 417 },
  { t: 2.6, code: sctp.timeout, flow: 0, a: 418 },
  { t: 2.6, code: sctp.fastRetransmit, flow: 0, a: 418 },
  { t: 3, code: network.lossQueue, flow: 3, a: 9, ...DATA_LOST },
];
const source = recording({ events });

describe('truth beside belief', () => {
  const index = new EventIndex(source, FLOW);
  index.update();

  it('knows a loss of data from a loss of a SACK', () => {
    expect([1, 2, 3].map((row) => isDataLoss(source, row))).toEqual([true, false, false]);
  });

  it('finds the first reaction to a loss, and the loss behind a reaction', () => {
    expect(reactionTo(source, index, 1)).toBe(4);
    expect(causeOf(source, index, 5)).toBe(1);
    expect(causeOf(source, index, 3)).toBe(-1);
  });
});

describe('a lost packet with several chunks', () => {
  const bundled = recording({
    segments: [
      { t: 1, tsn: 417, chunks: 3 },
      { t: 1, tsn: 500, chunks: 1 },
    ],
    bundles: [
      { segment: 0, tsn: 418 },
      { segment: 0, tsn: 419 },
    ],
    fates: [
      { t: 2, segment: 1, outcome: Outcome.corruption },
      { t: 2, segment: 0, outcome: Outcome.corruption },
    ],
    events: [
      { t: 2, code: network.lossCorruption, flow: 0, a: 417, ...DATA_LOST },
      { t: 2.6, code: sctp.fastRetransmit, flow: 0, a: 419 },
    ],
  });
  const index = new EventIndex(bundled, FLOW);
  index.update();

  it('is the cause of the retransmission of each of them', () => {
    expect(causeOf(bundled, index, 1)).toBe(0);
    expect(reactionTo(bundled, index, 0)).toBe(1);
    expect([...lostTsns(bundled, 0)]).toEqual([417, 418, 419]);
  });
});

describe('words', () => {
  it('are asked of the core once for each event', () => {
    const asked: EventCode[] = [];
    const book = new EventBook(source, (code) => {
      asked.push(code);
      return { title: `code ${numberOf(code)}`, detail: '', rule: '' };
    });
    expect(book.of(1).title).toBe('code 100');
    expect(book.of(1).title).toBe('code 100');
    expect(book.of(0).title).toBe('code 10');
    expect(asked).toEqual([network.lossCorruption, sctp.slowStart]);
  });

  it('are asked with the flow and the path of the event', () => {
    const failover = recording({
      events: [{ t: 1, code: sctp.rtoDoubled, flow: 2, path: 1, a: 4, b: 3, c: 2, d: 1 }],
    });
    const book = new EventBook(failover, (...event) => ({
      title: event.join(' '),
      detail: '',
      rule: '',
    }));
    expect(book.of(0).title).toBe('21 2 1 4 3 2 1');
  });
});
