/** The terms of XSTP (Elaasar, Barbeau, Kranakis and Li 2005). */
import type { FamilyWords } from '../familyWords';

export const xstp: FamilyWords = {
  label: 'XSTP',
  headline: ({ probing }) => (probing === false ? 'XSTP without probing' : 'XSTP'),
  connection: 'session',
  firstPiece: 1,
  piece: ['segment', 'segments'],
  acknowledgement: ['STAT', 'STATs'],
  window: 'window',
  errors: 'Unanswered in a row',
  heartbeats: false,
  probes: 'always',
  sequence: {
    title: 'Sequence',
    name: 'Sequence',
    unit: 'segment',
    toggle: 'Show segments modulo 100',
    empty: 'Every segment sent, acknowledged and lost appears here by its number.',
  },
  streams: { name: 'Probing', holds: 'Stream, probing and STATs' },
  numbers: { ssn: 'Segment', tsn: 'Segment' },
  nothingWaits: 'Nothing waits: every segment that arrived has been delivered.',
  waits: ({ tsn }, why) => `The stream waits for segment ${tsn} (${why})`,
  place: ({ tsn }) => `Segment ${tsn}`,
  onArrow: ({ tsn }) => `Segment ${tsn}`,
  onAnswer: (number) => `STAT ${number}`,
  acknowledges: (last) => `Acknowledges up to segment ${last}`,
  noLoss: (tsn) =>
    `No loss of segment ${tsn} is recorded: it was late, or reports or POLLs were lost.`,
};
