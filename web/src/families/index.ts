/** The registration of families: one line each. */
import type { Flow } from '../protocol/scenario.gen';
import type { FamilyReading } from './familyReading';
import type { FamilyWords } from './familyWords';
import { sctpReading } from './sctp/reading';
import { sctp } from './sctp/words';
import { tcpReading } from './tcp/reading';
import { tcp } from './tcp/words';
import { xstpReading } from './xstp/reading';
import { xstp } from './xstp/words';

export type {
  Ending,
  FamilyReading,
  Limit,
  OwnMoment,
  ProbingEvents,
  SharedMoment,
} from './familyReading';
export type { FamilyWords, GivenSettings, PieceNumber, PiecePlace } from './familyWords';

/** The word of a family in documents and recordings. */
export type Protocol = NonNullable<Flow['protocol']>;

/** The one that documents mean that name none. */
export const FIRST_PROTOCOL: Protocol = 'sctp';

/** All that the page knows of a family. */
export interface Family extends FamilyWords {
  readonly reading: FamilyReading;
}

const FAMILIES: Readonly<Record<Protocol, Family>> = {
  sctp: { ...sctp, reading: sctpReading },
  tcp: { ...tcp, reading: tcpReading },
  xstp: { ...xstp, reading: xstpReading },
};

/** What the page knows of a family. */
export function familyOf(protocol: Protocol): Family {
  return FAMILIES[protocol];
}

/** The family whose word in documents is this; null if there is none. */
export function familyCalled(word: string): Family | null {
  return Object.entries(FAMILIES).find(([own]) => own === word)?.[1] ?? null;
}

/** What the events of all families mean: their codes are apart. */
export const READINGS: readonly FamilyReading[] = Object.values(FAMILIES).map(
  ({ reading }) => reading,
);
