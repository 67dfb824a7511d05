/** The terms of stop-and-wait. */
import type { FamilyWords } from '../familyWords';

export const stopAndWait: FamilyWords = {
  label: 'Stop-and-wait',
  headline: () => 'Stop-and-wait',
  connection: 'exchange',
  firstPiece: 1,
  piece: ['packet', 'packets'],
  acknowledgement: ['acknowledgement', 'acknowledgements'],
  window: 'window',
  errors: 'Timeouts in a row',
  heartbeats: false,
  probes: 'never',
  sequence: {
    title: 'Packets',
    name: 'Packets',
    unit: 'packet',
    toggle: 'Show packets modulo 100',
    empty: 'Every packet sent, acknowledged and lost appears here by its number.',
  },
  streams: { name: 'Packets', holds: 'Packets' },
  numbers: { ssn: 'Packet', tsn: 'Packet' },
  nothingWaits: 'Nothing waits: every packet that arrived has been delivered.',
  waits: ({ tsn }, why) => `Packet ${tsn} is awaited (${why})`,
  place: ({ tsn }) => `Packet ${tsn}`,
  onArrow: ({ tsn }) => `Packet ${tsn}`,
  onAnswer: (number) => `Acknowledgement ${number}`,
  acknowledges: (last) => `Acknowledges packet ${last}`,
  noLoss: (tsn) => `No loss of packet ${tsn} is recorded: it was late.`,
};
