/** The registration of families: one line each. */
import type { Flow } from '../protocol/scenario.gen';
import type { FamilyWords } from './familyWords';
import { sctp } from './sctp/words';
import { tcp } from './tcp/words';
import { xstp } from './xstp/words';

export type { FamilyWords, GivenSettings, PieceNumber, PiecePlace } from './familyWords';

/** The word of a family in documents and recordings. */
export type Protocol = NonNullable<Flow['protocol']>;

/** The one that documents mean that name none. */
export const FIRST_PROTOCOL: Protocol = 'sctp';

const FAMILIES: Readonly<Record<Protocol, FamilyWords>> = {
  sctp,
  tcp,
  xstp,
};

/** The words of a family. */
export function familyOf(protocol: Protocol): FamilyWords {
  return FAMILIES[protocol];
}
