/** The terms of SCTP (RFC 9260). */
import { formOf, forms, say } from '../../words/say';
import type { FamilyWords } from '../familyWords';

export const sctp: FamilyWords = {
  label: 'SCTP',
  headline: ({ streams }) => {
    const count = typeof streams === 'number' ? streams : 1;
    return `SCTP, ${count} ${formOf(count, ['stream', 'streams'])}`;
  },
  connection: say('association'),
  firstPiece: 0,
  piece: forms('chunk', 'chunks'),
  acknowledgement: ['SACK', 'SACKs'],
  window: 'a_rwnd',
  errors: say('Errors in a row'),
  heartbeats: true,
  probes: 'never',
  sequence: {
    title: 'TSN',
    name: 'TSN',
    unit: 'TSN',
    toggle: say('Show TSNs modulo 100'),
    empty: say('Every chunk sent, acknowledged and lost appears here by its TSN.'),
  },
  streams: { name: say('Streams'), holds: say('Streams and SACKs') },
  numbers: { ssn: 'SSN', tsn: 'TSN' },
  nothingWaits: say('No stream waits: every chunk that arrived has been delivered.'),
  waits: ({ stream, ssn, tsn }, why) =>
    say`Stream ${stream} waits for SSN ${ssn} (TSN ${tsn}, ${why})`,
  place: ({ stream, ssn, tsn }) => say`TSN ${tsn}, stream ${stream}, SSN ${ssn}`,
  onArrow: ({ tsn }) => `TSN ${tsn}`,
  onAnswer: (number) => `SACK ${number}`,
  acknowledges: (last) => say`Acknowledges up to ${last}`,
  noLoss: (tsn) => say`No loss of TSN ${tsn} is recorded: it was late, or its SACKs were lost.`,
};
