/** What the events of XSTP mean to readers of a recording. */
import { EVENT_CODES } from '../../protocol/events.gen';
import { say } from '../../words/say';
import { type FamilyReading, sharedProbing, sharedReading } from '../familyReading';

const codes = EVENT_CODES.xstp;

export const xstpReading: FamilyReading = {
  ...sharedReading(codes, codes.beyondWindow),
  probing: sharedProbing(codes, say('Earlier POLLs')),
};
