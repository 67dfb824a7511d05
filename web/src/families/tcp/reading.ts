/** What the events of TCP mean to readers of a recording. */
import { EVENT_CODES } from '../../protocol/events.gen';
import { type FamilyReading, sharedReading } from '../familyReading';

const codes = EVENT_CODES.tcp;

export const tcpReading: FamilyReading = {
  ...sharedReading(codes, codes.beyondWindow),
  probing: {
    earlier: null,
    started: codes.probingStarted,
    sent: codes.probeSent,
    answered: codes.probeAnswered,
    endings: new Map([
      [codes.probingAborted, 'aborted'],
      [codes.immediateRecovery, 'recovered'],
      [codes.congestionFound, 'congestion'],
      [codes.probingCut, 'cut'],
    ]),
  },
};
