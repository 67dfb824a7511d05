/** The terms of XSTP (Elaasar, Barbeau, Kranakis and Li 2005). */
import { forms, say } from '../../words/say';
import type { FamilyWords } from '../familyWords';

export const xstp: FamilyWords = {
  label: 'XSTP',
  headline: ({ probing }) => (probing === false ? say('XSTP without probing') : 'XSTP'),
  connection: say('session'),
  firstPiece: 1,
  piece: forms('segment', 'segments'),
  acknowledgement: ['STAT', 'STATs'],
  window: say('window'),
  errors: say('Unanswered in a row'),
  heartbeats: false,
  probes: 'always',
  sequence: {
    title: say('Sequence'),
    name: say('Sequence'),
    unit: 'segment',
    toggle: say('Show segments modulo 100'),
    empty: say('Every segment sent, acknowledged and lost appears here by its number.'),
  },
  streams: { name: say('Probing'), holds: say('Stream, probing and STATs') },
  numbers: { ssn: say('Segment'), tsn: say('Segment') },
  nothingWaits: say('Nothing waits: every segment that arrived has been delivered.'),
  waits: ({ tsn }, why) => say`The stream waits for segment ${tsn} (${why})`,
  place: ({ tsn }) => say`Segment ${tsn}`,
  onArrow: ({ tsn }) => say`Segment ${tsn}`,
  onAnswer: (number) => `STAT ${number}`,
  acknowledges: (last) => say`Acknowledges up to segment ${last}`,
  noLoss: (tsn) =>
    say`No loss of segment ${tsn} is recorded: it was late, or reports or POLLs were lost.`,
};
