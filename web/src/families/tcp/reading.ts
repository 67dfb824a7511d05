/** What the events of TCP mean to readers of a recording. */
import { EVENT_CODES } from '../../protocol/events.gen';
import { type FamilyReading, sharedProbing, sharedReading } from '../familyReading';

const codes = EVENT_CODES.tcp;

export const tcpReading: FamilyReading = {
  ...sharedReading(codes, codes.beyondWindow),
  probing: sharedProbing(codes, null),
};
