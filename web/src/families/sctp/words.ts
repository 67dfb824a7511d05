/** The terms of SCTP (RFC 9260). */
import type { FamilyWords } from '../familyWords';

export const sctp: FamilyWords = {
  label: 'SCTP',
  headline: ({ streams }) => {
    const count = typeof streams === 'number' ? streams : 1;
    return `SCTP, ${count} ${count === 1 ? 'stream' : 'streams'}`;
  },
  connection: 'association',
  firstPiece: 0,
  piece: ['chunk', 'chunks'],
  acknowledgement: ['SACK', 'SACKs'],
  window: 'a_rwnd',
  errors: 'Errors in a row',
  heartbeats: true,
  probes: 'never',
  sequence: {
    title: 'TSN',
    name: 'TSN',
    unit: 'TSN',
    toggle: 'Show TSNs modulo 100',
    empty: 'Every chunk sent, acknowledged and lost appears here by its TSN.',
  },
  streams: { name: 'Streams', holds: 'Streams and SACKs' },
  numbers: { ssn: 'SSN', tsn: 'TSN' },
  nothingWaits: 'No stream waits: every chunk that arrived has been delivered.',
  waits: ({ stream, ssn, tsn }, why) =>
    `Stream ${stream} waits for SSN ${ssn} (TSN ${tsn}, ${why})`,
  place: ({ stream, ssn, tsn }) => `TSN ${tsn}, stream ${stream}, SSN ${ssn}`,
  onArrow: ({ tsn }) => `TSN ${tsn}`,
  onAnswer: (number) => `SACK ${number}`,
  acknowledges: (last) => `Acknowledges up to ${last}`,
  noLoss: (tsn) => `No loss of TSN ${tsn} is recorded: it was late, or its SACKs were lost.`,
};
