/** What the events of XSTP mean to readers of a recording. */
import { EVENT_CODES } from '../../protocol/events.gen';
import { type FamilyReading, sharedProbing, sharedReading } from '../familyReading';

const codes = EVENT_CODES.xstp;

export const xstpReading: FamilyReading = {
  ...sharedReading(codes, codes.beyondWindow),
  probing: sharedProbing(codes, 'Earlier POLLs'),
};
