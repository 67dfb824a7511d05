/** What the events of stop-and-wait mean to readers of a recording: it refuses nothing. */
import { EVENT_CODES } from '../../protocol/events.gen';
import { type FamilyReading, sharedReading } from '../familyReading';

export const stopAndWaitReading: FamilyReading = sharedReading(EVENT_CODES.stop_and_wait);
