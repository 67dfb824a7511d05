/** The terms of TCP (RFC 9293, RFC 5681). */
import { forms, noted, say } from '../../words/say';
import type { FamilyWords } from '../familyWords';

/** A sequence number in the core's words. */
const BYTES = /\b([Ss]egment at )?([Bb])yte(s below)? (\d+)\b/g;

/** What the core's sentences come to have in them by that, for other languages. */
noted('{ $a } (segment { $b })');
noted('{ $a } (segments below { $b })');
noted('Segment { $a } at byte { $b }');

export const tcp: FamilyWords = {
  label: 'TCP',
  headline: ({ error_control }) => (error_control === 'probing' ? say('TCP-probing') : 'TCP'),
  connection: say('connection'),
  firstPiece: 1,
  piece: forms('segment', 'segments'),
  acknowledgement: ['ACK', 'ACKs'],
  window: 'rwnd',
  errors: say('Timeouts in a row'),
  heartbeats: false,
  probes: 'chosen',
  sequence: {
    title: say('Sequence'),
    name: say('Sequence'),
    unit: 'byte',
    toggle: say('Show sequence numbers modulo 100 full segments'),
    empty: say('Every segment sent, acknowledged and lost appears here by its first byte.'),
  },
  streams: { name: say('Stream'), holds: say('Stream and ACKs') },
  numbers: { ssn: say('Segment'), tsn: say('Byte') },
  nothingWaits: say('Nothing waits: every segment that arrived has been delivered.'),
  waits: ({ ssn, tsn }, why) => say`The stream waits for segment ${ssn} (byte ${tsn}, ${why})`,
  place: ({ ssn, tsn }) => say`Segment ${ssn}, byte ${tsn}`,
  onArrow: ({ ssn, tsn }, by) => (by === 'tsn' ? say`Byte ${tsn}` : say`Segment ${ssn}`),
  onAnswer: (number, piece, by) => (by === 'tsn' ? `ACK ${number}` : `ACK ${piece}`),
  acknowledges: (last) => say`Acknowledges up to byte ${last}`,
  numbered: (words, piece, by) =>
    by === 'tsn'
      ? words
      : words.replaceAll(BYTES, (said, at, first, below, byte) => {
          const number = piece(Number(byte));
          // The SYN has a number, too, and is of no segment of data.
          if (number < 1) return said;
          if (at) return `${at.slice(0, 7)} ${number}${by === 'both' ? ` at byte ${byte}` : ''}`;
          const segments = `${below ? 'egments below' : 'egment'} ${number}`;
          return by === 'both'
            ? `${said} (s${segments})`
            : `${first === 'B' ? 'S' : 's'}${segments}`;
        }),
  noLoss: (byte) =>
    say`No loss of the segment at byte ${byte} is recorded: it was late, or its ACKs were lost.`,
};
